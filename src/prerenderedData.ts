import { defaultInputs } from '../contract/defaults.ts';
import { rateCard } from '../worker/estimate/rateCard.ts';
import { type AnswerDetails, answerDetails } from '../worker/forecast/certainty.ts';
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
  const { ranges, ...details } = answerDetails(defaultInputs, anyDay);
  const shown = Object.entries(ranges).map(([horizon, range]) => [
    horizon,
    { inHouse: ends(range.inHouse), embedded: ends(range.embedded), difference: null },
  ]);
  return {
    certainty: rounded({ ...details, ranges: Object.fromEntries(shown) }),
    answer: workerApi.answer({ inputs: defaultInputs, today: anyDay }),
    rateCard: { version, hourlyRatesUsd },
  };
}

/** What the page shows of a range. */
function ends(range: AnswerDetails['ranges'][36]['inHouse']) {
  return range && { p10: range.p10, p90: range.p90 };
}

/** Rounds amounts, which are shown as whole USD, so that the page's script carries fewer digits. */
function rounded<T>(of: T): T {
  const round = (_key: string, value: unknown) =>
    typeof value === 'number' ? Math.round(value) : value;
  return JSON.parse(JSON.stringify(of, round));
}
