import * as z from 'zod/mini';

/**
 * The body of every error response: `application/problem+json` of RFC 9457. `errors` names every
 * invalid field.
 */
export const Problem = z.strictObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  errors: z.optional(
    z.array(
      z.strictObject({
        /**
         * Dotted path into the body, such as `calculationResults.inHouse.testing`; empty for the
         * body itself.
         */
        field: z.string(),
        message: z.string(),
      }),
    ),
  ),
});
export type Problem = z.output<typeof Problem>;

export const problemMediaType = 'application/problem+json';
/** JSON Lines: a JSON value on each line. */
export const linesMediaType = 'application/x-ndjson';

/**
 * The title of each status. The `type`, `urn:problem:<status>`, is stable, so a client may switch
 * on it.
 */
const titles = {
  400: 'The request is not valid',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  408: 'The request took too long',
  413: 'The request is too large',
  415: 'Unsupported media type',
  421: 'Not a host of this server',
  422: 'The request cannot be processed',
  429: 'Too many requests',
  500: 'The server failed',
  502: 'The mail provider refused',
  503: 'The server is busy',
} as const;
export type ProblemStatus = keyof typeof titles;

/**
 * Creates a problem response.
 *
 * @param detail - What is wrong with the request, and what was expected.
 */
export function problem<S extends ProblemStatus>(
  status: S,
  detail: string,
  errors?: Problem['errors'],
) {
  const body: Problem = { type: `urn:problem:${status}`, title: titles[status], status, detail };
  return { status, body: errors ? { ...body, errors } : body };
}

/**
 * Creates a problem response that says when the same request may succeed.
 *
 * @param detailOf - Returns the detail for that many seconds.
 */
export function tryLater<S extends ProblemStatus>(
  status: S,
  seconds: number,
  detailOf: (seconds: number) => string,
) {
  return { ...problem(status, detailOf(seconds)), headers: { 'Retry-After': String(seconds) } };
}
