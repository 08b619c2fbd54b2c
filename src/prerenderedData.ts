import { defaultInputs } from '../contract/defaults.ts';
import { rateCard } from '../worker/estimate/rateCard.ts';
import { answerCertainty } from '../worker/forecast/certainty.ts';
import { workerApi } from '../worker/workerApi.ts';
import type { InitialData } from './estimator/results.ts';

/**
 * Returns the data that the page is prerendered with: the answer to the default inputs. Parcel runs
 * it as a macro and inlines the result, so that the page hydrates with the figures of its markup.
 */
export function prerenderedData(): InitialData {
  const { version, hourlyRatesUsd } = rateCard;
  return {
    // Without a deadline the answer does not depend on the day.
    certainty: rounded(answerCertainty(defaultInputs)),
    answer: workerApi.answer({ inputs: defaultInputs, today: '2026-01-01' }),
    rateCard: { version, hourlyRatesUsd },
  };
}

/** Rounds amounts, which are shown as whole USD, so that the page's script carries fewer digits. */
function rounded<T>(of: T): T {
  const round = (_key: string, value: unknown) =>
    typeof value === 'number' ? Math.round(value) : value;
  return JSON.parse(JSON.stringify(of, round));
}
