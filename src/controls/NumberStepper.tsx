import { useRef } from 'react';
import { controlsTexts } from '../texts/controls.ts';
import { type LiveNumber, useLiveNumber } from './liveNumber.ts';
import type { Range } from './snapToRange.ts';
import type { useNumberField } from './useNumberField.ts';
import { useRepeatWhileHeld } from './useRepeatWhileHeld.ts';
import './NumberStepper.css';

interface NumberStepperProps {
  /** The id of the `<input>`, which a `<label>` names. */
  id: string;
  label: string;
  describedBy: string | undefined;
  field: ReturnType<typeof useNumberField>;
  value: LiveNumber;
  range: Range;
}

/**
 * A number field between − and +, which repeat while they are held. The keyboard steps with the
 * arrow keys in the field, so the buttons are not tab stops.
 */
export function NumberStepper({ id, label, describedBy, field, value, range }: NumberStepperProps) {
  const decrease = useRef<HTMLButtonElement>(null);
  const increase = useRef<HTMLButtonElement>(null);
  const decreaseProps = useRepeatWhileHeld(() => field.step(-1));
  const increaseProps = useRepeatWhileHeld(() => field.step(1));
  useLiveNumber(value, (next) => {
    if (decrease.current) decrease.current.disabled = next <= range.min;
    if (increase.current) increase.current.disabled = next >= range.max;
  });
  return (
    <div className="stepper">
      <button
        {...decreaseProps}
        ref={decrease}
        type="button"
        tabIndex={-1}
        aria-label={controlsTexts.decrease(label)}
        disabled={value.get() <= range.min}
      >
        <span aria-hidden="true">−</span>
      </button>
      <input {...field.inputProps} id={id} aria-describedby={describedBy} />
      <button
        {...increaseProps}
        ref={increase}
        type="button"
        tabIndex={-1}
        aria-label={controlsTexts.increase(label)}
        disabled={value.get() >= range.max}
      >
        <span aria-hidden="true">+</span>
      </button>
    </div>
  );
}
