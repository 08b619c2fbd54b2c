import { floodLimit, mailLimits, type RateLimit } from '../../contract/rateLimits.ts';
import type { Count, State } from './State.ts';
import type { StateStore } from './StateStore.ts';

/** Every visitor of the mocks is this browser. */
const addressKey = 'this browser';

/** Counts after one more was asked for; `retryAfterSeconds` is null where it was granted. */
interface Counted {
  counts: readonly Count[];
  retryAfterSeconds: number | null;
}

/** Count a post against a flood, as the server does before it reads one (S11); resolves to the seconds to stay away for, or null. */
export function createFloodGuard(store: StateStore) {
  return (now: number): Promise<number | null> =>
    store.change((state) => {
      const { counts, retryAfterSeconds } = consume(state.counts, floodLimit, addressKey, now);
      return { state: { ...state, counts }, result: retryAfterSeconds };
    });
}

/** Count one more report to `email`, unless any of the mail limits refuses it: what one refuses is given back to the others. */
export function countReport({ counts }: State, email: string, now: number): Counted {
  const origin = { email, addressKey };
  let counted = counts;
  for (const [place, { limit, subject }] of mailLimits.entries()) {
    const { counts: next, retryAfterSeconds } = consume(counted, limit, subject(origin), now);
    if (retryAfterSeconds !== null) {
      const names = mailLimits
        .slice(0, place)
        .map((each) => nameOf(each.limit, each.subject(origin)));
      return {
        counts: counted.map((count) =>
          names.includes(count.name) ? { ...count, points: count.points - 1 } : count,
        ),
        retryAfterSeconds,
      };
    }
    counted = next;
  }
  return { counts: counted, retryAfterSeconds: null };
}

function consume(
  counts: readonly Count[],
  limit: RateLimit,
  subject: string,
  now: number,
): Counted {
  const name = nameOf(limit, subject);
  const others = counts.filter((count) => count.name !== name && count.expiresAt > now);
  const count = counts.find((count) => count.name === name && count.expiresAt > now) ?? {
    name,
    points: 0,
    expiresAt: now + limit.seconds * 1000,
  };
  return count.points < limit.points
    ? { counts: [...others, { ...count, points: count.points + 1 }], retryAfterSeconds: null }
    : { counts, retryAfterSeconds: Math.ceil((count.expiresAt - now) / 1000) };
}

function nameOf({ name }: RateLimit, subject: string) {
  return `${name} ${subject}`;
}
