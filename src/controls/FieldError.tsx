import './Field.css';

/** What is wrong with a field, below it and announced politely; `describedBy` ties the control to it. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <div aria-live="polite" id={`${id}-error`} className="field-error">
      {error && <p>{error}</p>}
    </div>
  );
}
