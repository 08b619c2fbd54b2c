import Router, { type RouterContext } from '@koa/router';
import type { Context } from 'koa';
import type { Handlers } from '../backend/createHandlers.ts';
import { handleRequest } from '../backend/handleRequest.ts';
import type { RequestContext } from '../backend/RequestContext.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { contract, type EndpointName } from '../contract/index.ts';
import { maxBodyBytes } from '../contract/requestLimits.ts';
import { refusalDetails } from '../contract/wording/refusalDetails.ts';
import { createAtMost } from './atMost.ts';
import { Refusal, writeReply } from './Refusal.ts';
import { readBody } from './readBody.ts';

/** A form is small; only the visitor's PDF is not, and of those only a few are held at once. */
const reportsAtOnce = 4;

/** A route for each endpoint of the contract; every other /api path is refused. */
export function contractRouter(
  handlers: Handlers,
  contextOf: (ctx: Context) => RequestContext,
): Router {
  const router = new Router();
  const atMostReports = createAtMost(reportsAtOnce);
  for (const name of Object.keys(contract) as EndpointName[]) {
    const path = contract[name].path.replace(/\{(\w+)\}/g, ':$1');
    const answer = answerWith(name, handlers, contextOf);
    const isReport = name === 'sendRoiReport';
    router.register(path, [contract[name].method], (ctx) => {
      ctx.state.route = name;
      return isReport ? atMostReports(() => answer(ctx)) : answer(ctx);
    });
  }
  router.all('/api{/*rest}', (ctx) => {
    ctx.state.route = 'unknown';
    const methods = router
      .match(ctx.path, ctx.method)
      .path.flatMap((layer) => (layer.path === '/api{/*rest}' ? [] : layer.methods));
    if (methods.length === 0) throw new Refusal(404, refusalDetails.noSuchEndpoint);
    const allowed = [...new Set(methods)].sort().join(', ');
    throw new Refusal(405, refusalDetails.wrongMethod(allowed), { Allow: allowed });
  });
  return router;
}

function answerWith(
  name: EndpointName,
  handlers: Handlers,
  contextOf: (ctx: Context) => RequestContext,
) {
  const { body }: Endpoint = contract[name];
  return async (ctx: RouterContext) => {
    const request = {
      params: ctx.params,
      contentType: ctx.get('Content-Type') || undefined,
      text: body ? await readBody(ctx.req, maxBodyBytes(name)) : '',
    };
    writeReply(ctx, await handleRequest(name, handlers, request, contextOf(ctx)));
  };
}
