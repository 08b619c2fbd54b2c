import type { ReactNode } from 'react';
import './Field.css';

export interface FieldProps {
  /** The control's id; the label, help and error derive theirs from it. */
  id: string;
  label: string;
  /** `group` where the control is a button named by label and value together. */
  labelFor?: 'control' | 'group';
  /** At the end of the label's line, such as "optional". */
  aside?: ReactNode;
  help?: ReactNode;
  /** Announced politely after a correction of the value; `null` where there is none. */
  note?: ReactNode;
  error?: ReactNode;
  children: ReactNode;
}

/** Every field of the page: label above, help below, and the error announced politely. */
export function Field({
  id,
  label,
  labelFor = 'control',
  aside,
  help,
  note,
  error,
  children,
}: FieldProps) {
  return (
    <div
      className="field"
      {...(labelFor === 'group' && { role: 'group', 'aria-labelledby': `${id}-label` })}
    >
      <div className="field-head">
        {labelFor === 'control' ? (
          <label id={`${id}-label`} htmlFor={id}>
            {label}
          </label>
        ) : (
          <span id={`${id}-label`}>{label}</span>
        )}
        {aside && <div className="field-aside">{aside}</div>}
      </div>
      {children}
      <FieldHelp id={id} help={help} {...(note !== undefined && { note })} />
      <FieldError id={id} error={error} />
    </div>
  );
}

/** The texts below a control: its help, and a note about what has just happened. */
export function FieldHelp({ id, help, note }: Pick<FieldProps, 'id' | 'help' | 'note'>) {
  return (
    <>
      {help && (
        <p className="field-help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {note !== undefined && (
        <div aria-live="polite" className="field-help field-note">
          {note}
        </div>
      )}
    </>
  );
}

/** The `aria-describedby` of a field's control, in reading order; undefined where there is none. */
export function describedBy(
  id: string,
  { help, error }: { help?: ReactNode; error?: ReactNode },
): string | undefined {
  const ids = [help && `${id}-help`, error && `${id}-error`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** The error of a field, announced politely. `describedBy` links the control to it. */
export function FieldError({ id, error }: { id: string; error: ReactNode }) {
  return (
    <div aria-live="polite" id={`${id}-error`} className="field-error">
      {typeof error === 'string' ? <p>{error}</p> : error}
    </div>
  );
}
