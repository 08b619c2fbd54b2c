import type { CumulativeCost } from '../../forecast/cumulativeCosts.ts';
import type { ReportModel } from './ReportModel.ts';

/**
 * Returns the cost of both sides by the end of a month.
 *
 * @throws RangeError if the month is outside the forecast.
 */
export function costAtMonth({ forecast: { costs } }: ReportModel, month: number): CumulativeCost {
  const cost = costs.find((candidate) => candidate.month === month);
  if (!cost) throw new RangeError(`Expected a month of the forecast, got ${month}.`);
  return cost;
}
