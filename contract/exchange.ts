import * as z from 'zod/mini';
import type { BodyOf, Endpoint, ParamsOf, ReplyOf } from './endpoint.ts';
import { type Problem, refuse } from './problem.ts';

z.config(z.locales.en());

/** A request as it arrived: nothing parsed, nothing trusted. */
export interface RawRequest {
  /** Path parameters, decoded. */
  params: Record<string, string>;
  /** The `Content-Type` header, if any. */
  contentType: string | undefined;
  /** The body's text; empty where there is none. */
  text: string;
}

/** What an endpoint does with a request that the contract accepts; `context` is what the host adds (cookies, address, clock). */
export type Handler<E extends Endpoint, C> = (request: {
  params: ParamsOf<E>;
  body: BodyOf<E>;
  context: C;
}) => Promise<ReplyOf<E>>;

/** A reply ready to be written: the body is JSON to be. */
export interface RawReply {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

/**
 * Parse a request by the contract, refuse it with a Problem that names every field, or hand it over.
 * The server and the mocks both answer through here, so that they refuse alike.
 */
export async function exchange<E extends Endpoint, C>(
  endpoint: E,
  request: RawRequest,
  context: C,
  handler: Handler<E, C>,
): Promise<RawReply> {
  const params = endpoint.params?.safeParse(request.params);
  if (params && !params.success) return refuse(404, 'There is nothing under this id.');
  const body = parseBody(endpoint, request);
  if ('refusal' in body) return body.refusal;
  return handler({
    params: (params?.data ?? {}) as ParamsOf<E>,
    body: body.value as BodyOf<E>,
    context,
  });
}

function parseBody(endpoint: Endpoint, { contentType, text }: RawRequest) {
  if (!endpoint.body) return { value: undefined };
  if (!isJson(contentType)) {
    const given = contentType ? `"${contentType.slice(0, 100)}"` : 'none';
    return {
      refusal: refuse(415, `Expected the content type application/json, got ${given}.`),
    };
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { refusal: refuse(400, 'Expected a body in JSON; it could not be parsed.') };
  }
  const parsed = endpoint.body.safeParse(json);
  if (parsed.success) return { value: parsed.data };
  const errors = fieldErrors(parsed.error.issues);
  const fields = [...new Set(errors.map(({ field }) => field || 'the body'))].join(', ');
  return { refusal: refuse(400, `Refused: ${fields}.`, errors) };
}

function isJson(contentType: string | undefined): boolean {
  return contentType?.split(';', 1)[0]?.trim().toLowerCase() === 'application/json';
}

/** Every refused field with what was expected, in the order of the body; an unknown key is named itself. */
export function fieldErrors(issues: readonly z.core.$ZodIssue[]): NonNullable<Problem['errors']> {
  return issues.flatMap((issue) => {
    const path = issue.path.map(String);
    return issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          field: [...path, key].join('.').slice(0, 200),
          message: 'expected no such field',
        }))
      : [{ field: path.join('.'), message: issue.message }];
  });
}
