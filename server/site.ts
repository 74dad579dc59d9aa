import { existsSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import files from '@fastify/static';
import { Refusal } from '@gilt/engine/fault';
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify';
import type { Hall } from './hall.ts';
import type { Metrics } from './metrics.ts';
import { isOwnOrigin } from './origin.ts';
import { NotAllowed, NotFound, statusOf } from './trouble.ts';

/** The largest body that is read, in bytes: a set of cards is the largest thing anybody sends. */
const LONGEST_BODY = 256 * 1024;

export interface SiteParts {
  readonly log: FastifyBaseLogger;
  readonly origin: string | null;
  /** Whether a proxy in front of the server says who asks. */
  readonly trustProxy: boolean;
  /** Requests a minute from one address. */
  readonly perMinute: number;
  /** The folder of the web pages. */
  readonly web: string | null;
}

/** The HTTP side: limits, headers, errors and files; the routes come from elsewhere. */
export async function site({ log, origin, trustProxy, perMinute, web }: SiteParts): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: log,
    trustProxy,
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
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: '1 minute',
    // Whoever comes for the first time fetches every file of the pages once, and a family has one address.
    allowList: (request) => request.url.startsWith('/assets/'),
    errorResponseBuilder: () =>
      Object.assign(new Error('that was too much at once; please wait a minute'), { statusCode: 429 }),
  });

  app.addHook('onRequest', async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD' && !isOwnOrigin(request.headers, origin))
      throw new NotAllowed('this page may not speak to the server');
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

  const page = web !== null && existsSync(join(web, 'index.html'));
  if (page) await app.register(files, { root: web, preCompressed: true, setHeaders: cacheByName });
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && !request.url.startsWith('/api/');
    if (page && wantsPage) return reply.sendFile('index.html', { maxAge: 0, immutable: false });
    throw new NotFound(NO_ADDRESS);
  });
  return app;
}

const NO_ADDRESS = 'there is no such address';
const SENTENCES: Readonly<Record<number, string>> = {
  413: 'that is too large',
  415: 'the body should be JSON',
  429: 'that was too much at once; please wait a minute',
};

/** Files whose name holds a hash never change. */
function cacheByName(response: { setHeader(name: string, value: string): unknown }, path: string): void {
  const forever = /[/\\]assets[/\\]/.test(path);
  response.setHeader('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
}

/** Whether the server is well, and what it counts. */
export function healthRoutes(app: FastifyInstance, hall: Hall, { registry }: Metrics): void {
  app.get('/healthz', { config: { rateLimit: false } }, async (_request, reply) => {
    if (hall.closing) reply.status(503);
    return { status: hall.closing ? 'stopping' : 'ok' };
  });
  app.get('/metrics', { config: { rateLimit: false } }, async (_request, reply) => {
    reply.type(registry.contentType);
    return registry.metrics();
  });
}
