import { estimateSheetTitle } from '../../contract/estimateFile.ts';
import { paperName } from '../../contract/format/locale.ts';
import { estimate } from '../estimate/estimate.ts';
import { rateCard } from '../estimate/rateCard.ts';
import { estimateFileText } from '../forecast/estimateContent.ts';
import { constantsSheet } from './constantsSheet.ts';
import { currencySheets } from './currencySheet.ts';
import { evidenceSheet } from './evidenceSheet.ts';
import { financeSheet } from './financeSheet.ts';
import { modelSheet } from './modelSheet.ts';
import { monthsSheet } from './monthsSheet.ts';
import { splitSheet } from './splitSheet.ts';
import { summarySheet } from './summarySheet.ts';
import { systemsSheet } from './systemsSheet.ts';
import { estimateSheetText, workbookTitle } from './texts/summaryTexts.ts';
import {
  exportDay,
  introductionRow,
  type Sheet,
  textCell,
  type Workbook,
  type WorkbookRequest,
} from './workbook.ts';

/**
 * Builds the pricing model as a spreadsheet with live formulas and one named cell per input and
 * step.
 *
 * Formulas and constants are written from specification 9 and the decisions, not from the code of
 * estimate and forecast, so the two check each other. Only hourly rates, system profiles and their
 * evidence come from the rate card. Each formula carries the value of the estimate, for programs
 * that show a workbook without calculating.
 */
export function pricingWorkbook(request: WorkbookRequest): Workbook {
  const { inputs } = request;
  const estimated = estimate(inputs);
  const figures = [
    modelSheet(request, estimated),
    monthsSheet(request, estimated),
    financeSheet(request, estimated),
    splitSheet(request),
  ];
  return {
    title: workbookTitle(rateCard.version),
    paper: paperName(inputs),
    sheets: [
      summarySheet(request, figures),
      ...figures,
      ...currencySheets(inputs, estimated, figures),
      systemsSheet(inputs),
      constantsSheet(),
      evidenceSheet(request),
      estimateSheet(request),
    ],
  };
}

/**
 * Builds the sheet with the estimate file, which the calculator opens again. A row has one line of
 * it, because a cell holds at most 32,767 characters. The address is left out: it may have more,
 * and is on the first sheet.
 */
function estimateSheet(request: WorkbookRequest): Sheet {
  const lines = estimateFileText(request, false).split('\n');
  return {
    title: estimateSheetTitle,
    isHidden: true,
    columnWidths: [90],
    frozen: { rows: 1, columns: 0 },
    rows: [
      introductionRow(estimateSheetText(exportDay(request))),
      ...lines.map((line) => [textCell(line)]),
    ],
  };
}
