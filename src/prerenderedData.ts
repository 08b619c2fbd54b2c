import { defaultInputs } from '../contract/defaults.ts';
import { rateCard } from '../worker/estimate/rateCard.ts';
import { answerDetails } from '../worker/forecast/certainty.ts';
import { workerApi } from '../worker/workerApi.ts';
import type { InitialData } from './estimator/results.ts';

/** Without a deadline the answer does not depend on the day. */
const anyDay = '2026-01-01';

/**
 * Returns the data that the page is prerendered with: the answer to the default inputs. Parcel runs
 * it as a macro and inlines the result, so that the page hydrates with the figures of its markup.
 */
export function prerenderedData(): InitialData {
  const { version, hourlyRatesUsd } = rateCard;
  return {
    certainty: rounded(answerDetails(defaultInputs, anyDay)),
    answer: workerApi.answer({ inputs: defaultInputs, today: anyDay }),
    rateCard: { version, hourlyRatesUsd },
  };
}

/** Rounds amounts, which are shown as whole USD, so that the page's script carries fewer digits. */
function rounded<T>(of: T): T {
  const round = (_key: string, value: unknown) =>
    typeof value === 'number' ? Math.round(value) : value;
  return JSON.parse(JSON.stringify(of, round));
}
