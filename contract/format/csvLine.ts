/** What a field of a CSV file can hold; null is an empty field. */
export type CsvValue = string | number | boolean | null;

/**
 * One line of a CSV file as RFC 4180 has it, with its line break. A text that a spreadsheet would
 * run as a formula starts with an apostrophe.
 */
export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(csvField).join(',')}\r\n`;
}

function csvField(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
