import { contractSuite } from '@gilt/engine/contract/suite';
import { goofspiel } from './game.ts';
import { trials } from './trials.ts';

contractSuite(goofspiel, trials, `${import.meta.dirname}/golden`);
