import { PENDING } from '@gilt/engine/question';
import type { Losing } from '@gilt/games/greed/calls';
import type { GreedView } from '@gilt/games/greed/secrets';
import type { JSX } from 'react';
import type { TableView } from '../../table/view.ts';
import { say } from './say.ts';
import { ONE_MORE, PLAY, TAKE } from './story.ts';
import { nameOf } from './text.ts';

/** Verb first; what it is about is the object. Whoever waits is told what for. */
export function question({ now, names }: TableView<GreedView>): JSX.Element | null {
  const { asked, chosen } = now ?? {};
  const frame = now?.view.flow.stack.at(-1);
  if (!now || !frame) return null;
  const locals = frame.locals as Locals;
  if (asked && chosen !== null) return null;
  const parts = asked
    ? wordsOf(asked.where, asked.names.length, locals)
    : waitingWords(`${frame.procedure}.${frame.step}`, names[now.view.flow.answers.indexOf(PENDING)] ?? '', locals);
  return parts ? (
    <>
      {parts[0]} <b>{parts[1]}</b>
    </>
  ) : null;
}

/** What the others wait for, where one player alone is asked. */
function waitingWords(where: string, who: string, { card, what }: Locals): [string, string] | null {
  switch (where) {
    case 'card.payCost':
      return [say('gr.wait.pay', { who }), nameOf(card)];
    case 'development.chooseHolding':
      return [say('gr.wait.holding', { who }), nameOf(card)];
    case 'disguise.chooseThug':
      return [say('gr.wait.thug', { who }), nameOf(card)];
    case 'encore.chooseCard':
      return [say('gr.wait.another', { who }), ''];
    case 'eachTurn.chooseAbility':
      return [say('gr.wait.ability', { who }), ''];
    case 'losses.chooseLoss':
      return [say(`gr.wait.lose.${what}`, { who }), nameOf(card)];
    default:
      return null;
  }
}

/** What the procedures that ask have kept, each its own part of it. */
type Locals = Pick<Losing, 'card' | 'what'> & { readonly markers: number };

function wordsOf(where: string, count: number, { card, markers, what }: Locals): [string, string] | null {
  switch (where) {
    case TAKE:
      return [say('gr.ask.take'), say('gr.ask.take.pile', { count })];
    case PLAY:
      return [say('gr.ask.play'), say('gr.ask.play.order')];
    case ONE_MORE:
      return [say('gr.ask.more'), say('gr.ask.more.which')];
    case 'card.payCost':
      return [say('gr.ask.pay'), nameOf(card)];
    case 'development.chooseHolding':
      return [say('gr.ask.holding', { markers }), nameOf(card)];
    case 'disguise.chooseThug':
      return [say('gr.ask.thug'), say('gr.ask.thug.which')];
    case 'encore.chooseCard':
      return [say('gr.ask.another'), say('gr.ask.another.which')];
    case 'eachTurn.chooseAbility':
      return [say('gr.ask.ability'), say('gr.ask.ability.which')];
    case 'losses.chooseLoss':
      return [say(`gr.ask.lose.${what}`), nameOf(card)];
    default:
      return null;
  }
}
