import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { Estimate } from '../../contract/estimate.ts';
import {
  ownRateText,
  rateSourceText,
  usedRateSourceText,
} from '../../contract/format/currencyText.ts';
import { lastMonth } from '../../contract/format/durations.ts';
import {
  currencies,
  currencyOf,
  inCurrency,
  type ShownCurrency,
  toShown,
} from '../../contract/format/money.ts';
import { upperFirst } from '../../contract/format/phrases.ts';
import { inputDefinitions } from '../../contract/inputs.ts';
import { cumulativeCost } from '../forecast/cumulativeCosts.ts';
import { withoutNoise } from '../formula/evaluate.ts';
import { monthsCell } from './monthsSheet.ts';
import { currencyTexts } from './texts/dataTexts.ts';
import {
  type Cell,
  headingCells,
  introductionRow,
  type Sheet,
  textCell,
  titleRow,
} from './workbook.ts';

/**
 * Builds the sheet that converts every amount of the other sheets by one cell with the rate (E38);
 * none where amounts are in USD, in which the workbook computes.
 *
 * @param sheets - Those with the figures. The amounts with a name are converted.
 */
export function currencySheets(
  inputs: CalculatorInputs,
  estimated: Estimate,
  sheets: readonly Sheet[],
): Sheet[] {
  const currency = currencyOf(inputs);
  if (currency.code === 'usd') return [];
  const code = currency.code.toUpperCase();
  return inCurrency(currency, () => [
    {
      title: code,
      columnWidths: [62, 18, 18],
      frozen: { rows: 1, columns: 1 },
      rows: [
        titleRow(currencyTexts.title(code)),
        rateCells(currency),
        introductionRow(currencyTexts.introduction),
        [],
        headingCells([currencyTexts.figure, 'USD', code]),
        ...sheets.flatMap(({ rows }) => rows.flatMap(amountRows)),
        [],
        headingCells(currencyTexts.months(code)),
        ...monthRows(estimated),
      ],
    },
  ]);
}

const sourceNote = (source: string) => `${upperFirst(source)}.`;

function rateCells({ code, perUsd }: ShownCurrency): Cell[] {
  const units = currencyTexts.units(code.toUpperCase());
  const { min, max } = inputDefinitions.exchangeRate.accepted;
  const message = currencyTexts.accepted(units, min, max);
  return [
    textCell(`${inputDefinitions.exchangeRate.label}: ${units}`),
    {
      name: 'exchange_rate',
      value: perUsd,
      style: 'inputNumber',
      validation: { kind: 'decimal', min, max, message },
    },
    {
      value: sourceNote(usedRateSourceText()),
      formula: `IF(exchange_rate=${currencies[code].perUsd},"${sourceNote(rateSourceText)}","${sourceNote(ownRateText)}")`,
      style: 'note',
    },
  ];
}

const amountStyles: readonly Cell['style'][] = ['usd', 'wholeUsd', 'result'];

/**
 * A row for each named amount of a row, but not for a result, which is a side, or an assumption,
 * which is stated in USD. Where its cell has a text instead, so has this one.
 */
function amountRows([label, ...cells]: readonly Cell[]): Cell[][] {
  const amounts = cells.filter(
    ({ name, style }) => name && amountStyles.includes(style) && !/^result_|_in_use$/.test(name),
  );
  return amounts.map(({ name = '', value }): Cell[] => {
    const figure = String(label?.value);
    return [
      textCell(amounts.length > 1 ? currencyTexts.over(figure, name.replace(/^.*_/, '')) : figure),
      { formula: name, value, style: 'usd' },
      {
        formula: `IF(ISNUMBER(${name}),${name}*exchange_rate,${name})`,
        value: typeof value === 'number' ? toShown(value) : value,
        style: 'number',
      },
    ];
  });
}

function monthRows(estimated: Estimate): Cell[][] {
  return Array.from({ length: lastMonth + 1 }, (_, month) => {
    const { inHouseUsd, embeddedUsd } = cumulativeCost(estimated, month);
    const cell = (column: 'totalInHouse' | 'totalEmbedded', usd: number): Cell => ({
      formula: `${monthsCell(column, month)}*exchange_rate`,
      value: toShown(withoutNoise(usd)),
      style: 'number',
    });
    return [
      { value: month, style: 'number' },
      cell('totalInHouse', inHouseUsd),
      cell('totalEmbedded', embeddedUsd),
    ];
  });
}
