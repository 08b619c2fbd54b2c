import { withThousands } from '../../../contract/format/withThousands.ts';

/** Rounds up to the next 1, 2, 2.5 or 5 times a power of ten. */
export function axisStep(minimum: number): number {
  let power = 1;
  while (power * 10 <= minimum) power *= 10;
  return (
    [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((step) => step >= minimum) ?? power
  );
}

/** Formats an amount for an axis: "$150k", "$2.5M". */
export function formatAxisUsd(usd: number): string {
  if (usd >= 1_000_000) return `$${formatTenths(usd / 1_000_000)}M`;
  if (usd >= 1000) return `$${formatTenths(usd / 1000)}k`;
  return `$${usd}`;
}

function formatTenths(value: number): string {
  const tenths = Math.round(value * 10);
  return tenths % 10 === 0
    ? withThousands(tenths / 10)
    : `${withThousands(Math.floor(tenths / 10))}.${tenths % 10}`;
}
