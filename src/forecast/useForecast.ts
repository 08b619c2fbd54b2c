import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { subscribe } from 'valtio';
import type { Forecast } from '../../worker/forecast/forecast.ts';
import { currentInputs, inputs } from '../estimator/inputs.ts';
import { estimateWorker } from '../workers/estimateWorker.ts';
import { forecastWorker } from '../workers/forecastWorker.ts';

/**
 * The forecast of the inputs, as they change; null until the first one, and after a failure. It is
 * rendered as a transition: a movement of a control is shown first.
 */
export function useForecast() {
  const [forecast, setForecast] = useState<Forecast | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const asked = useRef<AbortController>(null);
  const ask = () => {
    asked.current?.abort();
    asked.current = new AbortController();
    const { signal } = asked.current;
    forecastWorker
      .call((worker) => worker.forecast(currentInputs()), { signal })
      .then(
        (newest) => {
          // Null where a newer question has replaced this one: its response follows.
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
  const askOnChange = useEffectEvent(ask);
  useEffect(() => {
    askOnChange();
    // Posting a question takes a moment of the frame that shows the movement: it is asked once that is painted.
    let frame = 0;
    const stop = subscribe(inputs, () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setTimeout(() => askOnChange()));
    });
    return () => {
      stop();
      cancelAnimationFrame(frame);
      asked.current?.abort();
    };
  }, []);
  const retry = () => {
    setHasFailed(false);
    ask();
  };
  const retryOnRecovery = useEffectEvent(retry);
  useEffect(
    () => (hasFailed ? estimateWorker.onRecovery(() => retryOnRecovery()) : undefined),
    [hasFailed],
  );
  return { forecast, hasFailed, retry };
}
