/** Points as people write them: sharing makes halves and thirds. */
export const written = (points: number): string => String(Math.round(100 * points) / 100).replace('-', '−');
