import type { CumulativeCost } from '../../forecast/cumulativeCosts.ts';
import type { ReportModel } from './ReportModel.ts';

/**
 * What both sides cost by the end of a month.
 *
 * @throws RangeError for a month outside the forecast.
 */
export function costAtMonth({ forecast: { costs } }: ReportModel, month: number): CumulativeCost {
  const cost = costs.find((candidate) => candidate.month === month);
  if (!cost) throw new RangeError(`expected a month of the forecast, got ${month}`);
  return cost;
}
