/** Longer names are cut in mail programs anyway. */
const LONGEST = 64;

/** A visitor's name as it may stand in a header: letters, digits and the marks of names, on one line. */
export function headerName(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} .'’-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST)
    .toWellFormed()
    .replace(/\ufffd/g, '')
    .trim();
}
