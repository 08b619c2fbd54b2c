import { createElement, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultInputs } from '../../contract/defaults.ts';
import { flushPromises } from '../../testing/async.ts';
import { type Answer, answer } from '../../worker/answer/answer.ts';
import { inputs, useCurrentInputsKey } from './inputs.ts';
import { refreshAtMidnight, useToday } from './refreshAtMidnight.ts';
import { results, showAnswer } from './results.ts';
import { useAnswer, useAnswerEffect, useHasAnswer } from './useAnswer.ts';

const answerTo = (integrationCount: number) =>
  answer({ inputs: { ...defaultInputs, integrationCount }, today: '2026-11-21' });

/** Shows an answer, and renders what follows from it. */
const show = (next: Answer) => flushSync(() => showAnswer(next));

/** As much of a document as React touches for components that render no element. */
function emptyContainer(): Element {
  const ownerDocument = Object.assign(new EventTarget(), { nodeType: 9 });
  const names = { nodeType: 1, nodeName: 'MAIN', tagName: 'MAIN', textContent: '' };
  return Object.assign(new EventTarget(), { ...names, ownerDocument }) as unknown as Element;
}

interface FigureProps {
  element: RefObject<Element | null>;
  /** Sets `element` as React would, which has no DOM here. */
  onRender: () => void;
  effect: (answer: Answer) => void;
}

function Figure({ element, onRender, effect }: FigureProps) {
  onRender();
  useAnswerEffect(element, effect);
  return null;
}

/** Mounts a component whose element is what `findElement` returns when it renders. */
function mount(findElement: () => Element | null) {
  const effect = vi.fn<(answer: Answer) => void>();
  const element: FigureProps['element'] = { current: null };
  const onRender = vi.fn(() => {
    element.current = findElement();
  });
  const root = createRoot(emptyContainer());
  const render = () =>
    flushSync(() => root.render(createElement(Figure, { element, onRender, effect })));
  render();
  return { effect, onRender, render, unmount: () => flushSync(() => root.unmount()) };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('window', { HTMLIFrameElement: class {} });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
    },
  );
  results.answer = null;
});

afterEach(async () => {
  // React's scheduler still has a turn to take, in which it looks at the window.
  await flushPromises();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const element = {} as Element;

test('an effect runs for each answer, and the component does not render', () => {
  showAnswer(answerTo(5));
  const { effect, onRender, unmount } = mount(() => element);
  show(answerTo(6));
  show(answerTo(7));
  expect(effect.mock.calls).toEqual([[answerTo(5)], [answerTo(6)], [answerTo(7)]]);
  expect(onRender).toHaveBeenCalledOnce();
  unmount();
});

test('an effect runs after each render, because React may have written the first answer again', () => {
  showAnswer(answerTo(5));
  const { effect, render, unmount } = mount(() => element);
  show(answerTo(6));
  render();
  expect(effect.mock.calls).toEqual([[answerTo(5)], [answerTo(6)], [answerTo(6)]]);
  unmount();
});

test('an element that comes with the first answer follows the next ones', () => {
  const { effect, unmount } = mount(() => results.answer && element);
  expect(effect).not.toHaveBeenCalled();
  show(answerTo(5));
  expect(effect.mock.calls).toEqual([[answerTo(5)]]);
  show(answerTo(6));
  expect(effect.mock.calls).toEqual([[answerTo(5)], [answerTo(6)]]);
  unmount();
});

test('a failure that removes the answer renders the component and runs no effect', () => {
  showAnswer(answerTo(5));
  const { effect, onRender, unmount } = mount(() => results.answer && element);
  flushSync(() => {
    results.answer = null;
  });
  expect(onRender).toHaveBeenCalledTimes(2);
  expect(effect).toHaveBeenCalledOnce();
  show(answerTo(6));
  expect(effect.mock.calls).toEqual([[answerTo(5)], [answerTo(6)]]);
  unmount();
});

test('no effect runs after the component is removed', () => {
  showAnswer(answerTo(5));
  const { effect, unmount } = mount(() => element);
  unmount();
  show(answerTo(6));
  expect(effect).toHaveBeenCalledOnce();
});

const rendered = (useValue: () => unknown) =>
  renderToStaticMarkup(createElement(() => `${useValue()}`));

const useSystemCount = () => useAnswer(({ systems }) => systems.length);

test('a component shows the part of the newest answer that it selects, and nothing without one', () => {
  expect(rendered(useSystemCount)).toBe('undefined');
  expect(rendered(useHasAnswer)).toBe('false');
  const inputs = { ...defaultInputs, selectedSystems: ['slack', 'hubspot'] };
  const newest = answer({ inputs, today: '2026-11-21' });
  showAnswer(newest);
  expect(rendered(useSystemCount)).toBe(String(newest.systems.length));
  expect(rendered(useHasAnswer)).toBe('true');
});

test('the key of the inputs changes with them', () => {
  const before = rendered(useCurrentInputsKey);
  inputs.integrationCount += 1;
  expect(rendered(useCurrentInputsKey)).not.toBe(before);
  inputs.integrationCount -= 1;
  expect(rendered(useCurrentInputsKey)).toBe(before);
});

function Day({ onDay }: { onDay: (day: string) => void }) {
  onDay(useToday());
  return null;
}

test('what counts days renders again on the next one, without a target date or a change', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 12), toFake: ['Date', 'setInterval'] });
  const page = new EventTarget();
  vi.stubGlobal('document', page);
  refreshAtMidnight();
  const onDay = vi.fn<(day: string) => void>();
  const root = createRoot(emptyContainer());
  flushSync(() => root.render(createElement(Day, { onDay })));
  vi.setSystemTime(new Date(2026, 10, 22, 9));
  flushSync(() => page.dispatchEvent(new Event('visibilitychange')));
  expect(onDay.mock.calls).toEqual([['2026-11-21'], ['2026-11-22']]);
  flushSync(() => root.unmount());
});
