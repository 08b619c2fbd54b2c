import { useState } from 'react';
import {
  type Assumptions,
  assumptionOf,
  changedAssumptions,
  changesCosts,
  isWithin,
  type NumberAssumption,
  type SystemFigure,
} from '../../contract/assumptions.ts';
import {
  assumptionLabels,
  assumptionText,
  assumptionUnits,
} from '../../contract/format/assumptionTexts.ts';
import type { BreakEvenValues } from '../../worker/forecast/breakEvenValues.ts';
import { NumberInput, type NumberInputProps } from '../controls/NumberInput.tsx';
import { enteredInputs, inputs } from '../estimator/inputs.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { deferredAssumptionsTexts as texts } from '../texts/deferred/assumptions.ts';

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

/** `value` is the visitor's own number; null if the rate card's, the `placeholder`, counts. */
interface OwnNumberFieldProps extends Omit<NumberInputProps, 'range' | 'outOfRange' | 'error'> {
  accepted: { min: number; max: number };
  step: number;
  /** The number that the estimate uses while the field has one that is not accepted. */
  inUse: string;
}

/**
 * A number that replaces one of the rate card. An empty field is the rate card's number; a number
 * that is not accepted is explained, and changes nothing.
 */
export function OwnNumberField({
  value,
  accepted,
  step,
  inUse,
  onChange,
  ...field
}: OwnNumberFieldProps) {
  const [refusal, setRefusal] = useState<{ number: number; inUse: number | null } | null>(null);
  // Another value may have come from elsewhere since, such as from Undo.
  const refused = refusal && refusal.inUse === value ? refusal.number : null;
  return (
    <NumberInput
      {...field}
      value={refused ?? value}
      range={{ ...accepted, step }}
      outOfRange="warn"
      onChange={(number) => {
        const isAccepted = number === null || isWithin(number, accepted);
        setRefusal(isAccepted ? null : { number, inUse: value });
        if (isAccepted) onChange(number);
      }}
      error={refused === null ? undefined : texts.refused(accepted, inUse)}
    />
  );
}

/** Changes some assumptions; one that is undefined has its default again. */
export function changeAssumptions(changes: Assumptions): void {
  inputs.assumptions = changedAssumptions({ ...enteredInputs().assumptions, ...changes });
}

/** Changes one figure of a system; null is the rate card's. */
export function changeSystemFigure(id: string, figure: SystemFigure, value: number | null): void {
  const { systems = {} } = enteredInputs().assumptions ?? {};
  const figures = { ...systems[id], [figure]: value ?? undefined };
  changeAssumptions({ systems: { ...systems, [id]: figures } });
}

/**
 * Says at which value of a field the result over 36 months changes.
 *
 * @param breakEvenValue - Null if no value does.
 * @param format - Formats the value with its unit.
 */
export function turnText(breakEvenValue: number | null, format: (value: number) => string): string {
  return breakEvenValue === null ? texts.neverTurns : texts.breakEvenValue(format(breakEvenValue));
}
