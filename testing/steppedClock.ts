import type { Clock } from '../backend/ports.ts';

/** Creates a clock that only `advance` moves. */
export function steppedClock(startsAt = Date.UTC(2026, 10, 20, 10)) {
  let now = startsAt;
  return {
    now: () => now,
    advance(ms: number) {
      now += ms;
    },
  } satisfies Clock & { advance(ms: number): void };
}
