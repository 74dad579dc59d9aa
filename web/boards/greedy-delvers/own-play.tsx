import { seatChoices } from '@gilt/engine/question';
import { CARDS } from '@gilt/games/greedy-delvers/cards';
import { cardOf, isDud, plays, targetOf } from '@gilt/games/greedy-delvers/plays';
import type { GreedyDelversView } from '@gilt/games/greedy-delvers/secrets';
import { type JSX, useState } from 'react';
import { asking } from '../../furniture/asking.tsx';
import { CrestPortrait } from '../../furniture/crest.tsx';
import { Hand, type HandCard } from '../../furniture/hand.tsx';
import { QuestionBar } from '../../furniture/question-bar.tsx';
import { InHand } from '../../furniture/regions.tsx';
import { SealButton } from '../../furniture/seal-button.tsx';
import { type TableView, useTable } from '../../table/view.ts';
import { cardWords, DelverFace } from './cards.tsx';
import { prospectWords } from './prospect.ts';
import { say } from './say.ts';
import { OwnSeat } from './seats.tsx';

type Seen = TableView<GreedyDelversView>;

/** What can be chosen with a card: one thing, or a target for each player it can be sent against. */
const choicesOf = ({ now }: Seen, card: number): string[] =>
  (now?.asked?.names ?? []).filter((name) => cardOf(plays.number(name)) === card);

/** Your hand, and whom a minion is sent against: a card first, then a target. */
export const OwnPlay = ({ seat }: { seat: number }): JSX.Element => {
  const view = useTable<GreedyDelversView>();
  const { now, names, picked, pick, seal } = view;
  const sight = now!.view;
  const question = now?.asked?.number ?? null;
  const [aiming, setAiming] = useState<{ at: number | null; key: string | null }>({ at: null, key: null });
  const hand = sight.game.hands[seat] as readonly number[];
  const cards = hand.map((card, i) => handCard(view, seat, card, `${CARDS[card]!.id}-${i}`));
  const held = aiming.at === question ? aiming.key : null;
  // What is sealed and not taken up again keeps its target in sight.
  const at = cards.findIndex(({ key, choice }) =>
    held === null ? choice !== null && choice === now!.chosen : key === held,
  );
  const choices = at < 0 ? [] : choicesOf(view, hand[at]!);
  const aims = choices.length > 1 ? choices : [];
  const targets = targetsOf(view, seat);
  const would = (how: 'hint' | 'remark'): string | undefined =>
    picked === null ? undefined : prospectWords(sight, seat, picked, names.map(shortened), how);

  function take({ key, choice }: HandCard): void {
    if (choice === null) return;
    setAiming({ at: question, key });
    const own = choicesOf(view, hand[cards.findIndex((each) => each.key === key)]!);
    const target = picked === null ? -1 : targetOf(plays.number(picked));
    // A target that was chosen for another minion stays.
    const same = own.find((name) => targetOf(plays.number(name)) === target && target >= 0);
    pick(own.length === 1 ? own[0]! : (same ?? null));
  }

  return (
    <>
      <QuestionBar
        title={question === null || now!.chosen !== null ? undefined : title(aims.length > 0, picked)}
        remark={would('remark')}
      >
        {targets.length > 1 ? (
          <fieldset className="answers aims" aria-label={say('gd.against')}>
            {targets.map((target, i) => {
              const name = aims.find((each) => targetOf(plays.number(each)) === target);
              const open = name !== undefined && now!.chosen === null;
              return (
                <button
                  key={target}
                  type="button"
                  className="btn btn--aim"
                  aria-pressed={name !== undefined && (picked ?? now!.chosen) === name}
                  aria-disabled={!open}
                  onClick={() => open && pick(name)}
                  data-digit={open ? i + 1 : undefined}
                  data-aim={open ? name : undefined}
                >
                  <CrestPortrait seat={target} size="xs" />
                  <span>{target === seat ? say('gd.yourself') : names[target]}</span>
                </button>
              );
            })}
          </fieldset>
        ) : null}
      </QuestionBar>
      <InHand>
        <Hand
          cards={cards}
          pickedKey={held}
          onPick={take}
          onPlay={(each) => {
            const own = choicesOf(view, hand[cards.indexOf(each)]!);
            if (own.length === 1) seal(own[0]!);
            else take(each);
          }}
        />
      </InHand>
      <OwnSeat />
      <SealButton label={(choice) => choiceWords(view, choice)} hint={would('hint') ?? say('gd.pickFirst')} />
    </>
  );
};

/** Whom a minion of this hand could be sent against, if it has one; hardly anybody sends it against themselves. */
function targetsOf({ now }: Seen, seat: number): number[] {
  const targets = (now?.asked?.names ?? []).map((name) => targetOf(plays.number(name))).filter((target) => target >= 0);
  return [...new Set(targets)].sort((a, b) => Number(a === seat) - Number(b === seat) || a - b);
}

const title = (aiming: boolean, picked: string | null): JSX.Element =>
  asking(say('gd.choose'), say(aiming && picked === null ? 'gd.chooseTarget' : 'gd.chooseCard'));

function handCard(view: Seen, seat: number, card: number, key: string): HandCard {
  const { cost } = CARDS[card]!;
  const choices = view.now?.asked ? choicesOf(view, card) : [];
  const short = cost - view.now!.view.game.gold[seat]!;
  const base = { key, label: cardWords(card), kind: 'delver', face: <DelverFace card={card} /> };
  const sealed = choices.find((choice) => choice === view.now!.chosen);
  if (choices.length > 0) return { ...base, choice: sealed ?? choices[0]! };
  return {
    ...base,
    choice: null,
    ...(short > 0 ? { note: say('gd.short', { short }), data: { 'data-short': 'true' } } : {}),
  };
}

/** What a choice is called on the seal. */
function choiceWords({ names, you }: Seen, choice: string): string {
  const play = plays.number(choice);
  const { name } = CARDS[cardOf(play)]!;
  const target = targetOf(play);
  if (isDud(play)) return say('gd.asDud', { name });
  if (target < 0) return name;
  return say('gd.seal', {
    name,
    target: target === you ? say('gd.yourself') : shortened(names[target] ?? seatChoices.name(target)),
  });
}

/** The seal and its remark have no room for a long name; a tap on the seat says it whole. */
const shortened = (name: string): string => (name.length > LONG ? `${name.slice(0, LONG - 1)}…` : name);
const LONG = 10;
