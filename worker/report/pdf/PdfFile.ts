import { strFromU8, strToU8, zlibSync } from 'fflate';

/** The number of an object in a PDF file. */
export type ObjectId = number;

interface PdfObject {
  /** The entries of its dictionary. */
  readonly entries: string;
  /** The content of its stream, one character per byte. */
  readonly stream?: string | undefined;
}

/**
 * The objects of a PDF file (ISO 32000-1, 7.3). jsPDF knows neither structure nor fonts with
 * several characters per glyph, so they are added to what it wrote.
 */
export class PdfFile {
  readonly catalog: ObjectId;
  readonly pages: readonly ObjectId[];
  /** The fonts and other resources, which the pages share. */
  readonly resources: ObjectId;
  readonly #objects: Map<ObjectId, PdfObject>;
  readonly #trailer: string;
  #size: number;

  /** @param pdf - A file from jsPDF, uncompressed, one character per byte. */
  constructor(pdf: string) {
    const start = Number(/startxref\n(\d+)\n%%EOF\s*$/.exec(pdf)?.[1]);
    const end = pdf.slice(start);
    const places = Array.from(end.matchAll(/^(\d{10}) 00000 n $/gm), ([, offset], index) => ({
      id: index + 1,
      offset: Number(offset),
    })).sort((a, b) => a.offset - b.offset);
    this.#objects = new Map(
      places.map(({ id, offset }, index) => {
        const next = places[index + 1]?.offset ?? start;
        return [id, readObject(pdf.slice(offset, next))];
      }),
    );
    this.#size = places.length + 1;
    this.#trailer = /\/Root \d+ 0 R\n\/Info \d+ 0 R\n\/ID \[.*?\]/.exec(end)?.[0] ?? '';
    this.catalog = target(this.#trailer, 'Root');
    const pages = [...this.#objects].filter(([, { entries }]) => /^\/Type \/Page\b/.test(entries));
    this.pages = pages.map(([id]) => id);
    this.resources = target(pages[0]?.[1].entries ?? '', 'Resources');
  }

  /** Reserves the number of an object that is set later. */
  reserve(): ObjectId {
    this.#size += 1;
    return this.#size - 1;
  }

  set(id: ObjectId, entries: string, stream?: string): void {
    this.#objects.set(id, { entries, stream });
  }

  add(entries: string, stream?: string): ObjectId {
    const id = this.reserve();
    this.set(id, entries, stream);
    return id;
  }

  /** Adds entries to the dictionary of an object. */
  extend(id: ObjectId, entries: string): void {
    this.set(id, `${this.#objects.get(id)?.entries ?? ''} ${entries}`);
  }

  /**
   * Compresses the streams, and packs the other objects into one compressed object stream (ISO
   * 32000-1, 7.5.7). The structure of a document consists of hundreds of small, similar objects:
   * packing halves the file.
   */
  toBytes(): Uint8Array<ArrayBuffer> {
    const [packedId, tableId] = [this.reserve(), this.reserve()];
    const table = Array.from({ length: this.#size }, () => row(0, 0, 0));
    table[0] = row(0, 0, 0xffff);
    let file = '%PDF-1.7\n%\xba\xdf\xac\xe0\n';
    const write = (id: ObjectId, content: string) => {
      table[id] = row(1, file.length, 0);
      file += `${id} 0 obj\n${content}\nendobj\n`;
    };
    const packed: { id: ObjectId; content: string }[] = [];
    for (const [id, { entries, stream }] of this.#objects) {
      if (stream !== undefined) write(id, streamObject(entries, stream));
      else {
        table[id] = row(2, packedId, packed.length);
        packed.push({ id, content: `<<${entries}>>` });
      }
    }
    let offset = 0;
    const index = packed.map(({ id, content }) => {
      const place = `${id} ${offset} `;
      offset += content.length + 1;
      return place;
    });
    const contents = packed.map(({ content }) => content).join('\n');
    const first = index.join('').length;
    write(
      packedId,
      streamObject(
        `/Type /ObjStm /N ${packed.length} /First ${first}`,
        `${index.join('')}${contents}`,
      ),
    );
    const start = file.length;
    table[tableId] = row(1, start, 0);
    // Neighbouring rows differ little: their differences compress to a fifth (PNG predictor "Up").
    const differences = table.flatMap((columns, id) => [
      2,
      ...columns.map((byte, column) => byte - (table[id - 1]?.[column] ?? 0)),
    ]);
    const entries = `/Type /XRef /Size ${this.#size} /W [1 3 2] /DecodeParms <</Predictor 12 /Columns 6>> ${this.#trailer}`;
    write(tableId, streamObject(entries, strFromU8(Uint8Array.from(differences), true)));
    return new Uint8Array(strToU8(`${file}startxref\n${start}\n%%EOF\n`, true));
  }
}

function readObject(text: string): PdfObject {
  const [, entries, stream] =
    /^\d+ 0 obj\n<<(.*)>>\s*(?:stream\n(.*)\nendstream\s*)?endobj\s*$/s.exec(text) ?? [];
  if (entries === undefined) throw new Error('Expected a PDF of dictionaries and streams.');
  if (stream === undefined) return { entries };
  return { entries: entries.replace(/\/Length \d+/, '').trim(), stream };
}

/** The object to which an entry refers. */
function target(entries: string, key: string): ObjectId {
  return Number(new RegExp(`/${key} (\\d+) 0 R`).exec(entries)?.[1]);
}

/** A row of the cross-reference stream (ISO 32000-1, 7.5.8). */
const row = (type: number, place: number, index: number) => [
  ...[type, place >>> 16, place >>> 8, place, index >>> 8, index],
];

/** Writes a stream, compressed. Metadata stay readable for programs that look for them alone. */
function streamObject(entries: string, data: string): string {
  const isReadable = entries.includes('/Type /Metadata');
  const written = isReadable ? data : strFromU8(zlibSync(strToU8(data, true), { level: 9 }), true);
  const filter = isReadable ? '' : ' /Filter /FlateDecode';
  return `<<${entries}${filter} /Length ${written.length}>>\nstream\n${written}\nendstream`;
}

export const reference = (id: ObjectId) => `${id} 0 R`;

/** Writes bytes as a string of PDF (ISO 32000-1, 7.3.4.2). */
export function byteString(bytes: string): string {
  return `(${bytes.replaceAll(/[\\()]/g, '\\$&').replaceAll('\r', '\\r')})`;
}

/** Writes a text as a string of PDF: ASCII as it is, other texts in UTF-16. */
export function pdfText(text: string): string {
  return /^[ -~]*$/.test(text) ? byteString(text) : `<feff${utf16Digits(text)}>`;
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
