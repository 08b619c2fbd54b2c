import { subscribe } from 'valtio';
import { results } from './results.ts';
import { flushPending } from './useAnswer.ts';

/** As long as the page waits for its script before it says so. */
const patienceMs = 4000;

/**
 * Shows what the page hides while its address names another scenario than the prerendered one: at
 * once, or with the answer to the inputs that the link has just set (decision 0366). The inputs do
 * not wait longer for a worker that never answers: then they are shown without figures. Call it
 * when the link is read, whether or not it could be.
 */
export function revealAnswer(): void {
  const reveal = () => {
    if (results.isOutdated && results.answer) return;
    end();
    clearTimeout(timer);
    flushPending();
    delete document.documentElement.dataset.linked;
  };
  const end = subscribe(results, reveal, true);
  const timer = setTimeout(() => {
    results.answer = null;
  }, patienceMs);
  reveal();
}
