/** What numbers an input can have, and which of them is the simplest. */
export interface NumberSpace {
  min: number;
  max: number;
  /** The simplest value. */
  simplest: number;
  isWhole: boolean;
}

/** Up to this many whole numbers, each of them is a candidate. */
const mostCandidates = 20_001;

/**
 * How far a number is from the simplest one: fewer decimals first, then fewer digits where the
 * range is too large to try every number, then the distance.
 *
 * @returns 0 for the simplest, otherwise more than 0.
 */
export function numberCost(value: number, { min, max, simplest }: NumberSpace): number {
  if (value === simplest) return 0;
  const digits = max - min < mostCandidates ? 0 : significantDigits(value);
  return 20 * decimals(value) + digits + Math.abs(value - simplest) / (max - min);
}

/**
 * Yields the numbers that are simpler than a value, by and large the simplest first. Where a range
 * is small enough, it yields every simpler whole number, otherwise those with fewer digits and
 * those nearer to the simplest.
 */
export function* simplerNumbers(value: number, space: NumberSpace): Generator<number> {
  const cost = numberCost(value, space);
  for (const candidate of candidates(value, space)) {
    const isInside = candidate >= space.min && candidate <= space.max;
    if (isInside && numberCost(candidate, space) < cost) yield candidate;
  }
}

function* candidates(value: number, space: NumberSpace): Generator<number> {
  const { min, max, simplest } = space;
  yield simplest;
  if (max - min < mostCandidates) yield* wholeNumbers(value, space);
  else for (let digits = 1; digits < 16; digits++) yield* rounded(value, digits);
  if (!Number.isInteger(value)) yield* withFewerDecimals(value);
  yield* nearer(value, simplest);
}

/** All whole numbers, from the simplest outwards; no farther than the value if it is whole. */
function* wholeNumbers(value: number, { min, max, simplest }: NumberSpace): Generator<number> {
  const start = Math.round(simplest);
  const reach = Number.isInteger(value) ? Math.abs(value - start) : max - min;
  for (let distance = 0; distance <= reach; distance++) {
    yield start + distance;
    yield start - distance;
  }
}

/** The value rounded down and up to this many significant digits. */
function* rounded(value: number, digits: number): Generator<number> {
  if (value === 0) return;
  const places = digits - 1 - Math.floor(Math.log10(Math.abs(value)));
  const unit = 10 ** Math.abs(places);
  const scaled = places < 0 ? value / unit : value * unit;
  for (const whole of [Math.floor(scaled), Math.ceil(scaled)]) {
    yield places < 0 ? whole * unit : whole / unit;
  }
}

function* withFewerDecimals(value: number): Generator<number> {
  for (let places = 0; places < Math.min(16, decimals(value)); places++) {
    const unit = 10 ** places;
    yield Math.floor(value * unit) / unit;
    yield Math.ceil(value * unit) / unit;
  }
}

/** Steps towards the simplest number, from large ones to one unit of the last decimal. */
function* nearer(value: number, simplest: number): Generator<number> {
  const unit = 10 ** decimals(value);
  const steps = Math.abs(Math.round((value - simplest) * unit));
  const direction = Math.sign(simplest - value);
  for (let step = Math.floor(steps / 2); step > 0; step = Math.floor(step / 2)) {
    yield Math.round(value * unit + direction * step) / unit;
  }
}

/** Decimals of the shortest text that reads back as the number. */
export function decimals(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (mantissa.split('.')[1] ?? '').length - Number(exponent));
}

function significantDigits(value: number): number {
  const [mantissa = ''] = String(Math.abs(value)).split('e');
  return mantissa.replace('.', '').replace(/^0+|0+$/g, '').length;
}
