// Bundles the TypeScript into dist/, workers included, and the web pages into dist/web/. Run as a program it always builds; `buildIfNeeded` only when a source is newer.
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const root = join(import.meta.dirname, '..');
/** What is built, out of which folders and files; it is stamped apart, so that each is built only when it has to be. */
const program = {
  stamp: join(root, 'dist', '.built'),
  folders: ['engine', 'games', 'bots', 'protocol', 'table', 'lab', 'server', 'cli'],
  files: /\.(ts|json)$/,
  build: buildProgram,
};
const pages = {
  stamp: join(root, 'dist', '.built-web'),
  folders: ['engine', 'games', 'bots', 'protocol', 'table', 'web'],
  not: join(root, 'web', 'tests'),
  files: /(?<!\.test)\.(tsx?|json|css|html|md|svg|js|png|woff2)$/,
  build: buildPages,
};

const settings = {
  absWorkingDir: root,
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  sourcemap: true,
  logLevel: 'error',
  // Piscina and pino start threads from files of their own, SQLite has a binary, and pg looks for one: they stay outside.
  external: ['piscina', 'pino', 'pino-pretty', '@photostructure/sqlite', 'pg'],
  banner: { js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);" },
};

async function buildProgram() {
  const { build } = await import('esbuild');
  await build({
    ...settings,
    entryPoints: {
      gilt: 'cli/gilt.ts',
      worker: 'lab/worker.ts',
      thinker: 'server/thinker-worker.ts',
      watchdog: 'server/watchdog-worker.ts',
      checkpointer: 'server/store/checkpoint-worker.ts',
      standstill: 'server/test/standstill.ts',
      ordeal: 'server/test/under-attack-run.ts',
      'room-on-disk': 'server/test/room-on-disk.ts',
      'ordeal-hostile': 'server/test/hostile-process.ts',
      'frozen-clock': 'server/test/frozen-clock-process.ts',
      'ladder-worker': 'lab/ladder-worker.ts',
      'worth-worker': 'lab/worth-worker.ts',
      'run-worker': 'lab/run/worker.ts',
      // The plots are loaded only where a report is made.
      'report-page': 'lab/report/page.ts',
      'tune-page': 'lab/tune/page.ts',
      soak: 'lab/soak.ts',
      'soak-sprt': 'lab/soak-sprt.ts',
      'soak-worth': 'lab/soak-worth.ts',
      'soak-worker': 'lab/soak-worker.ts',
      'soak-steps': 'lab/slowest-step-run.ts',
      'soak-server': 'server/test/soak.ts',
      'soak-leaks': 'server/leaks/soak.ts',
      'stored-example': 'server/test/stored-example.ts',
      'shadowgate-set': 'lab/shadowgate-set.ts',
      'review-proof': 'lab/proof/run.ts',
    },
  });
}

/** The web pages, into dist/web/. */
async function buildPages() {
  const { build } = await import('vite');
  // Tests build the pages too, and would have others built than people get.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  await build({ configFile: join(root, 'web', 'vite.config.ts'), mode: 'production', logLevel: 'error' });
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  for (const file of filesIn(join(root, 'dist', 'web'), /\.(js|css|html|svg)$/)) compress(file);
}

/** Beside each file a smaller one, which the server sends to whoever can read it. */
function compress(file) {
  const text = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(text));
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
}

/** A tool of the web that is written in TypeScript, bundled into dist/. */
export async function buildTool(name, entry) {
  const { build } = await import('esbuild');
  await build({
    ...settings,
    entryPoints: { [name]: entry },
    external: [...settings.external, 'playwright-core', 'esbuild'],
  });
}

/** The benchmarks, bundled apart: they need packages that are installed only for them. */
export async function buildBench() {
  const { build } = await import('esbuild');
  await build({ ...settings, entryPoints: { bench: 'bench/bench.ts' } });
}

/** The benchmark of the server. Programs of the peers lie next to their packages. */
export async function buildServerBench() {
  const { build } = await import('esbuild');
  await build({
    ...settings,
    entryPoints: { 'bench-server': 'bench/server/bench.ts', 'bench-gilt': 'bench/server/gilt.ts' },
  });
  const peers = ['boardgame-io', 'colyseus', 'relay'];
  await build({
    ...settings,
    outdir: 'bench/server/dist',
    packages: 'external',
    banner: {},
    entryPoints: Object.fromEntries(peers.map((name) => [name, `bench/server/peers/${name}.ts`])),
  });
}

const filesIn = (folder, files) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && files.test(entry.name) && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name));

const newest = (folder, files, not) =>
  filesIn(folder, files)
    .filter((file) => !not || !file.startsWith(not))
    .reduce((latest, file) => Math.max(latest, statSync(file).mtimeMs), 0);

const isOld = ({ stamp, folders, files, not }) => {
  const built = existsSync(stamp) ? statSync(stamp).mtimeMs : 0;
  return folders.some((folder) => newest(join(root, folder), files, not) > built);
};

async function make({ stamp, build }) {
  mkdirSync(join(root, 'dist'), { recursive: true });
  await build();
  writeFileSync(stamp, '');
}

export async function build() {
  await make(program);
  await make(pages);
}

export async function buildIfNeeded() {
  for (const each of [program, pages]) if (isOld(each)) await make(each);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
