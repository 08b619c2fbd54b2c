import type { BodyOf, SuccessOf } from '../../contract/endpoint.ts';
import type { Contract, EndpointName } from '../../contract/index.ts';
import { endpoints } from './endpoints.ts';
import { request } from './request.ts';
import type { Submission } from './submission.ts';

/** The endpoints that are posted to. */
export type PostName = {
  [N in EndpointName]: Contract[N]['method'] extends 'POST' ? N : never;
}[EndpointName];

/** Post a submission and read the answer. Rejects with an `HttpError`, or an `Error` where nothing answered. */
export async function call<N extends PostName>(
  name: N,
  submission: Submission<BodyOf<Contract[N]>>,
): Promise<SuccessOf<Contract[N]>> {
  const response = await post(name, submission);
  return response.json();
}

/** Post a submission whose answer is of no interest: any success will do, whatever it says (specification 7). */
export async function tell<N extends PostName>(
  name: N,
  submission: Submission<BodyOf<Contract[N]>>,
): Promise<void> {
  await post(name, submission);
}

function post<N extends PostName>(
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
