import { splitText } from '../../contract/format/deferredClaimTexts.ts';
import { forecastMonths } from '../../contract/format/durations.ts';
import { currencyOf, inCurrency } from '../../contract/format/money.ts';
import {
  noSplitText,
  splitChoiceText,
  splitColumns,
  splitNote,
  splitReasonText,
  splitRowName,
  splitTitle,
  splitTotals,
} from '../../contract/format/splitTexts.ts';
import { bestSplit, splitClaims } from '../forecast/bestSplit.ts';
import { splitTexts } from './texts/dataTexts.ts';
import {
  besideFirst,
  type Cell,
  exportDay,
  headingCells,
  introductionRow,
  type Sheet,
  textCell,
  titleRow,
  type WorkbookRequest,
} from './workbook.ts';

/** Builds the sheet of the best split as the page shows it (E35): texts, which no cell changes. */
export function splitSheet(request: WorkbookRequest): Sheet {
  return {
    title: 'Split',
    columnWidths: [46, 18, 62],
    frozen: { rows: 1, columns: 1 },
    rows: [
      titleRow(splitTitle),
      ...besideFirst([
        introductionRow(splitTexts.introduction(exportDay(request))),
        // Its parts fit beside the first column on paper.
        ...splitNote.split(/(?<=:) /).map(introductionRow),
      ]),
      [],
      ...inCurrency(currencyOf(request.inputs), () => splitRows(request)),
    ],
  };
}

function splitRows({ inputs, today }: WorkbookRequest): Cell[][] {
  const split = bestSplit(inputs, today);
  if (!split) return [[textCell(splitTexts.nothing)]];
  const sentence = split.best ? splitText(splitClaims(split)) : noSplitText;
  const textCells = (texts: readonly string[]) => texts.map((text) => textCell(text));
  return [
    headingCells(splitTexts.columns(forecastMonths)),
    ...splitTotals(split).map(({ label, amount, live }) => textCells([label, amount, live])),
    [],
    headingCells([splitColumns.name, splitColumns.choice, splitColumns.reason]),
    ...split.rows.map((row) =>
      textCells([splitRowName(row), splitChoiceText(row), splitReasonText(row)]),
    ),
    ...(sentence ? besideFirst([introductionRow(sentence)]) : []),
  ];
}
