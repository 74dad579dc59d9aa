import { type ToServer, toServer } from '@gilt/protocol/to-server';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Hall } from './hall.ts';

type Wish = ToServer['type'];
const WISHES: readonly Wish[] = toServer.options.map(({ shape }) => shape.type.value);

/** What Node counts by looking at each connection in turn, on the thread of all tables. How many there are is counted below. */
const DEAR = [
  'process_open_fds',
  'nodejs_active_handles',
  'nodejs_active_handles_total',
  'nodejs_active_resources',
  'nodejs_active_resources_total',
];

/** What the server counts, for Prometheus. */
export interface Metrics {
  readonly registry: Registry;
  /** By the type of a message. */
  readonly wishes: Readonly<Record<Wish, Counter.Internal>>;
  readonly refusals: Counter;
  readonly cutOff: Counter;
  readonly botFaults: Counter;
  readonly lines: Counter;
  readonly followed: Counter;
  readonly overtaken: Counter;
  readonly commits: Histogram;
  readonly commitTime: Histogram;
  watch(hall: Hall): void;
}

export function metrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  for (const each of DEAR) registry.removeSingleMetric(each);
  const wishes = new Counter({
    name: 'gilt_wishes_total',
    help: 'Messages from tables, by type',
    labelNames: ['type'],
    registers,
  });
  return {
    registry,
    wishes: Object.fromEntries(WISHES.map((type) => [type, wishes.labels(type)])) as Metrics['wishes'],
    refusals: new Counter({ name: 'gilt_refusals_total', help: 'Messages that were refused', registers }),
    cutOff: new Counter({ name: 'gilt_cut_off_total', help: 'Connections that were ended for bad manners', registers }),
    botFaults: new Counter({
      name: 'gilt_bot_faults_total',
      help: 'Bots that failed, so that chance chose',
      registers,
    }),
    lines: new Counter({ name: 'gilt_lines_total', help: 'Lines written to logs', registers }),
    followed: new Counter({
      name: 'gilt_lines_followed_total',
      help: 'Lines that other nodes wrote at tables that are here',
      registers,
    }),
    overtaken: new Counter({
      name: 'gilt_overtaken_total',
      help: 'Times that another node wrote first, so that what was wanted here was tried again',
      registers,
    }),
    commits: new Histogram({
      name: 'gilt_commit_lines',
      help: 'Lines in one transaction',
      buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500],
      registers,
    }),
    commitTime: new Histogram({
      name: 'gilt_commit_seconds',
      help: 'How long a transaction took, the wait for the disk among it',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5],
      registers,
    }),
    watch(hall) {
      const gauge = (name: string, help: string, value: () => number): void => {
        new Gauge({
          name,
          help,
          registers,
          collect() {
            this.set(value());
          },
        });
      };
      gauge('gilt_nodes', 'Nodes on this database, this one among them', () => 1 + hall.company.others());
      gauge('gilt_tables', 'Tables in memory', () => hall.residents.size);
      gauge('gilt_connections', 'People connected to tables', () =>
        [...hall.residents.values()].reduce((sum, { clients }) => sum + clients.length, 0),
      );
      new Gauge({
        name: 'gilt_tables_set_aside',
        help: 'Tables that were set aside because their rules went wrong',
        registers,
        async collect() {
          // A store that does not answer must not keep the other figures back.
          const asides = await hall.store.asides().catch(() => null);
          if (asides) this.set(asides.length);
        },
      });
      const { thinker } = hall;
      gauge(
        'gilt_bots_waiting',
        'Bots that wait for a thread, where somebody waits for them',
        () => thinker.waiting().awaited,
      );
      gauge(
        'gilt_bots_waiting_unawaited',
        'Bots that wait for a thread, where nobody is',
        () => thinker.waiting().unawaited,
      );
    },
  };
}
