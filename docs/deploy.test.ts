import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inEnvironment, SETTINGS } from '@gilt/cli/settings';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const text = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Where HAProxy finds the nodes. */
const PLACES = ['GILT_FIRST', 'GILT_SECOND', 'GILT_THIRD'];

test('the guide to serving has every setting, with its flag, its name in the environment and what it usually is', () => {
  const rows = text('docs/serving.md')
    .split('\n')
    .filter((line) => line.startsWith('| `--'));
  for (const { flag, value, usually } of SETTINGS) {
    const row = rows.find((each) => each.includes(`\`--${flag} ${value.toUpperCase()}\``));
    expect([flag, row]).toEqual([flag, expect.stringContaining(`\`${inEnvironment(flag)}\``)]);
    if (usually !== undefined) expect(row).toContain(`\`${usually}\``);
  }
  expect(rows).toHaveLength(SETTINGS.length + 1);
});

test('what Docker, Compose, Caddy and systemd are told exists', () => {
  const known = new Set([
    ...SETTINGS.map(({ flag }) => inEnvironment(flag)),
    'GILT_CONFIG',
    'GILT_SITE',
    'GILT_UPSTREAM',
    'GILT_PASSWORD',
    'GILT_LISTEN',
    ...PLACES,
  ]);
  for (const file of [
    'Dockerfile',
    'compose.yaml',
    'deploy/Caddyfile',
    'deploy/gilt.service',
    'deploy/gilt@.service',
    'deploy/compose.nodes.yaml',
    'deploy/haproxy.cfg',
  ])
    for (const [name] of text(file).matchAll(/GILT_[A-Z_]+/g))
      expect([file, name, known.has(name)]).toEqual([file, name, true]);
  const scripts = [...text('Dockerfile').matchAll(/node (scripts\/\S+)/g)].map(([, script]) => script!);
  expect(scripts).toEqual(['scripts/build.mjs']);
  for (const script of scripts) expect(existsSync(join(root, script))).toBe(true);
  for (const file of ['Dockerfile', 'deploy/gilt.service', 'deploy/gilt@.service'])
    expect(text(file)).toContain('dist/gilt.js');
  expect(text('compose.yaml')).toContain('./deploy/Caddyfile:');
  expect(text('deploy/compose.nodes.yaml')).toContain('./haproxy.cfg:');
  expect(text('Dockerfile')).toContain('/readyz');
  expect(text('.gitignore')).toContain('gilt-data');
});

const { error: noSystemd } = spawnSync('systemd-analyze', ['--version']);
test.skipIf(noSystemd !== undefined)('systemd finds nothing wrong with the units, where there is systemd', () => {
  for (const unit of ['gilt.service', 'gilt@.service']) {
    const { stderr } = spawnSync('systemd-analyze', ['verify', join(root, 'deploy', unit)], { encoding: 'utf8' });
    // Node may lie elsewhere on this machine, and other units are none of ours.
    expect(
      stderr.split('\n').filter((line) => /gilt\S*\.service/.test(line) && !/\/usr\/bin\/node/.test(line)),
    ).toEqual([]);
  }
});

const compose = [['docker', 'compose'], ['docker-compose']].find(
  ([program, ...words]) => spawnSync(program!, [...words, 'version']).status === 0,
);
test.skipIf(compose === undefined)(
  'Compose accepts its files, where there is Compose, and asks for what they need',
  () => {
    const [program, ...words] = compose!;
    for (const [file, needs] of [
      ['compose.yaml', 'GILT_SITE'],
      ['deploy/compose.nodes.yaml', 'GILT_PASSWORD'],
    ] as const) {
      const read = (more: Record<string, string>) =>
        spawnSync(program!, [...words, '-f', join(root, file), 'config', '-q'], {
          encoding: 'utf8',
          env: { ...process.env, ...more },
        });
      expect([file, read({ [needs]: 'gilt.example.org' }).status]).toEqual([file, 0]);
      expect(read({}).status).not.toBe(0);
    }
  },
);

const haproxy = ['haproxy', '/usr/sbin/haproxy'].find((each) => !spawnSync(each, ['-v']).error);
test.skipIf(haproxy === undefined)('HAProxy accepts its configuration, where there is HAProxy', () => {
  const places = Object.fromEntries(PLACES.map((name, i) => [name, `127.0.0.1:${9001 + i}`]));
  const { status, stderr } = spawnSync(haproxy!, ['-c', '-f', join(root, 'deploy/haproxy.cfg')], {
    encoding: 'utf8',
    env: { ...process.env, ...places, GILT_LISTEN: ':9000' },
  });
  expect([status, stderr]).toEqual([0, '']);
});
