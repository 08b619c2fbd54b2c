import type { StateStore } from './state.ts';
import { emptyState, type State } from './state.ts';

const name = 'offline-backend';
const key = 'state';
/** Changes with the shape of the state; the data of an older version is dropped. */
const version = 5;

/** A state that the panel can watch and reset. */
export interface BrowserStore extends StateStore {
  reset(): Promise<void>;
  subscribe(listener: () => void): () => void;
}

/** Opens the state in this browser's IndexedDB, which all of its tabs share. */
export async function openBrowserStore(): Promise<BrowserStore> {
  const database = await openDatabase();
  const listeners = new Set<() => void>();
  const otherTabs = new BroadcastChannel(name);
  otherTabs.addEventListener('message', () => {
    for (const listener of listeners) listener();
  });

  async function write(state: State) {
    await completion(objects('readwrite').put(state, key));
    otherTabs.postMessage('changed');
    for (const listener of listeners) listener();
  }

  function objects(mode: IDBTransactionMode) {
    return database.transaction(name, mode).objectStore(name);
  }

  async function read(): Promise<State> {
    return (await completion<State | undefined>(objects('readonly').get(key))) ?? emptyState;
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
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Runs changes of all tabs in sequence. */
function inSequence<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks.request(name, work);
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(name, version);
  request.addEventListener('upgradeneeded', () => {
    const { result: database } = request;
    if (database.objectStoreNames.contains(name)) database.deleteObjectStore(name);
    database.createObjectStore(name);
  });
  return completion(request);
}

function completion<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}
