import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** A line of a log that is bound. */
export type BoundLine = [n: number, at: number, happening: string, told: string | null];

/** Quick, and a tenth of the room. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Snapshots and volumes are kept like this, in every store. */
export const pressed = (text: string): Buffer => brotliCompressSync(text, BROTLI);
export const unpressed = (data: Uint8Array): string => brotliDecompressSync(data).toString();

/** Lines bound into one volume. */
export const boundVolume = (lines: readonly BoundLine[]): Buffer => pressed(JSON.stringify(lines));
export const linesOfVolume = (data: Uint8Array): BoundLine[] => JSON.parse(unpressed(data));
