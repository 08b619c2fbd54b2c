import { type Assumptions, changedAssumptions } from '../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { outcomeText } from '../../contract/format/costComparison.ts';
import { scenarioFragment } from '../../contract/scenarioLink.ts';
import { estimate } from '../estimate/estimate.ts';
import { formatList } from '../format/phrases.ts';
import { type Contestable, contestables, counselSteps, type Interval } from './counselPaths.ts';
import { counselScope } from './counselScope.ts';
import { forecastMonths } from './cumulativeCosts.ts';
import { quantityText } from './quantityText.ts';
import { smallestChanges } from './smallestChanges.ts';
import {
  createVerdictSearch,
  type Path,
  type Quantity,
  type VerdictSearch,
} from './verdictSearch.ts';

/** One assumption that an argument changes. */
export interface CounselChange {
  readonly quantity: Quantity;
  readonly from: number;
  readonly to: number;
  /** How far `to` is on the way from the current value to the end of the interval, in percent. */
  readonly distancePercentage: number;
  /** What supports the interval. */
  readonly confidence: Interval['confidence'];
}

/** A set of changes that turns the verdict; none can be left out or made smaller on its own. */
export interface CounselArgument {
  readonly changes: readonly CounselChange[];
  /** The visitor's assumptions with these changes. */
  readonly assumptions: Assumptions | null;
  /** The scenario with these assumptions, as the fragment of a link. */
  readonly fragment: string;
  readonly sentence: string;
}

/** What the other side can argue. */
export interface OpposingCounsel {
  /** The sets with the fewest changes first, then those that are found nearest; at most 12. */
  readonly arguments: readonly CounselArgument[];
  /** How many such sets there are. */
  readonly count: number;
  /** Why there is no set: none turns the verdict, or there is none to turn; null where one does. */
  readonly noneSentence: string | null;
  /** Which assumptions are tried and which figures are kept; null where there is no verdict. */
  readonly scopeSentence: string | null;
}

/** Most intervals rest on our judgement, so sources alone are not named. */
const noTurnSentence =
  'No change within what sources report or what we consider plausible turns this.';

/** The most arguments that are returned. */
const mostArguments = 12;

/**
 * Argues the other side: finds sets of one, two or three assumptions that turn the verdict over the
 * forecast, each within the interval that sources or our judgement give. All assumptions of a set
 * move by the same share of the way to an end until the verdict turns; then each moves back as far
 * as it can alone.
 *
 * @param inputs - Where the build is unfinished or both sides cost the same, nothing can turn.
 */
export function opposingCounsel(inputs: CalculatorInputs): OpposingCounsel {
  const estimated = estimate(inputs);
  const search = createVerdictSearch(inputs, estimated);
  if (!search || search.isTied) {
    const reason = search
      ? `both cost the same over ${forecastMonths} months`
      : `nothing is live in-house after ${forecastMonths} months`;
    const noneSentence = `There is no result to turn: ${reason}.`;
    return { arguments: [], count: 0, noneSentence, scopeSentence: null };
  }
  const tried = contestables(inputs, search);
  const found = turningSets(tried, search);
  const shown = found
    .sort((a, b) => a.members.length - b.members.length || a.step - b.step)
    .slice(0, mostArguments)
    .map((turn) => argumentOf(turn, inputs, search));
  const distinct = [...new Map(shown.map((argument) => [argument.fragment, argument])).values()];
  return {
    arguments: distinct.sort((a, b) => a.changes.length - b.changes.length),
    count: found.length > mostArguments ? found.length : distinct.length,
    noneSentence: found.length === 0 ? noTurnSentence : null,
    scopeSentence: counselScope(tried, inputs, estimated),
  };
}

/** A set of assumptions with the paths and the first step that turn the verdict. */
interface TurningSet {
  readonly members: readonly Contestable[];
  readonly paths: readonly Path[];
  readonly step: number;
}

