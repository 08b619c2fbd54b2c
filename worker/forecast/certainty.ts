import { withMidRange, withoutPlatform } from '../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import type {
  Certainty,
  Claim,
  Claims,
  CostComparison,
  Doubt,
  HowSure,
  JudgedScenario,
  OneSide,
} from '../../contract/claims.ts';
import { type Estimate, embeddedZeros } from '../../contract/estimate.ts';
import type { Horizon } from '../../contract/format/answerText.ts';
import { forecastMonths, lastMonth, weeksPerMonth } from '../../contract/format/durations.ts';
import { costHorizons } from '../../contract/horizons.ts';
import { estimate } from '../estimate/estimate.ts';
import { bestSplit, splitClaims } from './bestSplit.ts';
import { nearestTurn } from './counterarguments.ts';
import { buildMonths } from './cumulativeCosts.ts';
import { enoughPeople } from './enoughPeople.ts';
import { embeddedMedians, likelyByMonth, percentileOf } from './ranges.ts';
import { type ResultLever, resultLever } from './resultLever.ts';
import { createSimulator, type Simulations } from './simulate.ts';
import { compareCosts } from './verdict.ts';

/** A difference below this part of the larger cost is too close to call. */
const closePart = 0.05;
/** A result of which more simulations than this are not live by the end is not clear. */
const mostNotLive = 0.1;

type SimulationsOf = (inputs: CalculatorInputs) => Simulations;

/**
 * Says how sure the result over the forecast is, and why (E29). It judges the scenario that is
 * shown, and the same with every assumption that the visitor does not state at the middle of its
 * range, with and without a platform of one's own.
 *
 * @param simulationsOf - Simulates inputs; a caller that needs the simulations can keep them.
 * @returns null where nothing is live in-house by then, so that there is no result (E22).
 */
export function howSure(
  inputs: CalculatorInputs,
  simulationsOf: SimulationsOf = createSimulator(),
): HowSure | null {
  const scenarios = scenariosOf(inputs, simulationsOf);
  const { cheaper } = scenarios.shown.result;
  if (cheaper === null) return null;
  const close = closeness(scenarios.shown);
  if (close || cheaper === 'neither')
    return { word: 'close', doubt: { kind: close ?? 'closeCosts', in: 'shown' } };
  for (const doubtOf of doubts) {
    const doubt = doubtOf(scenarios, cheaper);
    if (doubt) return { word: 'depends', doubt };
  }
  return { word: 'clear', doubt: null };
}

/** The word alone. */
export function certainty(inputs: CalculatorInputs): Certainty | null {
  return howSure(inputs)?.word ?? null;
}

/** The same as claims, with the likely difference; none where there is no result. */
export function certaintyClaims(inputs: CalculatorInputs): Claims {
  return answerCertainty(inputs).claims;
}

/** The likely difference over a horizon (E26). */
function likelyClaims(estimated: Estimate, months: number, { difference }: LikelyCosts): Claim[] {
  const { cheaper } = compareCosts(estimated, months);
  if (cheaper === null || cheaper === 'neither' || !difference) return [];
  const { p10, p90 } = difference;
  const [lowUsd, highUsd] = cheaper === 'inHouse' ? [-p90, -p10] : [p10, p90];
  return [{ kind: 'likelyLess', months, lowUsd: Math.round(lowUsd), highUsd: Math.round(highUsd) }];
}

/** The costs over a horizon that lie outside of their likely range (E26). */
function outsideClaims(
  estimated: Estimate,
  months: number,
  { inHouse, embedded }: LikelyCosts,
): Claim[] {
  const { inHouseUsd, embeddedUsd } = compareCosts(estimated, months);
  const outside = (side: OneSide, usd: number, range: LikelyCost | null): Claim[] => {
    if (!range) return [];
    const [lowUsd, highUsd] = [Math.round(range.p10), Math.round(range.p90)];
    const isBelow = Math.round(usd) < lowUsd;
    if (!isBelow && Math.round(usd) <= highUsd) return [];
    const zeros = side === 'embedded' && isBelow ? embeddedZeros(estimated, months) : [];
    return [{ kind: 'outsideRange', months, side, lowUsd, highUsd, isBelow, zeros }];
  };
  return [
    ...outside('inHouse', inHouseUsd, inHouse),
    ...outside('embedded', embeddedUsd, embedded),
  ];
}

