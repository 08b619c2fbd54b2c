import { isSameAssumptions } from '../../contract/assumptions.ts';
import { claimOf } from '../../contract/claims.ts';
import { daysUntil } from '../../contract/days.ts';
import {
  type EstimateFigure,
  figureLabel,
  figureOf,
  planNote,
  type Unit,
} from '../../contract/figures.ts';
import { formatTimeline } from '../../contract/format/durations.ts';
import { savingsFigures as savings } from '../../contract/format/estimateFigure.ts';
import { formatShown, formatUsd, toShown } from '../../contract/format/money.ts';
import { formatList, lowerFirst } from '../../contract/format/phrases.ts';
import { type CostHorizon, costHorizons } from '../../contract/horizons.ts';
import { definitionOf, type InputName, type InputUnit, inputNames } from '../../contract/inputs.ts';
import type { Answer } from '../../worker/answer/answer.ts';
import { formatFigure } from '../format/formatFigure.ts';
import { effectiveInput, formatInput, type ShownInputs } from '../format/formatInput.ts';
import { calculatorTexts } from '../texts/calculator.ts';
import { deferredScenarioTexts } from '../texts/deferred/scenario.ts';
import { resultsTexts } from '../texts/results.ts';

/** A scenario with its answer. */
export interface ComparedScenario {
  answer: Answer;
  inputs: ShownInputs;
}

interface ComparisonRow {
  label: string;
  cells: readonly string[];
  /** The second scenario minus the first; "—" where there is nothing to subtract. */
  difference: string;
  /** The index of the lower cost or the shorter time; null where neither is, or may be, marked. */
  better: number | null;
}

interface Figure {
  label: string | ((scenarios: readonly ComparedScenario[]) => string);
  format: (scenario: ComparedScenario) => string;
  /** The number behind the text; null where there is none to subtract. */
  value?: (scenario: ComparedScenario) => number | null;
  /** Of the number; it decides how a difference is written. */
  unit?: DifferenceUnit;
  isLowerBetter?: ((scenario: ComparedScenario) => boolean) | undefined;
}

/**
 * Returns the inputs and figures of two scenarios that differ, with the difference. A value is
 * marked as better beside one of the same basis only: of the same integrations with the same
 * assumptions. A cost of building in-house is not marked where either build is not live within the
 * forecast (E17, E22).
 */
export function comparisonRows(
  scenarios: readonly [ComparedScenario, ComparedScenario],
  { isReportSent }: { isReportSent: boolean },
): ComparisonRow[] {
  const shown = isReportSent ? [...figures, ...savingsFigures] : figures;
  const isComparable = hasSameScope(scenarios);
  return shown.flatMap((figure) => {
    const { label, format } = figure;
    const cells = scenarios.map(format);
    if (cells[0] === cells[1]) return [];
    return {
      label: typeof label === 'string' ? label : label(scenarios),
      cells,
      difference: differenceText(figure, ...scenarios),
      better: isComparable ? betterIndex(figure, ...scenarios) : null,
    };
  });
}

const inputLabels = new Set<string>(inputNames.map((name) => calculatorTexts.inputs[name]));

/** "Now differs from Scenario A: number of integrations +4."; empty where no input differs. */
export function differenceSentence(
  [first, second]: readonly { title: string }[],
  rows: readonly ComparisonRow[],
): string {
  const changed = rows.filter(({ label }) => inputLabels.has(label));
  if (changed.length === 0) return '';
  const parts = changed.map(({ label, cells: [from, to], difference }) => {
    const isNumber = difference !== resultsTexts.noFigure;
    const name = lowerFirst(label);
    return isNumber
      ? deferredScenarioTexts.changedBy(name, difference)
      : deferredScenarioTexts.changedTo(name, from ?? '', to ?? '');
  });
  return deferredScenarioTexts.differs(first?.title ?? '', second?.title ?? '', formatList(parts));
}

/** Returns whether the in-house build is live within the forecast. */
export function isLive({ answer }: Pick<ComparedScenario, 'answer'>): boolean {
  return answer.verdict.after36Months.cheaper !== null;
}

/** Whether two scenarios are about the same integrations with the same assumptions. */
export function hasSameScope([first, second]: readonly [ComparedScenario, ComparedScenario]) {
  return (
    scopeOf(first) === scopeOf(second) &&
    isSameAssumptions(first.inputs.assumptions, second.inputs.assumptions)
  );
}

function scopeOf({ answer: { systems, genericCount } }: ComparedScenario): string {
  return [genericCount, ...systems.map(({ id }) => id)].join();
}

function differenceText(
  { value, unit = 'count' }: Figure,
  first: ComparedScenario,
  second: ComparedScenario,
): string {
  const [fromValue, toValue] = [first, second].map((scenario) => {
    const exact = value?.(scenario) ?? null;
    // The difference of amounts is that of the amounts as shown.
    return exact === null || unit !== 'usd' ? exact : Math.round(toShown(exact));
  });
  if (fromValue == null || toValue == null) return resultsTexts.noFigure;
  const write = differences[unit] ?? signed;
  return write(toValue - fromValue);
}

