import type { Unit } from '../../contract/figures.ts';
import { amountText, percentText } from '../../contract/format/locale.ts';
import { formatExactUsd, shownCurrency, toShown } from '../../contract/format/money.ts';
import { formatNumber } from '../../contract/format/numbers.ts';
import { formatCount } from '../../contract/format/phrases.ts';
import { type Formula, isZero, type Leaf, needsParentheses } from '../formula/parseFormula.ts';
import { atLeastZeroText, largestText, monthText, roundedTexts } from './formulaTexts.ts';

/** Whether a formula is a single value, which needs no text of its own. */
export function isSingleValue(formula: Formula): boolean {
  if (formula.kind !== 'call') return formula.kind !== 'operation';
  return (
    formula.name === 'max' &&
    formula.args.length <= 2 &&
    formula.args.every(isSingleValue) &&
    isZero(formula.args[0])
  );
}

/**
 * Formats a formula for readers: "development hours × hourly rate, to the cent".
 *
 * @param formula - Has at most one function that is written, around the whole expression.
 * @param textOf - Returns the text of an operand.
 */
export function formatFormula(formula: Formula, textOf: (leaf: Leaf) => string): string {
  if (formula.kind !== 'call') return formatSum(formula, textOf);
  const [inner = formula] = formula.args;
  const text = () => formatSum(inner, textOf);
  switch (formula.name) {
    case 'max':
      return formatMaximum(formula.args, textOf);
    case 'cents':
    case 'round':
    case 'roundUp':
      return roundedTexts[formula.name](text());
    case 'snap':
      return text();
    default:
      throw new SyntaxError(`Expected a formula without ${formula.name}.`);
  }
}

const symbols = { '+': '+', '-': '−', '*': '×', '/': '÷', '<': '<', '<=': '≤' } as const;

function formatSum(formula: Formula, textOf: (leaf: Leaf) => string): string {
  switch (formula.kind) {
    case 'number':
      return formatNumber(formula.value, maxDecimals);
    case 'operand':
    case 'system':
      return textOf(formula);
    case 'call':
      return formatFormula(formula, textOf);
    case 'operation': {
      const [first, second] = [formula.left, formula.right].map((part, index) => {
        const text = formatSum(part, textOf);
        return needsParentheses(formula, part, index === 1) ? `(${text})` : text;
      });
      return `${first} ${symbols[formula.operator]} ${second}`;
    }
  }
}

/** A bound of 0 shows only where a difference can fall below it; hours, weeks and counts cannot. */
function formatMaximum(args: readonly Formula[], textOf: (leaf: Leaf) => string): string {
  const [first, ...others] = args.filter((part) => !isZero(part));
  if (!first) return '0';
  const text = formatSum(first, textOf);
  if (others.length === 0) return first.kind === 'operation' ? atLeastZeroText(text) : text;
  return largestText([text, ...others.map((part) => formatSum(part, textOf))]);
}

const maxDecimals = 5;

/** Months and factors multiply large amounts, so that rounding them would show in a total. */
const factorDecimals = 9;

/** Formats a value in its unit: "$43,780", "$12.50", "400 hours", "16.67 weeks", "30%", "1.99". */
export function formatInUnit(value: number, unit: Unit): string {
  if (value <= -0.005) return `−${formatInUnit(-value, unit)}`;
  switch (unit) {
    case 'usd':
      return formatExactUsd(value);
    case 'unroundedUsd':
      return formatUnroundedUsd(value);
    case 'hours':
      return formatCount(value, 'hour', significantDecimals(value));
    case 'weeks':
      return formatCount(value, 'week', significantDecimals(value));
    case 'percent':
      return percentText(formatNumber(value, maxDecimals));
    case 'month':
      return monthText(value);
    case 'months':
    case 'count':
    case 'factor':
      return formatNumber(value, factorDecimals);
  }
}

/**
 * Formats the result of a formula: "$43,780 (€37,869.70)". Steps are in USD, in which they are
 * exact, and an amount ends in the currency that is shown (E38).
 */
export function formatResult(value: number, unit: Unit): string {
  const text = formatInUnit(value, unit);
  const { code, symbol } = shownCurrency();
  if (code === 'usd' || (unit !== 'usd' && unit !== 'unroundedUsd')) return text;
  const shown = toShown(value);
  return `${text} (${shown <= -0.005 ? '−' : ''}${formatExactUsd(Math.abs(shown), symbol)})`;
}

/**
 * Formats a value within a formula. Percentages have no "%", because the formula divides by 100; an
 * amount below 0 has parentheses. Parts of hundredths of an hour show, because a rate multiplies
 * them: a monthly share of the build has them.
 */
export function formatInFormula(value: number, unit: Unit): string {
  if (unit === 'hours' && !isHundredths(value)) return formatCount(value, 'hour', factorDecimals);
  const text = formatInUnit(value, unit === 'percent' ? 'factor' : unit);
  return text.startsWith('−') ? `(${text})` : text;
}

/**
 * The cost of one's own work is not rounded to the cent: months multiply it, so that the part of a
 * cent would show in a total.
 */
function formatUnroundedUsd(usd: number): string {
  return isHundredths(usd) ? formatExactUsd(usd) : amountText('$', formatNumber(usd, maxDecimals));
}

function isHundredths(value: number): boolean {
  return Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
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
