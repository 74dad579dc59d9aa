import { stripVTControlCharacters } from 'node:util';

/** The widest that text is comfortable to read. */
const WIDEST = 100;
/** Nothing is made narrower than this. */
const NARROWEST = 20;

/** How wide a text is on the screen: colour takes no room. */
export const widthOf = (text: string): number => stripVTControlCharacters(text).length;

/** Breaks text at words to fit the terminal, the lines after the first indented. In a file or a pipe it stays one line. */
export function wrap(text: string, indent: number, columns: number | undefined = process.stdout.columns): string {
  if (columns === undefined) return text;
  const width = Math.max(Math.min(columns, WIDEST) - indent, NARROWEST);
  return brokenAt(text, width).join(`\n${' '.repeat(indent)}`);
}

/** Breaks every line that is too long for the terminal at words, and indents what follows a little more than its beginning. */
export function fit(text: string, columns: number | undefined = process.stdout.columns): string {
  if (columns === undefined) return text;
  return text
    .split('\n')
    .map((line) => {
      if (widthOf(line) <= columns) return line;
      const start = /^ */.exec(line)![0];
      const [first, ...rest] = brokenAt(line.slice(start.length), Math.max(columns - start.length - 2, NARROWEST));
      return [`${start}${first}`, ...rest.map((each) => `${start}  ${each}`)].join('\n');
    })
    .join('\n');
}

/** A text in lines of so many characters, broken between words. Colour that goes on over the end of a line begins anew. */
export function brokenAt(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  let colour = '';
  for (const word of text.split(' ')) {
    const joined = line === '' ? word : `${line} ${word}`;
    if (line === '' || widthOf(joined) <= width) {
      line = joined;
      continue;
    }
    const open = colourAfter(colour, line);
    lines.push(open === '' ? line.trimEnd() : `${line.trimEnd()}${RESET}`);
    colour = open;
    line = colour + word;
  }
  lines.push(line);
  return lines;
}

const RESET = '\u001b[0m';
/** Codes that end bold and dim, or a colour, or both. */
const ENDS = ['0', '22', '39'];

/** The colour codes that are in force after a text in which it began with these. */
function colourAfter(before: string, text: string): string {
  let open = before;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: this is how terminals are told about colour
  for (const [code, number] of text.slice(before.length).matchAll(/\u001b\[(\d+)m/g))
    open = ENDS.includes(number!) ? '' : open + code;
  return open;
}
