import type { RequestListener } from 'node:http';
import Koa from 'koa';
import type { BuiltFiles } from './builtFiles.ts';
import { createCalculationCookie } from './calculationCookie.ts';
import { addressKey, clientAddress } from './clientAddress.ts';
import type { Clock } from './clock.ts';
import { contractRouter } from './contractRouter.ts';
import { contactFormWebhook } from './handlers/contactFormWebhook.ts';
import { demoSubmission } from './handlers/demoSubmission.ts';
import type { HandlerParts } from './handlers/HandlerParts.ts';
import { roiCalculation } from './handlers/roiCalculation.ts';
import { savedRoiCalculation } from './handlers/savedRoiCalculation.ts';
import { sendRoiReport } from './handlers/sendRoiReport.ts';
import { health } from './health.ts';
import { idempotencyKey } from './idempotencyKey.ts';
import type { Counters } from './limits/Counters.ts';
import { floodGuard } from './limits/floodGuard.ts';
import { createMailLimits, noMailLimits } from './limits/mailLimits.ts';
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
import type { Store } from './store/Store.ts';
import { withTrustedTypes } from './trustedTypes.ts';

/** What the application is made of; it listens nowhere and reads no environment itself. */
export interface AppParts {
  store: Store;
  /** Null for load tests: nothing is limited (S11). */
  counters: Counters | null;
  outbox: Outbox;
  clock: Clock;
  log: Log;
  builtFiles: BuiltFiles;
  /** Where visitors reach the page. */
  publicUrl: URL;
  cookieSecret: string;
  /** How many of our own proxies stand before the server. */
  trustedProxyHops: number;
  frameAncestors: readonly string[];
  /** Whether the page may load trackers (P4). */
  hasTrackers: boolean;
  messages: HandlerParts['messages'];
  /** The key that the mail provider signs its events with; null where it sends none. */
  mailEventsKey: string | null;
  /** Whether the server was told to stop; a balancer is told in turn. */
  isStopping: () => boolean;
}

/** The whole server: files and the page straight from memory, all else through one Koa application, its middleware in order. */
export function createApp(parts: AppParts): RequestListener {
  const { store, counters, clock, log, publicUrl, mailEventsKey } = parts;
  const isSecure = publicUrl.protocol === 'https:';
  const cookie = createCalculationCookie({ secret: parts.cookieSecret, clock, isSecure });
  const mailLimits = counters ? createMailLimits(counters, log) : noMailLimits;
  const handlerParts: HandlerParts = { ...parts, cookie, mailLimits };

  const router = contractRouter(
    {
      demoSubmission: demoSubmission(handlerParts),
      roiCalculation: roiCalculation(handlerParts),
      savedRoiCalculation: savedRoiCalculation(handlerParts),
      contactFormWebhook: contactFormWebhook(handlerParts),
      sendRoiReport: sendRoiReport(handlerParts),
    },
    (ctx) => ({
      addressKey: addressKey(clientAddress(ctx.req, parts.trustedProxyHops)),
      idempotencyKey: idempotencyKey(ctx),
      calculationId: cookie.read(ctx.get('Cookie')),
    }),
  );

  const builtFiles = withTrustedTypes(parts.builtFiles, parts);
  const { indexHtml, notFoundHtml } = builtFiles;
  const scriptHashes = inlineScriptHashes(`${indexHtml}${notFoundHtml}`);
  const headers = securityHeaders({ ...parts, isSecure, scriptHashes });
  const files = prepareFiles(builtFiles, headers);

  const app = new Koa();
  app.on('error', (error: unknown) => log.warn({ err: error }, 'answer not delivered'));
  app
    .use(requestLog(log, clock))
    .use((ctx, next) => {
      ctx.set(headers);
      return next();
    })
    .use(problemBoundary(log))
    .use(health(store, parts.isStopping));
  if (mailEventsKey) app.use(mailEvents({ publicKey: mailEventsKey, store, clock, log }));
  app.use(sameOrigin(publicUrl));
  if (counters) app.use(floodGuard(counters, parts.trustedProxyHops, log));
  app.use(router.routes()).use(servePage(files));

  const askKoa = app.callback();
  const isServedDirectly = serveDirectly(files, log);
  return (request, response) => {
    if (!isServedDirectly(request, response)) void askKoa(request, response);
  };
}
