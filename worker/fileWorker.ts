import * as Comlink from 'comlink';
import { type EstimateFileRequest, estimateFileText } from './forecast/estimateContent.ts';
import { changedFigures } from './reading/changedFigures.ts';
import { readEstimateFile } from './reading/readEstimateFile.ts';
import { pricingWorkbook } from './workbook/pricingWorkbook.ts';
import type { WorkbookRequest } from './workbook/workbook.ts';
import { writeXlsx } from './workbook/writeXlsx.ts';

/** The API of the file worker, which starts when a visitor asks for a file or opens one. */
const fileApi = {
  /** Resolves as soon as the worker's script runs. */
  isLoaded: () => true,

  /** Writes the pricing model of these inputs as an Excel workbook with live formulas. */
  workbook: (request: WorkbookRequest) => writeXlsx(pricingWorkbook(request)),

  /** Writes an estimate file with all its parts. */
  estimateFile: (request: EstimateFileRequest) => estimateFileText(request, true),

  readEstimateFile,
  changedFigures,
};

export type FileApi = typeof fileApi;

Comlink.expose(fileApi);
