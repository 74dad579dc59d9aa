import { type Expected, report } from './finding.ts';
import { pieces } from './pieces.ts';
import { dialogs, root } from './place.ts';

/** Who I am, and what I have. */
export function lookForOwn(own: Expected['own']): void {
  const seat = root.querySelector('.r-own, .you__seat');
  if (own && dialogs.length === 0) {
    const inSeat = pieces.filter(({ element }) => !seat || seat.contains(element));
    const named = (seat ? inSeat : pieces).filter(({ text }) => text.includes(own.name));
    if (!named.some(({ whole }) => whole)) {
      const [first] = named;
      report(
        'own name cannot be seen whole',
        first?.element ?? seat ?? root,
        first ? 'cut off or covered' : 'it is not there',
        own.name,
      );
    }
    if (own.scores && seat) {
      const text = inSeat.flatMap(({ text: each, whole }) => (whole ? [each] : [])).join(' ');
      const there = own.scores.some((score) =>
        new RegExp(`(?<![\\d])${score.replace(/[$]/g, '\\$&')}(?![\\d])`).test(text),
      );
      if (!there)
        report(
          'own score cannot be seen',
          seat,
          `${[...new Set(own.scores)].join(' or ')} in “${text.slice(0, 60)}”`,
          '',
        );
    }
  }
}

/** What I have chosen, until all have: one card is marked, however many are like it. */
export function lookForSealed(): void {
  const marked = root.querySelectorAll('.is-sealed, .r-stage [aria-pressed="true"]').length;
  if (marked !== 1)
    report('what is sealed is not marked', root.querySelector('.r-hand') ?? root, `${marked} cards are`);
}
