import sealIcon from 'icon:wax-seal';
import type { JSX } from 'react';
import { say } from '../say.ts';
import { useTable } from '../table/view.ts';
import { Icon } from './icon.tsx';
import { Act } from './regions.tsx';

/** More letters than this on the seal are written smaller: what a card would do stands under it. */
const LONG = 20;

/** Pick, then seal: two acts, and no dialog that asks whether you are sure. */
export const SealButton = ({
  label,
  hint,
  ready,
  onSeal,
}: {
  /** What a choice is called on the button. */
  label: (choice: string) => string;
  /** What to do if nothing is picked, or what the pick would bring. */
  hint?: string | undefined;
  /** Where more than one thing makes a choice: whether all of it is there, and what seals it. */
  ready?: boolean;
  onSeal?: () => void;
}): JSX.Element | null => {
  const { now, picked, seal, takeBack, you, scene } = useTable();
  if (you === null) return null;
  if (!now?.asked || scene) return <Act />;
  const { chosen } = now;
  // Whoever has one choice seals like anybody else, or others could tell; but there is nothing to pick.
  const only = now.asked.names.length === 1 ? now.asked.names[0]! : null;
  const change = only === null ? (ready ?? (picked !== null && picked !== chosen)) : chosen === null;
  const words =
    (only ?? picked) === null && !ready ? say('seal.nothing') : say('seal', { choice: label(only ?? picked ?? '') });
  return (
    <Act>
      {chosen !== null && !change ? (
        <>
          <button type="button" className="btn btn--seal btn--done" onClick={takeBack} data-key="take-back">
            <Icon of={sealIcon} />
            <span>{say('seal.takeBack')}</span>
          </button>
          <p className="remark">{say(only === null ? 'seal.done' : 'seal.onlyDone', { choice: label(chosen) })}</p>
        </>
      ) : (
        <>
          <button
            type="button"
            className="btn btn--seal"
            aria-disabled={!change}
            data-long={words.length > LONG}
            onClick={() => change && (only === null ? (onSeal ?? seal)() : seal(only))}
            data-key="seal"
          >
            <Icon of={sealIcon} />
            <span>{words}</span>
          </button>
          <p className="remark">
            {only === null
              ? (hint ?? (picked === null ? say('seal.pickFirst') : say('seal.mayTakeBack')))
              : say('seal.only')}
          </p>
        </>
      )}
    </Act>
  );
};
