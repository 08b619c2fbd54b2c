import { useState } from 'react';
import { changesCosts, detailsOf } from '../../contract/assumptionDetails.ts';
import {
  type Assumptions,
  assumedNumbers,
  assumptionOf,
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
  assumptionUnit,
  systemFigureText,
} from '../../contract/format/assumptionTexts.ts';
import { rateSourceText, rateText } from '../../contract/format/currencyText.ts';
import { currencies } from '../../contract/format/money.ts';
import { formatNumber } from '../../contract/format/numbers.ts';
import {
  basisText,
  rangeEnd,
  supportedRange,
  supportText,
} from '../../contract/format/rangeSourceTexts.ts';
import { inputDefinitions } from '../../contract/inputs.ts';
import type { SupportedRange } from '../../contract/rangeSources.ts';
import type { Answer, SelectedSystem } from '../../worker/answer/answer.ts';
import type { BreakEvenValues } from '../../worker/forecast/breakEvenValues.ts';
import { NumberInput } from '../controls/NumberInput.tsx';
import { SourceList } from '../controls/SourceList.tsx';
import { changeAssumptions } from '../estimator/changeAssumptions.ts';
import { enteredInputs, inputs, setInput, useShownCurrency } from '../estimator/inputs.ts';
import { useAnswer } from '../estimator/useAnswer.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { deferredAssumptionsTexts as texts } from '../texts/deferred/assumptions.ts';

/** Where a number lies outside a range, in words; null within it. */
function placeOutside(
  value: number | null,
  range: Pick<SupportedRange, 'min' | 'max'> | null,
): string | null {
  if (value === null || range === null || isWithin(value, range)) return null;
  return value < range.min ? texts.below : texts.above;
}

/** What counts for an assumption, and what its field says of it. */
export function assumptionInUse(
  name: NumberAssumption,
  {
    assumptions,
    systems,
  }: { assumptions: Assumptions | null | undefined; systems: readonly string[] },
  estimate: Answer['estimate'] | undefined,
  turns: BreakEvenValues | null,
) {
  const count = estimate?.effectiveCount ?? 0;
  const value = assumptions?.[name] ?? null;
  const byPreset = assumedNumbers({ ...assumptions, [name]: undefined }, count, systems)[name];
  // Only the worker knows the weeks of the plan.
  const unstated = byPreset ?? (value === null ? (estimate?.assumed[name] ?? null) : null);
  const known: Partial<Record<NumberAssumption, number>> = turns?.rateCard ?? {};
  const ofRateCard = assumptionOf(name).default ?? known[name] ?? null;
  const used = value ?? unstated ?? ofRateCard;
  const range = supportedRange(name, count, systems);
  const times = (detailsOf(name).plausible.isTimesDefault && ofRateCard) || 1;
  const place = placeOutside(used, range && { min: times * range.min, max: times * range.max });
  return { value, unstated: unstated ?? ofRateCard, ofRateCard, used, range, place };
}

/** One assumption: its number, its range and where the result turns. */
export function AssumptionField({
  name,
  turns,
}: {
  name: NumberAssumption;
  /** Null while they are not known. */
  turns: BreakEvenValues | null;
}) {
  const assumptions = useStoreSelector(inputs, (stored) => stored.assumptions);
  const systems = useStoreSelector(inputs, (stored) => stored.selectedSystems);
  const estimate = useAnswer((answer) => answer.estimate);
  const { accepted, step } = detailsOf(name);
  const inUse = assumptionInUse(name, { assumptions, systems }, estimate, turns);
  const { value, ofRateCard, used, range } = inUse;
  return (
    <SheetLine
      label={assumptionLabels[name]}
      unit={assumptionUnit(name).split(' ')[0] ?? ''}
      value={value}
      unstated={inUse.unstated}
      accepted={accepted}
      step={step}
      range={range}
      place={inUse.place}
      rangeEnd={rangeEnd(name)}
      breakEvenValue={changesCosts(name) ? turns?.numbers[name] : null}
      format={(number) => assumptionText(name, number)}
      notes={[
        estimate && name === 'maintenancePercentagePerYear' && assumptionText(name, used, estimate),
        name === 'monthlyRevenueUsd' && used === 0 && texts.nothingWaits,
        assumptionOf(name).default === null && used === ofRateCard && texts.byRateCard[name],
        used !== ofRateCard &&
          ofRateCard !== null &&
          texts.rateCard(assumptionText(name, ofRateCard)),
      ]}
      onChange={(number) => changeAssumptions({ [name]: number ?? undefined })}
    />
  );
}

