/** The decimal separator of the visitor's own locale. */
function visitorDecimalSeparator(): string {
  return (
    new Intl.NumberFormat().formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.'
  );
}

/**
 * Reads a number as people type it: with a decimal point or a decimal comma, with thousands
 * separators, spaces, `$`, `%` or a trailing `+`.
 *
 * @param decimalSeparator - Decides about "1,234", which is either; any other comma or point says
 *   by its place what it is.
 * @returns `null` for an empty text and NaN for a text that is not a number.
 */
export function parseNumber(
  text: string,
  decimalSeparator: string = visitorDecimalSeparator(),
): number | null {
  const compact = text.replace(/[\s$%+]/g, '');
  if (compact === '') return text.trim() === '' ? null : Number.NaN;
  if (/^-?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/.test(compact)) {
    const isDecimalComma = decimalSeparator === ',' && /^-?\d+,\d+$/.test(compact);
    return Number(compact.replaceAll(',', isDecimalComma ? '.' : ''));
  }
  if (
    /^-?[1-9]\d{0,2}(\.\d{3})+,\d*$/.test(compact) ||
    /^-?[1-9]\d{0,2}(\.\d{3}){2,}$/.test(compact)
  ) {
    return Number(compact.replaceAll('.', '').replace(',', '.'));
  }
  if (!/^-?(\d+[.,]?\d*|[.,]\d+)$/.test(compact)) return Number.NaN;
  return Number(compact.replace(',', '.'));
}
