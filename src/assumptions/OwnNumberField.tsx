import { useState } from 'react';
import { isWithin } from '../../contract/isWithin.ts';
import { NumberInput } from '../controls/NumberInput.tsx';
import { deferredAssumptionsTexts as texts } from '../texts/deferred/assumptions.ts';

interface OwnNumberFieldProps {
  label: string;
  unit: string;
  /** The visitor's own number; null if the rate card counts. */
  value: number | null;
  /** What counts while the field is empty. */
  placeholder: string;
  accepted: { min: number; max: number };
  step: number;
  /** What the estimate uses while a number that is not accepted is in the field. */
  inUse: string;
  help?: string | undefined;
  onChange: (value: number | null) => void;
}

/**
 * A number that replaces one of the rate card. An empty field is the rate card's number; a number
 * that is not accepted is explained, and changes nothing.
 */
export function OwnNumberField({
  value,
  accepted,
  step,
  inUse,
  onChange,
  ...field
}: OwnNumberFieldProps) {
  const [refusal, setRefusal] = useState<{ number: number; inUse: number | null } | null>(null);
  // Another value may have come from elsewhere since, such as from Undo.
  const refused = refusal && refusal.inUse === value ? refusal.number : null;
  return (
    <NumberInput
      {...field}
      value={refused ?? value}
      range={{ ...accepted, step }}
      rangeIs="advice"
      onChange={(number) => {
        const isAccepted = number === null || isWithin(number, accepted);
        setRefusal(isAccepted ? null : { number, inUse: value });
        if (isAccepted) onChange(number);
      }}
      error={refused === null ? undefined : texts.refused(accepted, inUse)}
    />
  );
}
