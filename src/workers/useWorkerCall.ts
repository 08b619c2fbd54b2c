import type { Remote } from 'comlink';
import { useEffect, useEffectEvent, useState } from 'react';
import type { WorkerClient } from './createWorkerClient.ts';

interface WorkerCall<Response> {
  /** Null until the first response, and after a failure. */
  response: Response | null;
  hasFailed: boolean;
  retry: () => void;
}

/**
 * The response to a call of a worker. After a failure it is asked again on `retry`, and when the
 * worker responds to somebody else.
 *
 * @param key Asks again when its identity changes; the last response stays until the next comes.
 */
export function useWorkerCall<Api, Response>(
  client: WorkerClient<Api>,
  ask: (api: Remote<Api>) => Promise<Response>,
  key: unknown,
): WorkerCall<Response> {
  const [response, setResponse] = useState<Response | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const askNow = useEffectEvent(ask);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key or attempt asks again
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    client
      .call((api) => askNow(api), { signal })
      .then(
        (value) => {
          setResponse(value);
          setHasFailed(false);
        },
        (error) => {
          if (signal.aborted) return;
          console.error(error);
          setResponse(null);
          setHasFailed(true);
        },
      );
    return () => controller.abort();
  }, [client, key, attempt]);
  const retry = () => {
    setHasFailed(false);
    setAttempt((count) => count + 1);
  };
  const retryOnRecovery = useEffectEvent(retry);
  useEffect(
    () => (hasFailed ? client.onRecovery(() => retryOnRecovery()) : undefined),
    [client, hasFailed],
  );
  return { response, hasFailed, retry };
}
