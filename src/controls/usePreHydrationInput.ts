import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Reports a value that the visitor set on a prerendered control before hydration. React keeps such
 * a value in the element without an event, and the figures would not follow it.
 */
export function usePreHydrationInput(
  control: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  value: string,
  onEarlyInput: (value: string) => void,
): void {
  const compare = useEffectEvent(() => {
    if (control.current && control.current.value !== value) onEarlyInput(control.current.value);
  });
  useEffect(() => compare(), []);
}
