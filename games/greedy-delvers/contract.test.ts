import { contractSuite } from '@gilt/engine/contract/suite';
import { greedyDelvers } from './game.ts';
import { trials } from './trials.ts';

contractSuite(greedyDelvers, trials, `${import.meta.dirname}/golden`);
