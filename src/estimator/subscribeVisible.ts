import { subscribe } from 'valtio';
import type { Answer } from '../../worker/answer/answer.ts';
import { results } from './results.ts';
import { idleDelayMs } from './startEstimator.ts';

const renderers = new Map<Element, () => void>();
const offScreen = new Set<Element>();
/** Elements off screen that do not show the newest answer yet. */
const pending = new Set<Element>();

let viewportObserver: IntersectionObserver | undefined;
let lastRendered: Answer | null = null;
let idleTimer: ReturnType<typeof setTimeout> | undefined;

/**
 * Calls `render` for every further answer: in the event that brings it while the element is on
 * screen, otherwise `idleDelayMs` after the last answer, when the element comes on screen, or
 * before the page is printed (decision 0825).
 *
 * @returns The function that ends the subscription.
 */
export function subscribeVisible(element: Element, render: () => void): () => void {
  viewportObserver ??= observeViewport();
  renderers.set(element, render);
  viewportObserver.observe(element);
  return () => {
    viewportObserver?.unobserve(element);
    renderers.delete(element);
    offScreen.delete(element);
    pending.delete(element);
  };
}

function observeViewport(): IntersectionObserver {
  lastRendered = results.answer;
  subscribe(results, renderVisible, true);
  addEventListener('beforeprint', flushPending);
  return new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) offScreen.add(target);
      else if (offScreen.delete(target) && pending.delete(target)) renderers.get(target)?.();
    }
  });
}

function renderVisible(): void {
  if (!results.answer || results.answer === lastRendered) return;
  lastRendered = results.answer;
  for (const [element, render] of renderers) {
    if (offScreen.has(element)) pending.add(element);
    else render();
  }
  clearTimeout(idleTimer);
  idleTimer = setTimeout(flushPending, idleDelayMs);
}

function flushPending(): void {
  for (const element of pending) renderers.get(element)?.();
  pending.clear();
}
