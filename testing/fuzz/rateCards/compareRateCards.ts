import type { CalculatorInputs } from '../../../contract/calculation.ts';
import type { Estimate } from '../../../contract/estimate.ts';
import type { userPlanPrice } from '../../../worker/estimate/userPlanPrice.ts';
import { compareCosts } from '../../../worker/forecast/verdict.ts';
import { casesOf } from '../fuzzCase.ts';

/** The functions that a rate card changes. */
export interface PricingRules {
  estimate: (inputs: CalculatorInputs) => Estimate;
  userPlanPrice: typeof userPlanPrice;
  rateCard: object;
}

/** A value of the rate card that differs; undefined where a card does not have it. */
export interface ChangedValue {
  /** Such as `userPlans.pro.setupUsd` or `systems.hubspot.devHours`. */
  path: string;
  before: unknown;
  after: unknown;
}

/** Inputs with both values of a figure. */
interface ChangedInputs {
  inputs: CalculatorInputs;
  /** For the figures of plans per user. */
  users: number;
  before: number;
  after: number;
}

/** How a figure changes. */
interface FigureChange {
  label: string;
  unit: 'usd' | 'weeks' | 'percent' | 'hours';
  /** For how many of the inputs. */
  changed: number;
  /** Of the changes, in the figure’s unit. */
  mean: number;
  lowest: number;
  highest: number;
  /** The largest changes, one for each region and size of project. */
  most: ChangedInputs[];
  /** The groups of inputs where it changes on average, the largest change first. */
  groups: { group: string; inputs: number; mean: number }[];
}

export interface RateCardComparison {
  /** Every value that differs, also where no estimate of an input shows it. */
  values: ChangedValue[];
  inputs: number;
  /** How many inputs have any changed figure. */
  changed: number;
  /** How many have another cheaper side after 36 months. */
  verdicts: number;
  figures: FigureChange[];
}

const mostPerFigure = 5;

/**
 * Compares two rate cards over drawn inputs.
 *
 * @param runs - How many inputs to draw at most.
 * @param isNext - Whether a run is to be compared; it is called before each.
 */
export function compareRateCards(
  before: PricingRules,
  after: PricingRules,
  seed: number,
  runs: number,
  isNext: (run: number) => boolean = () => true,
): RateCardComparison {
  const changes = comparedFigures.map(() => new Changes());
  let changed = 0;
  let verdicts = 0;
  let compared = 0;
  for (const { inputs, users } of casesOf(seed, 0, runs)) {
    if (!isNext(compared)) break;
    compared += 1;
    const [one, other] = [before.estimate(inputs), after.estimate(inputs)];
    const prices = [before, after].map(({ userPlanPrice }) =>
      userPlans.map((plan) => userPlanPrice(plan, users).monthlyUsd),
    );
    let isChanged = false;
    const groups = groupsOf(inputs, one);
    for (const [index, { read }] of comparedFigures.entries()) {
      const [from, to] = [read(one, prices[0] ?? []), read(other, prices[1] ?? [])];
      changes[index]?.add({ inputs, users, before: from, after: to }, groups);
      isChanged ||= from !== to;
    }
    if (!isChanged) continue;
    changed += 1;
    if (compareCosts(one, 36).cheaper !== compareCosts(other, 36).cheaper) verdicts += 1;
  }
  const figures = comparedFigures.flatMap(({ label, unit }, index) => {
    const of = changes[index];
    return of && of.changed > 0 ? [{ label, unit, ...of.summary() }] : [];
  });
  const values = changedValues(before.rateCard, after.rateCard);
  return { values, inputs: compared, changed, verdicts, figures };
}

/** Every value that differs between two rate cards; the entries of a list are known by their id. */
export function changedValues(before: unknown, after: unknown, path = ''): ChangedValue[] {
  const [one, other] = [entriesOf(before), entriesOf(after)];
  if (!one && !other) return Object.is(before, after) ? [] : [{ path, before, after }];
  const keys = new Set([...(one?.keys() ?? []), ...(other?.keys() ?? [])]);
  return [...keys].flatMap((key) =>
    changedValues(one?.get(key), other?.get(key), path ? `${path}.${key}` : key),
  );
}

function entriesOf(value: unknown): Map<string, unknown> | null {
  if (typeof value !== 'object' || value === null) return null;
  return new Map(
    Object.entries(value).map(([key, entry]) => [String(Object(entry).id ?? key), entry]),
  );
}

/** Collects the changes of one figure. */
class Changes {
  changed = 0;
  #sum = 0;
  #lowest = 0;
  #highest = 0;
  readonly #groups = new Map<string, { inputs: number; sum: number }>();
  /** The largest change by its first two groups. */
  readonly #most = new Map<string, ChangedInputs>();

