import type { Remote } from 'comlink';
import { noteGone, startedWorkerFile, whileMissing } from '../startup/loadFile.ts';

/** Calls a worker, which is started, replaced and ended as needed. */
export type WorkerClient<Api> = ReturnType<typeof createWorkerClient<Api>>;

/** Of all workers: what makes one fail, such as a lost connection, makes the others fail too. */
const recoveryListeners = new Set<() => void>();

/** How long a worker may take to respond: twice as long as a request to the server (0363). */
const limitMs = 120_000;

/** The script of a worker that failed before it responded, as it may be missing; else null. */
function missingFileOf(error: unknown): string | null {
  return error instanceof Error && 'file' in error ? String(error.file) : null;
}

/**
 * Creates a client for a worker; every worker of the page has one. When the worker fails (its
 * script does not load, it throws, a message cannot be deserialized, or no response comes within
 * two minutes), every pending call rejects, and the next call starts a new worker.
 *
 * @param options.endsWhenIdle - Ends the worker when no call is pending; otherwise it stays.
 */
export function createWorkerClient<Api>(
  start: () => Worker,
  { endsWhenIdle = false }: { endsWhenIdle?: boolean } = {},
) {
  let running: ReturnType<typeof startWorker> | null = null;
  let hasFailed = false;
  /** The reject functions of the pending calls. */
  const pending = new Set<(reason: unknown) => void>();

  function startWorker() {
    try {
      const worker = start();
      const file = startedWorkerFile();
      const fail = (cause: unknown) => {
        if (running?.worker !== worker) return;
        hasFailed = true;
        const error = new Error('The worker failed.', { cause });
        end(file && !running.hasResponded ? Object.assign(error, { file }) : error);
      };
      worker.addEventListener('error', fail);
      worker.addEventListener('messageerror', fail);
      // Loads beside the worker's script, and not with the page's.
      const api = import('comlink').then(({ wrap }) => wrap<Api>(worker));
      api.catch(fail);
      return { worker, api, hasResponded: false, fail };
    } catch (cause) {
      hasFailed = true;
      throw new Error('The worker could not start.', { cause });
    }
  }

  function end(reason?: Error): void {
    running?.worker.terminate();
    running = null;
    for (const reject of pending) reject(reason);
  }

  function recover(): void {
    if (!hasFailed) return;
    hasFailed = false;
    for (const listener of recoveryListeners) listener();
  }

  async function callOnce<Response>(
    ask: (api: Remote<Api>) => Promise<Response>,
    signal: AbortSignal | undefined,
  ): Promise<Response> {
    signal?.throwIfAborted();
    running ??= startWorker();
    const used = running;
    let rejectCall = (_reason: unknown) => {};
    const ended = new Promise<never>((_resolve, reject) => {
      rejectCall = reject;
    });
    pending.add(rejectCall);
    const limit = setTimeout(used.fail, limitMs, 'no response');
    signal?.addEventListener('abort', () => rejectCall(signal.reason), { once: true });
    try {
      const response = await Promise.race([used.api.then(ask), ended]);
      used.hasResponded = true;
      recover();
      return response;
    } finally {
      clearTimeout(limit);
      pending.delete(rejectCall);
      if (endsWhenIdle && pending.size === 0) end();
    }
  }

  return {
    /**
     * Calls the worker. The first call starts it.
     *
     * @param ask - Calls one or more methods of the worker's API.
     * @param options.signal - Stops waiting: the call rejects with the signal's reason, and a late
     *   response is ignored.
     * @throws What `ask` rejects with, or an Error when the worker fails or restarts first.
     */
    async call<Response>(
      ask: (api: Remote<Api>) => Promise<Response>,
      { signal }: { signal?: AbortSignal } = {},
    ): Promise<Response> {
      try {
        return await callOnce(ask, signal);
      } catch (error) {
        noteGone(error);
        const file = missingFileOf(error);
        if (!file) throw error;
        // The script of a worker needs no query: each one requests it again.
        const attempt = (query: string) => (query ? callOnce(ask, signal) : Promise.reject(error));
        return whileMissing(file, attempt, (later) => missingFileOf(later) !== null);
      }
    },

    /** Ends the worker. Pending calls reject, and the next call starts a new worker. */
    restart: () => end(new Error('The worker was restarted.')),

    /**
     * Calls a listener each time any worker responds again after a failure.
     *
     * @returns Removes the listener.
     */
    onRecovery(listener: () => void): () => void {
      recoveryListeners.add(listener);
      return () => recoveryListeners.delete(listener);
    },
  };
}
