/** More arguments than this at once overflow the stack of some engines. */
const chunkBytes = 0x8000;

/** Bytes in base64, as a report travels. */
export function base64(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += chunkBytes) {
    text += String.fromCharCode(...bytes.subarray(start, start + chunkBytes));
  }
  return btoa(text);
}
