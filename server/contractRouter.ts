import Router, { type RouterContext } from '@koa/router';
import type { Context } from 'koa';
import {
  type Handlers,
  handleRequest,
  refuseBeforeBody,
} from '../backend/handlers/createHandlers.ts';
import type { Clock, RequestContext } from '../backend/ports.ts';
import { readCalculationIds } from '../backend/sessionCookie.ts';
import { refusalIn } from '../backend/visitorTexts.ts';
import type { Endpoint, RawResponse } from '../contract/endpoint.ts';
import { refusalDetails } from '../contract/format/refusalDetails.ts';
import { contract, type EndpointName } from '../contract/index.ts';
import { tryLater } from '../contract/problem.ts';
import { maxBodyBytes, maxFormBytes, siteOf } from '../contract/requestLimits.ts';
import { createFairQueue, createUploadTurns, QueueFull } from './http/fairQueue.ts';
import { HttpProblem, writeResponse } from './http/problems.ts';
import { bodyPace, readBody, readReportBody } from './http/uploads.ts';

export const uploads = {
  pace: bodyPace,
  /**
   * Reports that one site (an IPv4 address or an IPv6 /48) may send at once, and how long a second
   * one of the same calculation waits with its body unread.
   */
  turns: { perSite: 250, waitMs: 15_000 },
  /**
   * Received reports that are saved, built and mailed at once. One takes well under a second, so
   * that an office of 200 is served within the wait.
   */
  reports: { running: 64, runningPerKey: 32, waitingPerKey: 250, waitMs: 15_000 },
};
export type Uploads = typeof uploads;

/** `Retry-After` of a report that got no place within its wait. */
const busyRetryAfterSeconds = 5;

/** The paths of the API, in letters of any case. */
const everyPath = /^\/api(?:\/|$)/i;

/** Creates a route for each endpoint of the contract; every other /api path is refused. */
export function contractRouter({
  handlers,
  clock,
  contextOf,
  uploads,
}: {
  handlers: Handlers;
  clock: Clock;
  contextOf: (ctx: Context) => RequestContext;
  uploads: Uploads;
}): Router {
  // The document names paths as they are written.
  const router = new Router({ sensitive: true });
  const takeTurn = createUploadTurns(uploads.turns);
  const enqueueReport = createFairQueue(uploads.reports);
  for (const name of Object.keys(contract) as EndpointName[]) {
    const { body, path, method }: Endpoint = contract[name];

    async function handle(ctx: RouterContext, context: RequestContext): Promise<RawResponse> {
      const { pace } = uploads;
      const text = body ? await readBody(ctx.req, { limit: maxBodyBytes(name), pace }) : '';
      return respond(ctx, text, context);
    }

    /** Receiving takes no place, because a slow upload would hold it; saving and building do. */
    async function handleReport(ctx: RouterContext, context: RequestContext): Promise<RawResponse> {
      const site = siteOf(context);
      const calculations = readCalculationIds(context.sessionCookie, clock.now());
      const reception = {
        limit: maxBodyBytes(name),
        restLimit: maxFormBytes,
        pace: uploads.pace,
      };
      try {
        return await takeTurn(site, calculations, async () => {
          const { text, pdfSha256 } = await readReportBody(ctx.req, reception);
          return await enqueueReport(site, () => respond(ctx, text, { ...context, pdfSha256 }));
        });
      } catch (error) {
        if (!(error instanceof QueueFull)) throw error;
        return refusalIn(context.language, (details) =>
          tryLater(503, busyRetryAfterSeconds, details.reportsBusy),
        );
      }
    }

    function respond(ctx: RouterContext, text: string, context: RequestContext) {
      const contentType = ctx.get('Content-Type') || undefined;
      return handleRequest(name, handlers, { params: ctx.params, contentType, text }, context);
    }

    router.register(path.replace(/\{(\w+)\}/g, ':$1'), [method], async (ctx) => {
      ctx.state.route = name;
      const context = contextOf(ctx);
      const handleBody = name === 'sendRoiReport' ? handleReport : handle;
      const response =
        refuseBeforeBody(name, context, clock.now()) ?? (await handleBody(ctx, context));
      ctx.state.leadId = response.leadId;
      writeResponse(ctx, response);
    });
  }
  router.all(everyPath, (ctx) => {
    ctx.state.route = 'unknown';
    const methods = router
      .match(ctx.path, ctx.method)
      .path.flatMap((layer) => (layer.path === everyPath ? [] : layer.methods));
    if (methods.length === 0) throw new HttpProblem(404, refusalDetails.noSuchEndpoint);
    const allowed = [...new Set(methods)].sort().join(', ');
    throw new HttpProblem(405, refusalDetails.wrongMethod(allowed), { Allow: allowed });
  });
  return router;
}
