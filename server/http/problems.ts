import { Readable } from 'node:stream';
import type { Context, Middleware } from 'koa';
import { StoreUnavailable } from '../../backend/ports.ts';
import { refusalIn, statedLanguage } from '../../backend/visitorTexts.ts';
import { linesOf, mediaTypeOf, type RawResponse } from '../../contract/endpoint.ts';
import { type ProblemStatus, problem, tryLater } from '../../contract/problem.ts';
import { storeRetryAfterSeconds } from '../../contract/requestLimits.ts';
import type { Log } from '../logging/log.ts';

/** An error that ends a request with a problem response. */
export class HttpProblem extends Error {
  readonly response: RawResponse;

  constructor(status: ProblemStatus, detail: string, headers: Record<string, string> = {}) {
    super(detail);
    this.name = 'HttpProblem';
    this.response = { ...problem(status, detail), headers };
  }
}

/** The language of the page that asks. */
export const languageOf = (ctx: Context) => statedLanguage(ctx.get('Accept-Language'));

/** A 503 for a request that may succeed after some seconds; see `tryLater`. */
export function busyProblem(seconds: number, detailOf: (seconds: number) => string): HttpProblem {
  const { status, body, headers } = tryLater(503, seconds, detailOf);
  return new HttpProblem(status, body.detail, headers);
}

/**
 * Writes a response of the API, which is not cached unless its headers say so. Koa sends no body
 * with a 304, and ends a stream of lines when the client leaves.
 */
export function writeResponse(ctx: Context, response: RawResponse) {
  const { status, body, headers } = response;
  const lines = linesOf(response);
  ctx.status = status;
  ctx.set({ 'Cache-Control': 'no-store', 'Content-Type': mediaTypeOf(response), ...headers });
  ctx.body = lines ? Readable.from(lines) : JSON.stringify(body);
}

/**
 * Turns what is thrown into a response: an `HttpProblem` as it is, a store that cannot be reached
 * into 503, any other error into a logged 500 without details.
 */
export function problemBoundary(log: Log): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      if (error instanceof HttpProblem) return writeResponse(ctx, error.response);
      if (error instanceof StoreUnavailable) {
        log.error({ err: error, requestId: ctx.state.requestId }, 'store unavailable');
        const detail = error.isOutcomeUnknown ? 'outcomeUnknown' : 'storeUnavailable';
        const retry = refusalIn(languageOf(ctx), (details) =>
          tryLater(503, storeRetryAfterSeconds, () => details[detail]),
        );
        return writeResponse(ctx, retry);
      }
      log.error({ err: error, requestId: ctx.state.requestId }, 'request failed');
      const refused = refusalIn(languageOf(ctx), (details) => problem(500, details.failed));
      writeResponse(ctx, refused);
    }
  };
}
