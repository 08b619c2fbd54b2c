import type { ReactNode } from 'react';
import { FieldError } from './FieldError.tsx';
import './Field.css';

interface FieldProps {
  /** The control's id; the label, help and error derive theirs from it. */
  id: string;
  label: string;
  /** `group` where the control is a button that names itself by label and value together. */
  labelFor?: 'control' | 'group';
  /** A help icon after the label. */
  tip?: ReactNode;
  /** A quiet word at the far end of the label, such as "optional". */
  aside?: string | undefined;
  help?: ReactNode;
  error?: string | undefined;
  children: ReactNode;
}

/** Label above, help below, error beside the field it names and announced politely: every field of the page. */
export function Field({
  id,
  label,
  labelFor = 'control',
  tip,
  aside,
  help,
  error,
  children,
}: FieldProps) {
  return (
    <div className="field">
      <div className="field-head">
        {labelFor === 'control' ? (
          <label id={`${id}-label`} htmlFor={id}>
            {label}
          </label>
        ) : (
          <span id={`${id}-label`}>{label}</span>
        )}
        {tip}
        {aside && <span className="field-aside">{aside}</span>}
      </div>
      {children}
      {help && (
        <p className="field-help" id={`${id}-help`}>
          {help}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** What `aria-describedby` of a field's control says, in reading order; nothing where there is nothing. */
export function describedBy(
  id: string,
  { help, error }: { help?: ReactNode; error?: string | undefined },
): string | undefined {
  const ids = [help && `${id}-help`, error && `${id}-error`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}
