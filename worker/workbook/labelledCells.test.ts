import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import {
  estimateFigureNames,
  figureLabel,
  figureOf,
  workbookPlanNote,
} from '../../contract/figures.ts';
import { currencyOf, inCurrency } from '../../contract/format/money.ts';
import {
  splitChoiceText,
  splitReasonText,
  splitRowName,
  splitTotals,
} from '../../contract/format/splitTexts.ts';
import { forecastFigures } from '../../contract/operands.ts';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import { estimate } from '../estimate/estimate.ts';
import { bestSplit } from '../forecast/bestSplit.ts';
import { buildMonths, cumulativeCost, timeLostAfter } from '../forecast/cumulativeCosts.ts';
import { finance, financeHorizons } from '../forecast/finance.ts';
import { ranges } from '../forecast/ranges.ts';
import { runToEnd, simulate } from '../forecast/simulate.ts';
import { verdict } from '../forecast/verdict.ts';
import { cellScale } from './modelSheet.ts';
import { pricingWorkbook } from './pricingWorkbook.ts';
import { type Cell, type CellValue, cellAddress, type Sheet, type Workbook } from './workbook.ts';

const today = '2026-11-01';

/** Every cell by its sheet, the label of its row and the heading of its column. */
function labelledCells({ sheets }: Workbook): Map<string, CellValue> {
  const found = new Map<string, CellValue>();
  for (const { title, rows } of sheets) {
    let headings: CellValue[] = [];
    for (const [label, ...cells] of rows) {
      if (label?.style === 'heading') headings = cells.map(({ value }) => value);
      else {
        for (const [column, { value, style }] of cells.entries()) {
          if (style === 'note' || value === null) continue;
          found.set(`${title}: ${label?.value}, ${headings[column] ?? ''}`, value);
        }
      }
    }
  }
  return found;
}

type Labelled = readonly [place: string, value: CellValue];

function modelCells(inputs: CalculatorInputs): Labelled[] {
  const estimated = estimate(inputs);
  return [
    ...estimateFigureNames.map((name): Labelled => {
      const label = figureLabel(name, workbookPlanNote);
      return [`Model: ${label}, `, cellScale(name) * figureOf(name).value(estimated)];
    }),
    ...[12, 36, 60].flatMap((months): Labelled[] => {
      const { inHouseUsd, embeddedUsd } = cumulativeCost(estimated, months);
      return [
        [`Model: In-house after ${months} months, `, inHouseUsd],
        [`Model: Embedded after ${months} months, `, embeddedUsd],
      ];
    }),
  ];
}

/** Where figures of a build that is not live have a text. */
const noVerdict = 'No verdict: nothing is live in-house by then';

function financeCells(inputs: CalculatorInputs): Labelled[] {
  const estimated = estimate(inputs);
  const { breakEvenMonth } = verdict(inputs, estimated);
  return [
    ['Finance: Break-even (month), After 36 months', breakEvenMonth ?? 'None'],
    ...financeHorizons.flatMap((months): Labelled[] => {
      const { verdict: live, earlierLaunchUsd } = finance(estimated, inputs.assumptions, months);
      const { inHouseUsd, embeddedUsd } = cumulativeCost(estimated, months);
      const notPaidBack = 'Not paid back';
      const figures = {
        npvUsd: live?.npvUsd,
        inHousePresentUsd: live?.inHousePvUsd,
        embeddedPresentUsd: live?.embeddedPvUsd,
        roiPercentage: live?.roi ?? 'No embedded cost',
        paybackMonth: live?.paybackMonth ?? notPaidBack,
      };
      const rows = {
        'Live in-house by then': buildMonths(estimated) <= months ? 'yes' : 'no',
        'In-house cost': inHouseUsd,
        'Embedded cost': embeddedUsd,
        'Value of the launch date, embedded minus in-house':
          earlierLaunchUsd ?? 'No revenue stated',
        ...Object.fromEntries(
          Object.entries(figures).map(([name, value = noVerdict]) => [
            forecastFigures[name as keyof typeof figures].label,
            live ? value : noVerdict,
          ]),
        ),
      };
      return Object.entries(rows).map(([label, value]) => [
        `Finance: ${label}, After ${months} months`,
        value,
      ]);
    }),
  ];
}

