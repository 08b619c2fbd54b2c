import { hasMaintenancePercentage } from '../assumptions.ts';
import type { CalculatorInputs } from '../calculation.ts';
import { type CostLines, costAt, type ListedCosts } from '../chart/costGeometry.ts';
import type { Claims } from '../claims.ts';
import { costsBeyondPlan, type Estimate } from '../estimate.ts';
import { type EstimateFigure, figureLabel, figureOf, planNote } from '../figures.ts';
import { assumptionOrigin, assumptionText } from '../format/assumptionTexts.ts';
import { currencyText } from '../format/currencyText.ts';
import { buildAloneText } from '../format/deferredClaimTexts.ts';
import { formatHours } from '../format/durations.ts';
import {
  estimateLabel,
  formatEstimateFigure,
  monthlyExtraText,
  savingsFigures,
} from '../format/estimateFigure.ts';
import { inputText } from '../format/inputText.ts';
import { formatExactUsd, formatUsd, shownCode } from '../format/money.ts';
import { formatNumber } from '../format/numbers.ts';
import { formatCount, formatDay } from '../format/phrases.ts';
import { complexityText, reviewWeeksText } from '../format/systemTexts.ts';
import {
  definitionOf,
  hasOwnRate,
  type InputDefinition,
  type InputName,
  inputDefinitions,
  inputNames,
} from '../inputs.ts';
import { isUsedInput } from '../usedInputs.ts';
import { chartTexts } from '../words/chart.ts';
import {
  afterColumn,
  breakdownColumns,
  breakdownRows,
  breakdownTitle,
  captions,
  costsTitles,
  forecastTitle,
  hoursSentences,
  inputsTitles,
  noReview,
  periodsNote,
  perMonth,
  rateOfText,
  savingsTitle,
  selectedNote,
  startRow,
  subscriptionLabel,
  systemsNote,
  timeLostColumn,
  unlistedNote,
} from '../words/paperParts.ts';
import type { PaperBlock, PaperLine, PaperList, PaperPart, PaperTable } from './PaperPart.ts';

/* The inputs, costs and hours of an estimate, which the report and the print sheet share. */

export { breakdownTitle, forecastTitle, timeLostColumn };

interface PaperSystem {
  readonly id: string;
  readonly name: string;
  readonly devHours: number;
  readonly maintenanceHours: number;
  readonly moderationWeeks: number;
  readonly isReviewKnown: boolean;
  readonly complexity: string | null;
}

/** An estimate with the inputs that count. */
interface PaperEstimate {
  readonly inputs: CalculatorInputs;
  readonly estimate: Estimate;
  /** The selected systems with figures, sorted by name. */
  readonly systems: readonly PaperSystem[];
}

/** More systems than this are listed only in the breakdown. */
const maxListed = 8;

/** The inputs of the visitor without a choice that is not made, and without the assumptions. */
export function inputsPart(paper: PaperEstimate): PaperPart {
  const { inputs } = paper;
  const isChoice = (name: InputName) => definitionOf(name).kind === 'choice';
  const list = (title: string, group: InputDefinition['group']): PaperList => ({
    title,
    lines: inputNames
      .filter((name) => definitionOf(name).group === group)
      // Names of other systems are among those of the note and of the breakdown.
      .filter((name) => name !== 'otherSystems' && (!isChoice(name) || isUsedInput(name, inputs)))
      .map((name) => ({ label: inputDefinitions[name].label, value: paperInput(name, paper) })),
  });
  const lists = [
    list(inputsTitles.requirements, 'requirements'),
    list(inputsTitles.resources, 'resources'),
  ];
  return { title: inputsTitles.part, blocks: [{ kind: 'lists', lists }, ...inputNotes(paper)] };
}

/** The number of systems, the rate of the estimate, or the value as entered. */
function paperInput(name: InputName, { inputs, estimate }: PaperEstimate): string {
  if (name === 'selectedSystems') return String(estimate.selection.selectedCount);
  if (name === 'deadline' && inputs.deadline) return formatDay(inputs.deadline);
  if (name !== 'customHourlyRate') return inputText(name, inputs[name]);
  const rate = formatExactUsd(estimate.factors.hourlyRateUsd);
  return hasOwnRate(inputs.region) ? rateOfText(rate, (inputs.customHourlyRate ?? 0) > 0) : rate;
}

function inputNotes({ inputs, estimate, systems }: PaperEstimate): PaperBlock[] {
  const { effectiveCount, selection } = estimate;
  const unlisted = [...new Set(inputs.selectedSystems)].filter(
    (id) => !systems.some((system) => system.id === id),
  );
  const notes = [
    systems.length > 0 &&
      systems.length <= maxListed &&
      systemsNote(systems.map(({ name }) => name)),
    unlisted.length > 0 && unlistedNote(unlisted.length),
    effectiveCount > inputs.integrationCount &&
      selectedNote(effectiveCount, selection.selectedCount),
    currencyText(),
  ];
  return notes.flatMap((text) => (text ? { kind: 'note', text } : []));
}

const totals: readonly EstimateFigure[] = ['initialTotalUsd', 'yearOneUsd'];
const monthly: readonly EstimateFigure[] = ['maintenanceUsd', 'monthlyUsd'];

const leavingLabel = figureLabel('leavingUsd');

