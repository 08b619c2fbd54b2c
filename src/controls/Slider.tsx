import { useId, useLayoutEffect, useState } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { locale } from '../texts/locale.ts';
import { describedBy, FieldHelp } from './Field.tsx';
import { HelpTip } from './HelpTip.tsx';
import { NumberStepper } from './NumberStepper.tsx';
import { SliderTrack } from './SliderTrack.tsx';
import { type Range, snapToRange } from './snapToRange.ts';
import { useNumberField } from './useNumberField.ts';
import './Slider.css';

interface SliderProps {
  label: string;
  /** What the number means, behind a help icon. */
  tip?: string;
  /** The value of the first rendering. */
  value: number;
  /** Reports every later value until it is stopped; the same function in every render. */
  follow: (show: (value: number) => void) => () => void;
  onChange: (value: number) => void;
  range: Range;
  /** Shown for the highest value, such as "200+". */
  topLabel?: string;
  /** Sentences about the chosen value. */
  hint?: string | undefined;
}

/**
 * A number that can be slid, typed and stepped. It holds its value itself, so that a movement
 * renders the slider and nothing around it (decision 0807).
 */
export function Slider({
  label,
  tip,
  value: firstValue,
  follow,
  onChange,
  range,
  topLabel,
  hint,
}: SliderProps) {
  const id = useId();
  const [value, setValue] = useState(firstValue);
  useLayoutEffect(() => follow(setValue), [follow]);
  const format = (shown: number) =>
    topLabel !== undefined && shown >= range.max ? topLabel : String(shown);
  const moveTo = (next: number | null) => onChange(snapToRange(next ?? range.min, range));
  const field = useNumberField({ value, onChange: moveTo, range, rangeIs: 'bound', format });

  return (
    <I18nProvider locale={locale}>
      <div className="slider">
        <div className="field-head">
          <span>
            <label id={`${id}-label`} htmlFor={id}>
              {label}
            </label>
            {tip && <HelpTip about={label}>{tip}</HelpTip>}
          </span>
          <NumberStepper
            id={id}
            label={label}
            describedBy={describedBy(id, { help: hint })}
            field={field}
            value={value}
            range={range}
          />
        </div>
        <SliderTrack
          id={`${id}-slider`}
          labelId={`${id}-label`}
          describedBy={describedBy(id, { help: hint })}
          value={value}
          onChange={moveTo}
          range={range}
          format={format}
        />
        <div className="slider-ends" aria-hidden="true">
          <span>{format(range.min)}</span>
          <span>{format(range.max)}</span>
        </div>
        <FieldHelp id={id} help={hint} note={field.note} />
      </div>
    </I18nProvider>
  );
}
