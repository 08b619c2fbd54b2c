import { zlibSync } from 'fflate';
import type { jsPDF } from 'jspdf';

interface PdfObject {
  readonly id: ObjectId;
  readonly content: string;
}

/**
 * Compresses the streams of a PDF, and packs its other objects into one compressed object stream
 * (ISO 32000-1, 7.5.7). The structure of a document consists of hundreds of small, similar objects:
 * packing halves the file.
 *
 * @param pdf - An uncompressed file from jsPDF: one cross-reference table, one character per byte.
 */
export function packObjects(pdf: string): Uint8Array<ArrayBuffer> {
  const { objects, size, trailer } = readObjects(pdf);
  const streams = objects.filter(({ content }) => isStream(content));
  const others = objects.filter(({ content }) => !isStream(content));
  const file = ['%PDF-1.7\n%\xba\xdf\xac\xe0\n'];
  let length = file.join('').length;
  const entries = new Map<ObjectId, readonly [type: number, place: number, index: number]>();
  const add = ({ id, content }: PdfObject) => {
    const text = `${id} 0 obj\n${content}\nendobj\n`;
    entries.set(id, [1, length, 0]);
    file.push(text);
    length += text.length;
  };
  for (const { id, content } of streams) add({ id, content: compressed(content) });

  const [packedId, tableId] = [size, size + 1];
  others.forEach(({ id }, index) => {
    entries.set(id, [2, packedId, index]);
  });
  add({ id: packedId, content: objectStream(others) });
  const start = length;
  entries.set(tableId, [1, start, 0]);
  const table = Array.from({ length: size + 2 }, (_, id) => {
    const [type, place, index] = entries.get(id) ?? [0, 0, id === 0 ? 0xffff : 0];
    return [type, place >>> 16, place >>> 8, place, index >>> 8, index];
  });
  // Neighbouring rows differ little: their differences compress to a fifth (PNG predictor "Up").
  const differences = table.map((row, id) => [
    2,
    ...row.map((byte, column) => byte - (table[id - 1]?.[column] ?? 0)),
  ]);
  const dictionary = `/Type /XRef /Size ${size + 2} /W [1 3 2] /DecodeParms <</Predictor 12 /Columns 6>> ${trailer}`;
  add({ id: tableId, content: stream(dictionary, Uint8Array.from(differences.flat())) });
  file.push(`startxref\n${start}\n%%EOF\n`);
  return toBytes(file.join(''));
}

/** Reads the objects in the order of the file, and the part of the trailer that stays. */
function readObjects(pdf: string) {
  const start = Number(/startxref\n(\d+)\n%%EOF\s*$/.exec(pdf)?.[1]);
  const end = pdf.slice(start);
  const offsets = Array.from(end.matchAll(/^(\d{10}) \d{5} [nf] $/gm), ([, offset]) =>
    Number(offset),
  );
  const trailer = /\/Root \d+ 0 R\n\/Info \d+ 0 R\n\/ID \[.*?\]/.exec(end)?.[0];
  if (!trailer) throw new Error('Expected a PDF with a cross-reference table and a trailer.');
  const positions = offsets
    .map((offset, id) => ({ id, offset, header: `${id} 0 obj` }))
    .filter(({ id, offset, header }) => id > 0 && pdf.startsWith(header, offset))
    .sort((a, b) => a.offset - b.offset);
  const objects = positions.map(({ id, offset, header }, index): PdfObject => {
    const next = positions[index + 1]?.offset ?? start;
    const last = pdf.lastIndexOf('endobj', next);
    return { id, content: pdf.slice(offset + header.length, last).trim() };
  });
  return { objects, size: offsets.length, trailer };
}

const isStream = (content: string) => content.endsWith('endstream');

/**
 * Compresses a stream. Drawings of pages are those without further entries. Metadata stay readable
 * for programs that look for them alone.
 */
function compressed(content: string): string {
  const [, entries = '', data = ''] = /^<<(.*?)>>\s*stream\n(.*)\nendstream$/s.exec(content) ?? [];
  if (/\/Type \/Metadata\b/.test(entries)) return content;
  const others = entries
    .replace(/\/Length \d+/, '')
    .trim()
    .replaceAll(/\s+/g, ' ');
  const isPage = others === '';
  return stream(others, toBytes(isPage ? compactContent(data) : data));
}