/** The amounts by month and by year. */
function periodCells(inputs: CalculatorInputs): Labelled[] {
  const estimated = estimate(inputs);
  const amounts = (sheet: string, last: number, endOf: (period: number) => number) =>
    Array.from({ length: last + 1 }, (_, period): Labelled[] => {
      const total = cumulativeCost(estimated, endOf(period));
      const before = period > 0 ? cumulativeCost(estimated, endOf(period - 1)) : null;
      const inHouseUsd = total.inHouseUsd - (before?.inHouseUsd ?? 0);
      const embeddedUsd = total.embeddedUsd - (before?.embeddedUsd ?? 0);
      return [
        [`${sheet}: ${period}, In-house`, inHouseUsd],
        [`${sheet}: ${period}, Embedded`, embeddedUsd],
        [`${sheet}: ${period}, Difference`, inHouseUsd - embeddedUsd],
        [`${sheet}: ${period}, Difference so far`, total.inHouseUsd - total.embeddedUsd],
        ...(sheet === 'Months'
          ? ([
              [`${sheet}: ${period}, In-house so far`, total.inHouseUsd],
              [`${sheet}: ${period}, Embedded so far`, total.embeddedUsd],
            ] as const)
          : []),
      ];
    }).flat();
  return [
    ...amounts('Months', 60, (month) => month),
    ...amounts('Finance', 5, (year) => 12 * year),
  ];
}

/** The amounts by quarter over 36 months, and their sums. */
function quarterCells(inputs: CalculatorInputs): Labelled[] {
  const estimated = estimate(inputs);
  const upTo = (month: number) => {
    const { inHouseUsd, embeddedUsd } = cumulativeCost(estimated, month);
    return [inHouseUsd, embeddedUsd, inHouseUsd - embeddedUsd, timeLostAfter(month, estimated)];
  };
  const ends = Array.from({ length: 13 }, (_, quarter) => upTo(3 * quarter));
  const rows = ends.map((end, quarter) => ({
    name: quarter === 0 ? 'Start' : `Quarter ${quarter}`,
    amounts: end.map((usd, column) => usd - (ends[quarter - 1]?.[column] ?? 0)),
  }));
  return [...rows, { name: 'All quarters', amounts: upTo(36) }].flatMap(({ name, amounts }) =>
    ['In-house', 'Embedded', 'Difference', 'Time lost, part of in-house'].map(
      (heading, column): Labelled => [`Finance: ${name}, ${heading}`, amounts[column] ?? null],
    ),
  );
}

/** The split as the page shows it, in the currency of the page. */
function splitCells(inputs: CalculatorInputs): Labelled[] {
  const split = bestSplit(inputs, today);
  if (!split) return [];
  return inCurrency(currencyOf(inputs), () => [
    ...splitTotals(split).flatMap(({ label, amount, live }): Labelled[] => [
      [`Split: ${label}, Total`, amount],
      [`Split: ${label}, Live`, live],
    ]),
    ...split.rows.flatMap((row): Labelled[] => [
      [`Split: ${splitRowName(row)}, Choice`, splitChoiceText(row)],
      [`Split: ${splitRowName(row)}, Why`, splitReasonText(row)],
    ]),
  ]);
}

/** The amounts of other sheets and of each month in the currency that is shown. */
function convertedCells(inputs: CalculatorInputs, all: readonly Labelled[]): Labelled[] {
  const { code, perUsd } = currencyOf(inputs);
  if (code === 'usd') return [];
  const sheet = code.toUpperCase();
  const converted = (value: CellValue) => (typeof value === 'number' ? value * perUsd : value);
  const months = all.flatMap(([place, value]): Labelled[] => {
    const [, month, side] = /^Months: (\d+), (In-house|Embedded) so far$/.exec(place) ?? [];
    return month && Number(month) <= 36
      ? [[`${sheet}: ${month}, ${side}, ${sheet}`, converted(value)]]
      : [];
  });
  const figures = all.flatMap(([place, value]): Labelled[] => {
    const [, model] = /^Model: (.* after \d+ months|Initial Total .*), $/.exec(place) ?? [];
    const [, npv, over] = /^Finance: (Net present .*), After (\d+) months$/.exec(place) ?? [];
    const label = model ?? (npv && `${npv}, over ${over} months`);
    return label
      ? [
          [`${sheet}: ${label}, USD`, value],
          [`${sheet}: ${label}, ${sheet}`, converted(value)],
        ]
      : [];
  });
  return [...months, ...figures];
}

test('every figure of a sheet is beside its label and below its heading', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const cells = labelledCells(pricingWorkbook({ inputs, today }));
      const of = [modelCells, financeCells, periodCells, quarterCells, splitCells];
      const own = of.flatMap((cellsOf) => cellsOf(inputs));
      const expected = [...own, ...convertedCells(inputs, own)];
      expect(expected.map(([place]) => [place, cells.get(place)])).toEqual(
        expected.map(([place, value]) => [
          place,
          typeof value === 'number' ? expect.closeTo(value, 3) : value,
        ]),
      );
    }),
    { numRuns: 8 },
  );
});

