import { PLACES } from '@gilt/games/shadowgate/item-types';
import type { JSX } from 'react';
import { say } from './say.ts';

/** A place within a line. */
export const placeWord = (place: (typeof PLACES)[number]): string => say(`qs.place.${place}`).toLowerCase();

/** Three numbers in words: top 1, middle 2, bottom 0. */
export const placeWords = (numbers: readonly number[]): string =>
  PLACES.map((place, i) => `${placeWord(place)} ${numbers[i]}`).join(', ');

/** Those of them that are more than nothing. */
export const missingWords = (numbers: readonly number[]): string =>
  PLACES.flatMap((place, i) => (numbers[i]! > 0 ? [`${placeWord(place)} ${numbers[i]}`] : [])).join(', ');

/**
 * Three numbers in their places: a diamond, a square, a disc, always in that order. `short`: the places where something is missing that cannot be had.
 * On a card it is part of the picture; elsewhere it says what it shows.
 */
export const Places = ({
  of,
  short = [],
  look = 'row',
  label,
  signed = false,
}: {
  of: readonly number[];
  short?: readonly boolean[];
  look?: 'row' | 'side' | 'line';
  /** What the numbers are, for those who hear it. */
  label?: string;
  signed?: boolean;
}): JSX.Element => (
  <span
    className={`res res--${look}`}
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': `${label}: ${placeWords(of)}` })}
  >
    {PLACES.map((place, i) => (
      <span key={place} className={`p${i + 1} ${short[i] ? 'is-short' : ''} ${of[i] === 0 ? 'is-nil' : ''}`}>
        <b>{signed && of[i]! > 0 ? `+${of[i]}` : of[i]}</b>
      </span>
    ))}
  </span>
);