/** Writes objects one after another, behind the place of each. */
function objectStream(objects: readonly PdfObject[]): string {
  let offset = 0;
  const places = objects.map(({ id, content }) => {
    const place = `${id} ${offset}`;
    offset += content.length + 1;
    return place;
  });
  const index = `${places.join(' ')}\n`;
  const content = index + objects.map((object) => object.content).join('\n');
  const dictionary = `/Type /ObjStm /N ${objects.length} /First ${index.length}`;
  return stream(dictionary, toBytes(content));
}

function stream(dictionary: string, data: Uint8Array): string {
  const packed = zlibSync(data, { level: 9 });
  const bytes = Array.from(packed, (byte) => String.fromCharCode(byte)).join('');
  return `<<${dictionary} /Filter /FlateDecode /Length ${packed.length}>>\nstream\n${bytes}\nendstream`;
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}

/** The number of an object in the PDF file. */
export type ObjectId = number;

/** The functions with which plugins of jsPDF write; its types do not include them (jsPDF 4.2). */
export interface ObjectWriter {
  /** Writes a line to the current page or, while the file is written, to the current object. */
  write(line: string): void;
  /** Reserves the number of an object that is written later. */
  newObjectDeferred(): ObjectId;
  newObjectDeferredBegin(id: ObjectId, writesHeader: true): void;
  /** Writes the stream of an object, compressed. */
  putStream(stream: { data: string; addLength1: boolean; objectId: ObjectId }): void;
  /** @param pageNumber - From 1. */
  getPageInfo(pageNumber: number): { readonly objId: ObjectId };
}

export function objectWriter(pdf: jsPDF): ObjectWriter {
  return pdf.internal as jsPDF['internal'] & ObjectWriter;
}

export function writeObject(writer: ObjectWriter, id: ObjectId, content: string): void {
  writer.newObjectDeferredBegin(id, true);
  writer.write(content);
  writer.write('endobj');
}

export const reference = (id: ObjectId) => `${id} 0 R`;

/**
 * Shortens the drawing of a page without changing it: jsPDF writes each glyph as four hexadecimal
 * digits, of which the upper two are almost always zeros, and before each text a line height that
 * nothing uses.
 *
 * @param content - A content stream of jsPDF, one character per byte.
 */
export function compactContent(content: string): string {
  return content
    .replaceAll(/^[\d.]+ TL\n/gm, '')
    .replaceAll(/<([\da-f]{4,})>/g, (_, digits: string) => literalString(digits));
}

/** Writes the bytes of a hexadecimal string as a literal one (ISO 32000-1, 7.3.4.2). */
function literalString(digits: string): string {
  const bytes = digits.replaceAll(/../g, (byte) => String.fromCharCode(Number.parseInt(byte, 16)));
  return `(${bytes.replaceAll(/[\\()]/g, '\\$&').replaceAll('\r', '\\r')})`;
}

/** Writes a text as a string of PDF: ASCII as it is, other texts in UTF-16. */
export function pdfText(text: string): string {
  if (/^[ -~]*$/.test(text)) return `(${text.replaceAll(/[\\()]/g, '\\$&')})`;
  return `<feff${utf16Digits(text)}>`;
}

/** Writes a text in UTF-16 as hexadecimal digits. */
export function utf16Digits(text: string): string {
  const units = Array.from({ length: text.length }, (_, index) =>
    text.charCodeAt(index).toString(16).padStart(4, '0'),
  );
  return units.join('');
}

/**
 * Hashes a text to 32 hexadecimal digits (128-bit FNV-1a). It identifies documents, and is not
 * cryptographic.
 */
export function fingerprint(content: string): string {
  const prime = (1n << 88n) + 0x13bn;
  let hash = 0x6c62272e07bb014262b821756295c58dn;
  for (const byte of new TextEncoder().encode(content)) {
    hash = BigInt.asUintN(128, (hash ^ BigInt(byte)) * prime);
  }
  return hash.toString(16).padStart(32, '0').toUpperCase();
}
