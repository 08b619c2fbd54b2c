import { assumptionsInEffect } from '../../contract/assumptions.ts';
import { timeLostLabel } from '../../contract/format/financeTexts.ts';
import { currencyOf, formatUsd, inCurrency } from '../../contract/format/money.ts';
import { formatCount } from '../../contract/format/phrases.ts';
import { costHorizons } from '../../contract/horizons.ts';
import { caseRowsOf } from '../answer/caseRows.ts';
import { quartersTab } from '../answer/caseTexts.ts';
import { rateCard } from '../estimate/rateCard.ts';
import { financeHorizons } from '../forecast/finance.ts';
import { switchName } from './cellFormula.ts';
import { financeFigures } from './financeFigures.ts';
import { dateSerial, inputCells } from './inputRows.ts';
import { totalNames } from './modelSheet.ts';
import {
  afterMonths,
  checkTexts,
  sideNames,
  summaryTexts,
  switchPositions,
} from './texts/summaryTexts.ts';
import {
  type Cell,
  exportDay,
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
    titleRow(summaryTexts.title(rateCard.version)),
    introductionRow(summaryTexts.introduction),
    ...requestRows(request),
    [],
    ...switchRows(request),
    [],
    ...resultRows(request.today, refer),
    [],
    [{ ...textCell(summaryTexts.case(exportDay(request)), 'heading'), span: besideLabels }],
    ...caseCells(request),
    [],
  ];
  const first = above.length + 2;
  return {
    title: 'Summary',
    columnWidths: [34, 20, 16, 16, 42],
    frozen: { rows: 1, columns: 1 },
    rows: [
      ...above,
      headingCells(checkTexts.columns(exportDay(request))),
      ...checkedNames.map((name, index) => {
        const [, over] = /^npv_(\d+)$/.exec(name) ?? [];
        const label = String(named.get(name)?.label);
        return checkRow(over ? checkTexts.over(label, over) : label, refer(name), first + index);
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
  if (companyName)
    rows.push([textCell(summaryTexts.company), { value: companyName, style: 'inputText' }]);
  if (link === undefined) return rows;
  const label = textCell(summaryTexts.link(exportDay(request)));
  const address: Cell = { ...textCell(link, 'note'), span: besideLabels - 1 };
  return [...rows, [label, { ...textCell(summaryTexts.open), link }, address]];
}

const sameAsPage = summaryTexts.samePage;
const countChecks = `COUNTIF(page_checks,"${sameAsPage}")`;

function switchRows(request: WorkbookRequest): Cell[][] {
  const [, midRange, yours] = switchPositions;
  const positions = switchPositions.join(',');
  const note = summaryTexts.positionsNote(midRange, yours);
  const gap = (formula: string) => `"&${formula}&"`;
  const changed = summaryTexts.changed(
    gap(`(ROWS(page_checks)-${countChecks})`),
    gap('ROWS(page_checks)'),
  );
  return [
    [
      textCell(summaryTexts.positions, 'heading'),
      {
        name: switchName,
        value: inputCells(request)[switchName] ?? null,
        style: 'inputText',
        validation: { kind: 'list', source: `"${positions}"`, message: positions },
      },
      { ...textCell(note, 'note'), span: besideLabels - 1 },
    ],
    [
      textCell(summaryTexts.compared, 'heading'),
      {
        name: 'same_as_page',
        formula: `IF(${countChecks}=ROWS(page_checks),"${sameAsPage}","${changed}")`,
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
  const over = financeHorizons.map(summaryTexts.over);
  return [
    headingCells([summaryTexts.costs, ...costHorizons.map(afterMonths)]),
    [textCell(sideNames.inHouse), ...inHouse],
    [textCell(timeLostLabel), ...after('time_lost')],
    [textCell(sideNames.embedded), ...embedded],
    [textCell(summaryTexts.minus), ...differences],
    [textCell(summaryTexts.costsLess), ...after('result')],
    [],
    headingCells([summaryTexts.finance, '', ...over]),
    ...shownFigures.map(({ name, label }) => [
      textCell(label),
      { value: null },
      ...financeHorizons.map((months) => refer(`${name}_${months}`)),
    ]),
    [],
    headingCells(summaryTexts.live),
    live(sideNames.inHouse, 'timeline_weeks'),
    live(sideNames.embedded, 'embedded_weeks'),
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
      formula: `IF(${isSame},"${sameAsPage}","${checkTexts.changed(String(text))}")`,
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
    const sentence = text.replace(quartersTab, summaryTexts.quarters);
    return [textCell(label), { ...textCell(sentence, 'text'), span: besideLabels }];
  });
}
