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
import { idempotencyKey } from './idempotencyKey.ts';
import type { Log } from './log.ts';
import { inlineScriptHashes } from './page.ts';
import { problemBoundary } from './problemBoundary.ts';
import { requestLog } from './requestLog.ts';
import { sameOrigin } from './sameOrigin.ts';
import { securityHeaders } from './securityHeaders.ts';
import { servePage } from './servePage.ts';
import type { Store } from './store/Store.ts';

/** What the application is made of; it listens nowhere and reads no environment itself. */
export interface AppParts {
  store: Store;
  clock: Clock;
  log: Log;
  builtFiles: BuiltFiles;
  /** Where visitors reach the page. */
  publicUrl: URL;
  cookieSecret: string;
  /** How many of our own proxies stand before the server. */
  trustedProxyHops: number;
  frameAncestors: readonly string[];
  messages: HandlerParts['messages'];
}

/** The whole server as one Koa application, its middleware in order. */
export function createApp(parts: AppParts): Koa {
  const { clock, log, publicUrl } = parts;
  const isSecure = publicUrl.protocol === 'https:';
  const cookie = createCalculationCookie({ secret: parts.cookieSecret, clock, isSecure });
  const handlerParts: HandlerParts = { ...parts, cookie };

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

  const { indexHtml, notFoundHtml } = parts.builtFiles;
  const scriptHashes = inlineScriptHashes(`${indexHtml}${notFoundHtml}`);

  const app = new Koa();
  app.on('error', (error: unknown) => log.warn({ err: error }, 'answer not delivered'));
  app
    .use(requestLog(log, clock))
    .use(securityHeaders({ isSecure, frameAncestors: parts.frameAncestors, scriptHashes }))
    .use(problemBoundary(log))
    .use(sameOrigin(publicUrl))
    .use(router.routes())
    .use(servePage(parts.builtFiles));
  return app;
}
