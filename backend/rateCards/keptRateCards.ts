import type { OpenRateCard } from '../../contract/openRateCard.ts';
import card2026_11_3 from './2026-11.3.json' with { type: 'json' };
import card2026_11_4 from './2026-11.4.json' with { type: 'json' };

/** Newest first. JSON has no literal types; a test parses each. */
const cards = [card2026_11_4, card2026_11_3] as unknown as readonly OpenRateCard[];

/**
 * The rate cards of all releases since programs can read them, by version. What is kept under a
 * version never changes; `npm run keep-rate-card` keeps a new one. 2026-11.2 is older: its figures
 * are kept to estimate by it.
 */
export const keptRateCards: ReadonlyMap<string, OpenRateCard> = new Map(
  cards.map((card) => [card.version, card]),
);