function turningSets(all: readonly Contestable[], search: VerdictSearch): TurningSet[] {
  const found: TurningSet[] = [];
  const tryOut = (members: readonly Contestable[]): boolean => {
    const turn = search.mayTurn(members.map(({ span }) => span))
      ? firstTurn(members, search)
      : null;
    if (turn) found.push(turn);
    return turn !== null;
  };
  // A set with a smaller turning set in it is not tried.
  const calm = all.filter((member) => !tryOut([member]));
  const turningPairs = calm.map(() => new Set<number>());
  calm.forEach((first, i) => {
    for (let j = i + 1; j < calm.length; j++) {
      const second = calm[j];
      if (second && tryOut([first, second])) turningPairs[i]?.add(j);
    }
  });
  calm.forEach((first, i) => {
    for (let j = i + 1; j < calm.length; j++) {
      if (turningPairs[i]?.has(j)) continue;
      for (let k = j + 1; k < calm.length; k++) {
        if (turningPairs[i]?.has(k) || turningPairs[j]?.has(k)) continue;
        const [second, third] = [calm[j], calm[k]];
        if (second && third) tryOut([first, second, third]);
      }
    }
  });
  return found;
}

/** Tries every choice of ends; of two that turn, the one that moves less. */
function firstTurn(members: readonly Contestable[], search: VerdictSearch): TurningSet | null {
  let least: TurningSet | null = null;
  for (const paths of choices(members.map((member) => member.paths))) {
    const step = search.firstTurn(paths);
    if (step !== null && step < (least?.step ?? counselSteps + 1)) least = { members, paths, step };
  }
  return least;
}

/** Every way to choose one element of each list. */
function choices<T>([first, ...others]: readonly (readonly T[])[]): T[][] {
  if (!first) return [[]];
  const rest = choices(others);
  return first.flatMap((element) => rest.map((chosen) => [element].concat(chosen)));
}

function argumentOf(
  { members, paths, step }: TurningSet,
  inputs: CalculatorInputs,
  search: VerdictSearch,
): CounselArgument {
  const found = members.map((member, index) => ({
    member,
    value: paths[index]?.values[step] ?? member.current,
  }));
  const changes = smallestChanges(found, search).map(({ member, value: to }) => {
    const { quantity, current: from, interval } = member;
    const end = to > from ? interval.max : interval.min;
    return {
      quantity,
      from,
      to,
      distancePercentage: Math.max(1, Math.round((100 * (to - from)) / (end - from))),
      confidence: interval.confidence,
    };
  });
  const assumptions = withChanges(inputs.assumptions, changes);
  const conditions = formatList(changes.map(quantityText));
  const changed = changes.map(({ quantity, to }) => ({ quantity, values: Float64Array.of(to) }));
  const outcome = outcomeText(search.comparisonAt(changed, 0));
  return {
    changes,
    assumptions,
    fragment: scenarioFragment({ ...inputs, assumptions }),
    sentence: `If ${conditions}, ${outcome[0]?.toLowerCase()}${outcome.slice(1)} over ${forecastMonths} months.`,
  };
}

function withChanges(
  assumptions: Assumptions | null | undefined,
  changes: readonly CounselChange[],
): Assumptions | null {
  let changed: Assumptions = assumptions ?? {};
  for (const { quantity, to } of changes) changed = withValue(changed, quantity, to);
  return changedAssumptions(changed);
}

function withValue(assumptions: Assumptions, quantity: Quantity, value: number): Assumptions {
  switch (quantity.kind) {
    case 'number':
      return { ...assumptions, [quantity.name]: value };
    case 'listings':
      return { ...assumptions, wantsListings: value === 1 };
    case 'system': {
      const systems = new Map(Object.entries(assumptions.systems ?? {}));
      systems.set(quantity.id, { ...systems.get(quantity.id), [quantity.figure]: value });
      return { ...assumptions, systems: Object.fromEntries(systems) };
    }
  }
}
