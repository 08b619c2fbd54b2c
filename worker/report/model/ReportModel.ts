import { wantsListings } from '../../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../../contract/calculation.ts';
import type { Estimate } from '../../../contract/estimate.ts';
import { type Answer, answer } from '../../answer/answer.ts';
import { estimate } from '../../estimate/estimate.ts';
import { rateCard } from '../../estimate/rateCard.ts';
import { type Explanation, explain } from '../../explanation/explain.ts';
import { cumulativeCosts } from '../../forecast/cumulativeCosts.ts';
import { type Finance, finance } from '../../forecast/finance.ts';
import {
  type ByHorizon,
  byHorizon,
  type PaperResults,
  paperResults,
} from '../../forecast/paperResults.ts';
import { noReviewTexts } from '../texts/modelTexts.ts';

/** The recipient and the inputs of a report. */
export interface ReportSubject {
  /** Null where the report names nobody (S12). */
  readonly contactName: string | null;
  /** Null where the report names no company (S12). */
  readonly companyName: string | null;
  /** The day of the report in UTC, such as `2027-03-01`. The report uses no other clock. */
  readonly date: string;
  readonly inputs: CalculatorInputs;
  /** The address that reopens the calculation; null if there is none. */
  readonly url: string | null;
}

/** Everything that the report states. Names contain only characters that the report can print. */
export interface ReportModel extends Answer, ReportSubject, PaperResults {
  /** The systems that review new integrations, in descending order of review time. */
  readonly reviewed: Answer['systems'];
  /** The weekly hours of the team for integrations. */
  readonly weeklyCapacityHours: number;
  /** Where the visitor's assumptions change figures. */
  readonly affected: AffectedFigures;
  /** How each figure of the estimate was computed. */
  readonly explanations: readonly Explanation[];
  /** The same with the finance figures of a horizon. */
  readonly financeExplanations: ByHorizon<readonly Explanation[]>;
}

/** Computes everything that the report states from its inputs. */
export function createReportModel(subject: ReportSubject): ReportModel {
  const { inputs, date } = subject;
  const result = answer({ inputs, today: date });
  const { estimate: estimated, systems } = result;
  const paper = paperResults(inputs, date);
  return {
    ...subject,
    ...result,
    ...paper,
    reviewed: systems
      .filter(({ moderationWeeks }) => moderationWeeks > 0)
      .sort((a, b) => b.moderationWeeks - a.moderationWeeks),
    weeklyCapacityHours:
      (rateCard.hoursPerDeveloperWeek *
        inputs.developerCountNumber *
        estimated.factors.effectiveDevTimePercentage) /
      100,
    affected: affectedFigures(inputs, estimated, paper.finance),
    explanations: explain(inputs),
    financeExplanations: byHorizon((months) => explain(inputs, months)),
  };
}

/**
 * Which figures differ from those of the rate card because of the visitor's assumptions (E24):
 * `costs` are initial and monthly costs of either side and the savings, `forecast` costs over time.
 */
type AffectedFigures = Readonly<
  Record<'costs' | 'timeline' | 'hours' | 'forecast' | 'finance', boolean>
>;

/** Whether the assumptions change any figure of the report. */
export function isAnyAffected(affected: AffectedFigures): boolean {
  return Object.values(affected).includes(true);
}

/** Finds the figures that the visitor's assumptions change, by an estimate without them. */
function affectedFigures(
  inputs: CalculatorInputs,
  estimated: Estimate,
  financed: ByHorizon<Finance>,
): AffectedFigures {
  const byRateCard = estimate({ ...inputs, assumptions: null });
  return {
    costs: differs(estimated.results, byRateCard.results),
    timeline: differs(estimated.timeline, byRateCard.timeline),
    hours: differs(estimated.hours, byRateCard.hours),
    forecast: differs(cumulativeCosts(estimated), cumulativeCosts(byRateCard)),
    finance: differs(
      financed,
      byHorizon((months) => finance(byRateCard, null, months)),
    ),
  };
}

/** Both are plain data. */
function differs(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}

/** Says why no weeks of review count, as the beginning of a sentence. */
export function noReviewText({
  systems,
  inputs: { assumptions },
}: Pick<ReportModel, 'systems' | 'inputs'>): string {
  const areListingsWanted = wantsListings(assumptions);
  const has = (gated: 'access' | 'listing') => systems.some(({ gate }) => gate === gated);
  if (has('access') || (has('listing') && areListingsWanted)) {
    return noReviewTexts.assumptions;
  }
  if (systems.some(({ isReviewKnown }) => !isReviewKnown)) return noReviewTexts.unknown;
  return noReviewTexts[has('listing') ? 'listingsOnly' : 'none'];
}
