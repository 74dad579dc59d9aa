import { pick, type Random } from '@gilt/engine/random';
import { peopleHere } from '@gilt/table/table';
import { quiet, request, type Sides } from './pair.ts';
import { at, badRequests, CLOCK } from './side.ts';
import { connect } from './world.ts';

/** Where two tables stand in step, and who listens: a seat, or the spectator at the end. */
export interface Moment {
  readonly sides: Sides;
  readonly listener: number;
  readonly random: Random;
  /** The number of the last happening before the worlds differed. */
  readonly since: number;
  /** Has one seat answer, in both worlds. */
  answer(seat: number): Promise<void>;
  /** The seats that are still to answer. */
  waiting(): number[];
}

const both = async (sides: Sides, act: (side: Sides[number]) => Promise<unknown>): Promise<void> => {
  for (const side of sides) await act(side);
};
const question = (sides: Sides): number => at(sides[0]).table.question;
/** Somebody other than the listener, of those. */
const another = ({ random, listener }: Moment, seats: readonly number[]): number | null => {
  const others = seats.filter((seat) => seat !== listener);
  return others.length > 0 ? pick(random, others) : null;
};

/** What may happen while a question is open. Each does the same in both worlds. */
export const incidents: Readonly<Record<string, (moment: Moment) => Promise<void>>> = {
  async nothing() {},

  /** Somebody connects anew from where they were, and is told where the game stands. */
  async reconnecting({ sides, listener, since }) {
    await both(sides, async (side) => {
      const old = side.wires[listener]!;
      const wire = await connect(side.world, side.code, side.cookies[listener] ?? '', since);
      await old.close();
      // Who is told first that somebody has come or gone depends on the network.
      wire.texts.unshift(...old.texts);
      wire.requests = old.requests;
      side.wires[listener] = wire;
    });
  },

  /** Most of them are refused; what is said then must not depend on what is hidden. */
  async 'bad requests'({ sides, listener }) {
    for (const bad of badRequests(question(sides))) await both(sides, (side) => request(side, listener, bad));
  },

  async 'an answer taken back'(moment) {
    const seat = another(moment, moment.waiting());
    if (seat === null || moment.waiting().length < 2) return;
    await moment.answer(seat);
    await both(moment.sides, (side) => request(side, seat, { type: 'takeBack', question: question(moment.sides) }));
  },

  async 'a stand-in'(moment) {
    const { table } = at(moment.sides[0]);
    const seat = another(moment, peopleHere(table));
    if (seat === null || peopleHere(table).length < 2) return;
    await both(moment.sides, (side) => request(side, seat, { type: 'goAway' }));
  },

  async 'time running out'(moment) {
    const waiting = moment.waiting();
    // Whoever has answered stays; the stand-ins play for the others. With nobody there the table would sleep.
    const stays = peopleHere(at(moment.sides[0]).table).filter((seat) => !waiting.includes(seat));
    if (stays.length === 0 && waiting.length > 1) await moment.answer(pick(moment.random, waiting));
    if (stays.length === 0 && waiting.length < 2) return;
    await both(moment.sides, async (side) => {
      side.world.pass(1000 * CLOCK + 1);
      side.world.running.hall.ring(side.code);
      await new Promise(setImmediate);
      await quiet(side);
    });
  },

  async undo(moment) {
    const { sides, random } = moment;
    const { table } = at(sides[0]);
    const here = peopleHere(table);
    if (table.sitting!.marks.length === 0 || here.length === 0) return;
    const first = pick(random, here);
    const asked = question(sides);
    await both(sides, async (side) => {
      await request(side, first, { type: 'askUndo', question: asked });
      for (const seat of here.filter((each) => each !== first))
        await request(side, seat, { type: 'agreeUndo', question: asked });
    });
  },
};
