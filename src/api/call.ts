import type { BodyOf, SuccessOf } from '../../contract/endpoint.ts';
import type { Contract, EndpointName } from '../../contract/index.ts';
import { endpoints } from './endpoints.ts';
import { request } from './request.ts';

/** The endpoints that are posted to. */
export type PostName = {
  [N in EndpointName]: Contract[N]['method'] extends 'POST' ? N : never;
}[EndpointName];

/**
 * Post a body and read the answer. `idempotencyKey` names the submission: a repeat under the same key is
 * answered again and kept once (S7). Rejects with an `HttpError`, or an `Error` where nothing answered.
 */
export async function call<N extends PostName>(
  name: N,
  body: BodyOf<Contract[N]>,
  { idempotencyKey }: { idempotencyKey: string },
): Promise<SuccessOf<Contract[N]>> {
  const response = await post(name, body, { idempotencyKey });
  return response.json();
}

/** Post a body whose answer is of no interest: any success will do, whatever it says (specification 7). */
export async function tell<N extends PostName>(
  name: N,
  body: BodyOf<Contract[N]>,
  { idempotencyKey }: { idempotencyKey: string },
): Promise<void> {
  await post(name, body, { idempotencyKey });
}

function post<N extends PostName>(
  name: N,
  body: BodyOf<Contract[N]>,
  { idempotencyKey }: { idempotencyKey: string },
): Promise<Response> {
  const { method, path } = endpoints[name];
  return request(path, {
    method,
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey },
    body: JSON.stringify(body),
  });
}
