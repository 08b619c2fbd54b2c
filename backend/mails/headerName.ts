/** Characters; mail programs cut longer names. */
const maxLength = 64;

/**
 * Makes a visitor's name safe in a header: letters, digits and the punctuation of names, on one
 * line.
 */
export function headerName(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} .'’-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxLength)
    .toWellFormed()
    .replace(/\ufffd/g, '')
    .trim();
}
