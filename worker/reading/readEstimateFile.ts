import { strFromU8 } from 'fflate';
import {
  type EstimateFile,
  type EstimateFileProblem,
  estimateSheetTitle,
  parseEstimateFile,
} from '../../contract/estimateFile.ts';
import { isTooDeep } from '../../contract/nesting.ts';
import { estimateFileTexts } from '../../contract/words/estimateFile.ts';
import { type ChangedFigure, changedFigures } from './changedFigures.ts';
import { attribute, sheetLines, startTags } from './sheetLines.ts';
import { DamagedPart, unzipTexts, unzlibText } from './unpack.ts';

/** A file that was read, with the figures that are other ones today, or why it could not be. */
export type ReadFile = { file: EstimateFile; changed: ChangedFigure[] } | { problem: string };

/** Why a file cannot be read, as a sentence. */
class FileProblem extends Error {}

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
    if (error instanceof DamagedPart) return { problem: estimateFileTexts.damaged };
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
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new FileProblem(estimateFileTexts.noJson);
  }
  if (isTooDeep(parsed)) throw new FileProblem(estimateFileTexts.tooNested);
  return parsed;
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

/**
 * Returns the JSON that a report carries as an embedded file. Programs that save a PDF again may
 * pack and compress its objects in other ways, but a stream always stays an object of its own with
 * a readable dictionary (ISO 32000-1, 7.5.7), which names what it is.
 */
function jsonOfPdf(bytes: Uint8Array): string {
  const file = strFromU8(bytes, true);
  // Each object is looked at once, from its start to its stream, however often it names itself.
  let start = -1;
  let isEmbedded = false;
  for (const { 0: token, index } of file.matchAll(/ obj|\/EmbeddedFile\b|stream\r?\n/g)) {
    if (token === ' obj') {
      start = index;
      isEmbedded = false;
    } else if (token === '/EmbeddedFile') {
      isEmbedded = start >= 0;
    } else if (isEmbedded) {
      const dictionary = file.slice(start, index);
      const content = index + token.length;
      isEmbedded = false;
      if (dictionary.includes('/FlateDecode')) return unzlibText(bytes.subarray(content));
      if (!dictionary.includes('/Filter'))
        return strFromU8(bytes.subarray(content, file.indexOf('endstream', content)));
    }
  }
  throw new FileProblem(estimateFileTexts.pdfWithout);
}

/** Where the links of a workbook start. */
const folder = 'zip:/xl/';

/** Returns the JSON that a workbook carries on a sheet of its own, one line for each row. */
function jsonOfWorkbook(bytes: Uint8Array): string {
  const [workbook = '', links = ''] = unzipTexts(bytes, [
    'xl/workbook.xml',
    'xl/_rels/workbook.xml.rels',
  ]);
  const sheet = tagWith(workbook, 'sheet', 'name', estimateSheetTitle);
  const link = sheet && tagWith(links, 'Relationship', 'Id', attribute(sheet, 'r:id'));
  if (!link) throw new FileProblem(estimateFileTexts.workbookWithout);
  const target = attribute(link, 'Target') ?? '';
  if (!URL.canParse(target, folder)) throw new DamagedPart();
  const path = new URL(target, folder).pathname.slice(1);
  const [rows = '', strings = ''] = unzipTexts(bytes, [path, 'xl/sharedStrings.xml']);
  const lines = sheetLines(rows, strings);
  // The lines above are for people.
  return lines.slice(lines.indexOf('{')).join('\n');
}

/** The first start tag of an element that has a value in an attribute. */
function tagWith(xml: string, element: string, name: string, value: string | undefined) {
  for (const tag of startTags(xml)) {
    if (tag.name === element && attribute(tag, name) === value) return tag;
  }
  return undefined;
}
