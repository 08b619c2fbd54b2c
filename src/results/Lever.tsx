import { type CSSProperties, useId, useMemo, useState } from 'react';
import { subscribe } from 'valtio';
import { askedAssumptions, detailsOf } from '../../contract/assumptionDetails.ts';
import { billingOf, withChanges } from '../../contract/assumptions.ts';
import {
  assumptionLabels,
  assumptionText,
  assumptionUnit,
} from '../../contract/format/assumptionTexts.ts';
import { formatNumber } from '../../contract/format/numbers.ts';
import { lowerFirst } from '../../contract/format/phrases.ts';
import { supportText } from '../../contract/format/rangeSourceTexts.ts';
import { limits } from '../../contract/limits.ts';
import type { ResultLever } from '../../worker/forecast/resultLever.ts';
import { SliderTrack } from '../controls/Slider.tsx';
import { useLiveNumber, useNumberField } from '../controls/useNumberField.ts';
import { inputs } from '../estimator/inputs.ts';
import { openTab } from '../navigation/openTab.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { leverTexts as texts } from '../texts/deferred/lever.ts';
import { leverUse, useShown } from './AnswerCertainty.tsx';

/** What moves the result most, as a slider with its range and the result there. */
export function Lever() {
  const { certainty, formatUsd } = useShown();
  const lever = certainty?.lever;
  return lever ? <LeverSlider key={lever.name} lever={lever} formatUsd={formatUsd} /> : null;
}

interface LeverSliderProps {
  lever: ResultLever;
  formatUsd: (usd: number) => string;
}

function LeverSlider({ lever, formatUsd }: LeverSliderProps) {
  const id = useId();
  const { name, current, band, turn } = lever;
  const [scale] = useState(() => scaleOf(lever));
  const range = { ...scale, max: Math.max(scale.max, current) };
  const value = useMemo(
    () => ({
      get: () =>
        name === 'developers'
          ? inputs.developerCountNumber
          : (inputs.assumptions?.[name] ?? current),
      subscribe: (onChange: (next: number) => void) =>
        subscribe(inputs, () => onChange(value.get()), true),
    }),
    [name, current],
  );
  const onChange = (next: number) => {
    leverUse.change(name, () => {
      if (name === 'developers') inputs.developerCountNumber = next;
      else {
        const change = { quantity: { kind: 'number', name }, to: next } as const;
        inputs.assumptions = withChanges(inputs.assumptions, [change]);
      }
    });
  };
  const format = (shown: number) => formatNumber(shown, 2);
  const field = useNumberField({
    value: value.get(),
    onChange: (next) => onChange(next ?? range.min),
    range: name === 'developers' ? range : { ...detailsOf(name).accepted, step: range.step },
    outOfRange: 'clamp',
    format,
  });
  useLiveNumber(value, field.show);
  const asked = useStoreSelector(inputs, ({ assumptions }) =>
    askedAssumptions(billingOf(assumptions)),
  );
  const origin = useStoreSelector(inputs, ({ assumptions }) =>
    name === 'developers' || assumptions?.[name] !== undefined
      ? 'own'
      : assumptions?.preset
        ? 'mid'
        : 'rateCard',
  );
  const place = (at: number) =>
    `${((100 * (at - range.min)) / (range.max - range.min)).toFixed(2)}%`;
  const [title, unit] =
    name === 'developers'
      ? [texts.developers, texts.people]
      : [lowerFirst(assumptionLabels[name]), assumptionUnit(name)];
  const ids = { labelId: `${id}-label`, describedBy: `${id}-note` };
  return (
    <>
      <div className="lever-head">
        <b id={ids.labelId}>{texts.title(title)}</b> <span id={`${id}-unit`}>{unit}</span>
        <button type="button" className="link" onClick={() => openTab('assumptions')}>
          {texts.all(asked)}
        </button>
      </div>
      <div className="lever-row">
        <SliderTrack
          {...ids}
          id={`${id}-slider`}
          value={value}
          onChange={onChange}
          range={range}
          format={(shown) =>
            name === 'developers' ? texts.count(shown) : assumptionText(name, shown)
          }
        >
          <span className="lever-marks" aria-hidden="true">
            {band && (
              <i
                className="lever-band"
                style={
                  {
                    left: place(band.min),
                    '--end': place(Math.min(band.max, range.max)),
                  } as CSSProperties
                }
              />
            )}
            {turn !== null && turn >= range.min && turn <= range.max && (
              <i className="lever-turn" style={{ left: place(turn) }} />
            )}
          </span>
        </SliderTrack>
        <div className="field-box number-input">
          <input
            {...field.inputProps}
            id={id}
            aria-labelledby={`${ids.labelId} ${id}-unit`}
            aria-describedby={ids.describedBy}
          />
          <span aria-hidden="true">{unit.split(' ')[0]}</span>
        </div>
      </div>
      <p className="lever-note">
        <span id={ids.describedBy}>{noteOf(lever, formatUsd)}</span>{' '}
        <small>{texts.origin[origin]}</small>
      </p>
    </>
  );
}

/** From 0 to a little beyond what counts and what is plausible. */
function scaleOf({ name, current, band }: ResultLever) {
  const { min = current, max = current } = band ?? {};
  if (name === 'developers') return { ...limits.developerCountNumber, step: 1 };
  const { accepted, step } = detailsOf(name);
  const end = step * Math.ceil((1.07 * Math.max(max, current)) / step);
  return {
    min: Math.max(accepted.min, Math.min(0, min, current)),
    max: Math.min(accepted.max, Math.max(end, step)),
    step,
  };
}

function noteOf(lever: ResultLever, formatUsd: (usd: number) => string): string {
  const { name, band, confidence, endsUsd, turn, share } = lever;
  if (name === 'developers') return texts.liveWith(band?.min ?? null, share);
  if (!band || !confidence || !endsUsd) return '';
  const format = (value: number) => assumptionText(name, value);
  const turns = turn === null ? '' : texts.turns(format(turn));
  return `${supportText({ ...detailsOf(name).plausible, ...band }, format)}: ${texts.ends(endsUsd, formatUsd)}${turns}`;
}
