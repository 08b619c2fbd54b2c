import type { RequestListener } from 'node:http';
import Keygrip from 'keygrip';
import Koa, { type Context, type Middleware } from 'koa';
import { createDocuments, documentPaths } from '../backend/agents/documents.ts';
import { createHandlers } from '../backend/handlers/createHandlers.ts';
import { createFloodGuard } from '../backend/limits.ts';
import type { Ports } from '../backend/ports.ts';
import { type SessionCookie, sessionCookieOptions } from '../backend/sessionCookie.ts';
import type { RequestOrigin } from '../contract/requestLimits.ts';
import apiDocument from '../docs/openapi.json' with { type: 'json' };
import { contractRouter, type Uploads } from './contractRouter.ts';
import type { ToolCaller } from './estimates/createEstimator.ts';
import { clientAddress, createHostGuard, floodGuard, originOf, sameOrigin } from './http/guards.ts';
import { openDoors } from './http/openDoors.ts';
import { languageOf, problemBoundary } from './http/problems.ts';
import { requestLog, routes } from './http/requestLog.ts';
import { securityHeaders, securityText } from './http/securityHeaders.ts';
import type { Log } from './logging/log.ts';
import { mailEvents } from './mail/mailEvents.ts';
import { mcp } from './mcp/mcp.ts';
import type { Metrics } from './metrics/createMetrics.ts';
import type { Outbox } from './outbox/createOutbox.ts';
import { type Build, inlineScriptHashes, withTrustedTypes } from './page/build.ts';
import { createFileTurns } from './page/fileTurns.ts';
import { createFiles } from './page/serveFiles.ts';
import { withSharing } from './page/sharing.ts';
import { createShortLinks } from './page/shortLinks.ts';
import type { Store } from './store/createStore.ts';

/** Ports and settings of the application, which neither listens nor reads the environment. */
export interface Dependencies extends Omit<Ports, 'linkUrl'> {
  store: Store;
  outbox: Outbox;
  callTool: ToolCaller;
  log: Log;
  /** Null measures no request, which saves a tenth of the processor time of a small one. */
  metrics: Pick<Metrics, 'beginRequest'> | null;
  build: Build;
  /** Signs cookies by the first and accepts all, so that a new secret refuses nobody. */
  cookieSecrets: readonly [string, ...string[]];
  /** Number of own proxies in front of the server. */
  trustedProxyHops: number;
  frameAncestors: readonly string[];
  uploads: Uploads;
  /** The public URL, where it is configured; requests for other hosts are refused. */
  allowedHost: URL | null;
  /** Whether the page may load trackers (P4). */
  hasTrackers: boolean;
  /** Who gets reports of vulnerabilities; null for no `security.txt`. */
  securityContact: string | null;
  /** Verifies the mail provider's events; null without events. */
  mailEventsKey: string | null;
  /**
   * Whether the server is stopping; `/readyz` reports it to load balancers, and responses end their
   * connections.
   */
  isStopping: () => boolean;
}

/**
 * Creates the whole server: files and the page in front, everything else through one Koa
 * application.
 */
