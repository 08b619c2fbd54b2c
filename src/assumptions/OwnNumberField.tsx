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
  help?: string | undefined;
  onChange: (value: number | null) => void;
}

/**
 * A number that replaces one of the rate card. An empty field is the rate card's number; a number
 * that is not accepted is explained, and changes nothing.
 */
export function OwnNumberField({ value, accepted, step, onChange, ...field }: OwnNumberFieldProps) {
  const [refused, setRefused] = useState<number | null>(null);
  return (
    <NumberInput
      {...field}
      value={refused ?? value}
      range={{ ...accepted, step }}
      rangeIs="advice"
      onChange={(number) => {
        const isAccepted = number === null || isWithin(number, accepted);
        setRefused(isAccepted ? null : number);
        if (isAccepted) onChange(number);
      }}
      error={refused === null ? undefined : texts.refused(accepted)}
    />
  );
}
