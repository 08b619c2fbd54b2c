import { subscribe } from 'valtio';
import { results } from './results.ts';
import { flushPending } from './useAnswer.ts';

/**
 * Shows what the page hides while its address names another scenario than the prerendered one: at
 * once, or with the answer to the inputs that the link has just set (decision 0366). Call it when
 * the link is read, whether or not it could be.
 */
export function revealAnswer(): void {
  const reveal = () => {
    if (results.isOutdated) return;
    end();
    flushPending();
    delete document.documentElement.dataset.linked;
  };
  const end = subscribe(results, reveal, true);
  reveal();
}
