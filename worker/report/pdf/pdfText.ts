/** Writes a text as a string of PDF: ASCII as it is, other texts in UTF-16. */
export function pdfText(text: string): string {
  if (/^[ -~]*$/.test(text)) return `(${text.replaceAll(/[\\()]/g, '\\$&')})`;
  const units = Array.from({ length: text.length }, (_, index) =>
    text.charCodeAt(index).toString(16).padStart(4, '0'),
  );
  return `<feff${units.join('')}>`;
}
