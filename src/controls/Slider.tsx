import { type ReactNode, useId } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { locale } from '../texts/locale.ts';
import { describedBy, FieldHelp } from './Field.tsx';
import { HelpTip } from './HelpTip.tsx';
import { type LiveNumber, useLiveNumber } from './liveNumber.ts';
import { NumberStepper } from './NumberStepper.tsx';
import { SliderTrack } from './SliderTrack.tsx';
import type { Range } from './snapToRange.ts';
import { useNumberField } from './useNumberField.ts';
import './Slider.css';

interface SliderProps {
  label: string;
  /** What the number means, behind a help icon. */
  tip?: string;
  /** The same object in every rendering. */
  value: LiveNumber;
  onChange: (value: number) => void;
  range: Range;
  /** Shown for the highest value, such as "200+". */
  topLabel?: string;
  /**
   * A component that renders sentences about the chosen value, or nothing. It renders by itself, so
   * that its changes do not render the slider.
   */
  hint?: ReactNode;
}

/** A number that can be slid, typed and stepped. A movement renders nothing (decision 0357). */
export function Slider({ label, tip, value, onChange, range, topLabel, hint }: SliderProps) {
  const id = useId();
  const format = (shown: number) =>
    topLabel !== undefined && shown >= range.max ? topLabel : String(shown);
  const field = useNumberField({
    value: value.get(),
    // Where the range is a bound, every value is a number.
    onChange: (next) => onChange(next ?? range.min),
    range,
    rangeIs: 'bound',
    format,
  });
  useLiveNumber(value, field.show);

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
          onChange={onChange}
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
