import {
  type Assumptions,
  assumptionOf,
  canCount,
  type NumberAssumption,
  numberAssumptionNames,
  type SystemFigure,
  systemFigureNames,
  wantsListings,
} from '../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { claimOf } from '../../contract/claims.ts';
import { isCountedReview } from '../../contract/evidence.ts';
import {
  type EstimatePart,
  estimateFigureNames,
  estimatePartNames,
  estimateParts,
  figureOf,
} from '../../contract/figures.ts';
import {
  assumptionLabels,
  assumptionText,
  assumptionUnit,
  systemFigureLabels,
  wantsListingsLabel,
} from '../../contract/format/assumptionTexts.ts';
import { outcomeText } from '../../contract/format/claimTexts.ts';
import { usedRateSourceText } from '../../contract/format/currencyText.ts';
import { deadlineLabel, wholeDeadlineText } from '../../contract/format/deadlineTexts.ts';
import {
  breakEvenLabel,
  certaintyLabel,
  peopleLabel,
  peopleText,
} from '../../contract/format/deferredClaimTexts.ts';
import { estimateLabel } from '../../contract/format/estimateFigure.ts';
import { byteOrderMark, type CsvFormat, csvLine } from '../../contract/format/files.ts';
import { areBothCostsZero, financeFigureTexts } from '../../contract/format/financeTexts.ts';
import { shownCode, shownCurrency, toShown } from '../../contract/format/money.ts';
import { splitChoiceText, splitRowName } from '../../contract/format/splitTexts.ts';
import { notKnown, unlistedSystemsText } from '../../contract/format/systemTexts.ts';
import { costHorizons } from '../../contract/horizons.ts';
import { definitionOf, type InputName, inputNames } from '../../contract/inputs.ts';
import type { BestSplit, SplitTotal } from '../../contract/split.ts';
import { otherSystemName } from '../../contract/systemIds.ts';
import type { Answer, SelectedSystem } from '../../worker/answer/answer.ts';
import type { MonthlyCost } from '../../worker/forecast/cumulativeCosts.ts';
import type { Finance, FinanceVerdict } from '../../worker/forecast/finance.ts';
import { effectiveInput } from '../format/formatInput.ts';
import { calculatorTexts } from '../texts/calculator.ts';
import { csvTexts } from '../texts/deferred/scenario.ts';

/** A figure, its value, the unit of a number, and who states a figure that can be assumed. */
type Row = readonly [
  figure: string,
  value: string | number,
  unit?: string | undefined,
  source?: string,
];

interface CsvData {
  answer: Answer;
  certainty: string;
  /** Null for fewer than two integrations. */
  split: BestSplit | null;
  inputs: CalculatorInputs;
  costs: readonly MonthlyCost[];
  finance: readonly Finance[];
  rateCardVersion: string;
  link: string;
  /** The visitor's calendar day, `2027-03-01`. */
  today: string;
  format: CsvFormat;
}

const { sources } = csvTexts;

/**
 * Returns the scenario as CSV: inputs, systems, assumptions, both options, savings, finance figures
 * and cumulative costs of 60 months. One header, and as many fields in every line. Amounts that are
 * computed are in the currency that is shown, inputs and assumptions in USD (E38).
 */
export function scenarioCsv(data: CsvData): string {
  const { answer, costs, finance } = data;
  const { sections } = csvTexts;
  const lines = [
    csvTexts.columns,
    ...linesOf(sections.scenario, [
      [csvTexts.date, data.today],
      [csvTexts.rateCard, csvTexts.version(data.rateCardVersion)],
      [csvTexts.link, data.link],
      ...currencyRows(),
    ]),
    ...linesOf(sections.inputs, inputRows(data)),
    ...linesOf(sections.systems, systemRows(data)),
    ...linesOf(sections.assumptions, assumptionRows(data)),
    ...estimatePartNames.flatMap((part) => linesOf(estimateParts[part], figureRows(part, answer))),
    ...linesOf(sections.comparison, comparisonRows(data)),
    ...linesOf(sections.split, splitRows(data)),
    ...linesOf(sections.finance, finance.flatMap(financeRows)),
    ...costs.flatMap(({ month, inHouseUsd, timeLostUsd, embeddedUsd }) => [
      [sections.months, csvTexts.inHouseCost, month, ...amount(inHouseUsd), ''],
      [sections.months, financeFigureTexts.timeLost, month, ...amount(timeLostUsd), ''],
      [sections.months, csvTexts.embeddedCost, month, ...amount(embeddedUsd), ''],
    ]),
  ];
  return byteOrderMark + lines.map((line) => csvLine(line, data.format)).join('');
}

