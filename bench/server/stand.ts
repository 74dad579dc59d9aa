/** Where a seat's socket is to be had, and what else its protocol wants to know. */
export interface Place {
  readonly path: string;
  /** If it is another than the server's: that of another node. */
  readonly port?: number;
  readonly cookie?: string;
  readonly table?: string;
}

/** What a server under measurement can be asked to do. */
export interface Stand {
  readonly port: number;
  /** Opens so many tables of four; by table and seat, where to connect. */
  open(tables: number): Promise<Place[][]>;
  /** Lets the time go by after which idle tables leave memory; says how many are left. Only where tables are stored. */
  rest?(): Promise<number>;
}

export interface Memory {
  /** Bytes, after everything that nobody needs has been collected. */
  readonly heap: number;
  readonly rss: number;
}

export type Request = { readonly ask: 'open'; readonly tables: number } | { readonly ask: 'memory' | 'rest' };

/** Says that the server is ready, and answers what its parent asks. It ends with its parent. */
export function stand(server: Stand): void {
  process.on('message', (request: Request) => {
    answer(server, request).then(
      (result) => process.send!({ result }),
      (error: unknown) => process.send!({ error: String(error) }),
    );
  });
  process.on('disconnect', () => process.exit());
  process.send!({ result: server.port });
}

async function answer(server: Stand, request: Request): Promise<unknown> {
  switch (request.ask) {
    case 'open':
      return server.open(request.tables);
    case 'rest':
      return server.rest!();
    case 'memory':
      return memory();
  }
}

async function memory(): Promise<Memory> {
  for (let i = 0; i < 3; i++) {
    globalThis.gc!();
    await new Promise(setImmediate);
  }
  const { heapUsed, rss } = process.memoryUsage();
  return { heap: heapUsed, rss };
}
