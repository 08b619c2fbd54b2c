/** A round amount, at least as large as `usd`, that four grid lines divide into round amounts. */
export function roundMaximum(usd: number): number {
  let magnitude = 1;
  while (magnitude * 10 <= usd) magnitude *= 10;
  for (const steps of [1, 1.2, 1.6, 2, 2.4, 3.2, 4, 6, 8]) {
    if (usd <= steps * magnitude) return steps * magnitude;
  }
  return 10 * magnitude;
}

/** "$0", "$150k", "$1.2M": an amount beside an axis, exact for the amounts that an axis has. */
export function axisUsd(usd: number): string {
  if (usd >= 1_000_000) return `$${trimmed(usd / 1_000_000)}M`;
  if (usd >= 1000) return `$${trimmed(usd / 1000)}k`;
  return `$${trimmed(usd)}`;
}

function trimmed(value: number): string {
  return String(Number(value.toFixed(2)));
}
