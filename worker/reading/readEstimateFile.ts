import {
  type EstimateFile,
  type EstimateFileProblem,
  parseEstimateFile,
} from '../../contract/estimateFile.ts';
import { estimateFileTexts } from '../../contract/format/estimateFileTexts.ts';
import { type ChangedFigure, changedFigures } from './changedFigures.ts';
import { FileProblem, jsonOfPdf, jsonOfWorkbook } from './containers.ts';

/** A file that was read, with the figures that are other ones today, or why it could not be. */
export type ReadFile = { file: EstimateFile; changed: ChangedFigure[] } | { problem: string };

const signatures = [
  ['%PDF-', jsonOfPdf],
  ['PK\x03\x04', jsonOfWorkbook],
] as const;

/**
 * Reads an estimate from the bytes of a file: JSON in the open format, or a workbook or a report of
 * the calculator, which carry that JSON. What a file is follows from its first bytes, not from its
 * name.
 */
export function readEstimateFile(bytes: Uint8Array): ReadFile {
  try {
    const [, jsonOf = decodeText] = signatures.find(([start]) => startsWith(bytes, start)) ?? [];
    const parsed = parseEstimateFile(parseJson(jsonOf(bytes)));
    if ('reason' in parsed) return { problem: textOf(parsed) };
    return { file: parsed, changed: changedFigures(parsed) };
  } catch (error) {
    if (error instanceof FileProblem) return { problem: error.message };
    throw error;
  }
}

function startsWith(bytes: Uint8Array, start: string): boolean {
  return String.fromCharCode(...bytes.subarray(0, start.length)) === start;
}

function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new FileProblem(estimateFileTexts.otherKind);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new FileProblem(estimateFileTexts.noJson);
  }
}

function textOf(problem: EstimateFileProblem): string {
  switch (problem.reason) {
    case 'format':
      return estimateFileTexts.otherFormat(problem.found);
    case 'newerFormat':
      return estimateFileTexts.newerFormat(problem.found);
    case 'inputs':
    case 'rateCardVersion':
      return estimateFileTexts.missingPart(problem.reason);
  }
}
