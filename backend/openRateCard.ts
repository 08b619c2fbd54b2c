import { assumptionDetails } from '../contract/assumptionDetails.ts';
import { assumptionOf } from '../contract/assumptions.ts';
import { complexityNote } from '../contract/complexityNotes.ts';
import { exchangeRates } from '../contract/format/currencyText.ts';
import { OpenRateCard } from '../contract/openRateCard.ts';
import { defaultUncertainty } from '../contract/uncertainty.ts';
import { rateCard } from '../worker/estimate/rateCard.ts';
import { evidenceOf } from '../worker/estimate/systemEvidence.ts';
import { mapAssumptions, supportOf } from '../worker/forecast/estimateContent.ts';
import card2026_11_2 from './rateCards/2026-11.2.json' with { type: 'json' };
import card2026_11_3 from './rateCards/2026-11.3.json' with { type: 'json' };
import card2026_11_4 from './rateCards/2026-11.4.json' with { type: 'json' };
import card2026_11_5 from './rateCards/2026-11.5.json' with { type: 'json' };
import card2026_11_6 from './rateCards/2026-11.6.json' with { type: 'json' };
import card2026_11_7 from './rateCards/2026-11.7.json' with { type: 'json' };
import card2026_11_8 from './rateCards/2026-11.8.json' with { type: 'json' };
import card2026_11_9 from './rateCards/2026-11.9.json' with { type: 'json' };

/** Creates the rate card as other programs read it. */
export function openRateCard(): OpenRateCard {
  const card = {
    ...rateCard,
    systems: rateCard.systems.map((profile) => ({
      ...profile,
      complexityNote: complexityNote(profile.id, null),
      evidence: evidenceOf(profile.id),
    })),
    assumptions: mapAssumptions((name) => {
      const { default: byDefault, midRange } = assumptionOf(name);
      return {
        default: byDefault,
        accepted: assumptionDetails[name].accepted,
        ...(midRange !== undefined && { midRange }),
        ...supportOf(name),
      };
    }),
    exchangeRates,
    uncertainty: defaultUncertainty,
  };
  // JSON has no infinity: the upper end of a last band becomes null.
  return OpenRateCard.parse(JSON.parse(JSON.stringify(card)));
}

/** Newest first. JSON has no literal types; a test parses each. */
const cards = [
  card2026_11_9,
  card2026_11_8,
  card2026_11_7,
  card2026_11_6,
  card2026_11_5,
  card2026_11_4,
  card2026_11_3,
  card2026_11_2,
] as unknown as readonly OpenRateCard[];

/**
 * The rate cards that are kept, by version: those that the command line estimates by. What is kept
 * under a version never changes; `npm run keep-rate-card` keeps a new one.
 */
export const keptRateCards: ReadonlyMap<string, OpenRateCard> = new Map(
  cards.map((card) => [card.version, card]),
);
