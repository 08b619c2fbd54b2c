import type { Clock } from '../backend/ports.ts';

/** A clock that stands still until a test steps it. */
export function steppedClock(startsAt = Date.UTC(2026, 10, 20, 10)) {
  let now = startsAt;
  return {
    now: () => now,
    goOn(ms: number) {
      now += ms;
    },
  } satisfies Clock & { goOn(ms: number): void };
}
