import { createStore, get, set } from 'idb-keyval';
import type { StateStore } from './state.ts';
import { emptyState, type State } from './state.ts';

const name = 'offline-backend';
/** Its number changes with the shape of the state; the data of an older one is not read. */
const key = 'state 5';

/** A state that the panel can watch and reset. */
export interface BrowserStore extends StateStore {
  reset(): Promise<void>;
  subscribe(listener: () => void): () => void;
}

/** Opens the state in this browser's IndexedDB, which all of its tabs share. */
export function openBrowserStore(): BrowserStore {
  const database = createStore(name, name);
  const changes = new EventTarget();
  const otherTabs = new BroadcastChannel(name);
  otherTabs.addEventListener('message', () => changes.dispatchEvent(new Event('change')));

  const read = async () => (await get<State>(key, database)) ?? emptyState;

  async function write(state: State) {
    await set(key, state, database);
    otherTabs.postMessage('changed');
    changes.dispatchEvent(new Event('change'));
  }

  return {
    read,
    change: (change) =>
      inSequence(async () => {
        const { state, result } = change(await read());
        await write(state);
        return result;
      }),
    reset: () => inSequence(() => write(emptyState)),
    subscribe(listener) {
      changes.addEventListener('change', listener);
      return () => changes.removeEventListener('change', listener);
    },
  };
}

/** Runs changes of all tabs in sequence. */
function inSequence<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks.request(name, work);
}
