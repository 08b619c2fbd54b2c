import type { Context } from 'koa';
import type { RawResponse } from '../../contract/parseRequest.ts';
import {
  type Problem,
  type ProblemStatus,
  problem,
  problemMediaType,
} from '../../contract/problem.ts';

/** An error that ends a request with a problem response. */
export class HttpProblem extends Error {
  readonly response: RawResponse;

  constructor(status: ProblemStatus, detail: string, headers: Record<string, string> = {}) {
    super(detail);
    this.name = 'HttpProblem';
    this.response = { ...problem(status, detail), headers };
  }
}

const jsonMediaType = 'application/json; charset=utf-8';

/**
 * Writes a response of the API: JSON that is never cached, with the problem media type for an
 * error.
 */
export function writeResponse(ctx: Context, { status, body, headers }: RawResponse) {
  ctx.status = status;
  ctx.set({
    'Cache-Control': 'no-store',
    'Content-Type': status < 400 ? jsonMediaType : problemMediaType,
    ...headers,
  });
  ctx.body = JSON.stringify(body satisfies unknown | Problem);
}
