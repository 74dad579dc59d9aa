export const SIZES = ['wide', 'square'] as const;
export type Size = (typeof SIZES)[number];

/** What a picture of a moment says. */
export interface Moment {
  readonly game: string;
  readonly id: string;
  /** The part of the game, and what was told last. */
  readonly chapter: string;
  readonly line: string;
  readonly names: readonly string[];
  readonly totals: readonly number[] | null;
  /** Who shows it: in gold. */
  readonly you: number | null;
}

const MEASURES: Readonly<Record<Size, { readonly width: number; readonly height: number }>> = {
  wide: { width: 1200, height: 630 },
  square: { width: 1080, height: 1080 },
};
const DISPLAY = '"Gloock", Georgia, serif';
const TEXT = 'system-ui, sans-serif';
const LEAF = '#e6b84a';
const CHALK = '#f3ead9';
const DIM = '#b7a78f';

/** Draws a moment of a game in the colours of its world. */
export async function drawPicture(size: Size, moment: Moment): Promise<Blob> {
  await document.fonts.ready;
  const { width, height } = MEASURES[size];
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d')!;
  ground(pen, width, height);
  frame(pen, width, height);
  const margin = 84;
  text(pen, 'Gilt', margin, 118, { font: `56px ${DISPLAY}`, colour: LEAF });
  text(pen, moment.game, width - margin, 118, { font: `40px ${DISPLAY}`, colour: CHALK, align: 'right' });
  text(pen, moment.chapter, margin, size === 'wide' ? 222 : 300, {
    font: `600 34px ${TEXT}`,
    colour: DIM,
    within: width - 2 * margin,
  });
  const told = wrapped(pen, moment.line, `60px ${DISPLAY}`, width - 2 * margin).slice(0, size === 'wide' ? 2 : 4);
  told.forEach((line, i) => {
    text(pen, line, margin, (size === 'wide' ? 300 : 390) + 72 * i, { font: `60px ${DISPLAY}`, colour: CHALK });
  });
  players(pen, moment, margin, size === 'wide' ? 470 : 720, width - 2 * margin);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('the picture could not be drawn'))), 'image/png'),
  );
}

/** The colours of the game's cloth, as the page has them. */
function ground(pen: CanvasRenderingContext2D, width: number, height: number): void {
  const room = document.querySelector('.table-room') ?? document.body;
  const colour = (name: string, otherwise: string): string => {
    const probe = Object.assign(document.createElement('i'), { hidden: true });
    // Words are chalk: the cloth is that of the night, by daylight too.
    probe.style.colorScheme = 'dark';
    probe.style.color = `var(${name}, ${otherwise})`;
    room.append(probe);
    const found = getComputedStyle(probe).color;
    probe.remove();
    return found;
  };
  const light = pen.createRadialGradient(width / 2, height * 0.4, 0, width / 2, height * 0.4, width * 0.75);
  light.addColorStop(0, colour('--mid', '#4a2418'));
  light.addColorStop(1, colour('--deep', '#160c0a'));
  pen.fillStyle = light;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = 'rgb(0 0 0 / 0.25)';
  pen.fillRect(0, 0, width, height);
}

function frame(pen: CanvasRenderingContext2D, width: number, height: number): void {
  const foil = pen.createLinearGradient(0, 0, width, height);
  for (const [at, colour] of [
    [0, '#8a6420'],
    [0.3, '#f6dd8c'],
    [0.55, '#b98a2f'],
    [0.8, '#f2d27a'],
    [1, '#8a6420'],
  ] as const)
    foil.addColorStop(at, colour);
  pen.strokeStyle = foil;
  pen.lineWidth = 6;
  pen.strokeRect(28, 28, width - 56, height - 56);
  pen.lineWidth = 1.5;
  pen.strokeRect(40, 40, width - 80, height - 80);
}

/** Everybody in a row, with what they have; whoever leads is underlined. */
function players(pen: CanvasRenderingContext2D, moment: Moment, x: number, y: number, width: number): void {
  const { names, totals, you } = moment;
  const each = width / names.length;
  const most = totals ? Math.max(...totals) : null;
  names.forEach((name, seat) => {
    const left = x + each * seat;
    const colour = seat === you ? LEAF : CHALK;
    text(pen, name, left, y, { font: `600 28px ${TEXT}`, colour, within: each - 16 });
    if (!totals) return;
    text(pen, String(totals[seat]).replace('-', '−'), left, y + 70, { font: `64px ${DISPLAY}`, colour });
    if (totals[seat] === most) {
      pen.fillStyle = LEAF;
      pen.fillRect(left, y + 88, Math.min(each - 24, 72), 5);
    }
  });
}

interface Style {
  readonly font: string;
  readonly colour: string;
  readonly align?: CanvasTextAlign;
  /** What is longer ends in dots. */
  readonly within?: number;
}

function text(pen: CanvasRenderingContext2D, words: string, x: number, y: number, style: Style): void {
  pen.font = style.font;
  pen.fillStyle = style.colour;
  pen.textAlign = style.align ?? 'left';
  let shown = words;
  while (style.within && shown.length > 1 && pen.measureText(shown).width > style.within)
    shown = `${shown.slice(0, -2)}…`;
  pen.fillText(shown, x, y);
}

function wrapped(pen: CanvasRenderingContext2D, words: string, font: string, width: number): string[] {
  pen.font = font;
  const lines: string[] = [''];
  for (const word of words.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (pen.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
