import { assumptionsInEffect } from '../../contract/assumptions.ts';
import { timeLostLabel } from '../../contract/format/financeTexts.ts';
import { currencyOf, formatUsd, inCurrency } from '../../contract/format/money.ts';
import { formatCount } from '../../contract/format/phrases.ts';
import { costHorizons } from '../../contract/horizons.ts';
import { caseRowsOf } from '../answer/caseRows.ts';
import { rateCard } from '../estimate/rateCard.ts';
import { financeHorizons } from '../forecast/finance.ts';
import { switchName, switchPositions } from './cellFormula.ts';
import { financeFigures } from './financeFigures.ts';
import { dateSerial, inputCells } from './inputRows.ts';
import { totalNames } from './modelSheet.ts';
import {
  type Cell,
  exportedOn,
  headingCells,
  introductionRow,
  type Sheet,
  textCell,
  titleRow,
  type WorkbookRequest,
} from './workbook.ts';

/** The columns beside the labels, which sentences take together. */
const besideLabels = 4;

/** Refers to a named cell of another sheet. */
type Refer = (name: string) => Cell;

/**
 * Builds the first sheet: the switch of the assumptions, the results of both sides, the case on one
 * page as it was exported, and whether the results are still those of the page.
 *
 * @param figures - The sheets with the results.
 */
export function summarySheet(request: WorkbookRequest, figures: readonly Sheet[]): Sheet {
  const named = new Map(
    figures.flatMap(({ rows }) =>
      rows.flatMap((cells) => cells.map((cell) => [cell.name, { label: cells[0]?.value, cell }])),
    ),
  );
  const refer: Refer = (name) => {
    const { value = null, style = 'plain' } = named.get(name)?.cell ?? {};
    return { formula: name, value, style };
  };
  const above: Cell[][] = [
    titleRow(`Integration ROI, rate card ${rateCard.version}`),
    introductionRow('Choose whose assumptions are in use: every figure follows. In USD.'),
    ...requestRows(request),
    [],
    ...switchRows(request),
    [],
    ...resultRows(request.today, refer),
    [],
    [{ ...textCell(`The case, as ${exportedOn(request)}`, 'heading'), span: besideLabels }],
    ...caseCells(request),
    [],
  ];
  const first = above.length + 2;
  const checked = `Check, as ${exportedOn(request)}`;
  return {
    title: 'Summary',
    columnWidths: [34, 20, 16, 16, 42],
    frozen: { rows: 1, columns: 1 },
    rows: [
      ...above,
      headingCells([checked, 'On the page', 'Now', 'Result']),
      ...checkedNames.map((name, index) => {
        const [, over] = /^npv_(\d+)$/.exec(name) ?? [];
        const label = `${named.get(name)?.label}${over ? ` over ${over} months` : ''}`;
        return checkRow(label, refer(name), first + index);
      }),
    ],
    // The case is on one page.
    pageStarts: [above.findIndex(([cell]) => cell?.span === besideLabels)],
    ranges: { page_checks: `D${first}:D${first + checkedNames.length - 1}` },
  };
}

/** The company and the link have a row where they are known. */
function requestRows(request: WorkbookRequest): Cell[][] {
  const { companyName, link } = request;
  const rows: Cell[][] = [];
  if (companyName) rows.push([textCell('Company'), { value: companyName, style: 'inputText' }]);
  if (link === undefined) return rows;
  const label = textCell(`Link to the scenario as ${exportedOn(request)}`);
  const address: Cell = { ...textCell(link, 'note'), span: besideLabels - 1 };
  return [...rows, [label, { ...textCell('Open in the calculator'), link }, address]];
}

const sameAsPage = 'Same as the page';
const countChecks = `COUNTIF(page_checks,"${sameAsPage}")`;

