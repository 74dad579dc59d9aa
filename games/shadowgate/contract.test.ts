import { contractSuite } from '@gilt/engine/contract/suite';
import { shadowgate } from './game.ts';
import { trials } from './trials.ts';

/** Games are long and a match has several, so there are fewer of them. */
contractSuite(shadowgate, trials, `${import.meta.dirname}/golden`, { games: 1, seed: 'suite', oneIn: 12 });
