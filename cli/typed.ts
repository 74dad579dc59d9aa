/** The command as it was typed, for a report that says how to make it again. */
export const typed = (): string =>
  ['gilt', ...process.argv.slice(2)].map((word) => (/^[\w./,=:@-]+$/.test(word) ? word : `'${word}'`)).join(' ');
