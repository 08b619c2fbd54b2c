import { strFromU8, Unzip, UnzipInflate, Unzlib } from 'fflate';

/** A part of a file is not as its program wrote it. */
export class DamagedPart extends Error {}

/** The most that a part of a file may unpack to, in bytes; a file may claim any size. */
const maxPartBytes = 8_000_000;

/** What is unpacked at once: a byte unpacks to a thousand at most, so this is little memory. */
const pieceBytes = 16_384;

/** Unpacks the text of a zlib stream, which may have other bytes behind it. */
export function unzlibText(bytes: Uint8Array): string {
  const part = collectPart();
  const stream = new Unzlib((piece) => part.add(piece));
  orDamaged(() => {
    for (const piece of piecesOf(bytes)) stream.push(piece);
  });
  return strFromU8(part.content());
}

/**
 * Unpacks parts of an archive by name; one that is not there or is too large is undefined. It reads
 * the archive once from its start, because its directory may claim billions of parts.
 */
export function unzipTexts(archive: Uint8Array, names: readonly string[]): (string | undefined)[] {
  const parts = new Map<string, ReturnType<typeof collectPart>>();
  const unzip = new Unzip((file) => {
    if (!names.includes(file.name) || parts.has(file.name)) return;
    if ((file.originalSize ?? 0) > maxPartBytes) return;
    const part = collectPart();
    parts.set(file.name, part);
    file.ondata = (error, piece) => {
      if (error) throw error;
      part.add(piece);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  orDamaged(() => {
    for (const piece of piecesOf(archive)) unzip.push(piece);
    unzip.push(new Uint8Array(), true);
  });
  return names.map((name) => {
    const part = parts.get(name);
    return part && strFromU8(part.content());
  });
}

function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += pieceBytes) {
    yield bytes.subarray(start, start + pieceBytes);
  }
}

/** Collects the pieces of a part, and refuses it once they are too many. */
function collectPart() {
  const pieces: Uint8Array[] = [];
  let length = 0;
  return {
    add(piece: Uint8Array) {
      length += piece.length;
      if (length > maxPartBytes) throw new DamagedPart();
      pieces.push(piece);
    },
    content() {
      const content = new Uint8Array(length);
      let end = 0;
      for (const piece of pieces) {
        content.set(piece, end);
        end += piece.length;
      }
      return content;
    },
  };
}

function orDamaged(unpack: () => void): void {
  try {
    unpack();
  } catch {
    throw new DamagedPart();
  }
}
