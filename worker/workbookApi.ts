import type { Question } from './answer/answer.ts';
import { pricingWorkbook } from './workbook/pricingWorkbook.ts';
import { writeXlsx } from './workbook/writeXlsx.ts';

/** The API of the workbook worker, which starts when a visitor asks for the workbook. */
export const workbookApi = {
  /** Writes the pricing model of these inputs as an Excel workbook with live formulas. */
  workbook: (question: Question) => writeXlsx(pricingWorkbook(question)),
};

export type WorkbookApi = typeof workbookApi;
