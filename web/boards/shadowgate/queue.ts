import { type Stack, underWay } from '@gilt/games/shadowgate/deeds';
import { useEffect, useState } from 'react';
import { useTable } from '../../table/view.ts';

/** Answers to the questions that are still to come, by question. They hold as long as the same thing is being done. */
interface Queue {
  readonly about: string;
  /** The question that was answered last. */
  readonly from: number;
  readonly answers: Readonly<Record<string, readonly string[]>>;
}

/** An answer that has not been heard of after so many milliseconds was lost: the rest is asked of the person again. */
const PATIENCE = 5000;

/**
 * Somebody may plan a deed as a whole: what it is, what it is paid with, which items it takes. The table asks for it bit by bit; what was
 * planned is answered as it is asked. As soon as something else is asked, the rest of the plan is void.
 */
export function useQueue(): {
  readonly busy: boolean;
  run(first: string, about: string, answers: Queue['answers']): void;
} {
  const { now, scene, seal } = useTable();
  const [queue, setQueue] = useState<Queue | null>(null);
  const asked = now?.asked ?? null;
  const number = asked?.number ?? null;
  const about = now && asked ? aboutNow(now.view.flow.stack, asked.where) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question, when nothing else is being shown
  useEffect(() => {
    if (!queue || !asked || scene) return;
    if (number === queue.from) {
      const timer = setTimeout(() => setQueue(null), PATIENCE);
      return () => clearTimeout(timer);
    }
    if (now?.chosen !== null) return;
    const planned = queue.answers[asked.where] ?? [];
    const next = about === queue.about ? planned.find((name) => asked.names.includes(name)) : undefined;
    if (next === undefined) {
      setQueue(null);
      return;
    }
    const rest = planned.toSpliced(planned.indexOf(next), 1);
    setQueue({ about: queue.about, from: number!, answers: { ...queue.answers, [asked.where]: rest } });
    seal(next);
  }, [number, scene, queue]);
  return {
    busy: queue !== null && (number === null || number === queue.from || about === queue.about),
    run(first, what, answers) {
      if (number === null) return;
      setQueue({ about: what, from: number, answers });
      seal(first);
    },
  };
}

/** What is being done, as a queue remembers it. */
function aboutNow(stack: Stack, where: string): string {
  const begun = underWay(stack);
  return begun ? JSON.stringify(begun.deed) : where;
}