/** The exchange rate, where amounts are not shown in USD (E38). */
export function ExchangeRate() {
  const { code } = useShownCurrency();
  const exchangeRate = useStoreSelector(inputs, (stored) => stored.exchangeRate);
  if (code === 'usd') return null;
  const { label, accepted, range } = inputDefinitions.exchangeRate;
  return (
    <SheetLine
      label={label}
      unit={code.toUpperCase()}
      value={exchangeRate}
      unstated={currencies[code].perUsd}
      accepted={accepted}
      step={range.step}
      range={null}
      place={null}
      breakEvenValue={null}
      format={rateText}
      notes={[texts.rateCard(rateText(currencies[code].perUsd)), rateSourceText]}
      onChange={setInput('exchangeRate')}
    />
  );
}

/** The hours and the review of one system. */
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
  const lineOf = (figure: SystemFigure) => {
    const value = own?.[figure] ?? null;
    const stated = turns?.systems[system.id]?.[figure];
    const format = (number: number) => systemFigureText(figure, number);
    const isCounted = figure !== 'moderationWeeks' || isCountedReview(system, assumptions);
    // A preset changes the hours, but no review.
    const isMidRange = assumptions?.preset && figure !== 'moderationWeeks';
    const unstated = (value === null && isMidRange ? system[figure] : stated?.rateCard) ?? null;
    const origin = stated?.isOnRateCard ? texts.rateCard : texts.otherIntegrations;
    return (
      <SheetLine
        key={figure}
        label={texts.systemFigures[figure]}
        unit={texts.systemUnits[figure]}
        value={value}
        unstated={unstated}
        accepted={systemFigures[figure].accepted}
        step={1}
        range={stated?.range ?? null}
        place={placeOutside(value ?? unstated, stated?.range ?? null)}
        breakEvenValue={isCounted ? stated?.breakEvenValue : null}
        format={format}
        notes={[
          !isCounted && texts.reviewNotCounted,
          stated && (value ?? unstated) !== stated.rateCard && origin(format(stated.rateCard)),
        ]}
        onChange={(number) => change(figure, number)}
      />
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is a row of a fieldset that has a legend
    <div className="sheet-group" role="group" aria-label={system.name}>
      <strong>{system.name}</strong>
      {systemFigureNames.map(lineOf)}
    </div>
  );
}

interface SheetLineProps {
  label: string;
  unit: string;
  /** The visitor's own number; null where `unstated` counts. */
  value: number | null;
  /** The value of an empty field; null while it is not known. */
  unstated: number | null;
  accepted: { min: number; max: number };
  step: number;
  range: SupportedRange | null;
  /** Where the number in use lies outside of it, in words. */
  place: string | null;
  /** Formats an end of the range; as `format` where missing. */
  rangeEnd?: (value: number) => string;
  breakEvenValue: number | null | undefined;
  format: (value: number) => string;
  /** Further sentences of its caption. */
  notes: readonly (string | false | undefined)[];
  onChange: (value: number | null) => void;
}

/**
 * A line of the sheet: a number that replaces one of the rate card, its range and a caption. A
 * number that is not accepted is explained, and changes nothing.
 */
function SheetLine({
  label,
  unit,
  value,
  unstated,
  accepted,
  step,
  range,
  place,
  format,
  rangeEnd: formatEnd = format,
  breakEvenValue,
  notes,
  onChange,
}: SheetLineProps) {
  const [refusal, setRefusal] = useState<{ number: number; inUse: number | null } | null>(null);
  // Another value may have come from elsewhere since, such as from Undo.
  const refused = refusal && refusal.inUse === value ? refusal.number : null;
  const used = value ?? unstated;
  const sources = range?.sources ?? [];
  const isPublished = range?.confidence === 'reported';
  const caption = [
    breakEvenValue != null && texts.breakEvenValue(format(breakEvenValue)),
    ...notes,
  ].filter(Boolean);
  return (
    <div className="sheet-line">
      <NumberInput
        label={label}
        unit={unit}
        value={refused ?? value}
        placeholder={unstated === null ? '' : formatNumber(unstated, step < 0.1 ? 3 : 1)}
        range={{ ...accepted, step }}
        outOfRange="warn"
        onChange={(number) => {
          const isAccepted = number === null || isWithin(number, accepted);
          setRefusal(isAccepted ? null : { number, inUse: value });
          if (isAccepted) onChange(number);
        }}
        error={
          refused === null
            ? undefined
            : texts.refused(accepted, used === null ? texts.rateCardFigure : format(used))
        }
        help={
          <>
            {range && <span>{supportText(range, formatEnd)}</span>}
            {place && (
              <span>
                {' · '}
                <b>{place}</b>
              </span>
            )}
            {caption.length > 0 && <span>{`${range ? ' · ' : ''}${caption.join(' · ')}`}</span>}
          </>
        }
      />
      {isPublished ? (
        <SourceList sources={sources} isBrief />
      ) : (
        sources.length > 0 && (
          <details>
            <summary>{texts.relatedSources}</summary>
            {range && <p className="hint">{basisText(range)}</p>}
            <SourceList sources={sources} />
          </details>
        )
      )}
    </div>
  );
}
