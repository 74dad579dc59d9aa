import dice5 from 'icon:dice-six-faces-five';
import dice4 from 'icon:dice-six-faces-four';
import dice1 from 'icon:dice-six-faces-one';
import dice6 from 'icon:dice-six-faces-six';
import dice3 from 'icon:dice-six-faces-three';
import dice2 from 'icon:dice-six-faces-two';
import type { Event } from '@gilt/games/greedy-delvers/events';
import { type GreedyDelversView, seemsSafe } from '@gilt/games/greedy-delvers/secrets';
import { type JSX, useEffect } from 'react';
import { CrestPortrait } from '../../furniture/crest.tsx';
import { Icon } from '../../furniture/icon.tsx';
import { Stage } from '../../furniture/regions.tsx';
import { Turned, TurnedRow } from '../../furniture/turned.tsx';
import { hasCome, type Scene } from '../../player/story.ts';
import { sound } from '../../sounds.ts';
import { useChapter, useGame, useTable } from '../../table/view.ts';
import { DelverCard, EMBLEM } from './cards.tsx';
import { Ledger } from './ledger.tsx';
import { say, type WordId } from './say.ts';
import { BEATS, isRound, type Played, roundOf } from './story.ts';

const DICE = [dice1, dice2, dice3, dice4, dice5, dice6];

/** The cards turned up, and what came of them in the order of the rules. */
export const Aftermath = ({ scene }: { scene: Scene<GreedyDelversView, Event> }): JSX.Element => {
  const game = useGame<GreedyDelversView>();
  const chapter = useChapter<GreedyDelversView, Event>(isRound);
  const has = (beat: (typeof BEATS)[number]): boolean => hasCome(BEATS, scene, beat);
  const open = has('turn');
  const round = roundOf(open ? chapter!.events : [], game.levels.length);
  const before = open ? (chapter!.before ?? scene.before).game : game;
  const { plays, exchanges, allLost, deeds } = round;
  const rolls = deeds.flat().some(({ type }) => type === 'rolled');
  const { beat, staying } = scene;
  useEffect(() => {
    if (staying) return;
    if (beat === 'turn') sound('turn');
    if (beat === 'trade') sound(allLost ? 'defeat' : exchanges > 0 ? 'gems' : 'pick');
    if (beat === 'raid' && rolls) sound('dice');
  }, [beat, staying, allLost, exchanges, rolls]);
  return (
    <Stage className="round" label={say('turnedUp')} cols={plays.length}>
      <div className="verdict" data-won={!allLost} data-shown={has('trade')}>
        <h2 className="foil-text">{say(`gd.verdict.${exchanges}` as WordId)}</h2>
        <p className="verdict__text">{say(`gd.verdictText.${exchanges}` as WordId)}</p>
      </div>
      <TurnedRow>
        {plays.map((play, seat) => (
          <Turned
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            key={seat}
            seat={seat}
            state={has('trade') && play ? stateOf(play, deeds[seat]!, allLost, has('raid')) : 'closed'}
            open={open}
            emblem={EMBLEM}
            card={play ? <DelverCard card={play.card} /> : null}
            mark={play ? <Aim play={play} seat={seat} /> : null}
            absent={seemsSafe(before, seat) ? say('gd.safeBelow') : null}
          >
            <div className="shares">
              <Deeds events={deeds[seat]!} />
            </div>
            <Ledger game={game} seat={seat} since={before} />
          </Turned>
        ))}
      </TurnedRow>
    </Stage>
  );
};

/** Whether a card did something for its owner; minions act when everything else is done. */
function stateOf({ target, dud }: Played, deeds: readonly Event[], allLost: boolean, raided: boolean): string {
  if (target === null) return dud || allLost ? 'cancelled' : 'counts';
  if (!raided) return 'closed';
  return deeds.some((event) => event.type === 'rolled' && event.stolen > 0) ? 'counts' : 'cancelled';
}

/** Whom a minion is sent against. */
const Aim = ({ play: { target, dud }, seat }: { play: Played; seat: number }): JSX.Element | null => {
  const { names } = useTable();
  if (target === null) return dud ? <span className="strike">{say('gd.dud')}</span> : null;
  return (
    <span className="aim">
      → <CrestPortrait seat={target} size="xs" />
      <span>{target === seat ? say('gd.self') : names[target]}</span>
    </span>
  );
};

/** What came of a card, in few words; a roll shows its die. */
const Deeds = ({ events }: { events: readonly Event[] }): JSX.Element => {
  const { names } = useTable();
  return (
    <>
      {events.map((event, i) => {
        const words = deedWords(event, names);
        return words ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: in the order of the rules
          <p key={i} className={isGood(event) ? 'share' : 'share share--none'}>
            {event.type === 'rolled' ? <Icon of={DICE[event.roll - 1]!} className="die" /> : null}
            <span>{words}</span>
          </p>
        ) : null;
      })}
    </>
  );
};

function deedWords(event: Event, names: readonly string[]): string | null {
  switch (event.type) {
    case 'rushed':
      return say('gd.deed.rushed', { levels: event.level - event.from, ore: event.ore });
    case 'traded':
      return say('gd.deed.traded', { ore: event.ore, gold: event.gold });
    case 'foundAgain':
      return say('gd.deed.foundAgain', { ore: event.ore });
    case 'allLost':
      return say('gd.deed.allLost');
    case 'paid':
      return event.cost > 0 ? say('gd.deed.paid', { cost: event.cost }) : null;
    case 'selfTargeted':
      return say('gd.deed.self');
    case 'clash':
      return say('gd.deed.stopped', { rule: event.rule });
    case 'rolled':
      return say(event.roll < event.needed ? 'gd.deed.failed' : 'gd.deed.stole', {
        roll: event.roll,
        needed: event.needed,
        stolen: event.stolen,
        target: names[event.target]!,
      });
    case 'safe':
      return say('gd.deed.safe');
    default:
      return null;
  }
}

const isGood = (event: Event): boolean =>
  event.type === 'traded' ||
  event.type === 'rushed' ||
  event.type === 'foundAgain' ||
  (event.type === 'rolled' && event.stolen > 0);
