import { useStoreSelector } from '../state/useStoreSelector.ts';
import { droppedParts, enteredInputs, inputs, localToday, restoreInputs } from './inputs.ts';

const checkIntervalMs = 60_000;

let currentDay: string | null = null;

/**
 * Updates a page that stays open past midnight: restores the inputs on the new day, which drops a
 * target date that has passed and requests a new estimate, whose dates are those of that day. Only
 * the first call has an effect.
 */
export function refreshAtMidnight(): void {
  if (currentDay) return;
  currentDay = localToday();
  const check = () => {
    if (localToday() === currentDay) return;
    currentDay = localToday();
    restoreInputs(enteredInputs(), droppedParts.all);
  };
  // Timers are suspended in hidden tabs and while the machine sleeps.
  document.addEventListener('visibilitychange', check);
  setInterval(check, checkIntervalMs);
}

/** Returns the visitor's day for the key of a worker's call, and renders again on the next one. */
export function useToday(): string {
  return useStoreSelector(inputs, () => localToday());
}
