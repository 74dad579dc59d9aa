import dice5 from 'icon:dice-six-faces-five';
import dice4 from 'icon:dice-six-faces-four';
import dice1 from 'icon:dice-six-faces-one';
import dice6 from 'icon:dice-six-faces-six';
import dice3 from 'icon:dice-six-faces-three';
import dice2 from 'icon:dice-six-faces-two';
import type { Event } from '@gilt/games/greedy-delvers/events';
import { type JSX, useEffect } from 'react';
import { FlyIn } from '../../furniture/fly-in.tsx';
import { Icon } from '../../furniture/icon.tsx';
import { Stage } from '../../furniture/regions.tsx';
import { TurnUp } from '../../furniture/turn-up.tsx';
import { sound } from '../../sounds.ts';
import { useTable } from '../../table/view.ts';
import { say, type WordId } from '../../words.ts';
import { DelverCard, EMBLEM } from './cards.tsx';
import { type Entry, Ledger } from './ledger.tsx';
import { Portrait } from './seats.tsx';
import { isMinion, type Play, type Story } from './story.ts';

/** The steps of the reveal, in milliseconds: together, turned, rushes and exchanges, minions. */
export const STEPS = [240, 1000, 1200, 1000] as const;
export const TURN = 1;
const TRADE = 2;
const RAID = 3;

const DICE = [dice1, dice2, dice3, dice4, dice5, dice6];

/** What belongs to minions comes last. */
const isRaid = ({ type }: Event): boolean => ['paid', 'clash', 'rolled', 'selfTargeted', 'safe'].includes(type);

/** The cards turned up, and what came of them in the order of the rules. */
export const Aftermath = ({ story, phase }: { story: Story; phase: number }): JSX.Element => {
  const { names } = useTable();
  const rolls = story.deeds.flat().some(({ type }) => type === 'rolled');
  useEffect(() => {
    if (phase === TURN) sound('turn');
    if (phase === TRADE) sound(story.exchanges === 4 ? 'defeat' : story.exchanges > 0 ? 'gems' : 'pick');
    if (phase === RAID && rolls) sound('dice');
  }, [phase, story.exchanges, rolls]);
  return (
    <Stage className="round" label={say('gd.turnedUp')} cols={story.plays.length}>
      <div className="verdict" data-won={story.exchanges !== 4} data-shown={phase >= TRADE}>
        <h2 className="foil-text">{say(`gd.verdict.${story.exchanges}` as WordId)}</h2>
        <p>{say(`gd.verdictText.${story.exchanges}` as WordId)}</p>
      </div>
      <ol className="turned-row">
        {story.plays.map((play, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat} className="turned" data-state={stateOf(story, seat, phase)}>
            <h3>
              <Portrait seat={seat} size="sm" />
              <span>{names[seat]}</span>
            </h3>
            {play ? (
              <div className="turned__card">
                <FlyIn from={`slot-${seat}`} seconds={0.24}>
                  <TurnUp open={phase >= TURN} emblem={EMBLEM}>
                    <DelverCard card={play.card} />
                  </TurnUp>
                </FlyIn>
                {phase >= TURN ? <Aim play={play} seat={seat} /> : null}
              </div>
            ) : (
              <p className="turned__safe">{say('gd.safeBelow')}</p>
            )}
            <div className="shares">
              <Deeds events={story.deeds[seat]!.filter((event) => phase >= (isRaid(event) ? RAID : TRADE))} />
            </div>
            <Ledger
              entry={phase >= RAID ? story.after[seat]! : before(story.after[seat]!, story.gains[seat]!)}
              {...(phase >= RAID ? { gains: story.gains[seat]! } : {})}
            />
          </li>
        ))}
      </ol>
    </Stage>
  );
};

const before = (after: Entry, gains: Entry): Entry => ({
  level: after.level - gains.level,
  ore: after.ore - gains.ore,
  gold: after.gold - gains.gold,
});

/** Whether a card did something for its owner. */
function stateOf({ plays, deeds, exchanges }: Story, seat: number, phase: number): string {
  const play = plays[seat];
  if (!play || phase < TRADE) return 'closed';
  if (play.dud) return 'cancelled';
  if (!isMinion(play)) return exchanges === 4 ? 'cancelled' : 'counts';
  if (phase < RAID) return 'closed';
  return deeds[seat]!.some((event) => event.type === 'rolled' && event.stolen > 0) ? 'counts' : 'cancelled';
}

/** Whom a minion is sent against. */
const Aim = ({ play, seat }: { play: Play; seat: number }): JSX.Element | null => {
  const { names } = useTable();
  if (!isMinion(play)) return play.dud ? <span className="strike">{say('gd.dud')}</span> : null;
  return (
    <span className="aim">
      → <Portrait seat={play.target} size="xs" />
      <span>{play.target === seat ? say('gd.self') : names[play.target]}</span>
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
