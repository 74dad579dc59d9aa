import picocolors from 'picocolors';

const { FORCE_COLOR, NO_COLOR } = process.env;

/** Colour for people at a terminal who have not asked to be spared it; never in a file or a pipe. */
export const colours = picocolors.createColors(
  Boolean(FORCE_COLOR) || (Boolean(process.stdout.isTTY) && !NO_COLOR && process.env.TERM !== 'dumb'),
);
