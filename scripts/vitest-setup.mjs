// Before the tests: the tests of the command line run the bundle.
import { buildIfNeeded } from './build.mjs';

export default buildIfNeeded;
