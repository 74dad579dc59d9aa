import flame from 'icon:flame';
import { houseCards as cards } from '@gilt/games/shadowgate/house';
import { CLASSES, classOf, STAFF_PIECES, TYPES } from '@gilt/games/shadowgate/item-types';
import { Card } from '../../cards/card.tsx';
import { Icon } from '../../furniture/icon.tsx';
import { Sign, Together } from '../../furniture/pictured.tsx';
import type { Pictures } from '../../furniture/pictures.ts';
import { STAFF_OF_AGES } from './art.ts';
import { AdventureCard, CharacterFace, characterWords, QuestCard } from './cards.tsx';
import { typeIcon } from './icons.ts';
import { Item } from './item.tsx';
import { Places } from './places.tsx';
import { say } from './say.ts';
import '../../look/cards.css';
import './palette.css';
import './cards.css';
import './items.css';

const card = (name: string): number => cards.adventure.names.indexOf(name);
const SCHOLAR = cards.characters.names.indexOf('Lapsed Scholar');
const GUARD = cards.quests.names.indexOf('The Silent Guard');
const STATS = cards.characters.stats[SCHOLAR]!;

const Chip = ({
  name,
  first = false,
  stays = false,
  used = false,
}: {
  name: string;
  first?: boolean;
  stays?: boolean;
  used?: boolean;
}) => <Item card={card(name)} standing={{ first, stays, used }} />;

/** What is drawn beside the rules of Quests of Shadowgate, by clause, with the cards of the house set. */
export const pictures: Pictures = {
  'QS-02': {
    alt: say('qs.pic.character'),
    art: (
      <Card kind="shadow" className="card--who" width="8.5rem" label={characterWords(cards, SCHOLAR)}>
        <CharacterFace side={SCHOLAR} />
      </Card>
    ),
  },
  'QS-03': {
    alt: say('qs.pic.card'),
    art: ['Elven Longbow', 'Circle Rune', 'Courtyard Market'].map((name) => (
      <AdventureCard key={name} card={card(name)} width="7.4rem" />
    )),
  },
  'QS-04': {
    alt: say('qs.pic.types'),
    art: CLASSES.map((name, which) => (
      <Together key={name}>
        <b>{say(`qs.class.${name}`)}</b>
        {TYPES.map((type, i) =>
          classOf(i) === which ? (
            <span key={type} className="token" data-in="true" data-piece={STAFF_PIECES.includes(i)}>
              <Icon of={typeIcon(i)} />
              <i>{say(`qs.type.${type}`)}</i>
            </span>
          ) : null,
        )}
      </Together>
    )),
  },
  'QS-11': {
    alt: say('qs.pic.torch'),
    art: (
      <>
        <AdventureCard card={card('Iron Spear')} width="6.4rem" />
        <Sign of="→" />
        <Together>
          {[1, 2, 3, 4].map((each) => (
            <Icon key={each} of={flame} className="pic-flame" />
          ))}
        </Together>
      </>
    ),
  },
  'QS-18': {
    alt: say('qs.pic.pay'),
    art: (
      <>
        <Places of={STATS} look="line" />
        <Sign of="+" />
        <AdventureCard card={card('Minor Mistral')} width="6.4rem" />
        <Sign of="+" />
        <AdventureCard card={card('Spell of Fortitude')} width="6.4rem" />
        <Sign of="=" />
        <Places of={sumOf(STATS, given('Minor Mistral'), given('Spell of Fortitude'))} look="line" />
        <Sign of="≥" />
        <AdventureCard card={card('Yorick')} width="6.4rem" />
      </>
    ),
  },
  'QS-22': { alt: say('qs.pic.quest'), art: <QuestCard side={GUARD} width="9.5rem" /> },
  'QS-23': {
    alt: say('qs.pic.base'),
    art: (
      <>
        <Chip name="Yorick" stays />
        <Chip name="Ember Jar" used />
      </>
    ),
  },
  'QS-25': {
    alt: say('qs.pic.first'),
    art: (
      <>
        <Chip name="Glaciate" first />
        <Chip name="Hoarfrost Key" />
      </>
    ),
  },
  'QS-27': {
    alt: say('qs.pic.staff'),
    art: (
      <>
        <Together>
          {TYPES.map((type, i) => (
            <span key={type} className="token" data-in="true" data-mine={STAFF_PIECES.includes(i)}>
              <Icon of={typeIcon(i)} />
            </span>
          ))}
        </Together>
        <Sign of="+" />
        <Places of={cards.staffCost} look="line" />
        <Sign of="→" />
        <Icon of={STAFF_OF_AGES} />
      </>
    ),
  },
  'QS-43': {
    alt: say('qs.pic.doubled'),
    art: (
      <>
        <Places of={cards.adventure.cost[card('Yorick')]!} look="line" />
        <Sign of="+" />
        <Places of={[STATS[0]!, STATS[1]!, 2 * STATS[2]!]} look="line" />
        <Sign of="=" />
        <Places of={sumOf(cards.adventure.cost[card('Yorick')]!, [STATS[0]!, STATS[1]!, 2 * STATS[2]!])} look="line" />
      </>
    ),
  },
};

function given(name: string): readonly number[] {
  return cards.adventure.resources[card(name)]!;
}

function sumOf(...lists: readonly (readonly number[])[]): number[] {
  return [0, 1, 2].map((place) => lists.reduce((sum, list) => sum + list[place]!, 0));
}
