import './Field.css';

/** The error of a field, announced politely. `describedBy` links the control to it. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <div aria-live="polite" id={`${id}-error`} className="field-error">
      {error && <p>{error}</p>}
    </div>
  );
}
