import { contractSuite } from '@gilt/engine/contract/suite';
import { dungeonBusters } from './game.ts';
import { trials } from './trials.ts';

contractSuite(dungeonBusters, trials, `${import.meta.dirname}/golden`);
