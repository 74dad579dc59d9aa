/** A game does not keep the contract; the message says how, and in which game that can be seen again. */
export class ContractBroken extends Error {
  override readonly name = 'ContractBroken';
}

export function must(holds: boolean, what: () => string): asserts holds {
  if (!holds) throw new ContractBroken(what());
}

/** Two things that must be the same, as JSON. */
export function mustEqual(one: unknown, other: unknown, what: () => string): void {
  const a = JSON.stringify(one);
  const b = JSON.stringify(other);
  if (a !== b) throw new ContractBroken(`${what()}: ${firstDifference(a ?? 'nothing', b ?? 'nothing')}`);
}

function firstDifference(a: string, b: string): string {
  let at = 0;
  while (a[at] === b[at]) at++;
  const from = Math.max(0, at - 30);
  return `…${a.slice(from, at + 50)}… against …${b.slice(from, at + 50)}…`;
}
