import Router from '@koa/router';
import type { Context } from 'koa';
import type { Endpoint } from '../contract/endpoint.ts';
import { exchange, type Handler } from '../contract/exchange.ts';
import { type Contract, contract, type EndpointName } from '../contract/index.ts';
import type { Visit } from './handlers/Visit.ts';
import { Refusal, writeReply } from './Refusal.ts';
import { readBody } from './readBody.ts';

/** What answers each endpoint of the contract. */
export type Handlers = { [Name in EndpointName]: Handler<Contract[Name], Visit> };

const KIB = 1024;
/** Bytes of a body; only the visitor's PDF needs more than a form. */
const bodyLimit = (name: EndpointName) => (name === 'sendRoiReport' ? 4096 : 64) * KIB;

/** A route for each endpoint of the contract, answered through the same `exchange` that the mocks use; every other /api path is refused. */
export function contractRouter(handlers: Handlers, visitOf: (ctx: Context) => Visit): Router {
  const router = new Router();
  for (const name of Object.keys(contract) as EndpointName[]) {
    addRoute(router, name, handlers, visitOf);
  }
  router.all('/api{/*rest}', (ctx) => {
    ctx.state.route = 'unknown';
    const methods = router
      .match(ctx.path, ctx.method)
      .path.flatMap((layer) => (layer.path === '/api{/*rest}' ? [] : layer.methods));
    if (methods.length === 0) throw new Refusal(404, 'There is no such endpoint.');
    const allowed = [...new Set(methods)].sort().join(', ');
    throw new Refusal(405, `Expected one of the methods ${allowed}.`, { Allow: allowed });
  });
  return router;
}

function addRoute<Name extends EndpointName>(
  router: Router,
  name: Name,
  handlers: Handlers,
  visitOf: (ctx: Context) => Visit,
) {
  const endpoint: Contract[Name] & Endpoint = contract[name];
  const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1');
  router.register(path, [endpoint.method], async (ctx) => {
    ctx.state.route = name;
    const reply = await exchange(
      endpoint,
      {
        params: ctx.params,
        contentType: ctx.get('Content-Type') || undefined,
        text: endpoint.body ? await readBody(ctx.req, bodyLimit(name)) : '',
      },
      visitOf(ctx),
      handlers[name],
    );
    writeReply(ctx, reply);
  });
}
