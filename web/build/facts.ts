import { join } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

const NAME = 'games:facts';

/** `import { facts } from 'games:facts'`: what every game says of itself, so that the lobby need not load their rules. */
export function facts(): Plugin {
  return {
    name: 'gilt-facts',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: async (id) => (id === `\0${NAME}` ? `export const facts = ${JSON.stringify(await saidByGames())};` : null),
  };
}

/** The games are TypeScript of other packages: they are bundled first, and then asked. */
async function saidByGames(): Promise<unknown> {
  const contents = `
    import { games } from './games/all.ts';
    export const facts = games.map(({ id, name, seats }) => ({ id, name, seats }));`;
  const root = join(import.meta.dirname, '..', '..');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  });
  const code = Buffer.from(outputFiles[0]!.contents).toString('base64');
  return (await import(`data:text/javascript;base64,${code}`)).facts;
}
