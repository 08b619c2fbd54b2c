import { subscribe } from 'valtio';
import type { Answer } from '../../worker/answer/answer.ts';
import { restMs } from './restMs.ts';
import { results } from './results.ts';

/** What shows the newest answer in each element. */
const followers = new Map<Element, () => void>();
const outOfSight = new Set<Element>();
/** Those out of sight that have not been told of the newest answer. */
const late = new Set<Element>();

let sight: IntersectionObserver | undefined;
let told: Answer | null = null;
let resting: ReturnType<typeof setTimeout> | undefined;

/**
 * Call what shows the newest answer in an element, for every further one: within the event that brings it while the element
 * is on screen; else once the answers rest, or before it is looked at or printed (decision 0812). Gives the function that
 * ends it.
 */
export function followAnswers(element: Element, showNewest: () => void): () => void {
  sight ??= startWatching();
  followers.set(element, showNewest);
  sight.observe(element);
  return () => {
    sight?.unobserve(element);
    followers.delete(element);
    outOfSight.delete(element);
    late.delete(element);
  };
}

function startWatching(): IntersectionObserver {
  told = results.answer;
  subscribe(results, tellThoseInSight, true);
  addEventListener('beforeprint', tellTheLate);
  return new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) outOfSight.add(target);
      else if (outOfSight.delete(target) && late.delete(target)) followers.get(target)?.();
    }
  });
}

function tellThoseInSight(): void {
  if (!results.answer || results.answer === told) return;
  told = results.answer;
  for (const [element, showNewest] of followers) {
    if (outOfSight.has(element)) late.add(element);
    else showNewest();
  }
  clearTimeout(resting);
  resting = setTimeout(tellTheLate, restMs);
}

function tellTheLate(): void {
  for (const element of late) followers.get(element)?.();
  late.clear();
}
