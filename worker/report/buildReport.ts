import { assumptionsInEffect } from '../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { estimateFileName } from '../../contract/format/files.ts';
import { currencyOf, inCurrency } from '../../contract/format/money.ts';
import { renameSystems } from '../../contract/renameSystems.ts';
import { pinsInEffect } from '../../contract/split.ts';
import { otherSystemId, otherSystemName } from '../../contract/systemIds.ts';
import { selectedProfiles, systemProfile } from '../estimate/systems.ts';
import { estimateFileText } from '../forecast/estimateContent.ts';
import { openFaces } from './fonts/openFaces.ts';
import type { LoadFont } from './fonts/openFont.ts';
import { loadBidi, printable } from './fonts/scripts.ts';
import { Typesetter } from './layout/Typesetter.ts';
import {
  densest,
  layoutReport,
  maxReportPages,
  type ReportLayout,
  roomierDensities,
} from './layoutReport.ts';
import { createReportModel, type ReportSubject } from './model/ReportModel.ts';
import { fingerprint } from './pdf/PdfFile.ts';
import { attachmentText, reportTitle, unnamedCompany, unnamedSystem } from './texts/coverTexts.ts';
import { writePdf } from './writePdf.ts';

export type ReportRequest = ReportSubject;

/**
 * Builds the report as a PDF with the title "ROI Analysis for {company}".
 *
 * The same request gives the same bytes in every browser and in Node.js, so the server mails the
 * file that the visitor downloads (S5).
 *
 * @throws Error if a font fails to load.
 */
export async function buildReport(
  request: ReportRequest,
  loadFont: LoadFont,
): Promise<Uint8Array<ArrayBuffer>> {
  return (await composeReport(request, loadFont)).pdf;
}

let warmUp: Promise<unknown> | null = null;

/**
 * Prepares for the first report by building and discarding one. This opens the fonts and lets the
 * JavaScript engine optimize the code (decision 0811). Further calls do nothing, unless a font
 * failed to load.
 */
export async function prepareReport(loadFont: LoadFont): Promise<void> {
  const request = { contactName: 'Name', companyName: 'Company', date: '2027-01-01', url: null };
  warmUp ??= buildReport({ ...request, inputs: defaultInputs }, loadFont);
  try {
    await warmUp;
  } catch (error) {
    warmUp = null;
    throw error;
  }
}

/** The largest PDF in bytes on so many pages; a larger one is laid out more densely. */
function maxReportBytes(pages: number): number {
  return (82 + 10 * Math.max(0, pages - 8)) * 1024;
}

/** Builds a report; also returns its model and the layout of its pages. */
export async function composeReport(request: ReportRequest, loadFont: LoadFont) {
  const { contactName, companyName, inputs } = request;
  const names = [companyName ?? [], contactName ?? [], inputs.otherSystems ?? []].flat();
  const faces = await openFaces(names, loadFont);
  try {
    const typesetter = new Typesetter(faces, await loadBidi(names));
    return inCurrency(currencyOf(inputs), () => composeWith(faces, typesetter, request));
  } finally {
    faces.free();
  }
}

/** Composes the report once its fonts are there, in the currency that is shown. */
function composeWith(
  faces: Awaited<ReturnType<typeof openFaces>>,
  typesetter: Typesetter,
  { contactName, companyName, date, inputs, url }: ReportRequest,
) {
  const title = reportTitle((companyName ?? unnamedCompany).normalize('NFC').trim());
  const print = (name: string) => printable(name, (text) => typesetter.canPrint(text));
  const model = createReportModel({
    companyName: companyName && print(companyName),
    contactName: contactName && print(contactName),
    date,
    inputs: withPrintableNames(
      { ...inputs, assumptions: assumptionsInEffect(inputs), ...pinsInEffect(inputs) },
      print,
    ),
    url,
  });
  const source = {
    name: estimateFileName,
    description: attachmentText,
    json: estimateFileText({ inputs, today: date, url }, false),
  };
  const write = (layout: ReportLayout) =>
    writePdf({
      ...layout,
      title,
      date,
      faces: [faces.regular, faces.semibold, ...faces.names],
      fileId: fingerprint([title, date, source.json, ...printedTexts(layout)].join('\n')),
      source,
    });
  for (const density of roomierDensities) {
    const layout = layoutReport(model, typesetter, density);
    const pages = layout.sheets.length;
    if (pages > maxReportPages(model)) continue;
    const pdf = write(layout);
    if (pdf.length <= maxReportBytes(pages)) return { model, layout, pdf };
  }
  const layout = layoutReport(model, typesetter, densest);
  return { model, layout, pdf: write(layout) };
}

/**
 * The inputs with names of systems that the report can print; those that look alike stay apart. An
 * unknown id is text that a stranger may have put into a link, so it is not printed (S12).
 */
function withPrintableNames(
  inputs: CalculatorInputs,
  print: (name: string) => string,
): CalculatorInputs {
  const printed = new Map<string, string>();
  for (const { id } of selectedProfiles(inputs)) {
    if (systemProfile(id)) continue;
    const used = new Set(printed.values());
    const name = print(otherSystemName(id) ?? unnamedSystem);
    let text = name;
    for (let number = 2; used.has(otherSystemId(text)); number++) text = `${name} ${number}`;
    printed.set(id, otherSystemId(text));
  }
  return renameSystems(inputs, printed);
}

/** Returns all texts of the pages. Requests that print the same texts are the same document. */
function printedTexts({ sheets }: ReportLayout): string[] {
  return sheets.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'text' ? item.text : [])),
  );
}
