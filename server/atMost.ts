import { Refusal } from './Refusal.ts';

/** Run at most `limit` at once; more are refused at once rather than queued, for each holds megabytes. */
export function createAtMost(limit: number) {
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= limit) {
      throw new Refusal(503, `Expected at most ${limit} of these at once; try again in a moment.`, {
        'Retry-After': '2',
        Connection: 'close',
      });
    }
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
    }
  };
}
