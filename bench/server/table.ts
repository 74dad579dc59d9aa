import { aligned, figure, percent } from '../columns.ts';
import type { Report, ServerReport } from './report.ts';

/** A report for people. */
export function tableOf({ tables, rounds, perSecond, servers, rest, startUp }: Report): string {
  const [, ...others] = servers;
  const rows = [
    [
      '',
      'answers/s',
      'spread',
      'a CPU second',
      `p50 at ${figure(perSecond)}/s`,
      'p99',
      'heap a table',
      'rss',
      'stored',
    ],
    ...servers.map(row),
  ];
  const ratios = [
    [`${servers[0]!.name} is`, 'answers/s', 'a CPU second', 'p99'],
    ...others.map(({ name, ratios: { speed, cpu, p99 } }) => [
      `beside ${name}`,
      times(speed),
      cpu === null ? '' : times(cpu),
      times(p99),
    ]),
  ];
  const life = [
    ['heap a table with four sockets, before the first answer', `${figure(rest.seated)} kB`],
    [`after everybody has gone (${rest.tablesInMemory} tables in memory)`, `${figure(rest.left)} kB`],
    [`start with ${figure(startUp.tables)} stored tables, until the server answers`, `${figure(startUp.answers)} s`],
    ['until it has looked at all of them', `${figure(startUp.allAwake)} s`],
  ];
  const head = `${figure(tables)} tables of four, ${figure(4 * tables)} sockets; medians of ${rounds}`;
  return `${[head, aligned(rows), ...(others.length > 0 ? [aligned(ratios)] : []), aligned(life)].join('\n\n')}\n`;
}

const row = (each: ServerReport): string[] => [
  each.name,
  figure(each.answersPerSecond),
  percent(each.spread),
  each.answersPerCpuSecond === null ? '' : figure(each.answersPerCpuSecond),
  `${figure(each.p50)} ms`,
  `${figure(each.p99)} ms`,
  `${figure(each.heapPerTable)} kB`,
  `${figure(each.rssPerTable)} kB`,
  each.durable ? 'yes' : 'no',
];

const times = (ratio: number): string => `${figure(ratio)}×`;