/** The costs of both sides at first and by month, and their time. */
export function costsPart(estimate: Estimate, claims: Claims): PaperPart {
  const beyondPlan = costsBeyondPlan(estimate);
  const note = planNote(estimate);
  const line = (name: EstimateFigure): PaperLine => {
    const { label, isPlanOnly } = figureOf(name);
    const value = formatEstimateFigure(name, estimate);
    return {
      label: `${label}${isPlanOnly ? note : ''}`,
      value: monthly.includes(name) ? perMonth(value) : value,
      isTotal: totals.includes(name),
    };
  };
  const { embedded } = estimate.results;
  const year = formatUsd(embedded.initialTotal - embedded.setup);
  const buildAlone = buildAloneText(claims);
  return {
    title: costsTitles.part,
    blocks: [
      {
        kind: 'lists',
        lists: [
          {
            title: costsTitles.inHouse,
            side: 'inHouse',
            lines: [
              ...(['developmentUsd', 'testingUsd', 'documentationUsd'] as const).map(line),
              ...(['initialTotalUsd', 'multiplierUsd'] as const).map(line),
              ...(['maintenanceUsd', 'timelineWeeks'] as const).map(line),
            ],
          },
          {
            title: costsTitles.embedded,
            side: 'embedded',
            lines: [
              ...(['setupUsd', 'monthlyUsd'] as const).map(line),
              { label: subscriptionLabel, value: year },
              ...(['yearOneUsd', 'embeddedWeeks'] as const).map(line),
              ...(estimate.leavingUsd > 0 ? [{ ...line('leavingUsd'), label: leavingLabel }] : []),
            ],
          },
        ],
      },
      {
        kind: 'note',
        text: periodsNote(estimate.price.billing === 'integrations', beyondPlan),
      },
      ...(buildAlone ? ([{ kind: 'callout', text: buildAlone }] as const) : []),
    ],
  };
}

/** The savings: at the start, and by month. */
export function savingsPart(estimate: Estimate): PaperPart {
  const lines = savingsFigures.map((name) => ({
    label: estimateLabel(name, estimate),
    value: formatEstimateFigure(name, estimate),
  }));
  const lists = [{ lines: lines.slice(0, 2) }, { lines: lines.slice(2) }];
  const text = monthlyExtraText(estimate);
  const notes = text ? [{ kind: 'note', text } as const] : [];
  return { title: savingsTitle, blocks: [{ kind: 'lists', lists }, ...notes] };
}

/**
 * Names the lines, areas and marks of the cost chart.
 *
 * @param hasRanges - Whether the chart has the likely range of each side.
 */
export function chartCaption({ buildEnd }: CostLines, hasRanges: boolean): string {
  const end = buildEnd ? captions.buildEnd : captions.unfinished;
  const { lines, areas, timeLost } = captions;
  return [lines(shownCode()), ...(hasRanges ? [areas] : []), end, timeLost].join(' ');
}

/**
 * The total cost of both sides by the end of some months from 0 to 60, and the time lost of it
 * where that is known (E43).
 */
export function totalsTable(
  { inHouse, timeLost, embedded }: Pick<CostLines, 'inHouse' | 'embedded'> & Partial<ListedCosts>,
  months: readonly number[],
): PaperTable<string> {
  const columns = [
    { title: chartTexts.inHouse, line: inHouse },
    ...(timeLost ? [{ title: timeLostColumn, line: timeLost }] : []),
    { title: chartTexts.embedded, line: embedded },
  ];
  return {
    columns: [afterColumn, ...columns.map(({ title }) => title)],
    rows: months.map((month) => [
      month === 0 ? startRow : formatCount(month, 'month'),
      ...columns.map(({ line }) => formatUsd(costAt(line, month))),
    ]),
  };
}

/** States the hours of all integrations. */
export function hoursText({ inputs: { assumptions }, estimate }: PaperEstimate): string {
  const { hours, assumed } = estimate;
  const share = assumed.maintenancePercentagePerYear;
  return hoursSentences(
    formatHours(hours.development),
    formatCount(hours.maintenance, 'hour', 2),
    share === null
      ? null
      : {
          text: assumptionText('maintenancePercentagePerYear', share, estimate),
          origin: assumptionOrigin(assumptions, 'maintenancePercentagePerYear'),
        },
  );
}

/** The effects of a platform and of assistants on the hours of the integrations (E33, E34). */
function addedRows({ hours, integrationHours, assumed }: Estimate): string[][] {
  const { platformHoursOnce: once, platformHoursPerMonth: monthly } = assumed;
  const row = (name: string, development: number, maintenance: number) =>
    Math.abs(development) + Math.abs(maintenance) < 0.005
      ? []
      : [[name, formatNumber(development, 2), formatNumber(maintenance, 2), '', '']];
  return [
    ...row(breakdownRows.platform, once, monthly),
    ...row(
      breakdownRows.assistants,
      hours.development - integrationHours.development - once,
      hours.maintenance - integrationHours.maintenance - monthly,
    ),
  ];
}

/** The selected systems, the other integrations if there are any, and their total. */
export function breakdownTable({ inputs, estimate, systems }: PaperEstimate): PaperTable<string> {
  const { hours, integrationHours, selection, effectiveCount } = estimate;
  const genericCount = effectiveCount - systems.length;
  const decimals = (value: number) => formatNumber(value, 2);
  const maintenance = (monthlyHours: number) =>
    hasMaintenancePercentage(inputs.assumptions) ? '–' : decimals(monthlyHours);
  const generic = [
    formatCount(genericCount, 'other integration'),
    decimals(integrationHours.development - selection.devHours),
    maintenance(integrationHours.maintenance - selection.maintenanceHours),
    noReview,
    '–',
  ];
  return {
    columns: breakdownColumns,
    rows: [
      ...systems.map((system) => [
        system.name,
        decimals(system.devHours),
        maintenance(system.maintenanceHours),
        reviewWeeksText(system, (weeks) => (weeks === 0 ? noReview : decimals(weeks))),
        complexityText(system),
      ]),
      ...(genericCount > 0 ? [generic] : []),
      ...addedRows(estimate),
      [breakdownRows.total, decimals(hours.development), decimals(hours.maintenance), '', ''],
    ],
  };
}
