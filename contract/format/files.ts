/** The value of a field of a CSV file; null is an empty field. */
export type CsvValue = string | number | boolean | null;

/** How a CSV file separates fields and writes decimals. */
export interface CsvFormat {
  separator: ',' | ';';
  decimal: '.' | ',';
}

/** RFC 4180. */
const plainFormat = { separator: ',', decimal: '.' } as const satisfies CsvFormat;

/** Marks a file as UTF-8; without it, spreadsheets assume a legacy encoding. */
export const byteOrderMark = '\ufeff';

/**
 * One line of a CSV file, with its line break. A text that a spreadsheet would run as a formula
 * starts with an apostrophe.
 */
export function csvLine(
  values: readonly CsvValue[],
  { separator, decimal }: CsvFormat = plainFormat,
): string {
  const fields = values.map((value) =>
    typeof value === 'number' ? String(value).replace('.', decimal) : csvField(value),
  );
  return `${fields.join(separator)}\r\n`;
}

function csvField(value: string | boolean | null): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Swiss numbers have a decimal point, and Swiss lists a semicolon. */
const swiss = /-(?:CH|LI)\b/i;

/**
 * Returns the format that a spreadsheet in a locale opens in columns and with numbers. Excel takes
 * both separators from the system's region (decision 0710).
 *
 * @param locale - Such as `de-DE`; the browser's language is a proxy for the region.
 */
export function csvFormatOf(locale: string): CsvFormat {
  const decimal = new Intl.NumberFormat(locale).format(0.5).includes(',') ? ',' : '.';
  return { separator: decimal === ',' || swiss.test(locale) ? ';' : ',', decimal };
}

/** Characters that file systems reserve. */
const reserved = /[\\/:*?"<>|]/g;

/** Returns the file name of a company's report: "ROI Analysis for Analytical Engines.pdf". */
export function reportFileName(company: string): string {
  return `ROI Analysis for ${company}.pdf`.replaceAll(reserved, '-');
}

/** The name of an estimate file, also of the one that a report carries. */
export const estimateFileName = 'integration-roi.json';