  add(changed: ChangedInputs, groups: readonly string[]): void {
    const change = changed.after - changed.before;
    for (const group of groups) {
      const of = this.#groups.get(group) ?? { inputs: 0, sum: 0 };
      of.inputs += 1;
      of.sum += change;
      this.#groups.set(group, of);
    }
    if (change === 0) return;
    this.changed += 1;
    this.#sum += change;
    this.#lowest = this.changed === 1 ? change : Math.min(this.#lowest, change);
    this.#highest = this.changed === 1 ? change : Math.max(this.#highest, change);
    const key = groups.slice(0, 2).join();
    const most = this.#most.get(key);
    if (!most || Math.abs(change) > Math.abs(most.after - most.before)) {
      this.#most.set(key, changed);
    }
  }

  summary(): Omit<FigureChange, 'label' | 'unit'> {
    const size = ({ before, after }: ChangedInputs) => Math.abs(after - before);
    return {
      changed: this.changed,
      mean: this.#sum / this.changed,
      lowest: this.#lowest,
      highest: this.#highest,
      most: [...this.#most.values()].sort((a, b) => size(b) - size(a)).slice(0, mostPerFigure),
      groups: [...this.#groups]
        .map(([group, { inputs, sum }]) => ({ group, inputs, mean: sum / inputs }))
        .filter(({ mean }) => mean !== 0)
        .sort((a, b) => Math.abs(b.mean) - Math.abs(a.mean)),
    };
  }
}

/** The groups that a product manager asks about: region, size, team and time. */
function groupsOf(inputs: CalculatorInputs, { effectiveCount, factors }: Estimate): string[] {
  const share = factors.effectiveDevTimePercentage;
  const team = inputs.developerCountNumber;
  return [
    `region ${inputs.region}`,
    `${band(effectiveCount, [5, 15, 30, 50])} integrations`,
    `${band(team, [2, 4, 8])} developers`,
    share < 50
      ? 'less than 50 % of the time'
      : share < 80
        ? '50 to 79 % of the time'
        : '80 % of the time or more',
  ];
}

function band(value: number, lasts: readonly number[]): string {
  const index = lasts.findIndex((last) => value <= last);
  if (index < 0) return `more than ${lasts.at(-1)}`;
  return `${(lasts[index - 1] ?? 0) + 1} to ${lasts[index]}`;
}

/** A figure that the two rate cards are compared by. */
interface ComparedFigure {
  label: string;
  unit: 'usd' | 'weeks' | 'percent' | 'hours';
  /** @param prices - Those of the plans per user, in the order of `userPlans`. */
  read: (estimated: Estimate, prices: readonly number[]) => number;
}

const userPlans = ['starter', 'pro'] as const;

/** The figures that a visitor sees, in the order of the results. */
const comparedFigures: readonly ComparedFigure[] = [
  { label: 'In-house: initial total', unit: 'usd', read: (e) => e.results.inHouse.initialTotal },
  {
    label: 'In-house: maintenance per month',
    unit: 'usd',
    read: (e) => e.results.inHouse.maintenance,
  },
  { label: 'In-house: development hours', unit: 'hours', read: (e) => e.hours.development },
  { label: 'In-house: timeline', unit: 'weeks', read: (e) => e.timeline.timelineWeeks },
  { label: 'Embedded: setup', unit: 'usd', read: (e) => e.results.embedded.setup },
  {
    label: 'Embedded: subscription per month',
    unit: 'usd',
    read: (e) => e.results.embedded.monthly,
  },
  { label: 'Embedded: total of year 1', unit: 'usd', read: (e) => e.results.embedded.initialTotal },
  { label: 'Embedded: timeline', unit: 'weeks', read: (e) => e.timeline.embeddedWeeks },
  { label: 'Initial cost savings', unit: 'usd', read: (e) => e.results.savings.absolute },
  { label: 'Initial cost reduction', unit: 'percent', read: (e) => e.results.savings.percentage },
  {
    label: 'Monthly maintenance savings',
    unit: 'usd',
    read: (e) => e.results.savings.monthlyMaintenance,
  },
  { label: 'Monthly cost reduction', unit: 'percent', read: (e) => e.monthlyReductionPercentage },
  ...userPlans.map(
    (plan, index): ComparedFigure => ({
      label: `Plan per user, ${plan}: price per month`,
      unit: 'usd',
      read: (_, prices) => prices[index] ?? Number.NaN,
    }),
  ),
];
