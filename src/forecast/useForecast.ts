import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { subscribe } from 'valtio';
import type { Forecast } from '../../worker/forecast/forecast.ts';
import { currentInputs, inputs } from '../estimator/inputs.ts';
import { estimateWorker, forecastWorker } from '../workers/workers.ts';

/**
 * Returns the forecast of the current inputs; null until the first one, and after a failure.
 * Updates are transitions, so that React renders the moved control first.
 */
export function useForecast() {
  const [forecast, setForecast] = useState<Forecast | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const pending = useRef<AbortController>(null);
  const requestForecast = () => {
    pending.current?.abort();
    pending.current = new AbortController();
    const { signal } = pending.current;
    forecastWorker
      .call((worker) => worker.forecast(currentInputs()), { signal })
      .then(
        (newest) => {
          // Null when the worker received a newer question, whose response follows.
          if (!newest) return;
          startTransition(() => {
            setForecast(newest);
            setHasFailed(false);
          });
        },
        (error) => {
          if (signal.aborted) return;
          console.error(error);
          setForecast(null);
          setHasFailed(true);
        },
      );
  };
  const requestOnChange = useEffectEvent(requestForecast);
  useEffect(() => {
    requestOnChange();
    // Posting a message takes time, so it waits until the frame with the moved control is painted.
    let frame = 0;
    const unsubscribe = subscribe(inputs, () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setTimeout(() => requestOnChange()));
    });
    return () => {
      unsubscribe();
      cancelAnimationFrame(frame);
      pending.current?.abort();
    };
  }, []);
  const retry = () => {
    setHasFailed(false);
    requestForecast();
  };
  const retryOnRecovery = useEffectEvent(retry);
  useEffect(
    () => (hasFailed ? estimateWorker.onRecovery(() => retryOnRecovery()) : undefined),
    [hasFailed],
  );
  return { forecast, hasFailed, retry };
}
