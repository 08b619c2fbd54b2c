import { formatCount } from '../../../contract/format/phrases.ts';

/** The result at an end of a range: "embedding costs $18,436 less". */
function resultAt(usd: number | null, formatUsd: (usd: number) => string): string {
  if (usd === null) return 'nothing is live in-house';
  if (usd === 0) return 'both cost the same';
  return `${usd > 0 ? 'embedding' : 'building'} costs ${formatUsd(Math.abs(usd))} less`;
}

/** Texts of the lever. */
export const leverTexts = {
  title: (name: string) => `Matters most: ${name}`,
  developers: 'developers',
  people: 'people',
  count: (developers: number) => formatCount(developers, 'developer'),
  all: (count: number) => `All ${count} assumptions`,
  origin: { own: 'yours', mid: 'mid-range', rateCard: 'rate card' },
  /** "embedding costs $18,436 to $24,316 less" */
  ends: (
    [low, high]: readonly [number | null, number | null],
    formatUsd: (usd: number) => string,
  ) =>
    low !== null && high !== null && low * high > 0 && low !== high
      ? resultAt(low, formatUsd).replace(' less', ` to ${formatUsd(Math.abs(high))} less`)
      : low === high
        ? resultAt(low, formatUsd)
        : `${resultAt(low, formatUsd)}, or ${resultAt(high, formatUsd)}`,
  turns: (value: string) => `; it turns at ${value}`,
  liveWith: (developers: number | null, share: number | null) => {
    const ways = [
      developers !== null && `from ${developers}`,
      share !== null && `with ${share}% of their time`,
    ].filter(Boolean);
    return ways.length > 0 ? `${ways.join(', or ')}, the build is live within 36 months` : '';
  },
} as const;
