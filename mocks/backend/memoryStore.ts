import { emptyState } from './State.ts';
import type { StateStore } from './StateStore.ts';

/** A state that ends with its process, for tests. */
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
