import { assumptionOf, changesCosts, type NumberAssumption } from '../../contract/assumptions.ts';
import {
  assumptionLabels,
  assumptionText,
  assumptionUnits,
} from '../../contract/format/assumptionTexts.ts';
import { inputs } from '../estimator/inputs.ts';
import { useAnswer } from '../estimator/useAnswer.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { deferredAssumptionsTexts as texts } from '../texts/deferred/assumptions.ts';
import { changeAssumptions } from './changeAssumptions.ts';
import { OwnNumberField } from './OwnNumberField.tsx';

/** One assumption: its number, its default and the range that is plausible. */
export function AssumptionField({
  name,
  turnsAt,
}: {
  name: NumberAssumption;
  /** The value at which the result over 36 months changes; undefined while it is not known. */
  turnsAt: number | null | undefined;
}) {
  const value = useStoreSelector(inputs, ({ assumptions }) => assumptions?.[name] ?? null);
  const { default: ofRateCard, accepted, plausible, step, unit } = assumptionOf(name);
  const maintenance = useMaintenancePercentage();
  const help = [
    ofRateCard === null
      ? value === null && maintenance !== undefined && texts.maintenanceNow(maintenance)
      : texts.rateCardDefault(assumptionText(name, ofRateCard)),
    changesCosts(name) &&
      turnsAt !== undefined &&
      (turnsAt === null ? texts.neverTurns : texts.turnsAt(assumptionText(name, turnsAt))),
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
      help={help.join(' ')}
      onChange={(number) => changeAssumptions({ [name]: number ?? undefined })}
    />
  );
}

/** What the maintenance hours are of the build hours a year, in whole percent. */
function useMaintenancePercentage(): number | undefined {
  return useAnswer(({ estimate: { hours } }) =>
    hours.development > 0 ? Math.round((1200 * hours.maintenance) / hours.development) : undefined,
  );
}
