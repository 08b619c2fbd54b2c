/** E-mail and company as people write them: case and composition of letters do not matter. */
export function isSameLine(given: string, saved: string): boolean {
  return given.normalize('NFC').toLowerCase() === saved.normalize('NFC').toLowerCase();
}
