import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultInputs } from '../../contract/defaults.ts';
import { answer } from '../../worker/answer/answer.ts';

/** An observer whose test says what is on screen. */
class FakeViewport {
  static observed = new Set<Element>();
  static #report: IntersectionObserverCallback = () => {};

  constructor(report: IntersectionObserverCallback) {
    FakeViewport.#report = report;
  }

  observe(element: Element) {
    FakeViewport.observed.add(element);
  }

  unobserve(element: Element) {
    FakeViewport.observed.delete(element);
  }

  static show(target: Element, isIntersecting: boolean) {
    const entry = { target, isIntersecting } as IntersectionObserverEntry;
    FakeViewport.#report([entry], {} as IntersectionObserver);
  }
}

const page = new EventTarget();

/** The modules of a page that shows the answer to the default inputs. */
async function openPage() {
  vi.resetModules();
  const { idleDelayMs, results, showAnswer } = await import('./results.ts');
  const { subscribeVisible } = await import('./useAnswer.ts');
  const showAnswerTo = (integrationCount: number) =>
    showAnswer(answer({ inputs: { ...defaultInputs, integrationCount }, today: '2026-11-21' }));
  showAnswerTo(5);
  return { idleDelayMs, results, showAnswerTo, subscribeVisible };
}

/** Subscribes an element of its own and returns what its tests need. */
function figure(subscribeVisible: (element: Element, render: () => void) => () => void) {
  const element = {} as Element;
  const render = vi.fn();
  return { element, render, end: subscribeVisible(element, render) };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  FakeViewport.observed.clear();
  vi.stubGlobal('IntersectionObserver', FakeViewport);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a figure on screen renders in the event that brings an answer, once for each answer', async () => {
  const { showAnswerTo, subscribeVisible, results, idleDelayMs } = await openPage();
  const { element, render } = figure(subscribeVisible);
  FakeViewport.show(element, true);
  expect(render).not.toHaveBeenCalled();
  showAnswerTo(6);
  expect(render).toHaveBeenCalledTimes(1);
  results.hasFailed = true;
  results.answer = null;
  expect(render).toHaveBeenCalledTimes(1);
  showAnswerTo(7);
  expect(render).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(idleDelayMs);
  expect(render).toHaveBeenCalledTimes(2);
});

test('a figure that was never reported off screen renders at once', async () => {
  const { showAnswerTo, subscribeVisible } = await openPage();
  const { render } = figure(subscribeVisible);
  showAnswerTo(6);
  expect(render).toHaveBeenCalledOnce();
});

test('a figure off screen renders once, when answers have stopped coming for the idle delay', async () => {
  const { showAnswerTo, subscribeVisible, idleDelayMs } = await openPage();
  const { element, render } = figure(subscribeVisible);
  FakeViewport.show(element, false);
  showAnswerTo(6);
  vi.advanceTimersByTime(idleDelayMs - 1);
  showAnswerTo(7);
  vi.advanceTimersByTime(idleDelayMs - 1);
  expect(render).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(render).toHaveBeenCalledOnce();
  page.dispatchEvent(new Event('beforeprint'));
  expect(render).toHaveBeenCalledOnce();
});

test('a figure that comes on screen renders if an answer came since, and follows the next ones', async () => {
  const { showAnswerTo, subscribeVisible } = await openPage();
  const outdated = figure(subscribeVisible);
  FakeViewport.show(outdated.element, false);
  showAnswerTo(6);
  FakeViewport.show(outdated.element, true);
  expect(outdated.render).toHaveBeenCalledTimes(1);
  FakeViewport.show(outdated.element, true);
  expect(outdated.render).toHaveBeenCalledTimes(1);
  showAnswerTo(7);
  expect(outdated.render).toHaveBeenCalledTimes(2);
  FakeViewport.show(outdated.element, false);
  FakeViewport.show(outdated.element, true);
  expect(outdated.render).toHaveBeenCalledTimes(2);
});

test('every figure shows the newest answer before the page is printed', async () => {
  const { showAnswerTo, subscribeVisible } = await openPage();
  const { element, render } = figure(subscribeVisible);
  FakeViewport.show(element, false);
  showAnswerTo(6);
  expect(render).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('beforeprint'));
  expect(render).toHaveBeenCalledOnce();
});

test('after its subscription ends, an element is neither rendered nor observed, and can subscribe again', async () => {
  const { showAnswerTo, subscribeVisible, idleDelayMs } = await openPage();
  const [visible, hidden] = [figure(subscribeVisible), figure(subscribeVisible)];
  FakeViewport.show(hidden.element, false);
  showAnswerTo(6);
  expect(FakeViewport.observed).toEqual(new Set([visible.element, hidden.element]));
  visible.end();
  hidden.end();
  expect(FakeViewport.observed.size).toBe(0);
  const again = vi.fn();
  subscribeVisible(hidden.element, again);
  vi.advanceTimersByTime(idleDelayMs);
  expect(again).not.toHaveBeenCalled();
  showAnswerTo(7);
  expect(visible.render).toHaveBeenCalledTimes(1);
  expect(hidden.render).not.toHaveBeenCalled();
  expect(again).toHaveBeenCalledOnce();
});