test('the ends of every range are below the heading of their end', () => {
  for (const changes of [{}, { region: 'asia', integrationCount: 40 } as const]) {
    const inputs = { ...defaultInputs, ...changes };
    const estimated = estimate(inputs);
    const cells = labelledCells(pricingWorkbook({ inputs, today }));
    const found = ranges(runToEnd(simulate(inputs)), verdict(inputs, estimated), estimated);
    const rows = {
      'In-house initial cost': found.initialTotalUsd,
      'In-house timeline': found.timelineWeeks,
      'Embedded timeline': found.embeddedWeeks,
      'In-house cost, 36 months': found.inHouseUsd,
      'Embedded cost, 36 months': found.embeddedUsd,
      'In-house minus embedded, 36 months': found.differenceUsd,
    };
    for (const [label, range] of Object.entries(rows)) {
      const ends = ['Low end (P10)', 'Estimate', 'Typical (P50)', 'High end (P90)'];
      const shown = ends.map((heading) => cells.get(`Finance: ${label}, ${heading}`));
      expect([label, ...shown]).toEqual([
        ...[label, range?.p10, range?.estimate, range?.p50, range?.p90],
      ]);
    }
    expect(found.inHouseUsd?.p10).toBeLessThan(found.inHouseUsd?.p90 ?? 0);
  }
});

const statement = 'as exported on 1 november 2026';

const states = ({ value }: Cell) => String(value).toLowerCase().includes(statement);

/** The rows of a sheet that state what was exported: all below a title, a table, or one row. */
function exportedRows({ rows }: Sheet): Set<number> {
  const found = new Set<number>();
  for (const [start, row] of rows.entries()) {
    const stating = row.find(states);
    if (!stating) continue;
    const blank = rows.findIndex(({ length }, index) => index > start && length === 0);
    const ends = {
      title: rows.length,
      introduction: rows.length,
      heading: blank < 0 ? rows.length : blank,
    };
    const end = ends[stating.style as keyof typeof ends] ?? start + 1;
    for (let index = start; index < end; index++) found.add(index);
  }
  return found;
}

/**
 * Lists the cells that would keep what was true at the export when inputs are changed: neither the
 * same with the other inputs, nor an input, nor the same formula, nor stated as exported.
 */
function staleCells(inputs: CalculatorInputs, otherInputs: CalculatorInputs): string[] {
  const link = ({ integrationCount }: CalculatorInputs) =>
    `https://roi.example/#${integrationCount}`;
  const [sheets, others] = [inputs, otherInputs].map(
    (of) => pricingWorkbook({ inputs: of, today, link: link(of) }).sheets,
  );
  return (sheets ?? []).flatMap((sheet, sheetIndex) => {
    const other = others?.[sheetIndex]?.rows ?? [];
    expect(others?.[sheetIndex]?.title).toBe(sheet.title);
    const exported = exportedRows(sheet);
    return sheet.rows.flatMap((row, rowIndex) =>
      exported.has(rowIndex)
        ? []
        : row.flatMap((cell, column) => {
            const there = other[rowIndex]?.[column];
            const follows = cell.formula !== undefined || cell.style?.startsWith('input');
            const isSame = there
              ? isSameContent(cell, there, follows)
              : follows || other.some((cells) => cells[column]?.value === cell.value);
            const address = `${sheet.title}!${cellAddress(rowIndex, column)}`;
            return isSame ? [] : [`${address}: ${cell.value}, ${there?.value}`];
          }),
    );
  });
}

/** Whether cells are the same but for a value that follows the inputs. */
function isSameContent(cell: Cell, other: Cell, follows = false): boolean {
  const content = (of: Cell) => JSON.stringify(follows ? { ...of, value: null } : of);
  return content(cell) === content(other);
}

const inEuros: CalculatorInputs = { ...defaultInputs, currency: 'eur' };

test('a cell that depends on the inputs is an input, a formula, or stated as exported', () => {
  fc.assert(
    fc.property(calculatorInputs, calculatorInputs, (inputs, other) => {
      expect(staleCells(inputs, { ...other, currency: inputs.currency })).toEqual([]);
    }),
    {
      numRuns: 10,
      examples: [
        [inEuros, { ...inEuros, exchangeRate: 0.5 }],
        [defaultInputs, { ...defaultInputs, integrationCount: 200, developerCountNumber: 1 }],
      ],
    },
  );
});

test('the start date, which may be changed, has the day of the export beside it', () => {
  const model = pricingWorkbook({ inputs: defaultInputs, today }).sheets[1];
  const row = model?.rows.find((cells) => cells.some(({ name }) => name === 'as_of'));
  expect(row?.at(-1)?.value).toBe('Exported on 1 November 2026');
});
