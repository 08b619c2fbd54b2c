import type { Middleware } from 'koa';
import { refusalDetails } from '../../contract/format/refusalDetails.ts';
import { problem } from '../../contract/problem.ts';
import type { Log } from '../logging/log.ts';
import { HttpProblem, writeResponse } from './HttpProblem.ts';

/**
 * Turns what is thrown into a response: an `HttpProblem` as it is, any other error into a logged
 * 500 without details.
 */
export function problemBoundary(log: Log): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      if (error instanceof HttpProblem) return writeResponse(ctx, error.response);
      log.error({ err: error, requestId: ctx.state.requestId }, 'request failed');
      writeResponse(ctx, problem(500, refusalDetails.failed));
    }
  };
}
