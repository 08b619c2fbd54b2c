import type { RequestListener } from 'node:http';
import Koa from 'koa';
import { createHandlers } from '../backend/createHandlers.ts';
import type { Ports } from '../backend/ports.ts';
import type { BuiltFiles } from './builtFiles.ts';
import { addressKey, clientAddress } from './clientAddress.ts';
import { contractRouter } from './contractRouter.ts';
import { health } from './health.ts';
import { floodGuard } from './limits/floodGuard.ts';
import type { Log } from './log.ts';
import { mailEvents } from './mail/mailEvents.ts';
import type { Outbox } from './outbox/createOutbox.ts';
import { inlineScriptHashes } from './page.ts';
import { prepareFiles } from './preparedFiles.ts';
import { problemBoundary } from './problemBoundary.ts';
import { requestLog } from './requestLog.ts';
import { sameOrigin } from './sameOrigin.ts';
import { securityHeaders } from './securityHeaders.ts';
import { serveDirectly } from './serveDirectly.ts';
import { servePage } from './servePage.ts';
import { sessionCookie, signCookies } from './sessionCookie.ts';
import type { Store } from './store/Store.ts';
import { withTrustedTypes } from './trustedTypes.ts';

/** What the application is made of; it listens nowhere and reads no environment itself. */
export interface Dependencies extends Ports {
  store: Store;
  outbox: Outbox;
  log: Log;
  builtFiles: BuiltFiles;
  cookieSecret: string;
  /** How many of our own proxies stand before the server. */
  trustedProxyHops: number;
  frameAncestors: readonly string[];
  /** Whether the page may load trackers (P4). */
  hasTrackers: boolean;
  /** The key that the mail provider signs its events with; null where it sends none. */
  mailEventsKey: string | null;
  /** Whether the server was told to stop; a balancer is told in turn. */
  isStopping: () => boolean;
}

/** The whole server: files and the page straight from memory, all else through one Koa application, its middleware in order. */
export function createApp(dependencies: Dependencies): RequestListener {
  const { store, counters, clock, log, publicUrl, mailEventsKey } = dependencies;
  const isSecure = publicUrl.protocol === 'https:';
  const router = contractRouter(createHandlers(dependencies), (ctx) => ({
    addressKey: addressKey(clientAddress(ctx.req, dependencies.trustedProxyHops)),
    idempotencyKey: ctx.get('Idempotency-Key') || undefined,
    sessionCookie: sessionCookie(ctx, isSecure),
  }));

  const builtFiles = withTrustedTypes(dependencies.builtFiles, dependencies);
  const { indexHtml, notFoundHtml } = builtFiles;
  const scriptHashes = inlineScriptHashes(`${indexHtml}${notFoundHtml}`);
  const headers = securityHeaders({ ...dependencies, isSecure, scriptHashes });
  const files = prepareFiles(builtFiles, headers);

  const app = new Koa();
  signCookies(app, dependencies.cookieSecret);
  app.on('error', (error: unknown) => log.warn({ err: error }, 'answer not delivered'));
  app
    .use(requestLog(log, clock))
    .use((ctx, next) => {
      ctx.set(headers);
      return next();
    })
    .use(problemBoundary(log))
    .use(health(store, dependencies.isStopping));
  if (mailEventsKey) app.use(mailEvents({ publicKey: mailEventsKey, store, clock, log }));
  app.use(sameOrigin(publicUrl));
  app.use(floodGuard(counters, dependencies.trustedProxyHops, log));
  app.use(router.routes()).use(servePage(files));

  const askKoa = app.callback();
  const isServedDirectly = serveDirectly(files, log);
  return (request, response) => {
    if (!isServedDirectly(request, response)) void askKoa(request, response);
  };
}
