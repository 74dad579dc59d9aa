import { contractSuite } from '@gilt/engine/contract/suite';
import { greedQuest } from './game.ts';
import { trials } from './trials.ts';

contractSuite(greedQuest, trials, `${import.meta.dirname}/golden`);
