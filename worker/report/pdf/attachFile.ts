import { strFromU8, strToU8 } from 'fflate';
import { type PdfFile, pdfText, reference } from './PdfFile.ts';

/** A file within a PDF. */
export interface Attachment {
  readonly name: string;
  readonly description: string;
  readonly json: string;
}

/**
 * Embeds a file as the source of a document: programs list it beside the pages, and read from it
 * what the pages show (ISO 32000-2, 7.11.4 and 14.13).
 */
export function attachFile(file: PdfFile, { name, description, json }: Attachment): void {
  const bytes = strFromU8(strToU8(json), true);
  const content = file.add(
    `/Type /EmbeddedFile /Subtype /application#2Fjson /Params <</Size ${bytes.length}>>`,
    bytes,
  );
  const names = [`/F ${pdfText(name)}`, `/UF ${pdfText(name)}`, `/Desc ${pdfText(description)}`];
  const stream = reference(content);
  const attached = file.add(
    `/Type /Filespec ${names.join(' ')} /AFRelationship /Source /EF <</F ${stream} /UF ${stream}>>`,
  );
  file.extend(
    file.catalog,
    `/AF [${reference(attached)}] /Names <</EmbeddedFiles <</Names [${pdfText(name)} ${reference(attached)}]>>>>`,
  );
}
