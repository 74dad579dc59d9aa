import { seatChoices } from '@gilt/engine/question';
import { CARDS } from '@gilt/games/greedy-delvers/cards';
import { cardOf, isDud, plays, targetOf } from '@gilt/games/greedy-delvers/plays';
import type { GreedyDelversView } from '@gilt/games/greedy-delvers/secrets';
import { type JSX, useState } from 'react';
import { Hand, type HandCard } from '../../furniture/hand.tsx';
import { QuestionBar } from '../../furniture/question-bar.tsx';
import { SealButton } from '../../furniture/seal-button.tsx';
import { type TableView, useGame, useTable } from '../../table/view.ts';
import { say } from '../../words.ts';
import { cardWords, DelverFace } from './cards.tsx';
import { hintOf } from './prospect.ts';
import { OwnSeat, Portrait } from './seats.tsx';

type Game = GreedyDelversView['game'];

/** What can be chosen with a card: one thing, or a target for each player it can be sent against. */
const choicesOf = ({ now }: TableView, card: number): string[] =>
  (now?.asked?.names ?? []).filter((name) => cardOf(plays.number(name)) === card);

/** Your hand, and whom a minion is sent against: a card first, then a target. */
export const OwnPlay = ({ seat }: { seat: number }): JSX.Element => {
  const view = useTable();
  const { now, names, picked, pick, seal } = view;
  const game = useGame<GreedyDelversView>();
  const question = now?.asked?.number ?? null;
  const [aiming, setAiming] = useState<{ at: number | null; key: string | null }>({ at: null, key: null });
  const hand = game.hands[seat] as readonly number[];
  const cards = hand.map((card, i) => handCard(view, game, seat, card, `${CARDS[card]!.id}-${i}`));
  const held = aiming.at === question ? aiming.key : null;
  const card = held === null ? null : hand[cards.findIndex(({ key }) => key === held)];
  const choices = card === null || card === undefined ? [] : choicesOf(view, card);
  const aims = choices.length > 1 ? othersFirst(choices, seat) : [];

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
      <QuestionBar title={question === null || now!.chosen !== null ? undefined : title(aims.length > 0, picked)}>
        {aims.length > 0 && now!.chosen === null ? (
          <fieldset className="gem-choice" aria-label={say('gd.against')}>
            {aims.map((name, i) => {
              const target = targetOf(plays.number(name));
              return (
                <button
                  key={name}
                  type="button"
                  className="btn btn--aim"
                  aria-pressed={picked === name}
                  onClick={() => pick(name)}
                  data-digit={i + 1}
                >
                  <Portrait seat={target} size="xs" />
                  <span>{target === seat ? say('gd.yourself') : names[target]}</span>
                </button>
              );
            })}
          </fieldset>
        ) : null}
      </QuestionBar>
      <section className="you" aria-label={say('yourSeat')}>
        <OwnSeat seat={seat} />
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
        <SealButton
          label={(choice) => choiceWords(view, choice)}
          hint={hintOf(now!.view as unknown as GreedyDelversView, seat, picked, names)}
        />
      </section>
    </>
  );
};

/** Hardly anybody sends a minion against themselves. */
const othersFirst = (choices: readonly string[], seat: number): string[] =>
  choices.toSorted((a, b) => Number(targetOf(plays.number(a)) === seat) - Number(targetOf(plays.number(b)) === seat));

const title = (aiming: boolean, picked: string | null): JSX.Element => (
  <>
    {say('gd.choose')} <b>{say(aiming && picked === null ? 'gd.chooseTarget' : 'gd.chooseCard')}</b>
  </>
);

function handCard(view: TableView, game: Game, seat: number, card: number, key: string): HandCard {
  const { cost } = CARDS[card]!;
  const asked = view.now?.asked && view.now.asked.names.length > 1;
  const choices = asked ? choicesOf(view, card) : [];
  const short = cost - game.gold[seat]!;
  const base = { key, label: cardWords(card), kind: 'delver', face: <DelverFace card={card} /> };
  if (choices.length > 0) return { ...base, choice: choices[0]! };
  return {
    ...base,
    choice: null,
    ...(short > 0 ? { note: say('gd.short', { short }), data: { 'data-short': 'true' } } : {}),
  };
}

/** What a choice is called on the seal. */
function choiceWords({ names, you }: TableView, choice: string): string {
  const play = plays.number(choice);
  const { name } = CARDS[cardOf(play)]!;
  const target = targetOf(play);
  if (isDud(play)) return say('gd.asDud', { name });
  if (target < 0) return name;
  return say('gd.seal', {
    name,
    target: target === you ? say('gd.yourself') : (names[target] ?? seatChoices.name(target)),
  });
}
