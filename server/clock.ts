/** What time it is, in epoch milliseconds; tests set their own. */
export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };
