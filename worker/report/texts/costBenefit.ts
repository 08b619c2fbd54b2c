import { formatPercentage } from '../../../contract/format/formatPercentage.ts';
import { formatUsd } from '../../../contract/format/formatUsd.ts';
import { forecastMonths } from '../../forecast/cumulativeCosts.ts';
import type { Sensitivity } from '../../forecast/sensitivity.ts';
import type { ReportModel } from '../model/ReportModel.ts';
import { leverTexts } from './leverTexts.ts';

/** Writes the sentences about the costs after go-live, and what changes the result. */
export function costBenefit(model: ReportModel): string[] {
  const { inHouse, embedded } = model.estimate.results;
  const { forecast } = model;
  const points = [
    `After go-live, in-house maintenance costs ${formatUsd(inHouse.maintenance)} a month. The embedded subscription costs ${formatUsd(embedded.monthly)} a month.`,
  ];
  const { levers, differenceUsd } = forecast.sensitivity;
  const hours = levers.find(({ lever }) => lever === 'hours');
  if (differenceUsd !== null && hours) points.push(hoursErrorPoint(hours));
  if (differenceUsd === null) points.push(goLivePoint(levers));
  return points;
}

/** How wrong the hours may be before the 36-month result changes. */
function hoursErrorPoint({ breakEvenValue }: Sensitivity): string {
  return `How wrong can the estimate be? ${
    breakEvenValue === null
      ? 'The 36-month result stays the same at anything from 1% to 1,000% of the planned hours.'
      : `The 36-month result changes if the work takes ${formatPercentage(breakEvenValue)} of the planned hours.`
  }`;
}

/** What makes an unfinished build live within the forecast. It compares no costs (E22). */
function goLivePoint(levers: readonly Sensitivity[]): string {
  const values = levers.flatMap(({ lever, breakEvenValue }) =>
    breakEvenValue === null ? [] : [leverTexts[lever].value(breakEvenValue)],
  );
  return values.length === 0
    ? `No single change gets the build live within ${forecastMonths} months.`
    : `Any one of these changes gets the build live within ${forecastMonths} months: ${values.join('; ')}.`;
}
