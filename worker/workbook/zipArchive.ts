/** One file of an archive. */
export interface ArchivedFile {
  path: string;
  content: Uint8Array;
}

/** Midnight of 1 January 1980, the first day that the format knows: the same files give the same archive. */
const fixedTime = { time: 0, day: 0b0000000_0001_00001 };
const version = 20;
/** Names are UTF-8. */
const flags = 0x0800;

/**
 * A ZIP archive (PKWARE APPNOTE 6.3) of files as they are, without compression. Written here because the bundler
 * breaks a compression library that two workers share (decision 0706).
 */
export function zipArchive(files: readonly ArchivedFile[]): Uint8Array {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { path, content } of files) {
    const name = new TextEncoder().encode(path);
    const facts = [
      u16(flags),
      u16(0),
      u16(fixedTime.time),
      u16(fixedTime.day),
      u32(crc32(content)),
      u32(content.length),
      u32(content.length),
      u16(name.length),
      u16(0),
    ];
    const local = joined([u32(0x04034b50), u16(version), ...facts, name, content]);
    directory.push(
      joined([
        u32(0x02014b50),
        u16(version),
        u16(version),
        ...facts,
        u16(0),
        u16(0),
        u16(0),
        u32(0),
        u32(offset),
        name,
      ]),
    );
    parts.push(local);
    offset += local.length;
  }
  const central = joined(directory);
  const end = joined([
    u32(0x06054b50),
    u16(0),
    u16(0),
    u16(files.length),
    u16(files.length),
    u32(central.length),
    u32(offset),
    u16(0),
  ]);
  return joined([...parts, central, end]);
}

function u16(value: number): Uint8Array {
  return Uint8Array.of(value & 0xff, value >>> 8);
}

function u32(value: number): Uint8Array {
  return joined([u16(value & 0xffff), u16(value >>> 16)]);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

function crc32(content: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of content) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
