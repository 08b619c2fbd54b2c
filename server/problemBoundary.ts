import type { Middleware } from 'koa';
import { problem } from '../contract/problem.ts';
import { refusalDetails } from '../contract/wording/refusalDetails.ts';
import type { Log } from './log.ts';
import { Refusal, writeReply } from './Refusal.ts';

/** Nothing thrown leaves the server as it is: a refusal becomes its Problem, anything else a logged 500 that tells nothing. */
export function problemBoundary(log: Log): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      if (error instanceof Refusal) return writeReply(ctx, error.reply);
      log.error({ err: error, requestId: ctx.state.requestId }, 'request failed');
      writeReply(ctx, problem(500, refusalDetails.failed));
    }
  };
}
