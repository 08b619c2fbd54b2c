import { withThousands } from '../../../contract/format/withThousands.ts';

/** The next of 1, 2, 2.5 or 5 times a power of ten. */
export function axisStep(atLeast: number): number {
  let power = 1;
  while (power * 10 <= atLeast) power *= 10;
  return (
    [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((step) => step >= atLeast) ?? power
  );
}

/** "$150k", "$2.5M": an axis needs no more. */
export function formatAxisUsd(usd: number): string {
  if (usd >= 1_000_000) return `$${withThousandsAndTenths(usd / 1_000_000)}M`;
  if (usd >= 1000) return `$${withThousandsAndTenths(usd / 1000)}k`;
  return `$${usd}`;
}

function withThousandsAndTenths(value: number): string {
  const tenths = Math.round(value * 10);
  return tenths % 10 === 0
    ? withThousands(tenths / 10)
    : `${withThousands(Math.floor(tenths / 10))}.${tenths % 10}`;
}
