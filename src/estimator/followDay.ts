import { droppedParts } from './droppedParts.ts';
import { currentInputs } from './inputs.ts';
import { restoreInputs } from './restoreInputs.ts';
import { localToday } from './today.ts';

const checkIntervalMs = 60_000;

let countedFrom: string | null = null;

/**
 * Let a page left open over midnight count from the new day. Replacing the inputs by themselves drops a target date that
 * has passed meanwhile, and asks for a new estimate. Further calls change nothing.
 *
 * @param today The day the page has counted from so far, `2027-03-01`.
 */
export function followDay(today: string): void {
  if (countedFrom) return;
  countedFrom = today;
  const check = () => {
    if (localToday() === countedFrom) return;
    countedFrom = localToday();
    restoreInputs(currentInputs(), droppedParts.all);
  };
  check();
  // Timers sleep in hidden tabs and suspended machines.
  document.addEventListener('visibilitychange', check);
  setInterval(check, checkIntervalMs);
}
