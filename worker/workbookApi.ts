import { pricingWorkbook } from './workbook/pricingWorkbook.ts';
import type { WorkbookRequest } from './workbook/workbook.ts';
import { writeXlsx } from './workbook/writeXlsx.ts';

/** The API of the workbook worker, which starts when a visitor asks for the workbook. */
export const workbookApi = {
  /** Writes the pricing model of these inputs as an Excel workbook with live formulas. */
  workbook: (request: WorkbookRequest) => writeXlsx(pricingWorkbook(request)),
};

export type WorkbookApi = typeof workbookApi;