/** The lines of a section; the month is for the forecast alone. */
function linesOf(section: string, rows: readonly Row[]) {
  return rows.map(([figure, value, unit = '', source = '']) => [
    section,
    figure,
    null,
    value,
    unit,
    source,
  ]);
}

/** The rate at which amounts are converted; none where they are in USD. */
function currencyRows(): Row[] {
  const { code, perUsd } = shownCurrency();
  if (code === 'usd') return [];
  return [
    [
      definitionOf('exchangeRate').label,
      perUsd,
      csvTexts.perUsd(shownCode()),
      usedRateSourceText(),
    ],
  ];
}

/** One row for each input; systems and assumptions are counted or listed in sections below. */
function inputRows({ inputs, answer }: CsvData): Row[] {
  const rowsOf = (name: InputName): Row[] => {
    const definition = definitionOf(name);
    const label = calculatorTexts.inputs[name];
    // Names of other systems head their figures, and pins are beside the choices of the split.
    if (['assumptions', 'names', 'pins'].includes(definition.kind)) return [];
    if (definition.group === 'currency') return [];
    if (definition.kind === 'systems') return [[label, answer.estimate.selection.selectedCount]];
    const value = effectiveInput(name, inputs, answer.systems) ?? '';
    const unit = definition.kind === 'number' && definition.unit;
    return typeof value === 'object'
      ? []
      : [[label, value, unit ? csvTexts.inputUnits[unit] : undefined]];
  };
  return inputNames.flatMap(rowsOf);
}

/**
 * The figures in use of every selected system; one without figures is generic (E3). A yearly
 * percentage of the build replaces the maintenance hours (E24).
 */
function systemRows({ inputs, answer: { systems, estimate } }: CsvData): Row[] {
  // Without listings, the reviews that only gate one take 0 weeks.
  const isOwn = (system: SelectedSystem, figure: SystemFigure) =>
    inputs.assumptions?.systems?.[system.id]?.[figure] !== undefined ||
    (figure === 'moderationWeeks' && !isCountedReview(system, inputs.assumptions));
  const sourceOfFigure = (system: SelectedSystem, figure: SystemFigure) => {
    if (isOwn(system, figure)) return 'visitor';
    if (figure === 'moderationWeeks') return 'rateCard';
    if (otherSystemName(system.id)) {
      const name = genericFigures[figure];
      return sourceOf(name, estimate.assumed[name], inputs.assumptions);
    }
    return inputs.assumptions?.preset === undefined ? 'rateCard' : 'midRange';
  };
  const known = new Set(systems.map(({ id }) => id));
  const unknown = [...new Set(inputs.selectedSystems)].filter((id) => !known.has(id));
  const unlisted = unlistedSystemsText(systems);
  const isReplaced = estimate.assumed.maintenancePercentagePerYear !== null;
  const figures = systemFigureNames.filter((name) => name !== 'maintenanceHours' || !isReplaced);
  return [
    ...systems.flatMap((system) =>
      figures.map((figure): Row => {
        const label = `${system.name}: ${systemFigureLabels[figure]}`;
        if (figure === 'moderationWeeks' && !system.isReviewKnown) return [label, notKnown];
        const source = sources[sourceOfFigure(system, figure)];
        return [label, system[figure], csvTexts.systemUnits[figure], source];
      }),
    ),
    ...unknown.map((id): Row => [id, csvTexts.unlisted]),
    ...(unlisted ? [[csvTexts.notListed, unlisted] satisfies Row] : []),
  ];
}

/** The figures of a system that is not listed, where it has none of its own. */
const genericFigures = {
  devHours: 'genericDevHours',
  maintenanceHours: 'genericMaintenanceHours',
} as const satisfies Partial<Record<SystemFigure, NumberAssumption>>;

/** Every assumption that can count, with its value in use: the visitor's own or the rate card's. */
function assumptionRows({ inputs: { assumptions, selectedSystems }, answer }: CsvData): Row[] {
  const { assumed } = answer.estimate;
  const names = numberAssumptionNames.filter((name) => canCount(name, assumed, selectedSystems));
  return [
    ...names.map((name): Row => {
      const value = assumed[name];
      const source = sources[sourceOf(name, value, assumptions)];
      return value === null
        ? [assumptionLabels[name], assumptionText(name, value), '', source]
        : [assumptionLabels[name], value, assumptionUnit(name), source];
    }),
    [
      wantsListingsLabel,
      wantsListings(assumptions) ? csvTexts.yes : csvTexts.no,
      '',
      sources[wantsListings(assumptions) ? 'rateCard' : 'visitor'],
    ],
  ];
}

