import { Refusal } from '@gilt/engine/fault';

/** How long to think about a choice. With iterations the same task always gives the same answer; with time it does not. */
export type Budget = { readonly iterations: number } | { readonly milliseconds: number };

/** `400` iterations, or `25ms`. */
export function readBudget(text: string): Budget {
  const [, number, unit] = /^([1-9]\d{0,8})(ms)?$/.exec(text) ?? [];
  if (!number) throw new Refusal(`'${text}' is no budget: 400 stands for iterations, 25ms for time`);
  return unit ? { milliseconds: Number(number) } : { iterations: Number(number) };
}

/** After so many milliseconds in a row whoever shares the thread gets a turn: a page must not freeze, a signal must be heard. */
const BREATH = 25;

const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Repeats a step until the budget is used up, or so many milliseconds are over. Gives up, with the signal's reason, when that says so. */
export async function spend(
  budget: Budget,
  step: () => void,
  signal?: AbortSignal,
  within = Number.POSITIVE_INFINITY,
): Promise<void> {
  signal?.throwIfAborted();
  const start = performance.now();
  const iterations = 'iterations' in budget ? budget.iterations : Number.POSITIVE_INFINITY;
  const end = start + Math.min(within, 'milliseconds' in budget ? budget.milliseconds : Number.POSITIVE_INFINITY);
  let breath = start + BREATH;
  for (let done = 0, now = start; done < iterations && now < end; done++) {
    step();
    now = performance.now();
    if (now < breath) continue;
    await breathe();
    signal?.throwIfAborted();
    breath = performance.now() + BREATH;
  }
}
