import type { CalculatorInputs } from '../../contract/calculation.ts';
import { type Forecast, forecast } from './forecast.ts';

/** Steps of the forecast between two checks for a newer call: about a millisecond of simulation. */
const stepsBetweenChecks = 8;

/**
 * Creates a function that forecasts only the inputs of its latest call. A call resolves to null
 * when a newer one arrives before it is done.
 */
export function createLatestForecast() {
  let latestCall = 0;
  return async (inputs: CalculatorInputs): Promise<Forecast | null> => {
    latestCall += 1;
    const thisCall = latestCall;
    await nextTask();
    const steps = forecast(inputs);
    for (let count = 1; thisCall === latestCall; count++) {
      const step = steps.next();
      if (step.done) return step.value;
      if (count % stepsBetweenChecks === 0) await nextTask();
    }
    return null;
  };
}

/**
 * Resolves after the pending messages are handled. A message channel does this without the four
 * milliseconds that browsers add to nested timers.
 */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
