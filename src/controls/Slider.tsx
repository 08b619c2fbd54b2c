import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { usePreHydrationInput } from '../startup/preHydration.ts';
import { controlsTexts } from '../texts/controls.ts';
import { describedBy, FieldHelp } from './Field.tsx';
import { usePointerSlide, useRepeatWhileHeld } from './pointer.ts';
import { HelpTip } from './Tips.tsx';
import {
  type LiveNumber,
  type Range,
  snapToRange,
  stepsPerPage,
  useLiveNumber,
  useNumberField,
} from './useNumberField.ts';
import './Slider.css';

interface SliderProps {
  label: string;
  /** The meaning of the number, behind a help icon. */
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

/**
 * A number that can be slid, typed and stepped. A movement renders nothing (decision 0357). The
 * slider is a range input, which responds before any script and handles the keys; the element
 * around it handles the pointer (decision 0356).
 */
export function Slider({ label, tip, value, onChange, range, topLabel, hint }: SliderProps) {
  const id = useId();
  const rail = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const decrease = useRef<HTMLButtonElement>(null);
  const increase = useRef<HTMLButtonElement>(null);
  const { min, max, step } = range;
  const format = (shown: number) =>
    topLabel !== undefined && shown >= max ? topLabel : String(shown);
  const field = useNumberField({
    value: value.get(),
    // With `clamp`, every value is a number.
    onChange: (next) => onChange(next ?? min),
    range,
    outOfRange: 'clamp',
    format,
  });
  const set = (next: number) => {
    const snapped = snapToRange(next, range);
    if (snapped !== value.get()) onChange(snapped);
  };
  const fraction = () => (value.get() - min) / (max - min);
  const fillSize = () => `${(100 * fraction()).toFixed(2)}%`;
  const shown = useRef(value.get());
  useLiveNumber(value, (next) => {
    field.show(next);
    if (decrease.current) decrease.current.disabled = next <= min;
    if (increase.current) increase.current.disabled = next >= max;
    if (next === shown.current || !input.current || !rail.current) return;
    shown.current = next;
    input.current.value = String(next);
    input.current.setAttribute('aria-valuetext', format(next));
    rail.current.style.backgroundSize = fillSize();
  });
  usePreHydrationInput(input, String(shown.current), (early) => set(Number(early)));

  const pointerProps = usePointerSlide(rail, fraction, (at) => {
    input.current?.focus({ preventScroll: true });
    set(min + at * (max - min));
  });
  const decreaseProps = useRepeatWhileHeld(() => field.step(-1));
  const increaseProps = useRepeatWhileHeld(() => field.step(1));
  /** Plain arrows, Home and End are the browser's own. */
  const moveByKey = (event: KeyboardEvent) => {
    const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
    const isPage = key.startsWith('Page') || (shiftKey && key.startsWith('Arrow'));
    if (!isPage || altKey || ctrlKey || metaKey) return;
    event.preventDefault();
    const steps = /(?:Up|Right)$/.test(key) ? stepsPerPage : -stepsPerPage;
    set(value.get() + steps * step);
  };

  return (
    <div className="slider">
      <div className="field-head">
        <span>
          <label id={`${id}-label`} htmlFor={id}>
            {label}
          </label>
          {tip && <HelpTip about={label}>{tip}</HelpTip>}
        </span>
        {/* The keyboard steps with the arrow keys in the field: the buttons are no tab stops. */}
        <div className="stepper">
          <button
            {...decreaseProps}
            ref={decrease}
            type="button"
            tabIndex={-1}
            aria-label={controlsTexts.decrease(label)}
            disabled={value.get() <= min}
          >
            <span aria-hidden="true">−</span>
          </button>
          <input {...field.inputProps} id={id} aria-describedby={describedBy(id, { help: hint })} />
          <button
            {...increaseProps}
            ref={increase}
            type="button"
            tabIndex={-1}
            aria-label={controlsTexts.increase(label)}
            disabled={value.get() >= max}
          >
            <span aria-hidden="true">+</span>
          </button>
        </div>
      </div>
      <div className="slider-control" {...pointerProps}>
        <i ref={rail} className="slider-rail" style={{ backgroundSize: fillSize() }} />
        <input
          ref={input}
          id={`${id}-slider`}
          type="range"
          min={min}
          max={max}
          step={step}
          defaultValue={value.get()}
          autoComplete="off"
          aria-valuetext={format(value.get())}
          aria-labelledby={`${id}-label`}
          aria-describedby={describedBy(id, { help: hint })}
          onChange={(event) => set(event.target.valueAsNumber)}
          onKeyDown={moveByKey}
        />
      </div>
      <div className="slider-ends" aria-hidden="true">
        <span>{format(min)}</span>
        <span>{format(max)}</span>
      </div>
      <FieldHelp id={id} help={hint} note={field.note} />
    </div>
  );
}
