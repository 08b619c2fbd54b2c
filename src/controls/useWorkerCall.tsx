import type { Remote } from 'comlink';
import { type ReactNode, startTransition, useEffect, useEffectEvent, useState } from 'react';
import type { WorkerClient } from '../workers/createWorkerClient.ts';
import { FailureNote } from './FailureNote.tsx';

/**
 * Calls a worker when the component mounts and when `key` changes. A failed call is repeated by a
 * press, and when a worker responds again. Responses are shown in transitions, so that React
 * renders a moved control first.
 *
 * @param key - Compared by identity. The last response stays until the next one arrives.
 * @param failedText - Of the note; a caller that shows none needs none.
 * @returns `response`, null until the first one and after a failure; and `failure`, a note with a
 *   button, nothing where the last call did not fail.
 */
export function useWorkerCall<Api, Response>(
  client: WorkerClient<Api>,
  ask: (api: Remote<Api>) => Promise<Response>,
  key: unknown,
  failedText = '',
): { response: Response | null; failure: ReactNode } {
  const [response, setResponse] = useState<Response | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const latestAsk = useEffectEvent(ask);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key or attempt repeats the call
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    client
      .call((api) => latestAsk(api), { signal })
      .then(
        (value) => {
          // Null when the worker received a newer question, whose response follows.
          if (value === null) return;
          startTransition(() => {
            setResponse(value);
            setHasFailed(false);
          });
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
  return { response, failure: hasFailed && <FailureNote text={failedText} onRetry={retry} /> };
}