/** Who states the value of an assumption. */
function sourceOf(
  name: NumberAssumption,
  value: number | null,
  assumptions: Assumptions | null | undefined,
): keyof typeof sources {
  if (value === assumptionOf(name).default) return 'rateCard';
  return assumptions?.[name] === undefined ? 'midRange' : 'visitor';
}

/** The figures of a part of the estimate, with what each total counts. */
function figureRows(part: EstimatePart, { estimate }: Answer): Row[] {
  return estimateFigureNames
    .filter((name) => figureOf(name).part === part)
    .map((name) => {
      const { unit, value } = figureOf(name);
      return [
        estimateLabel(name, estimate),
        ...(unit === 'usd' || unit === 'unroundedUsd'
          ? ([round(toShown(value(estimate))), shownCode()] as const)
          : ([round(value(estimate)), csvTexts.units[unit]] as const)),
      ];
    });
}

/** Which option is cheaper over each horizon, in the page's words (E17). */
function comparisonRows({ answer: { verdict, deadline }, certainty }: CsvData): Row[] {
  const people = peopleText(verdict.claims).trim();
  return [
    ...costHorizons.flatMap((months): Row[] => {
      const { inHouseUsd = 0, embeddedUsd = 0 } = claimOf(verdict.claims, 'costs', months) ?? {};
      return [
        [csvTexts.costAfter(months, 'inHouse'), ...amount(inHouseUsd)],
        [csvTexts.costAfter(months, 'embedded'), ...amount(embeddedUsd)],
        [csvTexts.result(months), outcomeText(verdict.claims, months)],
      ];
    }),
    [certaintyLabel, certainty || csvTexts.none],
    [breakEvenLabel, verdict.breakEvenMonth ?? csvTexts.none],
    ...(people ? [[peopleLabel, people] satisfies Row] : []),
    ...(deadline ? [[deadlineLabel, wholeDeadlineText(deadline, 'it')] satisfies Row] : []),
  ];
}

/** The choice for each integration of the best split, and the totals beside both sides (E35). */
function splitRows({ split }: CsvData): Row[] {
  if (!split) return [];
  const { best, allInHouse, allEmbedded } = split;
  const total = (label: string, { usd, isLive, weeks }: SplitTotal): Row[] => [
    isLive ? [label, toShown(usd), shownCode()] : [label, csvTexts.none],
    [csvTexts.liveAfter(label), weeks, csvTexts.units.weeks],
  ];
  return [
    ...split.rows.map(
      (row): Row => [
        splitRowName(row),
        splitChoiceText(row),
        '',
        row.pin ? csvTexts.pinned : csvTexts.found,
      ],
    ),
    ...(best ? total(csvTexts.splitTotal, best) : []),
    ...total(csvTexts.allInHouse, allInHouse),
    ...total(csvTexts.allEmbedded, allEmbedded),
  ];
}

/** The finance figures over one horizon (E25). A build that is not live by then has none (E22). */
function financeRows({ months, verdict, earlierLaunchUsd }: Finance): Row[] {
  const texts = financeFigureTexts;
  const row = (
    figure: string,
    amount: (verdict: FinanceVerdict) => string | number,
    unit: string,
  ): Row => {
    const value = verdict ? amount(verdict) : texts.notLive;
    const name = csvTexts.over(figure, months);
    return typeof value === 'number' ? [name, value, unit] : [name, value];
  };
  const payback = (month: number | null, of: FinanceVerdict) =>
    areBothCostsZero(of) ? texts.nothingToPayBack : (month ?? texts.noPayback);
  const earlierLaunch = csvTexts.over(texts.earlierLaunchBy(earlierLaunchUsd ?? 0), months);
  return [
    row(texts.npv, ({ npvUsd }) => cents(npvUsd), shownCode()),
    row(texts.cashNpv, ({ cashNpvUsd }) => cents(cashNpvUsd), shownCode()),
    row(texts.roi, ({ roi }) => (roi === null ? csvTexts.none : Math.round(100 * roi)), '%'),
    row(texts.payback, (of) => payback(of.paybackMonth, of), csvTexts.month),
    // Named by the side that launches earlier, so its amount is never negative.
    ...(earlierLaunchUsd === null
      ? []
      : [[earlierLaunch, ...amount(Math.abs(earlierLaunchUsd))] as const]),
  ];
}

/** An amount of USD and its unit, in the currency that is shown. */
function amount(usd: number) {
  return [cents(usd), shownCode()] as const;
}

/** An amount of USD in the currency that is shown, to the cent. */
function cents(usd: number): number {
  return Math.round(toShown(usd) * 100) / 100;
}

/** Removes the noise of floating point. */
function round(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
