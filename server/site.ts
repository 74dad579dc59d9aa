import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import files from '@fastify/static';
import { Refusal } from '@gilt/engine/fault';
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify';
import { addressOf } from './address.ts';
import { crowd, inTurns, isWork } from './crowd.ts';
import { KEPT_OUT } from './hall.ts';
import { isOwnOrigin } from './origin.ts';
import { NotAllowed, NotFound, statusOf } from './trouble.ts';
import type { Turns } from './turns.ts';
import type { Visitors } from './visitor.ts';

/** The largest body that is read, in bytes: a set of cards is the largest thing anybody sends. */
const LONGEST_BODY = 128 * 1024;
/** A request that has not come whole by then, in milliseconds, is not waited for: whoever takes their time to ask does not keep a place for themselves. */
const SLOWEST_REQUEST = 20_000;
const SLOWNESS = {
  requestTimeout: SLOWEST_REQUEST,
  headersTimeout: SLOWEST_REQUEST / 2,
  connectionsCheckingInterval: 2000,
  keepAliveTimeout: 72_000,
};

export interface SiteParts {
  readonly log: FastifyBaseLogger;
  readonly origin: string | null;
  /** How many proxies stand in front of the server. */
  readonly proxies: number;
  /** How many requests of one address are answered at a time. */
  readonly underWay: number;
  readonly turns: Turns;
  /** The folder of the web pages. */
  readonly web: string | null;
}

/** The HTTP side: limits, headers, errors and files; the routes come from elsewhere. */
export async function site({ log, origin, proxies, underWay, turns, web }: SiteParts): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: log,
    trustProxy: (_address, hop) => hop < proxies,
    serverFactory: (listener) => createServer(SLOWNESS, crowd(underWay, proxies, inTurns(turns, proxies, listener))),
    bodyLimit: LONGEST_BODY,
    // What people ask for, and who they are, is nobody's business: only what goes wrong is logged.
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    // An address that cannot even be read.
    frameworkErrors: (_error, _request, reply) => void (reply as FastifyReply).status(404).send({ error: NO_ADDRESS }),
  }) as unknown as FastifyInstance;

  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Whether the site is served by HTTPS is for the proxy in front of it to say.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'no-referrer' },
  });
  app.addHook('onRequest', async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD' && !isOwnOrigin(request.headers, origin))
      throw new NotAllowed('this page may not speak to the server');
  });
  // What was sent along comes later than the request, and may be the dear part of it.
  app.addHook('preValidation', async (request) => {
    if (request.body != null) await turns.come(addressOf(request.raw, proxies));
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof Refusal) return reply.status(statusOf(error)).send({ error: error.message });
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.status(status).send({ error: SENTENCES[status] ?? 'this request cannot be read' });
    log.error({ error, route: request.routeOptions.url }, 'a request failed');
    return reply.status(500).send({ error: 'something went wrong on our side' });
  });

  const pages = pagesIn(web);
  if (pages !== null) await app.register(files, { root: pages, preCompressed: true, setHeaders: cacheByName });
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && !request.url.startsWith('/api/');
    if (pages !== null && wantsPage) return reply.sendFile('index.html', { maxAge: 0, immutable: false });
    throw new NotFound(NO_ADDRESS);
  });
  return app;
}

/** The folder of the pages, if they are there. */
export const pagesIn = (web: string | null | undefined): string | null =>
  web != null && existsSync(join(web, 'index.html')) ? web : null;

/** Counts what is asked for, but for the files of the pages: whoever comes for the first time fetches every one of them. */
export function limitRequests(app: FastifyInstance, visitors: Visitors, isBanned: (person: string) => boolean): void {
  app.addHook('onRequest', async (request) => {
    if (!isWork(request.url)) return;
    visitors.count(request, 'requests');
    const { person } = visitors.asking(request);
    if (person !== null && isBanned(person)) throw new NotAllowed(KEPT_OUT);
  });
}

const NO_ADDRESS = 'there is no such address';
const SENTENCES: Readonly<Record<number, string>> = {
  413: 'that is too large',
  415: 'the body should be JSON',
};

/** Files whose name holds a hash never change. */
function cacheByName(response: { setHeader(name: string, value: string): unknown }, path: string): void {
  const forever = /[/\\]assets[/\\]/.test(path);
  response.setHeader('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
}
