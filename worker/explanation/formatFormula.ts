import { formatExactUsd, formatNumber } from '../../contract/format/numbers.ts';
import { formatCount, formatList } from '../format/phrases.ts';
import { isNamedOperand } from './operandNames.ts';

/**
 * Formats a recorded formula for readers: "development hours × hourly rate, to the cent".
 *
 * @param formula - Has at most one function, around the whole expression.
 * @param replace - Returns the text for an operand.
 */
export function formatFormula(formula: string, replace: (name: string) => string): string {
  const [, wrapper, inner = formula] = /^(\w+)\((.*)\)$/.exec(formula) ?? [];
  const format = (part: string) =>
    part
      .replace(/[A-Za-z][\w-]*/g, replace)
      .replaceAll(' * ', ' × ')
      .replaceAll(' / ', ' ÷ ')
      .replaceAll(' - ', ' − ');
  switch (wrapper) {
    case 'max':
      return formatMaximum(inner.split(', ').map(format));
    case 'cents':
      return `${format(inner)}, to the cent`;
    case 'round':
      return `${format(inner)}, rounded`;
    case 'roundUp':
      return `${format(inner)}, rounded up`;
    default:
      return format(formula);
  }
}

/** A bound of 0 shows only where a difference can fall below it; hours, weeks and counts cannot. */
function formatMaximum(parts: readonly string[]): string {
  const [first = '', ...others] = parts.length > 1 ? parts.filter((part) => part !== '0') : parts;
  if (others.length === 0) return first.includes(' − ') ? `${first}, at least 0` : first;
  return `the ${others.length === 1 ? 'larger' : 'largest'} of ${formatList([first, ...others])}`;
}

/** The cost multiplier has five decimals, more than any other figure but months with rises. */
const maxDecimals = 5;

/** Months and factors multiply large amounts, so that rounding them would show in a total. */
const countDecimals = 9;
const isCount = /^(risen|counted|discounted|discountFactor)|RevenueMonths$/;

/**
 * Formats a value in its unit: "$43,780", "$12.50", "400 hours", "16.67 weeks", "30%", "1.99".
 *
 * @param figure - The figure that the operand contributes to; its unit is used for the id of a
 *   system.
 */
export function formatOperand(operand: string, value: number, figure: string = operand): string {
  if (value <= -0.005) return `-${formatOperand(operand, -value, figure)}`;
  const unit = isNamedOperand(operand) ? operand : figure;
  if (/^embeddedOwn\w+Usd$/.test(unit)) return formatUnroundedUsd(value);
  if (/Usd$|^customHourlyRate$/.test(unit)) return formatExactUsd(value);
  if (/Weeks$/.test(unit)) return formatCount(value, 'week', significantDecimals(value));
  if (/Hours$/.test(unit)) return formatCount(value, 'hour', significantDecimals(value));
  if (/Percentage$/.test(unit)) return `${formatNumber(value, maxDecimals)}%`;
  if (/^firstMonth$|aybackMonth$/.test(unit)) return `month ${value}`;
  return formatNumber(value, isCount.test(unit) ? countDecimals : maxDecimals);
}

/**
 * Formats an operand within a formula. Percentages have no "%", because the formula divides by 100;
 * an amount below 0 has parentheses.
 */
export function formatFormulaOperand(operand: string, value: number, figure: string): string {
  if (/Percentage$/.test(operand)) return formatNumber(value, maxDecimals);
  const text = formatOperand(operand, value, figure);
  return text.startsWith('-') ? `(${text})` : text;
}

/**
 * The cost of one's own work is not rounded to the cent: months multiply it, so that the part of a
 * cent would show in a total.
 */
function formatUnroundedUsd(usd: number): string {
  const isCents = Math.abs(usd * 100 - Math.round(usd * 100)) < 1e-6;
  return isCents ? formatExactUsd(usd) : `$${formatNumber(usd, maxDecimals)}`;
}

/**
 * Two decimals, or more if two would hide why a value is rounded up: 16.004 weeks become 17, so
 * they must not read "16 weeks". Halves count as whole, because half of a review is added.
 */
function significantDecimals(value: number): number {
  const isHalves = (weeks: number) => Number.isInteger(2 * weeks);
  let decimals = 2;
  while (decimals < 12 && !isHalves(value) && isHalves(Number(value.toFixed(decimals)))) {
    decimals += 1;
  }
  return decimals;
}
