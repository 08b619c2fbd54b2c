import type { Endpoint } from '../contract/endpoint.ts';
import { exchange, type RawReply, type RawRequest } from '../contract/exchange.ts';
import { type Contract, contract, type EndpointName } from '../contract/index.ts';
import { refuse } from '../contract/problem.ts';
import { isIdempotencyKey } from '../contract/requestLimits.ts';
import { refusalDetails } from '../contract/wording/refusalDetails.ts';
import type { Handlers } from './createHandlers.ts';
import type { RequestContext } from './RequestContext.ts';

/**
 * Answers a request for an endpoint. Every host calls this with what it read.
 *
 * @param context `idempotencyKey` is the header as it was sent; an empty one counts as none (S7).
 */
export async function handleRequest<Name extends EndpointName>(
  name: Name,
  handlers: Handlers,
  request: RawRequest,
  { idempotencyKey, ...visitor }: RequestContext,
): Promise<RawReply> {
  if (idempotencyKey && !isIdempotencyKey(idempotencyKey)) {
    return refuse(400, refusalDetails.badIdempotencyKey);
  }
  const endpoint: Contract[Name] & Endpoint = contract[name];
  const context = { ...visitor, idempotencyKey: idempotencyKey || undefined };
  return exchange(endpoint, request, context, handlers[name]);
}
