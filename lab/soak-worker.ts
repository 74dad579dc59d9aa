import { type Inspection, inspect } from './inspection.ts';

/** What a thread of a soak does. */
export default (inspection: Inspection): void => inspect(inspection);
