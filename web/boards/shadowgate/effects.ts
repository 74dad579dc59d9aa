import type { Effect } from '@gilt/games/shadowgate/effects';
import { PLACES } from '@gilt/games/shadowgate/item-types';
import { signed } from '../../furniture/gain.tsx';
import { placeWord } from './places.tsx';
import { say } from './say.ts';

/** A change in three places, in few words: the same everywhere, or place by place. */
function changes(by: readonly number[]): string {
  if (by.every((each) => each === by[0])) return signed(by[0]!);
  return PLACES.flatMap((place, i) => (by[i] === 0 ? [] : [`${signed(by[i]!)} ${placeWord(place)}`])).join(', ');
}

/** What an effect does, as it stands on a card. */
function effectText(effect: Effect): string {
  switch (effect.does) {
    case 'actions':
      return say('qs.effect.actions', { by: signed(effect.by), count: Math.abs(effect.by) });
    case 'torch':
      return say('qs.effect.torch', { atLeast: effect.atLeast });
    case 'stats':
    case 'items':
    case 'quests':
      return say(`qs.effect.${effect.does}`, { by: changes(effect.by) });
    case 'spare':
      return say('qs.effect.spare', { first: effect.first });
    case 'take':
    case 'lose':
    case 'draw':
      return say(`qs.effect.${effect.does}`, { cards: effect.cards });
    case 'renew':
      return say('qs.effect.renew');
    case 'hand':
      return say('qs.effect.hand', { more: effect.more });
    case 'points':
      return say('qs.effect.points', { level: effect.level, by: effect.by });
    case 'keep':
      return say('qs.effect.keep', { class: effect.class });
  }
}

/** Several effects; the same number of points more for several levels is one thing. */
export function effectTexts(effects: readonly Effect[]): string[] {
  const points = effects.filter((each) => each.does === 'points');
  const alike = points.length > 1 && points.every(({ by }) => by === points[0]!.by);
  if (!alike) return effects.map(effectText);
  const names = points.map(({ level }) => say(`qs.level.${level}`));
  const levels = names.map((name, i) => (i === 0 ? name : name.toLowerCase()));
  return [
    ...effects.filter((each) => each.does !== 'points').map(effectText),
    points.length === 4
      ? say('qs.effect.points.all', { by: points[0]!.by })
      : say('qs.effect.points.some', { levels, by: points[0]!.by }),
  ];
}
