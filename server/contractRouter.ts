import Router, { type RouterContext } from '@koa/router';
import type { Context } from 'koa';
import type { Handlers } from '../backend/handlers/createHandlers.ts';
import { handleRequest } from '../backend/handlers/handleRequest.ts';
import type { RequestContext } from '../backend/RequestContext.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { refusalDetails } from '../contract/format/refusalDetails.ts';
import { contract, type EndpointName } from '../contract/index.ts';
import { maxBodyBytes } from '../contract/requestLimits.ts';
import { createConcurrencyLimit } from './http/concurrencyLimit.ts';
import { HttpProblem, writeResponse } from './http/HttpProblem.ts';
import { readBody } from './http/readBody.ts';

/** Requests with a visitor's PDF that are held in memory at once; other bodies are small. */
const maxConcurrentReports = 4;

/** Creates a route for each endpoint of the contract; every other /api path is refused. */
export function contractRouter(
  handlers: Handlers,
  contextOf: (ctx: Context) => RequestContext,
): Router {
  const router = new Router();
  const limitReports = createConcurrencyLimit(maxConcurrentReports);
  for (const name of Object.keys(contract) as EndpointName[]) {
    const path = contract[name].path.replace(/\{(\w+)\}/g, ':$1');
    const handle = handleWith(name, handlers, contextOf);
    const isReport = name === 'sendRoiReport';
    router.register(path, [contract[name].method], (ctx) => {
      ctx.state.route = name;
      return isReport ? limitReports(() => handle(ctx)) : handle(ctx);
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

function handleWith(
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
    writeResponse(ctx, await handleRequest(name, handlers, request, contextOf(ctx)));
  };
}
