import type { CalculatorInputs } from '../../contract/calculation.ts';
import { type Forecast, forecast } from './forecast.ts';

/** Pauses between two looks at what has been asked meanwhile: about a millisecond of draws. */
const pausesBetweenLooks = 8;

/** One forecast at a time: `null` is the answer to a question that a newer one has overtaken. */
export function createNewestForecast() {
  let newest = 0;
  return async (inputs: CalculatorInputs): Promise<Forecast | null> => {
    newest += 1;
    const asked = newest;
    await nextTask();
    const steps = forecast(inputs);
    for (let pauses = 1; asked === newest; pauses++) {
      const step = steps.next();
      if (step.done) return step.value;
      if (pauses % pausesBetweenLooks === 0) await nextTask();
    }
    return null;
  };
}

/** Let the messages in that have arrived; a timer would wait four milliseconds, a promise for none of them. */
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
