/**
 * Returns a round axis maximum of at least `usd`, which four grid lines divide into round amounts.
 */
export function roundMaximum(usd: number): number {
  let magnitude = 1;
  while (magnitude * 10 <= usd) magnitude *= 10;
  for (const steps of [1, 1.2, 1.6, 2, 2.4, 3.2, 4, 6, 8]) {
    if (usd <= steps * magnitude) return steps * magnitude;
  }
  return 10 * magnitude;
}

/**
 * Formats an axis label: "$0", "$150k", "$1.2M". Exact for the amounts of `roundMaximum`'s grid.
 */
export function axisUsd(usd: number): string {
  if (usd >= 1_000_000) return `$${trimmed(usd / 1_000_000)}M`;
  if (usd >= 1000) return `$${trimmed(usd / 1000)}k`;
  return `$${trimmed(usd)}`;
}

function trimmed(value: number): string {
  return String(Number(value.toFixed(2)));
}
