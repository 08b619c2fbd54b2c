import { emptyState, type State } from './State.ts';
import type { StateStore } from './StateStore.ts';

const name = 'offline-backend';
const key = 'state';
/** Another shape of the state is another version: what an older one left is dropped. */
const version = 3;

/** A state that a panel can watch, and forget. */
export interface BrowserStore extends StateStore {
  reset(): Promise<void>;
  subscribe(listener: () => void): () => void;
}

/** The state in this browser's IndexedDB, the same in all of its tabs, until it is reset. */
export async function openBrowserStore(): Promise<BrowserStore> {
  const database = await openDatabase();
  const listeners = new Set<() => void>();
  const otherTabs = new BroadcastChannel(name);
  otherTabs.addEventListener('message', () => {
    for (const listener of listeners) listener();
  });

  async function write(state: State) {
    await settled(objects('readwrite').put(state, key));
    otherTabs.postMessage('changed');
    for (const listener of listeners) listener();
  }

  function objects(mode: IDBTransactionMode) {
    return database.transaction(name, mode).objectStore(name);
  }

  async function read(): Promise<State> {
    return (await settled<State | undefined>(objects('readonly').get(key))) ?? emptyState;
  }

  return {
    read,
    change: (change) =>
      inTurn(async () => {
        const { state, result } = change(await read());
        await write(state);
        return result;
      }),
    reset: () => inTurn(() => write(emptyState)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** One change at a time, whichever tab it comes from. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks.request(name, work);
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(name, version);
  request.addEventListener('upgradeneeded', () => {
    const { result: database } = request;
    if (database.objectStoreNames.contains(name)) database.deleteObjectStore(name);
    database.createObjectStore(name);
  });
  return settled(request);
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}
