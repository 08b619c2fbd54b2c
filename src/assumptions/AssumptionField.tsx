import { assumptionOf, changesCosts, type NumberAssumption } from '../../contract/assumptions.ts';
import {
  assumptionLabels,
  assumptionText,
  assumptionUnits,
} from '../../contract/format/assumptionTexts.ts';
import type { BreakEvenValues } from '../../worker/forecast/breakEvenValues.ts';
import { inputs } from '../estimator/inputs.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { deferredAssumptionsTexts as texts } from '../texts/deferred/assumptions.ts';
import { changeAssumptions } from './changeAssumptions.ts';
import { OwnNumberField } from './OwnNumberField.tsx';
import { turnText } from './turnText.ts';

/** One assumption: its number, its default and the range that is plausible. */
export function AssumptionField({
  name,
  turns,
}: {
  name: NumberAssumption;
  /** Null while they are not known. */
  turns: BreakEvenValues | null;
}) {
  const value = useStoreSelector(inputs, ({ assumptions }) => assumptions?.[name] ?? null);
  const { default: ofRateCard, accepted, plausible, step, unit } = assumptionOf(name);
  const help = [
    ofRateCard === null
      ? turns && texts.maintenanceByHours(turns.maintenancePercentageByHours)
      : texts.rateCardDefault(assumptionText(name, ofRateCard)),
    changesCosts(name) &&
      turns?.hasVerdict &&
      turnText(turns.numbers[name], (at) => assumptionText(name, at)),
    // A revenue is the visitor's own fact; no range of ours says anything about it.
    name !== 'monthlyRevenueUsd' &&
      texts.plausible(
        assumptionText(name, plausible.min),
        assumptionText(name, plausible.max),
        plausible.confidence,
      ),
  ].filter(Boolean);
  return (
    <OwnNumberField
      label={assumptionLabels[name]}
      unit={assumptionUnits[unit]}
      value={value}
      placeholder={ofRateCard === null ? '' : String(ofRateCard)}
      accepted={accepted}
      step={step}
      inUse={assumptionText(name, value ?? ofRateCard)}
      help={help.join(' ')}
      onChange={(number) => changeAssumptions({ [name]: number ?? undefined })}
    />
  );
}
