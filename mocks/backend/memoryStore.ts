import { emptyState } from './State.ts';
import type { StateStore } from './StateStore.ts';

/** Creates a state in memory, for tests. */
export function memoryStore(): StateStore {
  let current = emptyState;
  return {
    read: async () => current,
    async change(change) {
      const { state, result } = change(current);
      current = state;
      return result;
    },
  };
}
