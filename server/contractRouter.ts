import Router, { type RouterContext } from '@koa/router';
import type { Context } from 'koa';
import type { Handlers } from '../backend/handlers/createHandlers.ts';
import { handleRequest, refuseBeforeBody } from '../backend/handlers/createHandlers.ts';
import type { Clock, RequestContext } from '../backend/ports.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { refusalDetails } from '../contract/format/refusalDetails.ts';
import { contract, type EndpointName } from '../contract/index.ts';
import type { RawResponse } from '../contract/parseRequest.ts';
import { maxBodyBytes } from '../contract/requestLimits.ts';
import { HttpProblem, writeResponse } from './http/problems.ts';
import { bodyPace, createFairQueue, QueueFull, readBody } from './http/uploads.ts';

export const uploads = {
  pace: bodyPace,
  /**
   * Reports that are received at once, each of which holds megabytes; other bodies are small. A
   * report takes well under a second, so that an office of 200 is served within the wait.
   */
  reports: { running: 16, runningPerKey: 4, waitingPerKey: 250, waitMs: 15_000 },
};
export type Uploads = typeof uploads;

/** `Retry-After` of a report that got no place within its wait. */
const busyRetryAfterSeconds = 5;

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
  const router = new Router();
  const enqueueReport = createFairQueue(uploads.reports);
  for (const name of Object.keys(contract) as EndpointName[]) {
    const { body, path, method }: Endpoint = contract[name];

    async function handle(ctx: RouterContext, context: RequestContext): Promise<RawResponse> {
      const request = {
        params: ctx.params,
        contentType: ctx.get('Content-Type') || undefined,
        text: body ? await readBody(ctx.req, maxBodyBytes(name), uploads.pace) : '',
      };
      return handleRequest(name, handlers, request, context);
    }

    /** Waits for its turn with the body unread. */
    async function handleInTurn(ctx: RouterContext, context: RequestContext) {
      try {
        return await enqueueReport(context.addressKey, () => handle(ctx, context));
      } catch (error) {
        if (!(error instanceof QueueFull)) throw error;
        throw new HttpProblem(503, refusalDetails.reportsBusy(busyRetryAfterSeconds), {
          'Retry-After': String(busyRetryAfterSeconds),
        });
      }
    }

    router.register(path.replace(/\{(\w+)\}/g, ':$1'), [method], async (ctx) => {
      ctx.state.route = name;
      const context = contextOf(ctx);
      const handleBody = name === 'sendRoiReport' ? handleInTurn : handle;
      const response =
        refuseBeforeBody(name, context, clock.now()) ?? (await handleBody(ctx, context));
      writeResponse(ctx, response);
    });
  }
  router.all('/api{/*rest}', (ctx) => {
    ctx.state.route = 'unknown';
    const methods = router
      .match(ctx.path, ctx.method)
      .path.flatMap((layer) => (layer.path === '/api{/*rest}' ? [] : layer.methods));
    if (methods.length === 0) throw new HttpProblem(404, refusalDetails.noSuchEndpoint);
    const allowed = [...new Set(methods)].sort().join(', ');
    throw new HttpProblem(405, refusalDetails.wrongMethod(allowed), { Allow: allowed });
  });
  return router;
}