interface Judged {
  readonly name: JudgedScenario;
  readonly inputs: CalculatorInputs;
  readonly result: CostComparison;
  readonly simulations: () => Simulations;
}

type Scenarios = Readonly<Record<JudgedScenario, Judged>>;

function scenariosOf(inputs: CalculatorInputs, simulationsOf: SimulationsOf): Scenarios {
  const judged = (name: JudgedScenario, assumptions: CalculatorInputs['assumptions']): Judged => {
    const of = { ...inputs, assumptions };
    const result = compareCosts(estimate(of), forecastMonths);
    return { name, inputs: of, result, simulations: () => simulationsOf(of) };
  };
  const { assumptions } = inputs;
  const middle = withMidRange(assumptions);
  return {
    shown: judged('shown', assumptions),
    midRange: judged('midRange', middle),
    withoutPlatform: judged('withoutPlatform', withoutPlatform(middle)),
  };
}

const all = ['shown', 'midRange', 'withoutPlatform'] as const;
const middles = ['midRange', 'withoutPlatform'] as const;

type DoubtOf = (scenarios: Scenarios, side: OneSide) => Doubt | null;

/** Looks for a doubt in some scenarios, in their order. */
function firstIn(
  names: readonly JudgedScenario[],
  find: (judged: Judged, side: OneSide) => Doubt | null,
): DoubtOf {
  return (scenarios, side) => {
    for (const name of names) {
      const doubt = find(scenarios[name], side);
      if (doubt) return doubt;
    }
    return null;
  };
}

/** In the order in which they are said. */
const doubts: readonly DoubtOf[] = [
  firstIn(['midRange'], otherSide),
  firstIn(middles, (judged) => {
    const close = closeness(judged);
    return close && { kind: close, in: judged.name };
  }),
  firstIn(['withoutPlatform'], otherSide),
  firstIn(['shown', 'midRange'], ({ name, inputs }) => {
    const enough = enoughPeople(estimate(inputs), inputs);
    const short = (['inHouse', 'embedded'] as const).find((side) => !enough[side]);
    return short ? { kind: 'fewPeople', in: name, side: short } : null;
  }),
  firstIn(all, ({ name, inputs, result }) => {
    const condition = result.cheaper === null ? null : nearestTurn(inputs);
    return condition ? { kind: 'change', in: name, condition } : null;
  }),
  firstIn(all, ({ name, inputs }, side) => {
    const { cheaper } = compareCosts(estimate(inputs), lastMonth);
    return cheaper === null || cheaper === side ? null : { kind: 'later', in: name };
  }),
  firstIn(middles, ({ name, result, simulations }) => {
    const { timelineWeeks } = simulations();
    const late = timelineWeeks.filter((weeks) => weeks > forecastMonths * weeksPerMonth).length;
    const isOften = result.cheaper === null || areOftenNotLive(late, timelineWeeks.length);
    return isOften ? { kind: 'notLive', in: name } : null;
  }),
];

function otherSide({ name, result: { cheaper } }: Judged, side: OneSide): Doubt | null {
  if (cheaper === null || cheaper === 'neither' || cheaper === side) return null;
  return { kind: 'otherSide', in: name, side: cheaper };
}

/** Whether two costs are too close to call, and by which test; null where nothing is live. */
function closeness({ result, simulations }: Judged): 'closeCosts' | 'closeRange' | null {
  if (result.cheaper === null) return null;
  if (result.cheaper === 'neither' || isSmallDifference(result)) return 'closeCosts';
  const { p10, p90 } = likelyDifference(simulations());
  return isAroundZero(p10, p90) ? 'closeRange' : null;
}

