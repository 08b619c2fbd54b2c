import { subscribe } from 'valtio';
import type { Answer } from '../../worker/estimate/answer.ts';
import { restMs } from './restMs.ts';
import { results } from './results.ts';

type Follow = (answer: Answer) => void;

const followers = new Map<Element, Follow>();
const outOfSight = new Set<Element>();
/** Those out of sight that have not been told of the newest answer. */
const late = new Set<Element>();

let sight: IntersectionObserver | undefined;
let told: Answer | null = null;
let resting: ReturnType<typeof setTimeout> | undefined;

/**
 * Tell of every further answer what shows it in an element: within the event that brings the answer while the element is on
 * screen; else once the answers rest, or before it is looked at or printed (decision 0812). Gives the function that ends it.
 */
export function followAnswers(element: Element, follow: Follow): () => void {
  sight ??= startWatching();
  followers.set(element, follow);
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
      else if (outOfSight.delete(target) && late.delete(target)) tell(target);
    }
  });
}

function tellThoseInSight(): void {
  if (!results.answer || results.answer === told) return;
  told = results.answer;
  for (const [element, follow] of followers) {
    if (outOfSight.has(element)) late.add(element);
    else follow(told);
  }
  clearTimeout(resting);
  resting = setTimeout(tellTheLate, restMs);
}

function tellTheLate(): void {
  for (const element of late) tell(element);
  late.clear();
}

function tell(element: Element): void {
  if (results.answer) followers.get(element)?.(results.answer);
}