function betterIndex(
  { value, unit, isLowerBetter }: Figure,
  first: ComparedScenario,
  second: ComparedScenario,
): number | null {
  if (!value || !isLowerBetter?.(first) || !isLowerBetter(second)) return null;
  const [from, to] = [first, second].map((scenario) => {
    const exact = value(scenario);
    return exact === null || unit !== 'usd' ? exact : Math.round(exact);
  });
  if (from == null || to == null || from === to) return null;
  return to < from ? 1 : 0;
}

const { signed, signedUsd, signedPoints, longer, later } = deferredScenarioTexts;

type DifferenceUnit = Unit | InputUnit | 'day';

/** Writes a difference that is not 0; counts are signed numbers. */
const differences: Partial<Record<DifferenceUnit, (by: number) => string>> = {
  usd: (by) => signedUsd(by, formatShown(Math.abs(by))),
  // Subtracting leaves parts of a cent.
  usdPerHour: (by) =>
    signedUsd(by, deferredScenarioTexts.inUnit.usdPerHour(Math.round(Math.abs(by) * 100) / 100)),
  percent: signedPoints,
  weeks: (by) => longer(formatTimeline(Math.abs(by)), by > 0),
  month: (by) => later(by, 'month'),
  day: (by) => later(by, 'day'),
};

const always = () => true;

/** A cost in USD; the difference is that of the amounts as shown. */
function cost(
  label: string,
  usd: (answer: Answer) => number,
  isLowerBetter?: Figure['isLowerBetter'],
): Figure {
  return {
    label,
    format: ({ answer }) => formatUsd(usd(answer)),
    value: ({ answer }) => usd(answer),
    unit: 'usd',
    isLowerBetter,
  };
}

/** A figure of the estimate. */
function estimated(name: EstimateFigure, isLowerBetter?: Figure['isLowerBetter']): Figure {
  const { unit, value } = figureOf(name);
  return {
    label: (scenarios) =>
      figureLabel(name, scenarios.map(({ answer }) => planNote(answer.estimate)).find(Boolean)),
    format: ({ answer }) => formatFigure[name](answer),
    value: ({ answer }) => value(answer.estimate),
    unit,
    isLowerBetter,
  };
}

function input(name: InputName): Figure {
  const definition = definitionOf(name);
  const figure: Figure = {
    label: calculatorTexts.inputs[name],
    format: ({ answer, inputs }) => formatInput(name, inputs, answer.systems),
  };
  if (definition.kind !== 'number' && definition.kind !== 'day') return figure;
  return {
    ...figure,
    value: ({ answer, inputs }) => {
      const value = effectiveInput(name, inputs, answer.systems);
      if (typeof value === 'string') return daysUntil(value, '1970-01-01');
      return typeof value === 'number' ? value : null;
    },
    unit: definition.kind === 'day' ? 'day' : (definition.unit ?? 'count'),
  };
}

/** The costs of both sides over a horizon (E17). */
function totals(months: CostHorizon): Figure[] {
  const comparison = ({ verdict }: Answer) => verdict[`after${months}Months`];
  const isLiveThen = ({ answer }: ComparedScenario) => comparison(answer).cheaper !== null;
  const inHouseUsd = (answer: Answer) => comparison(answer).inHouseUsd;
  return [
    {
      ...cost(deferredScenarioTexts.inHouseAfter(months), inHouseUsd, isLiveThen),
      // The cost so far of an unfinished build is not the cost of a build (E22).
      format: (scenario) => {
        const usd = formatUsd(inHouseUsd(scenario.answer));
        return isLiveThen(scenario) ? usd : deferredScenarioTexts.spentSoFar(usd);
      },
      value: (scenario) => (isLiveThen(scenario) ? inHouseUsd(scenario.answer) : null),
    },
    cost(
      deferredScenarioTexts.timeLostAfter(months),
      ({ verdict }) => claimOf(verdict.claims, 'costs', months)?.timeLostUsd ?? 0,
    ),
    cost(
      deferredScenarioTexts.embeddedAfter(months),
      (answer) => comparison(answer).embeddedUsd,
      always,
    ),
  ];
}

const figures: readonly Figure[] = [
  ...inputNames.filter((name) => definitionOf(name).group !== 'currency').map(input),
  {
    label: deferredScenarioTexts.rateAndDevTime,
    format: ({ answer }) => deferredScenarioTexts.atRate(answer.estimate.factors),
  },
  estimated('initialTotalUsd', isLive),
  estimated('maintenanceUsd', isLive),
  estimated('timelineWeeks', always),
  estimated('yearOneUsd', always),
  estimated('embeddedWeeks', always),
  ...costHorizons.flatMap(totals),
  {
    label: deferredScenarioTexts.breakEven,
    format: ({ answer }) => breakEvenText(answer.verdict),
    value: ({ answer }) => answer.verdict.breakEvenMonth,
    unit: 'month',
  },
];

function breakEvenText({ breakEvenMonth, after36Months }: Answer['verdict']): string {
  if (after36Months.cheaper === null) return deferredScenarioTexts.notLive;
  return breakEvenMonth === null
    ? deferredScenarioTexts.never
    : deferredScenarioTexts.inMonth(breakEvenMonth);
}

/** Shown after a report was sent (P2). Their basis is that of the specification: none is marked. */
const savingsFigures: readonly Figure[] = savings.map((name) => estimated(name));
