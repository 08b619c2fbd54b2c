/**
 * Shortens the drawing of a page without changing it: jsPDF writes each glyph as four hexadecimal
 * digits, of which the upper two are almost always zeros, and before each text a line height that
 * nothing uses.
 *
 * @param content - A content stream of jsPDF, one character per byte.
 */
export function compactContent(content: string): string {
  return content
    .replaceAll(/^[\d.]+ TL\n/gm, '')
    .replaceAll(/<([\da-f]{4,})>/g, (_, digits: string) => literalString(digits));
}

/** Writes the bytes of a hexadecimal string as a literal one (ISO 32000-1, 7.3.4.2). */
function literalString(digits: string): string {
  const bytes = digits.replaceAll(/../g, (byte) => String.fromCharCode(Number.parseInt(byte, 16)));
  return `(${bytes.replaceAll(/[\\()]/g, '\\$&').replaceAll('\r', '\\r')})`;
}
