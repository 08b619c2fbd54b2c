/** Writes a text as a string of PDF: ASCII as it is, other texts in UTF-16. */
export function pdfText(text: string): string {
  if (/^[ -~]*$/.test(text)) return `(${text.replaceAll(/[\\()]/g, '\\$&')})`;
  return `<feff${utf16Digits(text)}>`;
}

/** Writes a text in UTF-16 as hexadecimal digits. */
export function utf16Digits(text: string): string {
  const units = Array.from({ length: text.length }, (_, index) =>
    text.charCodeAt(index).toString(16).padStart(4, '0'),
  );
  return units.join('');
}
