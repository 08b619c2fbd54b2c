import fc from 'fast-check';
import { estimate } from '../../worker/estimate/estimate.ts';
import { modelFigures } from '../../worker/workbook/modelSheet.ts';
import { type Coverage, countCase, countProperty, createCoverage } from './coverage.ts';
import { type EvaluatedCase, evaluateCase, type Product } from './evaluateCase.ts';
import { blockRuns, casesOf, type FuzzCase, fuzzCases } from './fuzzCase.ts';
import {
  type Counterexample,
  type NamedProperty,
  notApplicable,
  type Property,
} from './Property.ts';
import { injectedFault } from './plantedFaults.ts';
import { assumptionsProperties } from './properties/assumptions.ts';
import { deadlineProperties } from './properties/deadlines.ts';
import { estimateProperties, workbookProperty } from './properties/estimate.ts';
import { financeProperties } from './properties/finance.ts';
import { forecastProperties } from './properties/forecast.ts';
import { formattingProperties } from './properties/formatting.ts';
import { inHouseCostsProperties } from './properties/inHouseCosts.ts';
import { linkProperties } from './properties/links.ts';
import { pricesProperties } from './properties/prices.ts';
import { splitProperties } from './properties/split.ts';
import { timelineProperties } from './properties/timeline.ts';
import { verdictProperties } from './properties/verdict.ts';
import { wordProperties } from './properties/words.ts';
import type { PropertyId, RuleId } from './registry.ts';
import type { Hang, Watch } from './watchdog.ts';

/** How long a check may compute; the slowest one takes a second. Tests set another limit. */
export const hangSeconds = Number(process.env.FUZZ_HANG_SECONDS ?? 5);

/**
 * Every property of the registry of rules; one without a check does not compile, nor a check
 * without one.
 */
const properties: Readonly<Record<PropertyId, Property>> = {
  ...inHouseCostsProperties,
  ...timelineProperties,
  ...pricesProperties,
  ...verdictProperties,
  ...financeProperties,
  ...splitProperties,
  ...assumptionsProperties,
  ...deadlineProperties,
  ...forecastProperties,
  ...formattingProperties,
  ...linkProperties,
  ...wordProperties,
  // Last, because a comparison of everything says least about what is wrong.
  ...estimateProperties,
};

export const propertyIds = Object.keys(properties) as PropertyId[];
export const placeOf = (property: PropertyId) => propertyIds.indexOf(property);

/** The properties of one rule with the workbook for its figures, or all of them. */
export function propertiesOf(rule: RuleId | undefined): NamedProperty[] {
  const all = Object.entries(properties) as [PropertyId, Property][];
  if (rule === undefined) return all;
  const own = all.filter(([id]) => id.startsWith(`${rule}/`));
  const step = modelFigures.find((figure) => figure.rule === rule);
  return step ? [...own, ['estimate/workbook', workbookProperty(step.rule)]] : own;
}

/** The code that is checked; tests replace some of it by faulty code. */
export interface Checked {
  estimate: EvaluatedCase['estimate'];
  /** The functions other than the estimate; those of the product if it is left out. */
  product?: Product;
}

export function checkedCode(hasFault: boolean): Checked {
  return { estimate: hasFault ? injectedFault : estimate };
}

interface CaseFailure extends Counterexample {
  property: PropertyId;
  fuzzCase: FuzzCase;
}

/** The first failure of a search, or a simpler one of the same property. */
export interface Failure extends CaseFailure {
  seed: number;
  /** The first run where the property does not hold. */
  run: number;
  /** Whether no simpler case is known to fail; false while it is simplified, and if time ends. */
  isSimplest: boolean;
  /** Whether the check does not end. Its case is not saved, because every later run would hang. */
  hangs?: true;
}

/** The first property that fails for a case; one that throws fails as well. */
export function firstFailure(
  fuzzCase: FuzzCase,
  code: Checked,
  checked: readonly NamedProperty[],
  coverage?: Coverage,
  begin: (property: PropertyId) => void = () => undefined,
): CaseFailure | null {
  // An estimate that throws fails the first property, or has no finite figures if none is due.
  let property: PropertyId = checked[0]?.[0] ?? 'estimate/finite';
  begin(property);
  try {
    const evaluated = evaluateCase(fuzzCase, code.estimate, code.product);
    if (coverage) countCase(coverage, evaluated);
    for (const [id, { check }] of checked) {
      property = id;
      begin(id);
      const result = check(evaluated);
      if (result === notApplicable) continue;
      if (coverage) countProperty(coverage, id);
      if (result) return { property, ...result, fuzzCase };
    }
    return null;
  } catch (error) {
    return { property, left: `it throws ${error}`, right: 'must not throw', fuzzCase };
  }
}

