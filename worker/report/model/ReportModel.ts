import type { CalculatorInputs } from '../../../contract/calculation.ts';
import { type Answer, answer } from '../../answer/answer.ts';
import type { Estimate } from '../../estimate/estimate.ts';
import { rateCard } from '../../estimate/rateCard.ts';
import { systemProfile } from '../../estimate/systems.ts';
import { type Explanation, explain } from '../../explanation/explain.ts';
import { type Forecast, forecast } from '../../forecast/forecast.ts';

/** Everything that the report states, worked out once; names are as the document can print them. */
export interface ReportModel extends Omit<Answer, 'estimate'> {
  readonly companyName: string;
  readonly contactName: string;
  /** The report's day, `2027-03-01`. */
  readonly date: string;
  /** Reopens the calculation. */
  readonly url: string | null;
  readonly inputs: CalculatorInputs;
  readonly estimate: Estimate;
  /** Selected ids that the rate card has no profile for; they count as generic integrations. */
  readonly unprofiledIds: readonly string[];
  /** The ones of `systems` that review an integration before customers may use it, the longest review first. */
  readonly reviewed: Answer['systems'];
  /** Hours a week that the team has for integrations. */
  readonly weeklyCapacityHours: number;
  readonly forecast: Forecast;
  /** How each figure of the estimate came about. */
  readonly explanations: readonly Explanation[];
}

/** Whom and what a report is about, before anything is worked out. */
export interface ReportSubject {
  readonly companyName: string;
  readonly contactName: string;
  readonly date: string;
  readonly url: string | null;
  readonly inputs: CalculatorInputs;
}

/** Estimates and forecasts once, for all sections alike. */
export function createReportModel(subject: ReportSubject): ReportModel {
  const { inputs, date } = subject;
  const answered = answer({ inputs, today: date });
  const { estimate: estimated, systems } = answered;
  return {
    ...subject,
    ...answered,
    unprofiledIds: [...new Set(inputs.selectedSystems)].filter((id) => !systemProfile(id)),
    reviewed: systems
      .filter(({ moderationWeeks }) => moderationWeeks > 0)
      .sort((a, b) => b.moderationWeeks - a.moderationWeeks),
    weeklyCapacityHours:
      (rateCard.hoursPerDeveloperWeek *
        inputs.developerCountNumber *
        estimated.factors.timeSharePercentage) /
      100,
    forecast: toTheEnd(forecast(inputs)),
    explanations: explain(inputs),
  };
}

/** The forecast pauses for callers that have other things to do; a report has not. */
function toTheEnd<T>(steps: Generator<void, T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
