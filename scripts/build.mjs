// Bundles the TypeScript into dist/, workers included. Run as a program it always builds; `buildIfNeeded` only when a source is newer.
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(import.meta.dirname, '..');
const stamp = join(root, 'dist', '.built');
const folders = ['engine', 'games', 'bots', 'lab', 'cli'];

const settings = {
  absWorkingDir: root,
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  sourcemap: true,
  logLevel: 'error',
  // Piscina starts its threads from a file of its own, so it stays outside.
  external: ['piscina'],
  banner: { js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);" },
};

export async function build() {
  const { build } = await import('esbuild');
  mkdirSync(join(root, 'dist'), { recursive: true });
  await build({
    ...settings,
    entryPoints: {
      gilt: 'cli/gilt.ts',
      worker: 'lab/worker.ts',
      soak: 'lab/soak.ts',
      'soak-worker': 'lab/soak-worker.ts',
      'shadowgate-set': 'lab/shadowgate-set.ts',
    },
  });
  writeFileSync(stamp, '');
}

/** The benchmarks, bundled apart: they need packages that are installed only for them. */
export async function buildBench() {
  const { build } = await import('esbuild');
  await build({ ...settings, entryPoints: { bench: 'bench/bench.ts' } });
}

const newest = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(ts|json)$/.test(entry.name) && !entry.parentPath.includes('node_modules'))
    .reduce((latest, entry) => Math.max(latest, statSync(join(entry.parentPath, entry.name)).mtimeMs), 0);

export async function buildIfNeeded() {
  const built = existsSync(stamp) ? statSync(stamp).mtimeMs : 0;
  if (folders.some((folder) => newest(join(root, folder)) > built)) await build();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
