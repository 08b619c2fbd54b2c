import type { LiveNumber } from '../src/controls/useNumberField.ts';

/** Creates a number that a slider of the gallery changes. */
export function createLiveNumber(initial: number): LiveNumber & { set(value: number): void } {
  let current = initial;
  const listeners = new Set<(value: number) => void>();
  return {
    get: () => current,
    set(value) {
      current = value;
      for (const listener of listeners) listener(value);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
