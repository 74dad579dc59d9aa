import { type AnyEvent, type Heard, heardBy, type Told } from './event.ts';
import type { State } from './flow.ts';
import type { AnyGame } from './game.ts';
import type { Seat } from './seat.ts';
import { type StoryStep, storyFor, type Telling } from './story.ts';
import { type AnySight, type SecretsTable, type View, viewOf } from './view.ts';

/** With whose eyes a game that is over is looked at: a seat's; everybody's (null); or with all cards open. */
export type Eyes = Seat | null | 'open';

/** Whose the eyes are, as far as a view or an event goes. */
export const seatOfEyes = (eyes: Eyes): Seat | null => (eyes === 'open' ? null : eyes);

/** What these eyes hear of something that was told; null if nothing. */
export const heardWith = (told: Told, eyes: Eyes): Heard<AnyEvent> | null =>
  eyes === 'open' ? (told.event as Heard<AnyEvent>) : heardBy(told, eyes);

/** The game at some moment, as these eyes see it. */
export const viewWith = ({ secrets }: AnyGame, state: State, eyes: Eyes): View =>
  viewOf(eyes === 'open' ? openSecrets(secrets) : secrets, state, seatOfEyes(eyes));

/** What was told, as these eyes saw it. */
export function storyWith({ secrets }: AnyGame, { told, moments }: Telling, eyes: Eyes): StoryStep[] {
  if (eyes !== 'open') return storyFor(secrets, { told, moments }, eyes);
  const toAll = told.map(({ event }) => ({ event, to: 'everyone' as const, twin: null }));
  return storyFor(openSecrets(secrets), { told: toAll, moments }, null);
}

const opened = new WeakMap<SecretsTable, SecretsTable>();

/** The secrets of a game with all cards open: whatever one seat sees of its own, these eyes see of all. What nobody sees stays so. */
function openSecrets(secrets: SecretsTable): SecretsTable {
  const known = opened.get(secrets);
  if (known) return known;
  const procedures = Object.entries(secrets.procedures).map(([name, sights]) => [name, openSights(sights)] as const);
  const open = { game: openSights(secrets.game), procedures: Object.fromEntries(procedures) };
  opened.set(secrets, open);
  return open;
}

const openSights = (sights: Readonly<Record<string, AnySight>>): Readonly<Record<string, AnySight>> =>
  Object.fromEntries(Object.entries(sights).map(([key, sight]) => [key, isSomebodys(sight) ? 'everyone' : sight]));

const isSomebodys = (sight: AnySight): boolean => typeof sight === 'object' || sight.startsWith('owner');
