/** How long servers of two releases may take turns before the page says that it was updated. */
const patienceMs = 5000;
const pauseMs = 200;

/** The name of the error about a file that no server has any more; a worker passes it on. */
const goneName = 'FileGone';

/** The number of the query that is appended next: browsers remember a module that failed. */
let lastQuery = 0;

/**
 * Repeats an attempt that needs a file of this release while a server responds that it has no such
 * file: during an upgrade the next request may reach a server of this release (decision 0725).
 * Where the connection fails, nothing is repeated.
 *
 * @param attempt - Gets the query to append to the address of the file, at first none.
 * @param mayBeMissing - Whether an error of an attempt can be about the file.
 * @throws What the last attempt threw, or an error of which `noteGone` knows.
 */
export async function whileMissing<Loaded>(
  file: string,
  attempt: (query: string) => Promise<Loaded>,
  mayBeMissing: (error: unknown) => boolean = () => true,
): Promise<Loaded> {
  const end = Date.now() + patienceMs;
  let query = '';
  for (let count = 0; ; count += 1) {
    try {
      return await attempt(query);
    } catch (error) {
      if (!mayBeMissing(error)) throw error;
      // Every second time: two servers that take turns would always respond to the same question.
      if (count % 2 === 0) {
        const status = await statusOf(file);
        if (status !== 404 && status !== 200) throw error;
        if (Date.now() > end) throw status === 404 ? gone(file, error) : error;
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
      lastQuery += 1;
      query = `?${lastQuery}`;
    }
  }
}

/** The status of a file at the server; 0 where the connection fails. */
function statusOf(file: string): Promise<number> {
  return fetch(file, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status,
    () => 0,
  );
}

function gone(file: string, cause: unknown): Error {
  const error = Object.assign(new Error(`No server has ${file}.`, { cause }), { name: goneName });
  noteGone(error);
  return error;
}

declare global {
  /** Says that the page was updated, with a button that reloads it; in the page of `index.html`. */
  var sayUpdated: (() => void) | undefined;
}

let isUpdated = false;

/** Whether the servers have another release and not the rest of this page. */
export const isPageUpdated = (): boolean => isUpdated;

/** Makes the page say that it was updated, if an error is about a file that is gone. */
export function noteGone(error: unknown): void {
  if (!(error instanceof Error && error.name === goneName)) return;
  isUpdated = true;
  globalThis.sayUpdated?.();
}

/** Parcel turns them into `import()` and `importScripts()`, of an address that it does not know. */
declare const __parcel__import__: (address: string) => Promise<unknown>;
declare const __parcel__importScripts__: (address: string) => void;

/** Loads a style sheet or a script; the workers are classic scripts, and so are their parts. */
async function load(address: string): Promise<void> {
  if (!globalThis.document) return __parcel__importScripts__(address);
  if (!address.includes('.css')) return void (await __parcel__import__(address));
  const link = document.createElement('link');
  const isLoaded = new Promise((onload, onerror) => {
    Object.assign(link, { rel: 'stylesheet', href: address, onload, onerror });
  });
  document.head.append(link);
  await isLoaded.catch((error) => {
    link.remove();
    throw error;
  });
}

const loads = new Map<string, Promise<unknown>>();

/**
 * Loads a script or a style sheet of a lazy part, once for all parts that share it: under the query
 * that succeeded it stays one module.
 */
function loadFile(file: string) {
  const loading = loads.get(file) ?? whileMissing(file, (query) => load(file + query));
  loads.set(file, loading);
  loading.catch(() => loads.delete(file));
  return loading;
}

/**
 * Makes the exports of a module that Parcel writes for an `import()` a promise, and a new one when
 * they are read after a rejection. `scripts/parcelRetryImports.js` calls it.
 */
export function defineImport(
  module: object,
  load: (loadOne: typeof loadFile) => Promise<unknown>,
): void {
  let promise: Promise<unknown> | null = null;
  const loadAgain = () =>
    load(loadFile).catch((error) => {
      promise = null;
      throw error;
    });
  Object.defineProperty(module, 'exports', {
    get() {
      promise ??= loadAgain();
      return promise;
    },
  });
}

let workerFile: string | null = null;

/** Remembers the address of a worker whenever the page reads it, which is to start the worker. */
export function noteWorkerFile(file: string): string {
  workerFile = file;
  return file;
}

/** The address of the worker that was started last; null in development. */
export function startedWorkerFile(): string | null {
  return workerFile;
}
