import { type Remote, wrap } from 'comlink';

/** Calls a worker, which is started, replaced and ended as needed. */
export type WorkerClient<Api> = ReturnType<typeof createWorkerClient<Api>>;

/** Of all workers: what makes one fail, such as a lost connection, makes the others fail too. */
const recoveryListeners = new Set<() => void>();

/** How long a worker may take to respond: twice as long as a request to the server (0363). */
const limitMs = 120_000;

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
      const fail = (cause: unknown) => {
        if (running?.worker !== worker) return;
        hasFailed = true;
        end(new Error('The worker failed.', { cause }));
      };
      worker.addEventListener('error', fail);
      worker.addEventListener('messageerror', fail);
      return { worker, api: wrap<Api>(worker), fail };
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
      signal?.throwIfAborted();
      running ??= startWorker();
      let rejectCall = (_reason: unknown) => {};
      const ended = new Promise<never>((_resolve, reject) => {
        rejectCall = reject;
      });
      pending.add(rejectCall);
      const limit = setTimeout(running.fail, limitMs, 'no response');
      signal?.addEventListener('abort', () => rejectCall(signal.reason), { once: true });
      try {
        const response = await Promise.race([ask(running.api), ended]);
        recover();
        return response;
      } finally {
        clearTimeout(limit);
        pending.delete(rejectCall);
        if (endsWhenIdle && pending.size === 0) end();
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
