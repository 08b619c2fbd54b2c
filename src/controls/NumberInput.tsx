import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react';
import { controlsTexts } from '../texts/page.ts';
import { describedBy, Field } from './Field.tsx';
import {
  type LiveNumber,
  type NumberFieldOptions,
  type Range,
  useLiveNumber,
  useNumberField,
} from './useNumberField.ts';
import './NumberInput.css';

interface NumberInputProps extends Omit<NumberFieldOptions, 'format'> {
  label: string;
  /** At the end of the box: "%" or "USD/h". */
  unit: string;
  placeholder?: string;
  help?: ReactNode;
  error?: string | undefined;
}

/** A labelled box to type a number in, with its unit (specification 5). */
export function NumberInput({
  label,
  unit,
  placeholder,
  help,
  error,
  ...options
}: NumberInputProps) {
  const id = useId();
  const { inputProps, note } = useNumberField(options);
  return (
    <Field id={id} label={label} help={help} note={note} error={error}>
      <div className="field-box number-input">
        <input
          {...inputProps}
          id={id}
          placeholder={placeholder}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { help, error })}
        />
        <span aria-hidden="true">{unit}</span>
      </div>
    </Field>
  );
}

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
 * arrow keys in the field, so the buttons are not tab stops. A disabled one keeps the focus.
 */
export function NumberStepper({ id, label, describedBy, field, value, range }: NumberStepperProps) {
  const decrease = useRef<HTMLButtonElement>(null);
  const increase = useRef<HTMLButtonElement>(null);
  const decreaseProps = useRepeatWhileHeld(() => field.step(-1));
  const increaseProps = useRepeatWhileHeld(() => field.step(1));
  useLiveNumber(value, (next) => {
    if (decrease.current) decrease.current.ariaDisabled = String(next <= range.min);
    if (increase.current) increase.current.ariaDisabled = String(next >= range.max);
  });
  return (
    <div className="stepper">
      <button
        {...decreaseProps}
        ref={decrease}
        type="button"
        tabIndex={-1}
        aria-label={controlsTexts.decrease(label)}
        aria-disabled={value.get() <= range.min}
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
        aria-disabled={value.get() >= range.max}
      >
        <span aria-hidden="true">+</span>
      </button>
    </div>
  );
}

/** Both as in react-aria's number fields, whose spin button is not exported (decision 0357). */
const firstRepeatAfterMs = 400;
const repeatEveryMs = 60;

/**
 * Repeats what a button does while the pointer holds it.
 *
 * @param act - Returns whether there is more to do.
 */
function useRepeatWhileHeld(act: () => boolean) {
  const timer = useRef<number | undefined>(undefined);
  const hasRepeated = useRef(false);
  const stop = () => window.clearTimeout(timer.current);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const repeatAfter = (delayMs: number) => {
    timer.current = window.setTimeout(() => {
      hasRepeated.current = true;
      if (act()) repeatAfter(repeatEveryMs);
    }, delayMs);
  };
  return {
    onPointerDown: ({ button }: PointerEvent) => {
      stop();
      hasRepeated.current = false;
      if (button === 0) repeatAfter(firstRepeatAfterMs);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // A held finger would open the menu that a browser has for a long press.
    onContextMenu: (event: MouseEvent) => {
      if (hasRepeated.current) event.preventDefault();
    },
    onClick: ({ detail }: MouseEvent) => {
      // Assistive technology clicks without a pointer.
      if (detail === 0 || !hasRepeated.current) act();
    },
  };
}
