import { estimateFormat, estimateSheetTitle } from '../estimateFile.ts';

/** Why a file is not opened, each with what it should be. */
export const estimateFileTexts = {
  otherKind:
    'It is of another kind: an estimate is JSON, an Excel workbook or a PDF of this calculator.',
  noJson: 'It is a text, but not JSON as estimate files are, or a part of it is missing.',
  tooNested: 'Its parts are nested deeper than those of an estimate.',
  tooSlow: (seconds: number) =>
    `Reading it took longer than ${seconds} seconds, so the page stopped. Download or export it again.`,
  damaged: 'A part of it is damaged and cannot be unpacked. Download or export it again.',
  pdfWithout:
    'This PDF carries no estimate. A report of this calculator carries one as attachment.',
  workbookWithout: `This workbook has no sheet “${estimateSheetTitle}”. Workbooks of this calculator have one.`,
  otherFormat: (found: string | null) =>
    `It is JSON, but no estimate: its “format” should be ${estimateFormat}, and is ${found ?? 'missing'}.`,
  newerFormat: (found: string) =>
    `Its format, ${found}, is newer than ${estimateFormat}, which this page reads. Reload the page and open the file again.`,
  missingPart: (name: string) =>
    `It names the format ${estimateFormat}, but its “${name}” is missing or has another form.`,
  tooLarge: (megabytes: number, most: number) =>
    `It has ${megabytes} MB. A file of this calculator has at most ${most} MB.`,
  unreadable: 'The browser could not read it. It may be a folder, or no longer there.',
  several: (count: number) => `These are ${count} files. Open one at a time.`,
} as const;
