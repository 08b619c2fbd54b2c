import type { AssumedNumbers, Billing } from './assumptions.ts';
import type { CalculationResults } from './calculation.ts';

/** The result of the pricing rules of specification 9. */
export interface Estimate {
  results: EstimateResults;
  /** The hours of work: the integrations, with a platform of one's own and with AI assistants. */
  hours: Hours;
  /** The integrations alone, before a platform (E34) and without AI assistants (E33). */
  integrationHours: Hours;
  timeline: Timeline;
  /**
   * The number of estimated integrations: the integration count, or the selected systems if more
   * (E2).
   */
  effectiveCount: number;
  selection: Selection;
  factors: Factors;
  /** Every assumption as it counts. */
  assumed: AssumedNumbers;
  /** The price that counts in costs over time; `results.embedded` stays that by integrations. */
  price: CountedPrice;
  /** The visitor's own effort on the embedded side, and yearly rises. */
  escalation: Escalation;
  /** The visitor's own work to leave the embedded product, in USD; over time with a month of it. */
  leavingUsd: number;
  /** Whole percent by which embedding lowers the monthly cost (E16). */
  monthlyReductionPercentage: number;
}

/** Hours of work: `development` once, `maintenance` every month. */
export interface Hours {
  development: number;
  maintenance: number;
}

/** The durations of both sides in weeks; those until a side is live are whole numbers. */
export interface Timeline {
  buildWeeks: number;
  moderationWeeks: number;
  timelineWeeks: number;
  embeddedWeeks: number;
}

/** The totals of the selected systems. */
export interface Selection {
  /** Distinct ids, with or without a profile. */
  selectedCount: number;
  /** Those with a profile in the rate card, figures of the visitor's own, or a name (E32). */
  profiledCount: number;
  /** The total of these systems. */
  devHours: number;
  /** The monthly total of these systems. */
  maintenanceHours: number;
  /** The longest review, because reviews run in parallel (E8). */
  moderationWeeks: number;
  /** Of a split's side, whether a system of it needs a security assessment (E46). */
  needsAssessment?: boolean;
}

/** The factors between hours and cost. */
interface Factors {
  hourlyRateUsd: number;
  effectiveDevTimePercentage: number;
  teamSizeFactor: number;
  devTimeFactor: number;
  durationSurcharge: number;
  costMultiplier: number;
  /** The part of the initial cost that the multiplier adds, in USD. */
  multiplierUsd: number;
}

/** The price that counts in costs over time, less the discount, before rises and overage (E45). */
export interface CountedPrice {
  billing: Billing;
  setupUsd: number;
  /** USD of month 1; of every month where `usdByMonth` is null. */
  monthlyUsd: number;
  /** USD of each month from 1 to 60, where the users change; else null. */
  usdByMonth: readonly number[] | null;
}

/** The assumptions that change costs beyond the monthly figures (E24); 0 by default. */
interface Escalation {
  /** The visitor's own team on the embedded side, in USD before the start. */
  ownOnceUsd: number;
  /** The visitor's own team on the embedded side, in USD a month. */
  ownMonthlyUsd: number;
  /** The part of the maintenance that does not rise: hosting of a platform, in USD (E34). */
  platformMonthlyUsd: number;
  /** Handing over to successors in-house, in USD a month from the start on (E37). */
  turnoverMonthlyUsd: number;
  /** Security assessments, listings and legal work in-house, in USD a year (E46). */
  feesYearlyUsd: number;
  /** The costs of the plan beyond its price, in USD a month (E36). */
  overageMonthlyUsd: number;
  planRisePercentagePerYear: number;
  wageRisePercentagePerYear: number;
}

/** A cost of the in-house side over time beside the build and its maintenance. */
export type BeyondBuild = 'turnover' | 'fees';

