import type { Catalogue } from '@gilt/engine/words';

export const english: Catalogue = {
  'card.exchange': 'Exchange',
  'card.goblin': 'Goblin',
  'card.hitman': 'Hitman',
  'card.savage': 'Savage',
  'card.rush': 'Rush',
  'a.exchange': 'an Exchange',
  'a.goblin': 'a Goblin',
  'a.hitman': 'a Hitman',
  'a.savage': 'a Savage',
  'a.rush': 'a Rush',
  'play.exchange': '{seat} exchanges',
  'play.rush': '{seat} rushes',
  'play.minion': '{seat} sends {card} against {target}',
  'play.dud': '{seat} throws away {card}',
  place: '{seat} at level {level}',
  loss: '{seat} {ore}',
  score: '{seat} has {points}',

  'event.began': 'Four delvers stand before the mine, without ore or gold. Each is dealt three cards.',
  'event.dealt': '{seat} holds {cards}.',
  'event.advanced': 'One level down, with 3 ore and a card for each: {places}.',
  'event.drew': '{seat} draws {card}.',
  'event.rebuilt': 'The deck has run out: {cards} discards are shuffled and become the deck.',
  'event.cards': 'The cards are turned up: {plays}.',
  'event.dud': '{seat} can pay for no card in hand; the {card} is a dud.',
  'event.rushed': '{seat} rushes to level {level} and finds {ore} ore.',
  'event.rushed.nowhere': '{seat} rushes about at level {level}, the bottom, and finds {ore} ore.',
  'event.traded': '{seat} exchanges {ore} ore for {gold} gold.',
  'event.traded.double': 'One of three, {seat} exchanges {ore} ore for twice as much: {gold} gold.',
  'event.foundAgain': 'Not alone in this, {seat} finds {ore} ore again.',
  'event.allLost': 'Four Exchanges and nobody to trade with: all ore is lost ({losses}).',
  'event.paid': '{seat} pays {cost} gold for the {card}.',
  'event.selfTargeted': 'The {card} of {seat} is sent against {seat}, and does nothing.',
  'event.clash.GD-16':
    '{count, plural, one {The minion of {stopped} meets that of {victims} and does nothing.} other {The minions of {stopped} keep one another busy and do nothing.}}',
  'event.clash.GD-19':
    '{count, plural, =0 {{acting} gang up on {victims}, for half the value each.} other {{acting} gang up on {stopped}, whose minion does nothing, for half the value each.}}',
  'event.clash.GD-20':
    'No two minions have the same target: {count, plural, one {that of {stopped} does} other {those of {stopped} do}} nothing.',
  'event.clash.GD-21':
    'Only {acting} is nobody’s target, so only that minion acts{count, plural, =0 {} one {; that of {stopped} does nothing} other {; those of {stopped} do nothing}}.',
  'event.clash.GD-22':
    'Two minions against one, two against another: those of {acting} act{half, select, yes {, for half the value} other {}}{count, plural, =0 {} one {; that of {stopped} does nothing} other {; those of {stopped} do nothing}}.',
  'event.rolled': '{seat} rolls {roll} against {needed}: the {card} steals {stolen} gold from {target}.',
  'event.rolled.all':
    '{seat} rolls {roll} against {needed}: the {card} steals all that {target} has left, {stolen} gold.',
  'event.rolled.poor': '{seat} rolls {roll} against {needed}, but {target} has no gold for the {card} to steal.',
  'event.rolled.failed': '{seat} rolls {roll} against {needed}: the {card} gets nothing from {target}.',
  'event.safe': '{seat} is at the bottom of the mine, safe, and discards the other cards unseen.',
  'event.tallied': 'The gold: {scores}.',
  'event.won': '{count, plural, one {{seats} wins.} other {{seats} share the victory.}}',

  'question.round.playCards': 'Which card do you play, and against whom?',
  'choice.card': '{card}',
  'choice.minion': '{card} against {target}',
  'choice.dud': '{card}, as a dud',

  'says.exchange':
    '{name}: all your ore becomes gold, one for one. If two or three exchange, a third of the ore is found again; with three, gold is doubled; if all four do, everybody’s ore is lost.',
  'says.rush': '{name}: 3 levels down, and 9 ore. Comes before everything else.',
  'says.minion':
    '{name}, a minion: costs {cost, plural, =0 {nothing} other {# gold}}. If its target has no minion you roll a die, and on {roll} or more it steals {value} gold. Several minions may get in each other’s way (gd-16 to gd-22).',
  'says.dud':
    'A dud: a minion that you cannot pay for, thrown away because you hold nothing that you can play. It costs nothing, does nothing and is no minion (gd-09).',

  'score.gold': 'gold',

  'promise.exchange': 'I will exchange.',
  'promise.no-exchange': 'I will not exchange.',
  'promise.no-attack': 'I will not send a minion against {seat}.',
  'promise.attack': 'I will send a minion against {seat}.',

  'option.gangUp': 'Gang-up against a player who has a minion too',
  'option.gangUp.lenient': 'the victim’s own minion cannot spoil it',
  'option.againstOneself': 'A minion that somebody sends against themselves',
  'option.againstOneself.counts': 'is a minion like any other when minions and targets are counted',
  'option.againstOneself.ignored': 'counts for nothing in a gang-up, nor where three or four minions clash',
  'option.gangUp.strict': 'the victim’s own minion spoils it if it is sent against one of the gang',
  'option.timeLimit': 'Time limit: seconds to choose in (10 are suggested), or none',
};
