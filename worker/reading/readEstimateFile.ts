import { strFromU8, unzipSync, unzlibSync } from 'fflate';
import {
  type EstimateFile,
  type EstimateFileProblem,
  estimateFileTexts,
  estimateSheetTitle,
  parseEstimateFile,
} from '../../contract/estimateFile.ts';
import { type ChangedFigure, changedFigures } from './changedFigures.ts';

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

/** The most that a part of a file may unpack to, in bytes; a file may claim any size. */
const maxPartBytes = 8_000_000;

/**
 * Returns the JSON that a report carries as an embedded file. Programs that save a PDF again may
 * pack and compress its objects in other ways, but a stream always stays an object of its own with
 * a readable dictionary (ISO 32000-1, 7.5.7), which names what it is.
 */
function jsonOfPdf(bytes: Uint8Array): string {
  const file = strFromU8(bytes, true);
  for (const { index } of file.matchAll(/\/EmbeddedFile\b/g)) {
    const entries = file.slice(Math.max(0, file.lastIndexOf(' obj', index)), index + 1000);
    const [dictionary = ''] = entries.split('stream', 1);
    const keyword = file.indexOf('stream', index) + 'stream'.length;
    const start = keyword + (file[keyword] === '\r' ? 2 : 1);
    if (dictionary.includes('/FlateDecode')) {
      const out = new Uint8Array(maxPartBytes);
      return unpacked(() => strFromU8(unzlibSync(bytes.subarray(start), { out })));
    }
    if (!dictionary.includes('/Filter'))
      return strFromU8(bytes.subarray(start, file.indexOf('endstream', start)));
  }
  throw new FileProblem(estimateFileTexts.pdfWithout);
}

/** Returns the JSON that a workbook carries on a sheet of its own, one line for each row. */
function jsonOfWorkbook(bytes: Uint8Array): string {
  const [workbook = '', links = ''] = partsOf(bytes, [
    'xl/workbook.xml',
    'xl/_rels/workbook.xml.rels',
  ]);
  const sheet = tagWith(workbook, 'sheet', 'name', estimateSheetTitle);
  const link = sheet && tagWith(links, 'Relationship', 'Id', attribute(sheet, 'r:id'));
  if (!link) throw new FileProblem(estimateFileTexts.workbookWithout);
  const target = new URL(attribute(link, 'Target') ?? '', 'zip:/xl/').pathname.slice(1);
  const [rows = '', strings = ''] = partsOf(bytes, [target, 'xl/sharedStrings.xml']);
  const shared = piecesOf(strings, 'si').map(textIn);
  const lines = piecesOf(rows, 'c').flatMap((cell) => {
    if (!/^[^>]*\br="A\d+"/.test(cell)) return [];
    const isShared = /^[^>]*\bt="s"/.test(cell);
    return isShared ? (shared[Number(/<v>(\d+)/.exec(cell)?.[1])] ?? '') : textIn(cell);
  });
  // The lines above are for people.
  return lines.slice(lines.indexOf('{')).join('\n');
}

/** Unpacks parts of an archive by name; one that is not there is undefined. */
function partsOf(archive: Uint8Array, names: readonly string[]): (string | undefined)[] {
  const left = new Set(names);
  const parts = unpacked(() =>
    unzipSync(archive, {
      filter: ({ name, originalSize }) => originalSize <= maxPartBytes && left.delete(name),
    }),
  );
  return names.map((name) => {
    const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
    return part && strFromU8(part);
  });
}

function unpacked<Unpacked>(unpack: () => Unpacked): Unpacked {
  try {
    return unpack();
  } catch {
    throw new FileProblem(estimateFileTexts.damaged);
  }
}

/** Returns the text after each start of an element, up to the next one. */
function piecesOf(xml: string, element: string): string[] {
  return xml.split(new RegExp(`<${element}\\b`)).slice(1);
}

/** The start of the first element that has a value in an attribute. */
function tagWith(xml: string, element: string, name: string, value: string | undefined) {
  return piecesOf(xml, element).find((piece) => attribute(piece, name) === value);
}

function attribute(piece: string, name: string): string | undefined {
  return new RegExp(`^[^>]*\\s${name}="([^"]*)"`).exec(piece)?.[1];
}

function textIn(piece: string): string {
  return Array.from(piece.matchAll(/<t\b[^>]*>([^<]*)/g), ([, text = '']) =>
    unescapeXml(text),
  ).join('');
}

const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  amp: '&',
};

function unescapeXml(text: string): string {
  return text.replaceAll(/&(?:#(x?)([\da-f]+)|(\w+));/gi, (whole, hex, digits, name) =>
    name ? (entities[name] ?? whole) : String.fromCodePoint(Number.parseInt(digits, hex ? 16 : 10)),
  );
}