/** Runs of a seed. Each is the same case wherever it is checked. */
interface RunRange {
  seed: number;
  from: number;
  /** The first run after the range. */
  to: number;
  /** Check slow properties in every run, as a replay does. */
  isThorough?: boolean;
  coverage?: Coverage;
  watch?: Watch | undefined;
}

/**
 * Checks properties in a range of runs.
 *
 * @returns the first failure, with the case as it was drawn; null if all properties hold
 */
export function findFailure(
  { seed, from, to, isThorough = false, coverage, watch }: RunRange,
  code: Checked,
  checked: readonly NamedProperty[],
): Failure | null {
  let run = from;
  for (const fuzzCase of casesOf(seed, from, to)) {
    const due = isThorough ? checked : checked.filter(([, { every = 1 }]) => run % every === 0);
    const begin = (property: PropertyId) => watch?.(run, placeOf(property));
    const failure = firstFailure(fuzzCase, code, due, coverage, begin);
    if (failure) return { ...failure, seed, run, isSimplest: false };
    run += 1;
  }
  return null;
}

/** Both sides of a check that does not end. */
export const endless = {
  left: `it has computed for ${hangSeconds} seconds`,
  right: 'must end',
} as const satisfies Counterexample;

/** The failure of a check that does not end. It is not simplified, because each try would hang. */
export function hangingFailure({ run, property }: Hang, seed: number): Failure {
  const [fuzzCase] = casesOf(seed, run, run + 1);
  if (!fuzzCase) throw new RangeError(`There is no run ${run}.`);
  return {
    property: propertyIds[property] ?? 'estimate/finite',
    ...endless,
    fuzzCase,
    seed,
    run,
    isSimplest: false,
    hangs: true,
  };
}

/** A case with thousands of simpler ones, of a slow property, is not simplified to the end. */
const simplifySeconds = 20;

/**
 * Simplifies the case of a failure while the same property fails.
 *
 * @param onSimpler - Receives each simpler failure on the way.
 */
export async function simplify(
  failure: Failure,
  code: Checked,
  checked: readonly NamedProperty[],
  onSimpler: (simpler: Failure) => Promise<void> | void = () => undefined,
  watch?: Watch,
): Promise<Failure> {
  const failed = checked.filter(([property]) => property === failure.property);
  let simplest = failure;
  const fails = async (fuzzCase: FuzzCase) => {
    const begin = (property: PropertyId) => watch?.(failure.run, placeOf(property));
    const found = firstFailure(fuzzCase, code, failed, undefined, begin);
    watch?.(-1, 0);
    if (!found) return true;
    simplest = { ...failure, ...found };
    await onSimpler(simplest);
    return false;
  };
  const { interrupted } = await fc.check(fc.asyncProperty(fuzzCases, fails), {
    examples: [[failure.fuzzCase]],
    numRuns: 1,
    endOnFailure: false,
    interruptAfterTimeLimit: simplifySeconds * 1000,
  });
  return { ...simplest, isSimplest: !interrupted };
}

/** The task of one process: every nth block of runs, where n is `processes`, or one run. */
export interface FuzzTask {
  seed: number;
  runs: number;
  /** The one run to replay, with slow properties. */
  path?: number | undefined;
  /** The place of the process among the others, from 0. */
  index: number;
  processes: number;
  rule: RuleId | undefined;
  hasFault: boolean;
}

/** The cases tried since the last message, the next run, and the failure that ends the task. */
export interface FuzzProgress {
  coverage: Coverage;
  next: number;
  failure: Failure | null;
}

/** Searches until a property fails. It reports the failure first, and then each simpler one. */
export async function search(
  { seed, runs, path, index, processes, rule, hasFault }: FuzzTask,
  report: (progress: FuzzProgress) => Promise<void> | void,
  watch?: Watch,
): Promise<void> {
  const checked = propertiesOf(rule);
  const code = checkedCode(hasFault);
  const isThorough = path !== undefined;
  for (let from = path ?? index * blockRuns; from < runs; from += processes * blockRuns) {
    const to = Math.min(from + blockRuns, runs);
    const coverage = createCoverage();
    const failure = findFailure({ seed, from, to, isThorough, coverage, watch }, code, checked);
    watch?.(-1, 0);
    const next = from + processes * blockRuns;
    await report({ coverage, next, failure });
    if (!failure) continue;
    const tell = (simpler: Failure) =>
      report({ coverage: createCoverage(), next, failure: simpler });
    return tell(await simplify(failure, code, checked, tell, watch));
  }
}
