import type { Endpoint } from '../../contract/endpoint.ts';
import { type Contract, contract, type EndpointName } from '../../contract/index.ts';
import { parseRequest, type RawRequest, type RawResponse } from '../../contract/parseRequest.ts';
import type { RequestContext } from '../RequestContext.ts';
import type { Handlers } from './createHandlers.ts';

/**
 * Handles a request for an endpoint that `refuseBeforeBody` has let pass. Every host calls this
 * with what it read, so all hosts accept and refuse alike.
 *
 * @param context - `idempotencyKey` is the header as it was sent; an empty one counts as none (S7).
 * @returns The handler's response, or a problem when the contract does not accept the request.
 */
export async function handleRequest<Name extends EndpointName>(
  name: Name,
  handlers: Handlers,
  request: RawRequest,
  { idempotencyKey, ...rest }: RequestContext,
): Promise<RawResponse> {
  const endpoint: Contract[Name] & Endpoint = contract[name];
  const parsed = parseRequest(endpoint, request);
  if ('problem' in parsed) return parsed.problem;
  return handlers[name]({
    ...parsed,
    context: { ...rest, idempotencyKey: idempotencyKey || undefined },
  });
}
