import { emptyState, type StateStore } from '../mocks/backend/createMockStore.ts';

/** Creates a state of the mocks in memory. */
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
