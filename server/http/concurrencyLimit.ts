import { HttpProblem } from './HttpProblem.ts';

/**
 * Creates a function that runs work at most `limit` times at once. More is refused with 503 instead
 * of queued, because each request holds megabytes.
 */
export function createConcurrencyLimit(limit: number) {
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= limit) {
      throw new HttpProblem(
        503,
        `Expected at most ${limit} of these at once; try again in a moment.`,
        {
          'Retry-After': '2',
          Connection: 'close',
        },
      );
    }
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
    }
  };
}
