import { contractSuite } from '@gilt/engine/contract/suite';
import { greed } from './game.ts';
import { trials } from './trials.ts';

contractSuite(greed, trials, `${import.meta.dirname}/golden`);
