import { PENDING } from '@gilt/engine/question';
import type { Losing } from '@gilt/games/greed/calls';
import type { GreedView } from '@gilt/games/greed/secrets';
import type { JSX } from 'react';
import { asking } from '../../furniture/asking.tsx';
import type { TableView } from '../../table/view.ts';
import { say, type WordId } from './say.ts';
import { ONE_MORE, PLAY, TAKE } from './story.ts';
import { nameOf } from './text.ts';

/** What the procedures that ask have kept, each its own part of it. */
type Locals = Pick<Losing, 'card' | 'what'> & { readonly markers: number };

/** By where it is asked: how it is called in words, and whether it is about the card that is being carried out. */
const QUESTIONS: Readonly<Record<string, readonly [called: string, about: 'which' | 'card']>> = {
  [TAKE]: ['take', 'which'],
  [PLAY]: ['play', 'which'],
  [ONE_MORE]: ['more', 'which'],
  'card.payCost': ['pay', 'card'],
  'development.chooseHolding': ['holding', 'card'],
  'disguise.chooseThug': ['thug', 'which'],
  'encore.chooseCard': ['another', 'which'],
  'eachTurn.chooseAbility': ['ability', 'which'],
  'losses.chooseLoss': ['lose', 'card'],
};

/** Verb first; what it is about is the object. Whoever waits while one player alone is asked is told what for. */
export function question({ now, names }: TableView<GreedView>): JSX.Element | null {
  const frame = now?.view.flow.stack.at(-1);
  const [called, about] = QUESTIONS[`${frame?.procedure}.${frame?.step}`] ?? [];
  if (!now || !frame || !called || (now.asked && now.chosen !== null)) return null;
  const { card, markers, what } = frame.locals as Locals;
  const which = called === 'lose' ? `lose.${what}` : called;
  const who = names[now.view.flow.answers.indexOf(PENDING)] ?? '';
  if (!now.asked && frame.procedure === 'round') return null;
  const first = now.asked ? say(`gr.ask.${which}` as WordId, { markers }) : say(`gr.wait.${which}` as WordId, { who });
  const count = now.asked?.names.length ?? 0;
  const asks = about === 'which' && now.asked ? say(`gr.ask.${which}.which` as WordId, { count }) : null;
  return asking(first, asks ?? (about === 'card' || called === 'thug' ? nameOf(card) : ''));
}
