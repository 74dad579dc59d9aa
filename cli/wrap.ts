/** The widest that text is comfortable to read. */
const WIDEST = 100;

/** Breaks text at words to fit the terminal, the lines after the first indented. In a file or a pipe it stays one line. */
export function wrap(text: string, indent: number, columns: number | undefined = process.stdout.columns): string {
  if (columns === undefined) return text;
  const width = Math.max(Math.min(columns, WIDEST) - indent, 20);
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.length - 1;
    if (lines[last] === '') lines[last] = word;
    else if (lines[last]!.length + 1 + word.length <= width) lines[last] += ` ${word}`;
    else lines.push(word);
  }
  return lines.join(`\n${' '.repeat(indent)}`);
}
