import { startTransition, useEffect, useState } from 'react';
import { subscribe } from 'valtio';
import type { Forecast } from '../../worker/forecast/forecast.ts';
import { askForecast } from '../estimator/forecasterClient.ts';
import { currentInputs, inputs } from '../estimator/inputs.ts';
import { createLatestOnly } from '../estimator/latestOnly.ts';

/**
 * The forecast of the inputs, as they change; null until the first one. It is rendered as a transition: a movement of a
 * control is shown first.
 */
export function useForecast(): Forecast | 'failed' | null {
  const [forecast, setForecast] = useState<Forecast | 'failed' | null>(null);
  useEffect(() => {
    const show = createLatestOnly(
      (answer: Forecast | null) => {
        // Null says that a newer question has overtaken this one: its answer follows.
        if (answer) startTransition(() => setForecast(answer));
      },
      (error) => {
        console.error(error);
        setForecast('failed');
      },
    );
    const ask = () => show(askForecast(currentInputs()));
    ask();
    // Posting a question takes a moment of the frame that shows the movement: it is asked once that is painted.
    let frame = 0;
    const stop = subscribe(inputs, () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setTimeout(ask));
    });
    return () => {
      stop();
      cancelAnimationFrame(frame);
    };
  }, []);
  return forecast;
}
