import type { BodyOf, SuccessOf } from '../../contract/endpoint.ts';
import type { Contract, EndpointName } from '../../contract/index.ts';
import { endpoints } from './endpoints.ts';
import { request } from './request.ts';
import type { Submission } from './submission.ts';

/** The endpoints that accept POST. */
export type PostEndpoint = {
  [N in EndpointName]: Contract[N]['method'] extends 'POST' ? N : never;
}[EndpointName];

/**
 * Posts a submission and returns the parsed response.
 *
 * @throws {HttpError} When the status is not a success.
 * @throws {Error} When no response arrives.
 */
export async function post<N extends PostEndpoint>(
  name: N,
  submission: Submission<BodyOf<Contract[N]>>,
): Promise<SuccessOf<Contract[N]>> {
  const response = await send(name, submission);
  return response.json();
}

/**
 * Posts a submission and ignores the body of a successful response (specification 7).
 *
 * @throws {HttpError} When the status is not a success.
 * @throws {Error} When no response arrives.
 */
export async function postIgnoringResponse<N extends PostEndpoint>(
  name: N,
  submission: Submission<BodyOf<Contract[N]>>,
): Promise<void> {
  await send(name, submission);
}

function send<N extends PostEndpoint>(
  name: N,
  { body, idempotencyKey }: Submission<BodyOf<Contract[N]>>,
): Promise<Response> {
  const { method, path } = endpoints[name];
  return request(path, {
    method,
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey },
    body: JSON.stringify(body),
  });
}
