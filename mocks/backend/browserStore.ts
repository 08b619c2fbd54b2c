import { createStore, get, set } from 'idb-keyval';
import { StoreUnavailable } from '../../backend/ports.ts';
import type { StateStore } from './createMockStore.ts';
import { emptyState, type State } from './createMockStore.ts';

const name = 'offline-backend';
/** Its number changes with the shape of the state; the data of an older one is not read. */
const key = 'state 6';

/** A state that the panel can watch and reset. */
export type BrowserStore = ReturnType<typeof openBrowserStore>;

/** Opens the state in this browser's IndexedDB, which all of its tabs share. */
export function openBrowserStore() {
  const database = createStore(name, name);
  const changes = new EventTarget();
  const read = async () => (await available(() => get<State>(key, database))) ?? emptyState;
  let latest = emptyState;
  const otherTabs = new BroadcastChannel(name);
  otherTabs.addEventListener('message', readAgain);
  readAgain().catch(console.error);

  async function readAgain() {
    latest = await read();
    changes.dispatchEvent(new Event('change'));
  }

  async function write(state: State) {
    await available(() => set(key, state, database));
    otherTabs.postMessage('changed');
    await readAgain();
  }

  const change: StateStore['change'] = (change) =>
    inSequence(async () => {
      const { state, result } = change(await read());
      await write(state);
      return result;
    });

  return {
    read,
    change,
    /** The state as it was last read. Listeners are called after it has changed, in any tab. */
    latest: () => latest,
    reset: () => inSequence(() => write(emptyState)),
    subscribe(listener: () => void) {
      changes.addEventListener('change', listener);
      return () => changes.removeEventListener('change', listener);
    },
  };
}

/** A browser may block its database, or have no room in it. */
async function available<T>(use: () => Promise<T>): Promise<T> {
  try {
    return await use();
  } catch (error) {
    throw new StoreUnavailable(error);
  }
}

/** Runs changes of all tabs in sequence. */
function inSequence<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks.request(name, work);
}
