/** The tables of a font file by tag, such as `glyf`. */
export type FontTables = ReadonlyMap<string, Uint8Array>;

const headerBytes = 44;
const entryBytes = 20;

/**
 * Unpacks the TrueType tables of a WOFF 1.0 file (W3C WOFF File Format 1.0). WOFF 1.0 needs only
 * zlib, which browsers and Node.js include.
 *
 * @throws Error if the file is no WOFF file with TrueType outlines.
 */
export async function unpackWoff(file: Uint8Array): Promise<FontTables> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (view.getUint32(0) !== 0x774f4646 || view.getUint32(4) !== 0x00010000) {
    throw new Error('Expected a WOFF file with TrueType outlines.');
  }
  const entries = Array.from(
    { length: view.getUint16(12) },
    (_, index) => headerBytes + index * entryBytes,
  );
  return new Map(
    await Promise.all(
      entries.map(async (at) => {
        const tag = String.fromCharCode(...file.subarray(at, at + 4));
        const offset = view.getUint32(at + 4);
        const stored = file.subarray(offset, offset + view.getUint32(at + 8));
        const isCompressed = stored.length < view.getUint32(at + 12);
        return [tag, isCompressed ? await inflate(stored) : stored] as const;
      }),
    ),
  );
}

async function inflate(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([new Uint8Array(bytes)])
    .stream()
    .pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
