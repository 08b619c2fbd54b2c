import type { CalculatorInputs } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import type { LoadFont } from './fonts/fontFiles.ts';
import { openFaces } from './fonts/openFaces.ts';
import { printable } from './fonts/printable.ts';
import { loadVisualOrder } from './fonts/visualOrder.ts';
import { page } from './layout/design.ts';
import { Typesetter } from './layout/Typesetter.ts';
import { layoutReport, type ReportLayout } from './layoutReport.ts';
import { createReportModel } from './model/ReportModel.ts';
import { writePdf } from './writePdf.ts';

/** Whose report it is, and of which calculation. */
export interface ReportRequest {
  readonly contactName: string;
  readonly companyName: string;
  /** The report's day in UTC, `2027-03-01`; its only clock. */
  readonly date: string;
  readonly inputs: CalculatorInputs;
  /** Reopens the calculation. */
  readonly url: string | null;
}

/**
 * The report as a PDF titled "ROI Analysis for {company}". The same request gives the same bytes in
 * every browser and in Node, so that the server mails what the visitor has downloaded (S5).
 * Throws when a font cannot be loaded.
 */
export async function buildReport(
  request: ReportRequest,
  loadFont: LoadFont,
): Promise<Uint8Array<ArrayBuffer>> {
  const { date } = request;
  const { layout, faces } = await buildReportLayout(request, loadFont);
  const title = `ROI Analysis for ${request.companyName.normalize('NFC').trim()}`;
  const author = request.contactName.normalize('NFC').trim();
  return writePdf({
    ...{ width: page.width, height: page.height, title, author, date },
    ...layout,
    faces: [faces.regular, faces.semibold, faces.names],
    fileId: fingerprint([title, author, date, ...wordsOf(layout)].join('\n')),
  });
}

let rehearsal: Promise<unknown> | null = null;

/**
 * Gets ready for the first report by building one that nobody sees: fonts are open then, and an engine runs code that it
 * has run before several times faster (decision 0811). Further calls do nothing, unless the fonts did not load.
 */
export async function prepareReport(loadFont: LoadFont): Promise<void> {
  const request = { contactName: 'Name', companyName: 'Company', date: '2027-01-01', url: null };
  rehearsal ??= buildReport({ ...request, inputs: defaultInputs }, loadFont);
  try {
    await rehearsal;
  } catch (error) {
    rehearsal = null;
    throw error;
  }
}

/** The report's pages before they are written; tests measure them. */
export async function buildReportLayout(request: ReportRequest, loadFont: LoadFont) {
  const { contactName, companyName, date, inputs, url } = request;
  const names = [companyName, contactName];
  const faces = await openFaces(names, loadFont);
  const typesetter = new Typesetter(faces, await loadVisualOrder(names));
  const print = (name: string) => printable(name, (codePoint) => typesetter.has(codePoint));
  const model = createReportModel({
    companyName: print(companyName),
    contactName: print(contactName),
    ...{ date, inputs, url },
  });
  return { layout: layoutReport(model, typesetter), faces, model };
}

/** All that is written on the pages: what says the same is the same document, however its inputs were spelled. */
function wordsOf({ sheets }: ReportLayout): string[] {
  return sheets.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'text' ? item.text : [])),
  );
}

/** 32 hexadecimal digits out of any text (FNV-1a, 128 bit): tells documents apart, protects nothing. */
function fingerprint(content: string): string {
  const prime = (1n << 88n) + 0x13bn;
  let hash = 0x6c62272e07bb014262b821756295c58dn;
  for (const byte of new TextEncoder().encode(content)) {
    hash = BigInt.asUintN(128, (hash ^ BigInt(byte)) * prime);
  }
  return hash.toString(16).padStart(32, '0').toUpperCase();
}
