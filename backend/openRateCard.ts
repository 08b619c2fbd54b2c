import { assumptionDetails } from '../contract/assumptionDetails.ts';
import { assumptionOf } from '../contract/assumptions.ts';
import { complexityNote } from '../contract/complexityNotes.ts';
import { exchangeRates } from '../contract/exchangeRates.ts';
import { OpenRateCard } from '../contract/openRateCard.ts';
import { defaultUncertainty } from '../contract/uncertainty.ts';
import { rateCard } from '../worker/estimate/rateCard.ts';
import { evidenceOf } from '../worker/estimate/systemEvidence.ts';
import { mapAssumptions, supportOf } from '../worker/forecast/estimateContent.ts';

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
      const { accepted } = assumptionDetails[name];
      return {
        default: byDefault,
        accepted,
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
