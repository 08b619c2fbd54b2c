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
    const ask = createLatestOnly(
      () => askForecast(currentInputs()),
      (answer) => {
        // Null says that a newer question has overtaken this one: its answer follows.
        if (answer) startTransition(() => setForecast(answer));
      },
      (error) => {
        console.error(error);
        setForecast('failed');
      },
    );
    ask(undefined);
    return subscribe(inputs, () => ask(undefined));
  }, []);
  return forecast;
}
