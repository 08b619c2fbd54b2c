import type { Middleware } from 'koa';
import { StoreUnavailable } from '../../backend/StoreUnavailable.ts';
import { refusalDetails } from '../../contract/format/refusalDetails.ts';
import { problem } from '../../contract/problem.ts';
import type { Log } from '../logging/log.ts';
import { HttpProblem, writeResponse } from './HttpProblem.ts';

/** Sent as `Retry-After` while the store cannot be reached. */
const storeRetryAfterSeconds = '5';

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
        return writeResponse(ctx, {
          ...problem(503, refusalDetails[detail]),
          headers: { 'Retry-After': storeRetryAfterSeconds },
        });
      }
      log.error({ err: error, requestId: ctx.state.requestId }, 'request failed');
      writeResponse(ctx, problem(500, refusalDetails.failed));
    }
  };
}