/** Lists what the in-house costs count beside the build and its maintenance (E37, E46). */
export function costsBeyondBuild({ escalation }: Pick<Estimate, 'escalation'>): BeyondBuild[] {
  const costs: BeyondBuild[] = escalation.turnoverMonthlyUsd > 0 ? ['turnover'] : [];
  return escalation.feesYearlyUsd > 0 ? [...costs, 'fees'] : costs;
}

/** A cost of the embedded side over time that is not part of the plan's price. */
export type BeyondPlan = 'overage' | 'own work' | 'work to leave';

/** Lists what the embedded costs, of some months or of all, count beside the plan (E24, E36). */
export function costsBeyondPlan(
  { escalation, leavingUsd, assumed }: Pick<Estimate, 'escalation' | 'leavingUsd' | 'assumed'>,
  months = Number.POSITIVE_INFINITY,
): BeyondPlan[] {
  const { leavingMonth } = assumed;
  const costs: BeyondPlan[] = [];
  if (escalation.overageMonthlyUsd > 0) costs.push('overage');
  if (hasEmbeddedOwnWork({ escalation })) costs.push('own work');
  if (leavingUsd > 0 && leavingMonth > 0 && leavingMonth <= months) costs.push('work to leave');
  return costs;
}

/** Whether the visitor assumes work of their own team on the embedded side (E24). */
export function hasEmbeddedOwnWork({ escalation }: Pick<Estimate, 'escalation'>): boolean {
  return escalation.ownOnceUsd > 0 || escalation.ownMonthlyUsd > 0;
}

/** What the embedded side counts as 0 where simulations draw it (E26). */
export type EmbeddedZero = 'ownHours' | 'monthlyHours' | 'priceRises';

/** What the embedded side counts as 0 over some months: prices rise after a year. */
export function embeddedZeros({ assumed }: Pick<Estimate, 'assumed'>, months: number) {
  const zeros: EmbeddedZero[] = [];
  if (assumed.embeddedHoursPerMonth === 0)
    zeros.push(assumed.embeddedHoursPerIntegration === 0 ? 'ownHours' : 'monthlyHours');
  if (assumed.planRisePercentagePerYear === 0 && months > 12) zeros.push('priceRises');
  return zeros;
}

/** The next plan is mentioned when at most this many integrations are left in the current one. */
const nearNextPlan = 3;

/** Whether the next plan is near enough to be mentioned beside the number of integrations. */
export function isNextPlanNear(integrationsLeft: number): boolean {
  return integrationsLeft <= nearNextPlan;
}

/**
 * The results of an estimate, in USD to the cent. In requests and in the store they are a
 * `CalculationResults`.
 */
export interface EstimateResults extends Omit<CalculationResults, 'albato'> {
  embedded: CalculationResults['albato'];
}

/**
 * The results as requests, replies and stored leads carry them: the embedded plan is `albato`
 * (specification 3).
 */
export function toWireResults({ inHouse, embedded, savings }: EstimateResults): CalculationResults {
  return { inHouse, albato: embedded, savings };
}

/** The results of a request, a reply or a stored lead, named as they are everywhere else. */
export function fromWireResults({ inHouse, albato, savings }: CalculationResults): EstimateResults {
  return { inHouse, embedded: albato, savings };
}

/** Computes by how many whole percent embedding lowers the monthly cost (E16). */
export function monthlyReductionPercentage(
  inHouse: EstimateResults['inHouse'],
  embedded: EstimateResults['embedded'],
): number {
  const savedCents = monthlySavedCents(inHouse, embedded);
  return percentageOf(savedCents, Math.round(inHouse.maintenance * 100));
}

export function monthlySavedCents(
  inHouse: EstimateResults['inHouse'],
  embedded: EstimateResults['embedded'],
): number {
  return Math.max(0, Math.round(inHouse.maintenance * 100) - Math.round(embedded.monthly * 100));
}

/** Whole percent, rounded half up; 0 if `whole` is 0. */
export function percentageOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((100 * part) / whole);
}
