import type { Catalogue } from '@gilt/engine/words';

export const english: Catalogue = {
  'colour.red': 'red',
  'colour.yellow': 'yellow',
  'colour.blue': 'blue',
  monster: 'the {name}',
  gems: '{count, plural, one {# {colour} gem} other {# {colour} gems}}',
  noGems: 'no gems',
  few: '{count} {colour}',
  chest: 'chest {number} ({gems})',
  play: '{seat} plays {strength}',
  score: '{seat} has {points}',

  'event.hands': 'Everyone takes the battle cards {cards}.',
  'event.firstGems': 'Everyone begins with one gem of each colour; the bank keeps {gems}.',
  'event.leader': '{drawn, select, yes {{seat} is drawn as Leader.} other {{seat} leads the expedition.}}',
  'event.dungeon': 'The party enters dungeon {dungeon}. Its cards are shuffled, and one goes into the box unseen.',
  'event.monster': 'Here is {monster}, with {hitPoints} hit points, {chests}.',
  'event.cards': 'The cards are turned up: {plays}.',
  'event.cancelled': 'The {strength}s of {seats} cancel out.',
  'event.victory': 'Victory! {sum} against {hitPoints}: {monster} is beaten.',
  'event.defeat': 'Defeat! {sum} against {hitPoints}: {monster} is too strong.',
  'event.paid': '{seat} played lowest and loses {gems} to the Spoils.',
  'event.paid.chosen': '{seat} played lowest and chooses to lose {gems} to the Spoils.',
  'event.nothingToPay': '{seat} played lowest but has no gem to lose.',
  'event.monsterLeaves': 'The card of {monster} goes to nobody.',
  'event.chest': '{seat} takes chest {chest}: {gems}.',
  'event.bankEmpty': 'The bank is out of some gems: chest {chest} goes without {gems}.',
  'event.chestLeft': 'Nobody is left for chest {chest}: {gems} for the Spoils.',
  'event.spoil': '{seat} picks a {colour} gem from the Spoils.',
  'event.trophy': '{seat} fought hardest and keeps the card of {monster}.',
  'event.cardsReturn': 'Dungeon {dungeon} is done; all take their battle cards back.',
  'event.spoilsLeft': 'Left on the Spoils, and nobody’s: {gems}.',
  'event.scored': 'The points: {scores}.',
  'event.won': '{count, plural, one {{seats} wins.} other {{seats} share the victory.}}',
  'event.won.byCards':
    'Level on points, the dungeon cards decide: {count, plural, one {{seats} wins.} other {{seats} share the victory.}}',

  'question.battle.playCards': 'Which battle card do you play?',
  'question.spoils.pickGem': 'Which gem do you take from the Spoils?',
  'question.defeat.chooseColour': 'Which colour do you lose?',
  'choice.card': 'battle card {strength}',

  'says.monster': '{name}, in dungeon {dungeon}: {hitPoints} hit points, {chests}.',
  'says.card':
    'Battle card {strength}: adds {strength} to the sum of the party, unless somebody else plays a {strength} too; then neither counts. After a victory low cards take their chests first; after a defeat the lowest card pays.',
  'says.spoils':
    'The Spoils card: what losers pay lies here, and chests that nobody takes. After a victory those whose cards counted pick from it, one gem each in turn, the lowest first.',
  'says.leader':
    'The Leader: where several have to pay after a defeat, the Leader pays first, then the others clockwise.',

  'score.gems': 'gems',
  'score.sets': 'sets of three colours',
  'score.most-red': 'most red',
  'score.most-yellow': 'most yellow',
  'score.most-blue': 'most blue',
  'score.trophies': 'defeated dungeon cards',

  'promise.at-least': 'I play at least {strength}.',
  'promise.exactly': 'I play exactly {strength}.',
  'promise.not-the-lowest': 'I will not play the lowest card on the table.',

  'option.hands': 'Battle cards',
  'option.hands.published': 'as published: 2–7 for three players, 1–6 for four and five',
  'option.hands.as-printed': 'as the English rulebook prints it: 1–7 for three players, 2–6 for four, 1–6 for five',
  'option.trophy': 'The card of a beaten monster',
  'option.trophy.contributor': 'goes to the strongest battle card that counted',
  'option.trophy.highest': 'goes to the strongest battle card of all; if that was cancelled, to nobody',
  'option.leader': 'Leader: a seat, or random',
};
