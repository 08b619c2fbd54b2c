/** Joins byte arrays. */
export function bytes(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export const zeros = (length: number) => new Uint8Array(length);

/** Fills up to a multiple of four bytes. */
export function padded(data: Uint8Array): Uint8Array {
  return data.length % 4 === 0 ? data : bytes(data, zeros(4 - (data.length % 4)));
}

export const dataView = (data: Uint8Array) =>
  new DataView(data.buffer, data.byteOffset, data.byteLength);

function encodeNumbers(
  size: number,
  values: number[],
  write: (view: DataView, at: number, value: number) => void,
) {
  const data = new Uint8Array(values.length * size);
  const view = new DataView(data.buffer);
  values.forEach((value, index) => {
    write(view, index * size, value);
  });
  return data;
}

/** Encodes numbers in the big-endian formats of OpenType. */
export const u16 = (...values: number[]) =>
  encodeNumbers(2, values, (view, at, value) => view.setUint16(at, value));
export const i16 = (...values: number[]) =>
  encodeNumbers(2, values, (view, at, value) => view.setInt16(at, value));
export const u32 = (...values: number[]) =>
  encodeNumbers(4, values, (view, at, value) => view.setUint32(at, value));
