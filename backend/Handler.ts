import type { Endpoint, ResponseOf } from '../contract/endpoint.ts';
import type { ParsedRequest } from '../contract/parseRequest.ts';
import type { RequestContext } from './RequestContext.ts';

/**
 * What an endpoint does with a valid request. A response that the contract does not declare does
 * not compile.
 */
export type Handler<E extends Endpoint> = (
  request: ParsedRequest<E> & { context: RequestContext },
) => Promise<ResponseOf<E>>;
