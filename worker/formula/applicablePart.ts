import { evaluate } from './evaluate.ts';
import { type Formula, isOne, isZero, zero } from './parseFormula.ts';

/**
 * Replaces every condition by the branch that applies to these values, and every list by its items.
 * A part that is then 0 is left out of its sum, and a factor that is then 1 out of its product.
 *
 * @param valueFor - Returns the value of an operand; NaN where none is stated.
 * @param lists - The items of the operands that mean several.
 */
export function applicablePart(
  formula: Formula,
  valueFor: (name: string) => number,
  lists: Readonly<Record<string, readonly Formula[]>> = {},
): Formula {
  const of = (part: Formula) => applicablePart(part, valueFor, lists);
  if (formula.kind === 'call') {
    const [list] = formula.args;
    const items = list?.kind === 'operand' ? lists[list.name] : undefined;
    if (items && formula.name === 'sum') return sumOf(items);
    if (items) return { ...formula, args: [zero, ...items] };
    const [condition, then, otherwise] = formula.args;
    if (formula.name === 'if' && condition && then && otherwise)
      return of(isTrue(condition, valueFor) ? then : otherwise);
    return { ...formula, args: formula.args.map(of) };
  }
  if (formula.kind !== 'operation') return formula;
  const { operator } = formula;
  const [left, right] = [of(formula.left), of(formula.right)];
  if (isZero(right) && (operator === '+' || operator === '-')) return left;
  if (isZero(left) && operator === '+') return right;
  if (isOne(right) && operator === '*') return left;
  return { ...formula, left, right };
}

function isTrue(condition: Formula, valueFor: (name: string) => number): boolean {
  return evaluate(condition, valueFor, valueFor) !== 0;
}

function sumOf([first = zero, ...others]: readonly Formula[]): Formula {
  return others.reduce<Formula>(
    (left, right) => ({ kind: 'operation', operator: '+', left, right }),
    first,
  );
}
