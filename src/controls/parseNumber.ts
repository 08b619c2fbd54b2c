import { separators } from '../../contract/format/locale.ts';

/** The decimal separator of a page with a comma, else of the visitor's own locale. */
function visitorDecimalSeparator(): string {
  if (separators.decimal === ',') return ',';
  return (
    new Intl.NumberFormat().formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.'
  );
}

/** What does not change a number before or after it. */
const unit = String.raw`(?:\p{Sc}|us(?=\p{Sc})|usd|eur|gbp|[%٪％﹪+＋]|/h)+`;
const unitBefore = new RegExp(`^(-?)${unit}`, 'iu');
const unitAfter = new RegExp(`${unit}$`, 'iu');

/**
 * Reads a number as people type it: in the digits of any script, with a decimal point or a decimal
 * comma, with separators of thousands or lakhs, spaces, a currency, a percent sign or `+`.
 *
 * @param decimalSeparator - Decides about "1,234", which is either; any other comma or point says
 *   by its place what it is.
 * @returns `null` for an empty text and NaN for a text that is not a number.
 */
export function parseNumber(
  text: string,
  decimalSeparator: string = visitorDecimalSeparator(),
): number | null {
  if (text.trim() === '') return null;
  const compact = inWesternDigits(text).replace(unitBefore, '$1').replace(unitAfter, '');
  if (/^-?[1-9]\d{0,2}(,\d{2,3})*,\d{3}(\.\d*)?$/.test(compact)) {
    const isDecimalComma = decimalSeparator === ',' && /^-?\d+,\d+$/.test(compact);
    return Number(compact.replaceAll(',', isDecimalComma ? '.' : ''));
  }
  if (
    /^-?[1-9]\d{0,2}(\.\d{3})+,\d*$/.test(compact) ||
    /^-?[1-9]\d{0,2}(\.\d{3}){2,}$/.test(compact)
  ) {
    return Number(compact.replaceAll('.', '').replace(',', '.'));
  }
  if (!/^-?(\d+([.,]\d*)?|[.,]\d+)$/.test(compact)) return Number.NaN;
  return Number(compact.replace(',', '.'));
}

/**
 * Writes a number with the digits and signs of English, without spaces and the marks of writing
 * direction. Separators of thousands that are no decimal separator anywhere are dropped.
 */
function inWesternDigits(text: string): string {
  return text
    .replace(/[\s\p{Cf}]/gu, '')
    .replace(/\p{Nd}/gu, westernDigit)
    .replace(/[−－﹣]/g, '-')
    .replace(/[٫．]/g, '.')
    .replace(/[，،]/g, ',')
    .replace(/(?<=\d)['’٬](?=\d{3}(?!\d))/g, '');
}

/** The decimal digits of every script are ten in a row, from 0 to 9. */
function westernDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(before - 1))) before--;
  return String((code - before) % 10);
}
