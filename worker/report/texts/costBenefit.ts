import { costSentence } from '../../../contract/format/costComparison.ts';
import { formatExactUsd } from '../../../contract/format/formatExactUsd.ts';
import { formatNumber } from '../../../contract/format/formatNumber.ts';
import { formatPercentage } from '../../../contract/format/formatPercentage.ts';
import { formatUsd } from '../../../contract/format/formatUsd.ts';
import { forecastMonths } from '../../forecast/cumulativeCosts.ts';
import type { Lever } from '../../forecast/leverRanges.ts';
import type { LeverOutcome, Sensitivity } from '../../forecast/sensitivity.ts';
import { formatCount } from '../../format/formatCount.ts';
import type { ReportModel } from '../model/ReportModel.ts';

/** Writes the sentences about the costs over 12 and 36 months and what changes them. */
export function costBenefit(model: ReportModel): string[] {
  const { inHouse, embedded } = model.estimate.results;
  const { verdict, forecast } = model;
  const points = [
    costSentence(verdict.after12Months),
    costSentence(verdict.after36Months),
    `After go-live, in-house maintenance costs ${formatUsd(inHouse.maintenance)} a month. The embedded subscription costs ${formatUsd(embedded.monthly)} a month.`,
  ];
  const { levers, differenceUsd } = forecast.sensitivity;
  const hours = levers.find(({ lever }) => lever === 'hours');
  if (differenceUsd !== null && hours) points.push(hoursErrorPoint(hours));
  const [strongest] = levers;
  if (differenceUsd === null) points.push(goLivePoint(levers));
  else if (strongest) points.push(leverPoint(strongest));
  return points;
}

/** How wrong the hours may be before the 36-month result changes. */
function hoursErrorPoint({ turnsAt }: Sensitivity): string {
  return `How wrong can the estimate be? ${
    turnsAt === null
      ? 'The 36-month result stays the same at anything from 1% to 1,000% of the planned hours.'
      : `The 36-month result changes if the work takes ${formatPercentage(turnsAt)} of the planned hours.`
  }`;
}

/** What makes an unfinished build live within the forecast. It compares no costs (E22). */
function goLivePoint(levers: readonly Sensitivity[]): string {
  const values = levers.flatMap(({ lever, turnsAt }) =>
    turnsAt === null ? [] : [leverTexts[lever].value(turnsAt)],
  );
  return values.length === 0
    ? `No single change gets the build live within ${forecastMonths} months.`
    : `Any one of these changes gets the build live within ${forecastMonths} months: ${values.join('; ')}.`;
}

/** The lever with the most influence on the 36-month difference, and where the result changes. */
function leverPoint({ lever, less, more, turnsAt }: Sensitivity): string {
  const { name, value } = leverTexts[lever];
  const ends = [less, more].flatMap((outcome) =>
    outcome ? [`at ${value(outcome.value)}, ${outcomeOf(outcome)}`] : [],
  );
  const turn =
    turnsAt === null
      ? 'No realistic value changes the result.'
      : `The result changes at ${value(turnsAt)}.`;
  return `Of your inputs and assumptions, ${name} ${lever === 'hours' ? 'have' : 'has'} the largest effect on the cost over ${forecastMonths} months: ${ends.join('; ')}. ${turn}`;
}

function outcomeOf({ differenceUsd }: LeverOutcome): string {
  if (differenceUsd === null) return `nothing is live within ${forecastMonths} months`;
  if (differenceUsd === 0) return 'both cost the same';
  return differenceUsd > 0
    ? `embedding costs ${formatUsd(differenceUsd)} less`
    : `building costs ${formatUsd(-differenceUsd)} less`;
}

const leverTexts: Readonly<
  Record<Lever, { readonly name: string; readonly value: (value: number) => string }>
> = {
  integrations: {
    name: 'the number of integrations',
    value: (value) => formatCount(value, 'integration'),
  },
  rate: { name: 'the hourly rate', value: (value) => `${formatExactUsd(value)} an hour` },
  hours: {
    name: 'the hours of work',
    value: (value) => `${formatPercentage(value)} of the planned hours`,
  },
  team: { name: 'the team size', value: (value) => formatCount(value, 'developer') },
  devTime: {
    name: 'the time spent on integrations',
    value: (value) => `${formatNumber(value, 2)}% of their time`,
  },
  maintenance: {
    name: 'the share of the build that maintenance takes a year',
    value: (value) => `${formatNumber(value, 1)}% a year`,
  },
  listings: {
    name: 'the wish for marketplace listings',
    value: (value) => (value === 1 ? 'with listings' : 'without listings'),
  },
  planPrice: { name: 'the price of the plan', value: (value) => `${value}% of the price` },
  planRise: {
    name: 'the price rise of the plan',
    value: (value) => `${formatNumber(value, 1)}% a year`,
  },
  ownEffort: {
    name: 'your own work on embedded integrations',
    value: (value) => `${formatCount(value, 'hour')} a month for each integration`,
  },
  deployment: {
    name: 'the deployment of the embedded product',
    value: (value) => formatCount(value, 'week'),
  },
};
