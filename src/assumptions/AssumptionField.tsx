import { useState } from 'react';
import {
  type Assumptions,
  assumedNumber,
  assumptionOf,
  changedAssumptions,
  changesCosts,
  isWithin,
  type NumberAssumption,
  type SystemFigure,
  systemFigureNames,
  systemFigures,
} from '../../contract/assumptions.ts';
import { isCountedReview } from '../../contract/evidence.ts';
import {
  assumptionLabels,
  assumptionText,
  assumptionUnits,
  systemFigureText,
} from '../../contract/format/assumptionTexts.ts';
import { formatNumber } from '../../contract/format/numbers.ts';
import { assumptionSupportText, supportText } from '../../contract/format/rangeSourceTexts.ts';
import { type RangeSource, rangeSourcesOf } from '../../contract/rangeSources.ts';
import type { SelectedSystem } from '../../worker/answer/answer.ts';
import type { BreakEvenValues } from '../../worker/forecast/breakEvenValues.ts';
import { NumberInput, type NumberInputProps } from '../controls/NumberInput.tsx';
import { SourceList } from '../controls/SourceList.tsx';
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
  const unstated = useStoreSelector(inputs, ({ assumptions }) =>
    assumedNumber({ ...assumptions, [name]: undefined }, name),
  );
  const { default: ofRateCard, accepted, step, unit } = assumptionOf(name);
  const help = [
    value === null && unstated !== ofRateCard && texts.midRange(assumptionText(name, unstated)),
    ofRateCard === null
      ? turns && texts.maintenanceByHours(turns.maintenancePercentageByHours)
      : texts.rateCardDefault(assumptionText(name, ofRateCard)),
    changesCosts(name) && turnText(turns?.numbers[name], (at) => assumptionText(name, at)),
    assumptionSupportText(name),
  ].filter(Boolean);
  return (
    <OwnNumberField
      label={assumptionLabels[name]}
      unit={assumptionUnits[unit]}
      value={value}
      placeholder={unstated === null ? '' : formatNumber(unstated, 2)}
      accepted={accepted}
      step={step}
      inUse={assumptionText(name, value ?? unstated)}
      help={help.join(' ')}
      sources={rangeSourcesOf(name)}
      onChange={(number) => changeAssumptions({ [name]: number ?? undefined })}
    />
  );
}

/** The hours and the review of one system, each with its default and its plausible range. */
export function SystemFields({
  system,
  turns,
}: {
  system: SelectedSystem;
  turns: BreakEvenValues | null;
}) {
  const assumptions = useStoreSelector(inputs, (stored) => stored.assumptions);
  const own = assumptions?.systems?.[system.id];
  const change = (figure: SystemFigure, value: number | null) => {
    const { systems = {} } = enteredInputs().assumptions ?? {};
    const figures = { ...systems[system.id], [figure]: value ?? undefined };
    changeAssumptions({ systems: { ...systems, [system.id]: figures } });
  };
  /** A preset changes the hours, but no review. */
  const inUse = (figure: SystemFigure) =>
    assumptions?.preset && figure !== 'moderationWeeks' ? system[figure] : undefined;
  const fieldOf = (figure: SystemFigure) => {
    const value = own?.[figure] ?? null;
    const stated = turns?.systems[system.id]?.[figure];
    const format = (number: number) => systemFigureText(figure, number);
    const isCounted = figure !== 'moderationWeeks' || isCountedReview(system, assumptions);
    const unstated = value === null ? (inUse(figure) ?? stated?.rateCard) : stated?.rateCard;
    const used = value ?? unstated;
    const help = stated && [
      stated.isOnRateCard
        ? texts.rateCardDefault(format(stated.rateCard))
        : texts.otherDefault(format(stated.rateCard)),
      isCounted ? turnText(stated.breakEvenValue, format) : texts.reviewNotCounted,
      stated.range && `${supportText(stated.range, format)}.`,
    ];
    return (
      <OwnNumberField
        key={figure}
        label={texts.systemFigures[figure]}
        unit=""
        value={value}
        placeholder={unstated === undefined ? '' : formatNumber(unstated, 2)}
        accepted={systemFigures[figure].accepted}
        step={1}
        inUse={used === undefined ? texts.rateCardFigure : format(used)}
        help={help?.filter(Boolean).join(' ')}
        sources={stated?.range?.sources}
        onChange={(number) => change(figure, number)}
      />
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is a row of a fieldset that has a legend
    <div className="assumptions-system" role="group" aria-label={system.name}>
      <strong>{system.name}</strong>
      {systemFigureNames.map(fieldOf)}
    </div>
  );
}

/** `value` is the visitor's own number; null if the rate card's, the `placeholder`, counts. */
interface OwnNumberFieldProps extends Omit<NumberInputProps, 'range' | 'outOfRange' | 'error'> {
  accepted: { min: number; max: number };
  step: number;
  /** The number that the estimate uses while the field has one that is not accepted. */
  inUse: string;
  /** Pages about its range. */
  sources: readonly RangeSource[] | undefined;
}

/**
 * A number that replaces one of the rate card. An empty field is the rate card's number; a number
 * that is not accepted is explained, and changes nothing.
 */
function OwnNumberField({
  value,
  accepted,
  step,
  inUse,
  sources = [],
  onChange,
  ...field
}: OwnNumberFieldProps) {
  const [refusal, setRefusal] = useState<{ number: number; inUse: number | null } | null>(null);
  // Another value may have come from elsewhere since, such as from Undo.
  const refused = refusal && refusal.inUse === value ? refusal.number : null;
  return (
    <div>
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
      <SourceList sources={sources} />
    </div>
  );
}

/** Changes some assumptions; one that is undefined has its default again. */
export function changeAssumptions(changes: Assumptions): void {
  inputs.assumptions = changedAssumptions({ ...enteredInputs().assumptions, ...changes });
}

/** Says at which value of a field the result over 36 months changes; nothing if no value does. */
function turnText(
  breakEvenValue: number | null | undefined,
  format: (value: number) => string,
): string {
  return breakEvenValue == null ? '' : texts.breakEvenValue(format(breakEvenValue));
}
