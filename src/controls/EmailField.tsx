import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { likelyEmail } from '../../contract/emailDomains.ts';
import { didYouMeanText } from '../texts/deferred/requests.ts';
import { TextField } from './FormFields.tsx';

/** A pause in typing: an address that is being typed looks like one with an error. */
const pauseMs = 500;

type EmailFieldProps = ComponentProps<typeof TextField> & {
  /** The form's text. It may be there before the field: typed before its script, or a draft. */
  typed: () => string | undefined;
  /** Fills in the address that was meant. */
  onCorrect: (email: string) => void;
};

/** The field of an e-mail address. It asks about a likely typing error and refuses none (S21). */
export function EmailField({ typed, onCorrect, ...rest }: EmailFieldProps) {
  const [meant, setMeant] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const askAfterPause = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setMeant(likelyEmail(typed()?.trim() ?? '')), pauseMs);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a text that was there first
  useEffect(() => {
    askAfterPause();
    return () => clearTimeout(timer.current);
  }, []);
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
      onInput={askAfterPause}
    />
  );
}
