import { memo } from '../../contract/memo.ts';

/**
 * The functions of formulas; conditions count any number but 0 as true. `before` is the value of a
 * column in the month before, and 0 before the first. `any` is true where one of its values is.
 */
const functionNames = [
  'any',
  'before',
  'cents',
  'dollars',
  'if',
  'isStated',
  'max',
  'min',
  'power',
  'round',
  'roundUp',
  'snap',
  'sum',
] as const;
export type FunctionName = (typeof functionNames)[number];
export type Operator = '+' | '-' | '*' | '/' | '<' | '<=';

/** An operand, or a figure of a selected system. */
export type Leaf = Formula & { kind: 'operand' | 'system' };

/** A formula as a tree. */
export type Formula =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'operand'; readonly name: string }
  /** A figure of one selected system. Its id is a visitor's text, and may look like an operand. */
  | { readonly kind: 'system'; readonly id: string; readonly value: number }
  | Operation
  | { readonly kind: 'call'; readonly name: FunctionName; readonly args: readonly Formula[] };

interface Operation {
  readonly kind: 'operation';
  readonly operator: Operator;
  readonly left: Formula;
  readonly right: Formula;
}

type Split<Text, Separator extends string> = Text extends `${infer Left}${Separator}${infer Right}`
  ? Left | Split<Right, Separator>
  : Text;
type Words<Text> = Split<Split<Split<Split<Text, ' '>, '('>, ')'>, ','>;

/** The words of a formula's text that are neither operands, functions, operators nor numbers. */
export type UnknownWord<Text extends string, Names extends string> = Exclude<
  Words<Text>,
  Names | FunctionName | Operator | `${number}` | ''
>;

/**
 * Parses a formula: operands, numbers, `+ - * / < <=`, parentheses and the functions above. Each
 * text is parsed once.
 *
 * @throws SyntaxError if the text is not a formula.
 */
export const parseFormula = memo((text: string): Formula => {
  const tokens = text.match(/[A-Za-z]\w*|[\d.]+|<=|\S/g) ?? [];
  let position = 0;
  const next = () => tokens[position];
  const take = (expected?: string): string => {
    const token = tokens[position++];
    if (token === undefined || (expected && token !== expected)) {
      throw new SyntaxError(
        `Expected ${expected ?? 'more'} in "${text}", got ${token ?? 'its end'}.`,
      );
    }
    return token;
  };
  const chain = (operators: readonly string[], operand: () => Formula): Formula => {
    let left = operand();
    for (let operator = next(); operator && operators.includes(operator); operator = next()) {
      take();
      left = { kind: 'operation', operator: operator as Operator, left, right: operand() };
    }
    return left;
  };
  const sum = (): Formula => chain(['+', '-'], () => chain(['*', '/'], atom));
  const comparison = (): Formula => chain(['<', '<='], sum);
  const atom = (): Formula => {
    const token = take();
    if (/^[\d.]/.test(token)) return { kind: 'number', value: Number(token) };
    if (token === '(') {
      const inner = comparison();
      take(')');
      return inner;
    }
    if (!/^[A-Za-z]/.test(token))
      throw new SyntaxError(`Expected an operand in "${text}", got ${token}.`);
    if (next() !== '(') return { kind: 'operand', name: token };
    const name = functionNames.find((candidate) => candidate === token);
    if (!name) throw new SyntaxError(`Expected a function in "${text}", got ${token}.`);
    take('(');
    const args = [comparison()];
    while (next() === ',') {
      take();
      args.push(comparison());
    }
    take(')');
    return { kind: 'call', name, args };
  };
  const formula = comparison();
  if (position < tokens.length) throw new SyntaxError(`Expected the end of "${text}".`);
  return formula;
});

export const zero: Formula = { kind: 'number', value: 0 };

export const isZero = (formula: Formula | undefined) =>
  formula?.kind === 'number' && formula.value === 0;

export const isOne = (formula: Formula | undefined) =>
  formula?.kind === 'number' && formula.value === 1;

/**
 * Whether a part of an operation is written in parentheses: a sum within a product, and a sum or a
 * product that is subtracted or divided by as a whole.
 */
export function needsParentheses(
  { operator }: Operation,
  part: Formula,
  isRight: boolean,
): boolean {
  if (part.kind !== 'operation') return false;
  if (operator === '<' || operator === '<=') return false;
  const isProduct = operator === '*' || operator === '/';
  const isSum = part.operator === '+' || part.operator === '-';
  return isSum ? isProduct || (isRight && operator === '-') : isRight && operator === '/';
}

/**
 * Lists the operands and the systems of a formula in their order; each appears once.
 */
export function operandsOf(formula: Formula): Leaf[] {
  switch (formula.kind) {
    case 'number':
      return [];
    case 'operand':
    case 'system':
      return [formula];
    case 'operation':
      return distinct([...operandsOf(formula.left), ...operandsOf(formula.right)]);
    case 'call':
      return distinct(formula.args.flatMap(operandsOf));
  }
}

function distinct<Item>(items: readonly Item[]): Item[] {
  const texts = items.map((item) => JSON.stringify(item));
  return items.filter((_, index) => texts.indexOf(texts[index] ?? '') === index);
}
