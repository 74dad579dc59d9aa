import { type JSX, useCallback, useState } from 'react';
import { say } from '../say.ts';
import { Drawer } from './drawer.tsx';
import { RulesView } from './rules-view.tsx';

/** The rules of a game in a drawer of the page, and what opens it, at a clause or where they begin. */
export function useRules({
  id,
  name,
}: {
  readonly id: string;
  readonly name: string;
}): readonly [open: (clause: string | null) => void, drawer: JSX.Element] {
  const [{ isOpen, clause }, set] = useState<{ isOpen: boolean; clause: string | null }>({
    isOpen: false,
    clause: null,
  });
  const open = useCallback((at: string | null) => set({ isOpen: true, clause: at }), []);
  const drawer = (
    <Drawer
      title={say('rules.of', { game: name })}
      open={isOpen}
      onOpenChange={(stays) => set({ isOpen: stays, clause })}
      wide
    >
      <RulesView game={id} clause={clause} heading="h3" />
    </Drawer>
  );
  return [open, drawer];
}
