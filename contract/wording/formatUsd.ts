import { withThousands } from './withThousands.ts';

/** "$43,780": whole dollars, halves rounded away from zero (E15). */
export function formatUsd(usd: number): string {
  const dollars = Math.round(Math.abs(usd));
  return `${usd < 0 && dollars > 0 ? '-' : ''}$${withThousands(dollars)}`;
}

/** Whole USD out of what `formatUsd` wrote; throws a RangeError for anything else. */
export function parseUsd(text: string): number {
  const [, sign, digits] = /^(-?)\$(\d{1,3}(?:,\d{3})*)$/.exec(text) ?? [];
  if (digits === undefined) throw new RangeError(`Expected an amount such as $43,780, got ${text}`);
  const dollars = Number(digits.replaceAll(',', ''));
  return sign ? -dollars : dollars;
}
