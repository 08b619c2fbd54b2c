/** An exact number: a fraction of whole numbers of any size, its denominator above 0. */
export interface Rational {
  numerator: bigint;
  denominator: bigint;
}

/** The decimal number that a finite number is written as. */
export function rational(value: number): Rational {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const [whole = '', decimals = ''] = mantissa.split('.');
  const digits = BigInt(whole + decimals);
  const shift = Number(exponent) - decimals.length;
  return shift >= 0
    ? { numerator: digits * 10n ** BigInt(shift), denominator: 1n }
    : { numerator: digits, denominator: 10n ** BigInt(-shift) };
}

/** The nearest number. */
export function toNumber({ numerator, denominator }: Rational): number {
  const whole = numerator / denominator;
  const scale = 10n ** 15n;
  return Number(whole) + Number(((numerator - whole * denominator) * scale) / denominator) / 1e15;
}

/**
 * The value of a formula as `worker/estimate/trace.ts` describes them, in exact arithmetic and so
 * without the estimate's own code. Throws a SyntaxError for a text that is not a formula.
 */
export function evaluateFormula(formula: string, operand: (name: string) => Rational): Rational {
  const tokens = formula.match(/[A-Za-z][\w-]*|\d+|[()+\-*/,]/g) ?? [];
  let next = 0;
  const take = (expected?: string): string => {
    const token = tokens[next++];
    if (token === undefined || (expected !== undefined && token !== expected)) {
      throw new SyntaxError(`Expected ${expected ?? 'more'} in "${formula}", got ${token}.`);
    }
    return token;
  };
  const sum = (): Rational => {
    let left = product();
    while (tokens[next] === '+' || tokens[next] === '-') {
      const sign = take() === '+' ? 1n : -1n;
      left = add(left, product(), sign);
    }
    return left;
  };
  const product = (): Rational => {
    let left = atom();
    while (tokens[next] === '*' || tokens[next] === '/') {
      left = take() === '*' ? multiply(left, atom()) : divide(left, atom());
    }
    return left;
  };
  const list = (): [Rational, ...Rational[]] => {
    const values: [Rational, ...Rational[]] = [sum()];
    while (tokens[next] === ',') {
      take(',');
      values.push(sum());
    }
    return values;
  };
  const atom = (): Rational => {
    const token = take();
    if (/^\d/.test(token)) return rational(Number(token));
    if (token === '(') {
      const inner = sum();
      take(')');
      return inner;
    }
    if (tokens[next] !== '(') return operand(token);
    take('(');
    const values = list();
    take(')');
    return applied(token, values);
  };
  const value = sum();
  if (next < tokens.length) throw new SyntaxError(`Expected an end in "${formula}".`);
  return value;
}

function applied(name: string, values: [Rational, ...Rational[]]): Rational {
  const [first] = values;
  switch (name) {
    case 'max':
      return values.reduce((most, value) => (add(value, most, -1n).numerator > 0n ? value : most));
    case 'round':
      return whole(floor(add(first, { numerator: 1n, denominator: 2n }, 1n)));
    case 'roundUp':
      return whole(-floor({ ...first, numerator: -first.numerator }));
    case 'cents':
      return divide(applied('round', [multiply(first, whole(100n))]), whole(100n));
    default:
      throw new SyntaxError(`Expected max, round, roundUp or cents, got ${name}.`);
  }
}

const whole = (numerator: bigint): Rational => ({ numerator, denominator: 1n });

function floor({ numerator, denominator }: Rational): bigint {
  const towardsZero = numerator / denominator;
  return numerator % denominator < 0n ? towardsZero - 1n : towardsZero;
}

function add(a: Rational, b: Rational, sign: 1n | -1n): Rational {
  return {
    numerator: a.numerator * b.denominator + sign * b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  };
}

function multiply(a: Rational, b: Rational): Rational {
  return { numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator };
}

function divide(a: Rational, b: Rational): Rational {
  const { numerator, denominator } = multiply(a, {
    numerator: b.denominator,
    denominator: b.numerator,
  });
  return denominator < 0n
    ? { numerator: -numerator, denominator: -denominator }
    : { numerator, denominator };
}
