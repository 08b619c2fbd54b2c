import type { CalculatorInputs } from '../../../contract/calculation.ts';
import { type Answer, answer } from '../../answer/answer.ts';
import type { Estimate } from '../../estimate/estimate.ts';
import { rateCard } from '../../estimate/rateCard.ts';
import { type Explanation, explain } from '../../explanation/explain.ts';
import { type Finance, finance } from '../../forecast/finance.ts';
import { type Forecast, forecast, runToEnd } from '../../forecast/forecast.ts';
import { type AffectedFigures, affectedFigures } from './affectedFigures.ts';
import { type ByHorizon, byHorizon } from './byHorizon.ts';

/** Everything that the report states. Names contain only characters that the report can print. */
export interface ReportModel extends Omit<Answer, 'estimate'> {
  readonly companyName: string;
  readonly contactName: string;
  /** The day of the report, such as `2027-03-01`. */
  readonly date: string;
  /** The address that reopens the calculation; null if there is none. */
  readonly url: string | null;
  readonly inputs: CalculatorInputs;
  readonly estimate: Estimate;
  /** Selected ids without a profile in the rate card; they count as generic integrations. */
  readonly unprofiledIds: readonly string[];
  /** The systems that review new integrations, in descending order of review time. */
  readonly reviewed: Answer['systems'];
  /** The weekly hours of the team for integrations. */
  readonly weeklyCapacityHours: number;
  readonly forecast: Forecast;
  /** The finance figures over 36 and over 60 months (E25). */
  readonly finance: ByHorizon<Finance>;
  /** Where the visitor's assumptions change figures. */
  readonly affected: AffectedFigures;
  /** How each figure of the estimate was computed. */
  readonly explanations: readonly Explanation[];
  /** The same with the finance figures of a horizon. */
  readonly financeExplanations: ByHorizon<readonly Explanation[]>;
}

/** The recipient and the inputs of a report. */
export interface ReportSubject {
  readonly companyName: string;
  readonly contactName: string;
  readonly date: string;
  readonly url: string | null;
  readonly inputs: CalculatorInputs;
}

/** Computes everything that the report states from its inputs. */
export function createReportModel(subject: ReportSubject): ReportModel {
  const { inputs, date } = subject;
  const result = answer({ inputs, today: date });
  const { estimate: estimated, systems } = result;
  const financed = byHorizon((months) => finance(estimated, inputs.assumptions, months));
  return {
    ...subject,
    ...result,
    unprofiledIds: [...new Set(inputs.selectedSystems)].filter(
      (id) => !systems.some((system) => system.id === id),
    ),
    reviewed: systems
      .filter(({ moderationWeeks }) => moderationWeeks > 0)
      .sort((a, b) => b.moderationWeeks - a.moderationWeeks),
    weeklyCapacityHours:
      (rateCard.hoursPerDeveloperWeek *
        inputs.developerCountNumber *
        estimated.factors.effectiveDevTimePercentage) /
      100,
    forecast: runToEnd(forecast(inputs)),
    finance: financed,
    affected: affectedFigures(inputs, estimated, financed),
    explanations: explain(inputs),
    financeExplanations: byHorizon((months) => explain(inputs, months)),
  };
}
