import { bytes, padded, u16, u32 } from './binary.ts';

/**
 * Joins tables to a TrueType file: a directory, then the tables, each aligned to four bytes
 * (OpenType, table directory).
 *
 * @param tables - By tag, in the order of the tags.
 */
export function assembleTrueType(tables: Iterable<readonly [string, Uint8Array]>): Uint8Array {
  const entries = [...tables];
  const log2 = 31 - Math.clz32(entries.length);
  const power = 2 ** log2;
  let offset = 12 + entries.length * 16;
  const directory = entries.map(([tag, data]) => {
    const entry = bytes(
      Uint8Array.from(tag, (letter) => letter.charCodeAt(0)),
      u32(0, offset, data.length),
    );
    offset += padded(data).length;
    return entry;
  });
  return bytes(
    u32(0x00010000),
    u16(entries.length, power * 16, log2, (entries.length - power) * 16),
    ...directory,
    ...entries.map(([, data]) => padded(data)),
  );
}
