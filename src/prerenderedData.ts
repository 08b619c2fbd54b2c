import { defaultInputs } from '../contract/defaults.ts';
import { rateCard } from '../worker/estimate/rateCard.ts';
import { workerApi } from '../worker/workerApi.ts';
import type { InitialData } from './estimator/results.ts';

/**
 * What the page starts from: the answer to the default inputs. Bundling calls this, and the script carries the
 * answer in place of the call, so that the page hydrates the very figures it was prerendered with.
 */
export function prerenderedData(): InitialData {
  const { version, hourlyRatesUsd, genericIntegration } = rateCard;
  return {
    // Without a deadline the day plays no part in the answer.
    answer: workerApi.answer({ inputs: defaultInputs, today: '2026-01-01' }),
    rateCard: { version, hourlyRatesUsd, genericIntegration },
  };
}
