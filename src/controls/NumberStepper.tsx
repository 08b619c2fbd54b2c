import { controlsTexts } from '../texts/controls.ts';
import type { Range } from './snapToRange.ts';
import type { useNumberField } from './useNumberField.ts';
import './NumberStepper.css';

interface NumberStepperProps {
  /** The id of the `<input>`, which a `<label>` names. */
  id: string;
  label: string;
  describedBy: string | undefined;
  field: ReturnType<typeof useNumberField>;
  value: number;
  range: Range;
}

/**
 * A number field between − and +. The keyboard steps with the arrow keys in the field, so the
 * buttons are no tab stops.
 */
export function NumberStepper({ id, label, describedBy, field, value, range }: NumberStepperProps) {
  return (
    <div className="stepper">
      <button
        type="button"
        tabIndex={-1}
        aria-label={controlsTexts.decrease(label)}
        disabled={value <= range.min}
        onClick={() => field.step(-1)}
      >
        <span aria-hidden="true">−</span>
      </button>
      <input {...field.inputProps} id={id} aria-describedby={describedBy} />
      <button
        type="button"
        tabIndex={-1}
        aria-label={controlsTexts.increase(label)}
        disabled={value >= range.max}
        onClick={() => field.step(1)}
      >
        <span aria-hidden="true">+</span>
      </button>
    </div>
  );
}
