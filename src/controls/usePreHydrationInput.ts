import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Hand over what the visitor did to a prerendered control before the page was hydrated: React keeps such a
 * value in the element without telling anyone, and the figures would not follow it.
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