function switchRows(request: WorkbookRequest): Cell[][] {
  const [, midRange, yours] = switchPositions;
  const positions = switchPositions.join(',');
  const note = `Where yours is empty, ${midRange} has the middle of the range, ${yours} the rate card’s.`;
  return [
    [
      textCell('Assumptions in use', 'heading'),
      {
        name: switchName,
        value: inputCells(request)[switchName] ?? null,
        style: 'inputText',
        validation: { kind: 'list', source: `"${positions}"`, message: positions },
      },
      { ...textCell(note, 'note'), span: besideLabels - 1 },
    ],
    [
      textCell('Compared with the page', 'heading'),
      {
        name: 'same_as_page',
        formula: `IF(${countChecks}=ROWS(page_checks),"${sameAsPage}","Changed since export, in "&(ROWS(page_checks)-${countChecks})&" of "&ROWS(page_checks)&" figures: see Check below")`,
        value: sameAsPage,
        span: besideLabels,
        warnIf: `same_as_page<>"${sameAsPage}"`,
      },
    ],
  ];
}

/** The Finance sheet has the others: the present value of each side, and of the launch date. */
const shownFigures = financeFigures.filter(({ name }) => !/_pv$|^earlier/.test(name));

function resultRows(today: string, refer: Refer): Cell[][] {
  const after = (name: string) => costHorizons.map((months) => refer(`${name}_${months}_months`));
  const [inHouse, embedded] = [after('in_house'), after('embedded')];
  const differences = inHouse.map(({ formula, value }, index): Cell => {
    const other = embedded[index];
    const difference = Number(value) - Number(other?.value);
    return { formula: `${formula}-${other?.formula}`, value: difference, style: 'result' };
  });
  const live = (label: string, name: string): Cell[] => {
    const day = dateSerial(today) + 7 * Number(refer(name).value);
    const formula = `IF(ISNUMBER(as_of),as_of+7*${name},"")`;
    return [textCell(label), refer(name), { formula, value: day, style: 'date' }];
  };
  const over = financeHorizons.map((months) => `Over ${months} months`);
  return [
    headingCells(['Cost over time', ...costHorizons.map((months) => `After ${months} months`)]),
    [textCell('In-house'), ...inHouse],
    [textCell(timeLostLabel), ...after('time_lost')],
    [textCell('Embedded'), ...embedded],
    [textCell('In-house minus embedded'), ...differences],
    [textCell('Costs less'), ...after('result')],
    [],
    headingCells(['Present values, ROI and payback', '', ...over]),
    ...shownFigures.map(({ name, label }) => [
      textCell(label),
      { value: null },
      ...financeHorizons.map((months) => refer(`${name}_${months}`)),
    ]),
    [],
    headingCells(['Live', 'After', 'On']),
    live('In-house', 'timeline_weeks'),
    live('Embedded', 'embedded_weeks'),
  ];
}

/** The cells that are compared with the page's figures. */
const checkedNames = [
  ...totalNames.filter((name) => !name.startsWith('time_lost')),
  ...financeHorizons.map((months) => `npv_${months}`),
  'timeline_weeks',
  'embedded_weeks',
];

/** Compares a figure with the page's, to the dollar and the week. */
function checkRow(label: string, cell: Cell, row: number): Cell[] {
  const { value } = cell;
  const style = cell.style === 'weeks' ? 'weeks' : 'usd';
  const format = style === 'weeks' ? (weeks: number) => formatCount(weeks, 'week') : formatUsd;
  const text = typeof value === 'number' ? format(value) : value;
  const isSame = `IF(AND(ISNUMBER(B${row}),ISNUMBER(C${row})),ABS(C${row}-B${row})<1,B${row}=C${row})`;
  return [
    textCell(label),
    { value, style },
    { ...cell, style },
    {
      formula: `IF(${isSame},"${sameAsPage}","Changed since export: the page said ${text}")`,
      value: sameAsPage,
      style: 'text',
      span: 2,
      warnIf: `D${row}<>"${sameAsPage}"`,
    },
  ];
}

/** The case on one page, in the currency of the page. */
function caseCells({ inputs, today }: WorkbookRequest): Cell[][] {
  const counted = { ...inputs, assumptions: assumptionsInEffect(inputs) };
  const rows = inCurrency(currencyOf(inputs), () => caseRowsOf(counted, today));
  return rows.map(({ label, text }) => {
    // The tab of the page that it names is a sheet here.
    const sentence = text.replace('“For your CFO”', 'The Finance sheet');
    return [textCell(label), { ...textCell(sentence, 'text'), span: besideLabels }];
  });
}
