import { type ComponentProps, type ReactNode, useId } from 'react';
import './Field.css';
import './Checkbox.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** May hold a link: pressing the link follows it, pressing the words around it ticks the box. */
  label: ReactNode;
  error?: string | undefined;
}

/** A box to tick. The rest of the props are the input's own, so react-hook-form's `register` spreads onto it. */
export function Checkbox({ label, error, ...rest }: CheckboxProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <div className="checkbox">
      <div className="checkbox-row">
        <input
          {...rest}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      <div aria-live="polite" id={`${id}-error`} className="field-error">
        {error && <p>{error}</p>}
      </div>
    </div>
  );
}
