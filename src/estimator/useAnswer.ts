import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { subscribe } from 'valtio';
import type { Answer } from '../../worker/answer/answer.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { idleDelayMs, results } from './results.ts';

/**
 * Returns a part of the newest answer, undefined while there is none. The component renders again
 * only when that part changes.
 *
 * @param select - Returns a primitive value, or an object that the answer holds.
 */
export function useAnswer<Fact>(select: (answer: Answer) => Fact): Fact | undefined {
  return useStoreSelector(results, ({ answer }) => (answer ? select(answer) : undefined));
}

export function useHasAnswer(): boolean {
  return useAnswer(() => true) ?? false;
}

/**
 * Calls `effect` with every answer without rendering the component: figures change in the same
 * frame as the slider that is moved (decision 0807), and those off screen a moment later. It also
 * runs after each render, because React compares with what it rendered last, not with what was
 * written since. The component renders when the first answer arrives, and when a failure removes
 * the answer.
 *
 * @param element - `effect` writes into it. It may exist only from the first answer on.
 */
export function useAnswerEffect(
  element: RefObject<Element | null>,
  effect: (answer: Answer) => void,
): void {
  const hasAnswer = useHasAnswer();
  const run = useEffectEvent(() => {
    if (results.answer) effect(results.answer);
  });
  useLayoutEffect(() => run());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element may come with the first answer
  useLayoutEffect(
    () => (element.current ? subscribeVisible(element.current, () => run()) : undefined),
    [element, hasAnswer],
  );
}

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

/** Writes what is off screen and waits, which is nothing where every text is up to date. */
export function flushPending(): void {
  for (const element of pending) renderers.get(element)?.();
  pending.clear();
}
