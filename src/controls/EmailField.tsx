import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { likelyEmail } from '../../contract/emailDomains.ts';
import { didYouMeanText } from '../texts/deferred/requests.ts';
import { TextField } from './FormFields.tsx';

/** A pause in typing: an address that is being typed looks like one with an error. */
const pauseMs = 500;

/**
 * The field of an e-mail address, which asks about a likely typing error and refuses none (S21).
 *
 * @param onCorrect - Fills in the address that was meant.
 */
export function EmailField({
  onChange,
  onCorrect,
  ...rest
}: ComponentProps<typeof TextField> & { onCorrect: (email: string) => void }) {
  const [meant, setMeant] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const question = meant && (
    <>
      {didYouMeanText}{' '}
      <button
        type="button"
        className="link"
        onClick={() => {
          setMeant(null);
          onCorrect(meant);
        }}
      >
        {meant}
      </button>
      ?
    </>
  );
  return (
    <TextField
      {...rest}
      type="email"
      autoComplete="email"
      note={question}
      onChange={(event) => {
        const { value } = event.target;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => setMeant(likelyEmail(value.trim())), pauseMs);
        return onChange?.(event);
      }}
    />
  );
}
