import type { Catalogue } from '@gilt/engine/words';
import { CARDS } from './cards.ts';
import { ROOMS } from './rooms.ts';

/** What a room can do, in few words. */
const EFFECT_WORDS: Readonly<Record<string, string>> = {
  none: 'nothing special',
  tavern: 'no Curse! reaches you',
  journey: 'dragons played here are discarded',
  entrance: 'alone here, you move a room further',
  pit: 'a Go! played here counts two less',
  puzzle: 'a card that nobody else plays moves you on; it does nothing else',
  steady: 'Even Chance and Odd Reversal played here are discarded',
  trap: 'no drawing; out of cards, you are thrown out and lose a turn',
  encounter: 'you refill when you come in, then play the top card of your pile unseen',
  darkness: 'Secret Door and See Ya! played here are discarded',
  remains: 'you may discard the first card you draw',
  trail: 'alone here, you move a room further with Tracking, and with no other card',
};

/** Rooms without a name of their own are called by their number already. */
const nameWithNumber = (number: number, name: string): string => (name.startsWith('Room') ? name : `${number} ${name}`);

export const english: Catalogue = {
  ...Object.fromEntries(CARDS.map(({ id, name }) => [`card.${id}`, name])),
  ...Object.fromEntries(ROOMS.map(({ name }, i) => [`room.${i + 1}`, name])),
  ...Object.fromEntries(ROOMS.map(({ name }, i) => [`each.rooms.${i + 1}`, nameWithNumber(i + 1, name)])),
  ...Object.fromEntries(ROOMS.map(({ effect }, i) => [`usual.rooms.${i + 1}`, effect])),
  ...Object.fromEntries(Object.entries(EFFECT_WORDS).map(([id, words]) => [`effect.${id}`, words])),
  ...Object.fromEntries(Object.entries(EFFECT_WORDS).map(([id, words]) => [`option.rooms.${id}`, words])),
  room: 'Room {number}',
  plays: '{seat} plays {card}',
  playNone: '{seats} {count, plural, one {has no card} other {have no card}}',
  names: '{seat} names {what}',

  'event.dealt': 'Everyone shuffles a deck, draws five cards and stands in Room 1, facing inward.',
  'event.turnedUp': 'The cards are turned up: {plays}.',
  'event.turnedUp.none': 'Nobody plays a card.',
  'event.playsNone': '{skips, select, yes {{seat} loses this turn.} other {{seat} has no card to play.}}',
  'event.unseen': '{seat} plays the top card of the pile unseen: {card}.',
  'event.unique':
    '{room, select, home {In the Puzzle Room} other {In Room {room}}}, nobody else plays {card}: {seat} has solved it.',
  'event.notUnique':
    '{room, select, home {In the Puzzle Room} other {In Room {room}}}, {seat} is not alone with {card}: it counts for nothing.',
  'event.discarded': '{card}, played by {seat} in {room}, is discarded at once.',
  'event.loots': '{seat} loots the bodies and throws away a hand of {cards}.',
  'event.loots.empty': '{seat} loots the bodies, with an empty hand.',
  'event.trapped': '{seat} cannot draw in {room, select, home {the Trap} other {Room {room}}}.',
  'event.attack':
    'The dragon attacks, called by {seat}: {count, plural, one {the card} other {the cards}} of {seats} {count, plural, one {is} other {are}} cancelled.',
  'event.attack.nobody': 'The dragon attacks, called by {seat}, and finds nothing to cancel.',
  'event.meek': 'The Meek Shall Inherit, says {seat}: the lowest Go! wins this turn.',
  'event.curse': '{seat} lays a Curse! on the turn: those who would move forward move backward.',
  'event.twins': '{seats} {count, plural, =2 {both} other {all}} play {card}: these cards are discarded.',
  'event.sighting':
    'A dragon is sighted near {seat}: {count, plural, one {the card} other {the cards}} of {seats} {count, plural, one {is} other {are}} discarded.',
  'event.sighting.nobody': 'A dragon is sighted near {seat}, but nobody there is on the move.',
  'event.moves.door':
    '{cursed, select, yes {Cursed, {seat} takes the Secret Door the wrong way, back to {room}.} other {{seat} takes the Secret Door to {room}.}}',
  'event.moves.see-ya':
    '{cursed, select, yes {Cursed, {seat} says See Ya! and runs back to {room}.} other {{seat} says See Ya! and runs on to {room}.}}',
  'event.moves.go': '{cursed, select, yes {Cursed, {seat} goes back to {room}.} other {{seat} goes on to {room}.}}',
  'event.moves.puzzle': '{seat} goes on to {room}.',
  'event.moves.trap': 'Out of cards in the Trap, {seat} is thrown out into {room} and will lose a turn.',
  'event.moves.lead': '{seat} falls back to {room}.',
  'event.stays':
    '{cursed, select, yes {Cursed, {seat} would go back, but stays in {room}: it is the end of the track.} other {{seat} stays in {room}: it is the end of the track.}}',
  'event.tracks': '{seat} follows the tracks of {winner} to {room}.',
  'event.curseProof': 'The Curse! does not reach {seat} in the Tavern.',
  'event.further': '{seat} was alone in the room and goes a room further.',
  'event.nothing.no-go': '{card} of {seat} comes to nothing: no Go! is in play.',
  'event.nothing.no-winner': '{card} of {seat} comes to nothing: nobody has won with a Go!',
  'event.nothing.odd': '{card} of {seat} comes to nothing: the winning value is odd.',
  'event.nothing.even': '{card} of {seat} comes to nothing: the winning value is even.',
  'event.nothing.not-named': '{card} of {seat} comes to nothing: it is not {seat} who swaps.',
  'event.nothing.same-room': '{card} of {seat} comes to nothing: the winner is in the same room.',
  'event.pit': '{room, select, home {In the Pit} other {In Room {room}}}, the Go! of {seat} counts two less: {value}.',
  'event.goes':
    '{lowest, select, yes {The lowest} other {The highest}} Go! is {value}: {count, plural, one {{seats} wins.} =2 {{seats} both win.} other {{seats} all win.}}',
  'event.duel.GQ-24': '{seats} could {count, plural, =2 {both} other {all}} swap, and fight a duel for it.',
  'event.duel.GQ-25': '{seats} could {count, plural, =2 {both} other {all}} be swapped, and fight a duel over it.',
  'event.duel.GQ-52': 'There can be only one leader: {seats} fight a duel.',
  'event.duel.GQ-57': 'There can be only one winner: {seats} fight a duel.',
  'event.duelCards': 'The duel: {plays}.',
  'event.duelTied': '{seats} are level, and go on.',
  'event.duelWon': '{seat} wins the duel.',
  'event.duelLost': 'Nobody has played a Go!: all have lost the duel.',
  'event.named.wild': '{named}.',
  'event.named': '{named}.',
  'event.noSwap': 'Nobody swaps.',
  'event.swaps': '{seat} and {with} swap rooms: {seat} stands in {own} now, {with} in {other}.',
  'event.swaps.nowhere': '{seat} and {with} swap rooms, and both are in {own} already.',
  'event.turnsRound': '{seat} has reached the Hoard, takes the loot and turns outward.',
  'event.revives': '{seat} brings dead cards back: {cards}.',
  'event.reshuffles':
    '{seat} has drawn the last card; {count, plural, one {# discard becomes} other {# discards become}} the new pile.',
  'event.draws': '{seat} draws {cards}.',
  'event.sees': '{room, select, home {Among the Remains} other {In Room {room}}}, {seat} draws {card} first.',
  'event.rejects': '{room, select, home {Among the Remains} other {In Room {room}}}, {seat} throws away {card}.',
  'event.dies.GQ-53': '{card} of {seat} did nothing, and is dead.',
  'event.dies.GQ-55': '{card} of {seat} has been played, and is dead.',
  'event.startsOver': '{seat} is down to {count} cards, goes back to {room} with all cards, and will lose a turn.',
  'event.won.GQ-10':
    '{count, plural, one {{seats} is home with the loot and wins.} other {{seats} are home with the loot at the same time, and {count, plural, =2 {both} other {all}} win.}}',
  'event.won.GQ-51':
    '{count, plural, one {{seats} is the first in the Hoard and wins.} other {{seats} are the first in the Hoard, and {count, plural, =2 {both} other {all}} win.}}',
  'event.won.tied': '{seats} have reached the goal at the same time.',
  'event.tieBroken': '{count, plural, one {The victory is that of {seats}.} other {{seats} share the victory.}}',

  'question.turn.playCards': 'Which card do you play?',
  'question.turn.nameWild': 'Which value does your Go WILD! have?',
  'question.turn.chooseTrack': 'Whom do you track?',
  'question.swap.nameSwapper': 'Who swaps rooms with the winner?',
  'question.swap.nameSwapped': 'Which of the winners is swapped?',
  'question.duel.playCards': 'A duel! Which card do you play?',
  'question.endOfTurn.bringBack': 'Do you bring your dead cards back into the pile?',
  'question.endOfTurn.keepFirst': 'Do you keep the first card you have drawn?',
  'choice.seat': '{seat}',
  'choice.value': 'Go! {value}',
  'choice.yes': 'yes',
  'choice.no': 'no',
  'choice.keep': 'keep it',
  'choice.discard': 'discard it and draw another',

  'says.loot': '{name} (1st): throw your whole hand away and draw five new cards at once.',
  'says.attack':
    '{name} (2nd): every other card still in play is cancelled. Two of them cancel each other, and nothing else.',
  'says.meek': '{name} (3rd): this turn the lowest Go! wins. Two of them do nothing.',
  'says.curse':
    '{name} (4th): this turn the winner of Go!, See Ya! and Secret Door go backward. Two of them do nothing.',
  'says.sighting':
    '{name} (5th): Go!, Tracking and See Ya! of all in your room and in the one behind you are discarded.',
  'says.door': '{name} (6th): two rooms forward.',
  'says.see-ya': '{name} (7th): one room forward for each Go! still in play.',
  'says.go': 'Go! {value} (8th): the highest Go! of all wins and moves one room forward; equals win together.',
  'says.wild':
    '{name} (8th): a Go! whose value, 1 to 8, you say when all cards have been seen. In a duel it beats any other Go!',
  'says.even': '{name} (9th): if the value that won is even, you change rooms with the winner.',
  'says.odd': '{name} (9th): if the value that won is odd, you change rooms with the winner.',
  'says.tracking': '{name} (10th): one room toward the winner of Go!, when all others have moved.',
  'says.room': '{room}: {effect}.',

  'score.rooms': 'rooms come so far',
  'score.won': 'won',

  'promise.will-play': 'I will play {card}.',
  'promise.will-not-play': 'I will not play {card}.',

  'option.length': 'Length',
  'option.length.full': 'to the Hoard and home again, with all that the rooms do',
  'option.length.short': 'the same, but of the rooms only the Tavern does anything',
  'option.length.shortest': 'as short, and whoever is first in the Hoard wins',
  'option.rooms': 'What the rooms do',
  'example.rooms': '4:pit,9:none',
  'option.thisIsMyRoom': 'This is my room: those who share the lead fight a duel for it',
  'option.attrition': 'Attrition',
  'option.attrition.none': 'cards do not die',
  'option.attrition.survival': 'survival of the fittest: a card played without effect is dead',
  'option.attrition.uniqueness': 'uniqueness: whatever is not a Go! is dead once played',
  'option.arrival': 'Arriving: in the Hoard, and home again',
  'option.arrival.stands': 'whoever stands there when the turn ends',
  'option.arrival.reaches': 'whoever gets there, even if they are moved away again in the same turn',
  'option.tieBreakDuel': 'Those who win on the same turn fight a duel for the victory',
};
