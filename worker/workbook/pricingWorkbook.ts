import { rateCard } from '../estimate/rateCard.ts';
import { constantsSheet } from './constantsSheet.ts';
import { modelSheet } from './modelSheet.ts';
import { systemsSheet } from './systemsSheet.ts';
import { userPlansSheet } from './userPlansSheet.ts';
import type { WorkbookRequest } from './WorkbookRequest.ts';
import type { Workbook } from './workbook.ts';

/**
 * Builds the pricing model as a spreadsheet with live formulas and one named cell per input and
 * step.
 *
 * Formulas and constants are written from specification 9, not from the code of the estimate, so
 * the two check each other. Only hourly rates and system profiles come from the rate card. Each
 * formula carries the value of the estimate, for programs that show a workbook without calculating.
 */
export function pricingWorkbook(request: WorkbookRequest): Workbook {
  return {
    title: `Integration ROI model, rate card ${rateCard.version}`,
    sheets: [modelSheet(request), systemsSheet(request.inputs), constantsSheet(), userPlansSheet()],
  };
}