export function createApp(dependencies: Dependencies): RequestListener {
  const { clock, log, metrics, publicUrl, mailEventsKey, securityContact } = dependencies;
  const isSecure = publicUrl.protocol === 'https:';
  const sessionCookieOf = createSessionCookie(isSecure);
  /** Reads it once per request: the flood guard and the endpoints count by it. */
  const requestOrigin = (ctx: Koa.Context): RequestOrigin => {
    ctx.state.origin ??= originOf(clientAddress(ctx.req, dependencies.trustedProxyHops));
    return ctx.state.origin;
  };
  const contextOf = (ctx: Koa.Context) => ({
    ...requestOrigin(ctx),
    idempotencyKey: ctx.get('Idempotency-Key'),
    language: languageOf(ctx),
    sessionCookie: sessionCookieOf(ctx),
    ifNoneMatch: ctx.get('If-None-Match'),
  });

  const build = withTrustedTypes(withSharing(dependencies.build, publicUrl), dependencies);
  const scriptHashes = inlineScriptHashes(`${build.indexHtml}${build.notFoundHtml}`);
  const policy = { ...dependencies, isSecure, scriptHashes };
  const headers = securityHeaders(policy);
  const everyHeader = new Map(Object.entries(headers));
  const reportWorkerHeaders = securityHeaders({ ...policy, runsWebAssembly: true });
  const documents = {
    ...createDocuments(publicUrl),
    [documentPaths.api]: () => JSON.stringify(apiDocument),
  };
  const fileTurns = createFileTurns(
    (request) => originOf(clientAddress(request, dependencies.trustedProxyHops)).addressKey,
  );
  const headersOf = (html: string) =>
    securityHeaders({ ...policy, scriptHashes: inlineScriptHashes(html) });
  const shortLinks = createShortLinks(build, { ...dependencies, headersOf });
  const { linkUrl } = shortLinks;
  const store = shortLinks.keepingLinks(dependencies.store);
  const handlers = createHandlers({ ...dependencies, store, linkUrl });
  const router = contractRouter({ handlers, clock, contextOf, uploads: dependencies.uploads });
  const served = { documents, headers, headersOf, reportWorkerHeaders, fileTurns, log };
  const files = createFiles(build, served);

  const app = new Koa();
  // HMAC-SHA256; Koa's default is SHA-1.
  app.keys = new Keygrip([...dependencies.cookieSecrets], 'sha256');
  app.on('error', (error: unknown) => log.warn({ err: error }, 'response not delivered'));
  app
    .use(requestLog(log, clock))
    .use(({ res }, next) => {
      // Koa's own `set` takes twice as long, for values that never change.
      res.setHeaders(everyHeader);
      return next();
    })
    .use(problemBoundary(log))
    .use(health(dependencies));
  if (securityContact) app.use(securityText(dependencies, securityContact));
  if (mailEventsKey) {
    app.use(mailEvents({ ...dependencies, publicKey: mailEventsKey }, requestOrigin));
  }
  app.use(openDoors());
  app.use(sameOrigin(publicUrl));
  const refuseFlood = createFloodGuard(dependencies);
  app.use(floodGuard(refuseFlood, requestOrigin));
  app.use(mcp(dependencies, { requestOrigin, refuseFlood, pace: dependencies.uploads.pace }));
  app.use(router.routes()).use(shortLinks.serve).use(files.servePage);

  const handleWithKoa = app.callback();
  const isHostRefused = createHostGuard(dependencies.allowedHost);
  return (request, response) => {
    metrics?.beginRequest(request, response);
    if (dependencies.isStopping()) response.setHeader('Connection', 'close');
    if (isHostRefused(request, response)) return;
    // Only what Koa answers has another route.
    routes.set(response, 'page');
    if (!files.serve(request, response)) void handleWithKoa(request, response);
  };
}

/**
 * Health checks. `/healthz` succeeds while the process runs; `/readyz` while there is a page, the
 * store accepts writes and the server is not stopping. `/readyz` also names the providers whose
 * messages wait: visitors are served meanwhile, so it succeeds.
 */
function health({
  store,
  outbox,
  build,
  isStopping,
}: Pick<Dependencies, 'store' | 'outbox' | 'build' | 'isStopping'>): Middleware {
  return (ctx, next) => (ctx.path === '/healthz' || ctx.path === '/readyz' ? respond(ctx) : next());

  async function readiness(): Promise<string> {
    if (isStopping()) return 'stopping';
    if (build.indexHtml === null) return 'no built page';
    return store.check().then(
      () => 'ok',
      () => 'the store accepts no writes',
    );
  }

  async function respond(ctx: Context) {
    ctx.state.route = ctx.path.slice(1);
    ctx.set('Cache-Control', 'no-store');
    if (ctx.path === '/healthz') {
      ctx.body = { status: 'ok' };
      return;
    }
    const status = await readiness();
    ctx.status = status === 'ok' ? 200 : 503;
    ctx.body = { status, waitingProviders: outbox.problems() };
  }
}

/**
 * Creates what reads and writes the session cookie of a request, as one of Koa's signed cookies.
 * Its signature is a second cookie, `….sig`.
 *
 * @param isSecure - Whether visitors use https. Koa cannot know: TLS may end at a proxy.
 */
function createSessionCookie(isSecure: boolean): (ctx: Koa.Context) => SessionCookie {
  const { name, ...attributes } = sessionCookieOptions(isSecure);
  // Koa creates them when they are first read, and most requests need none.
  function cookiesOf({ cookies }: Koa.Context) {
    cookies.secure = isSecure;
    return cookies;
  }
  return (ctx) => ({
    read() {
      ctx.vary('Cookie');
      return cookiesOf(ctx).get(name, { signed: true }) ?? null;
    },
    write: (value) => void cookiesOf(ctx).set(name, value, { ...attributes, signed: true }),
  });
}