/** Whether two costs differ by so little that neither can be called the lower one. */
export function isSmallDifference({
  byUsd,
  inHouseUsd,
  embeddedUsd,
}: Pick<CostComparison, 'byUsd' | 'inHouseUsd' | 'embeddedUsd'>): boolean {
  return byUsd < closePart * Math.max(inHouseUsd, embeddedUsd);
}

/** Whether a likely difference, in USD as shown, has both sides. */
export function isAroundZero(p10: number, p90: number): boolean {
  return Math.round(p10) <= 0 && Math.round(p90) >= 0;
}

/** Whether too many simulations are not live by the end of the forecast. */
export function areOftenNotLive(count: number, simulationCount: number): boolean {
  return count > mostNotLive * simulationCount;
}

/** The 10th and 90th percentile of a cost, in USD. */
interface LikelyCost {
  p10: number;
  p90: number;
}

/** In-house minus embedded, of all simulations. */
function likelyDifference({ differenceUsd }: Simulations): LikelyCost {
  const values = differenceUsd.slice();
  return { p10: percentileOf(values, 10), p90: percentileOf(values, 90) };
}

/** The details beside an answer. */
export interface AnswerDetails {
  /** How sure the result is, and a split that is better (E29, E35). */
  claims: Claims;
  /**
   * The likely costs of both sides by horizon, and the likely difference, in-house minus embedded.
   * Null where a cost does not vary, and where nothing is live in-house by then.
   */
  ranges: Readonly<Record<Horizon, LikelyCosts>>;
  /** The median embedded cost by horizon, in USD. */
  likelyEmbeddedUsd?: Readonly<Record<Horizon, number>>;
  /** What moves the result most; null where nothing does. */
  lever?: ResultLever | null;
}

interface LikelyCosts {
  inHouse: LikelyCost | null;
  embedded: LikelyCost | null;
  difference: LikelyCost | null;
}

/** Computes how sure the result is, and the likely costs, from the same simulations. */
export function answerCertainty(inputs: CalculatorInputs): AnswerDetails {
  const simulationsOf = createSimulator();
  const sure = howSure(inputs, simulationsOf);
  const simulations = simulationsOf(inputs);
  const estimated = estimate(inputs);
  const over = (months: number) => {
    const likely = (figure: keyof LikelyCosts) =>
      likelyByMonth(figure, simulations, estimated, [months])[0] ?? null;
    const embedded = likely('embedded');
    return buildMonths(estimated) <= months
      ? { inHouse: likely('inHouse'), embedded, difference: likely('difference') }
      : { inHouse: null, embedded, difference: null };
  };
  const ranges = Object.fromEntries(
    costHorizons.map((months) => [months, over(months)]),
  ) as AnswerDetails['ranges'];
  const medians = embeddedMedians(simulations, estimated, costHorizons);
  const likelyEmbeddedUsd = Object.fromEntries(
    costHorizons.map((months, index) => [months, medians[index] ?? 0]),
  ) as Record<Horizon, number>;
  const claims: Claim[] = sure ? [{ kind: 'certainty', ...sure }] : [];
  for (const months of costHorizons) {
    claims.push(...likelyClaims(estimated, months, ranges[months]));
    claims.push(...outsideClaims(estimated, months, ranges[months]));
  }
  return { claims, ranges, likelyEmbeddedUsd };
}

/**
 * @param today - The local calendar day, such as `2027-03-01`.
 * @param keptLever - The name of the lever that the visitor is using.
 */
export function answerDetails(
  inputs: CalculatorInputs,
  today: string,
  keptLever?: string | null,
): AnswerDetails {
  const details = answerCertainty(inputs);
  const claims = [...details.claims, ...splitClaims(bestSplit(inputs, today))];
  return { ...details, claims, lever: resultLever(inputs, keptLever) };
}
