import type { Clock, Counters, CountResult } from '../../backend/ports.ts';
import type { RateLimit } from '../../contract/rateLimits.ts';
import type { StateStore } from './StateStore.ts';

/** Creates the backend's counters over a state in the browser. */
export function createMockCounters(stateStore: StateStore, clock: Clock): Counters {
  return {
    consume: (limit, key) =>
      stateStore.change<CountResult>((state) => {
        const now = clock.now();
        const name = nameOf(limit, key);
        const current = state.counts.filter(({ expiresAt }) => expiresAt > now);
        const others = current.filter((count) => count.name !== name);
        const count = current.find((count) => count.name === name) ?? {
          name,
          points: 0,
          expiresAt: now + limit.seconds * 1000,
        };
        if (count.points >= limit.points) {
          const retryAfterMs = count.expiresAt - now;
          return { state, result: { isAllowed: false, retryAfterMs } };
        }
        const counts = [...others, { ...count, points: count.points + 1 }];
        return { state: { ...state, counts }, result: { isAllowed: true } };
      }),
    refund: (limit, key) =>
      stateStore.change((state) => {
        const name = nameOf(limit, key);
        const counts = state.counts.map((count) =>
          count.name === name ? { ...count, points: count.points - 1 } : count,
        );
        return { state: { ...state, counts }, result: undefined };
      }),
  };
}

function nameOf({ name }: RateLimit, key: string): string {
  return `${name} ${key}`;
}
