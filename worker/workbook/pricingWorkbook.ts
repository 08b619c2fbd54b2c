import { rateCard } from '../estimate/rateCard.ts';
import { constantsSheet } from './constantsSheet.ts';
import { modelSheet } from './modelSheet.ts';
import { systemsSheet } from './systemsSheet.ts';
import { userPlansSheet } from './userPlansSheet.ts';
import type { WorkbookQuestion } from './WorkbookQuestion.ts';
import type { Workbook } from './workbook.ts';

/**
 * The pricing model as a spreadsheet with live formulas and one named cell per input and per step.
 * Formulas and constants are written from specification 9, not from the code of the estimate, so that
 * each can tell the other wrong; only the profiles of the systems come from the rate card. The values
 * beside the formulas are the estimate's, for programs that show a workbook without calculating.
 */
export function pricingWorkbook(question: WorkbookQuestion): Workbook {
  return {
    title: `Integration ROI model, rate card ${rateCard.version}`,
    sheets: [
      modelSheet(question),
      systemsSheet(question.inputs),
      constantsSheet(),
      userPlansSheet(),
    ],
  };
}
