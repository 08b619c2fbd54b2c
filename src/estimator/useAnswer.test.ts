import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { defaultInputs } from '../../contract/defaults.ts';
import { answer } from '../../worker/answer/answer.ts';
import { inputs, useCurrentInputsKey } from './inputs.ts';
import { results, showAnswer } from './results.ts';
import { useAnswer, useHasAnswer } from './useAnswer.ts';

/** The markup of a component that shows the value of a hook. */
const rendered = (useValue: () => unknown) =>
  renderToStaticMarkup(createElement(() => `${useValue()}`));

const useSystemCount = () => useAnswer(({ systems }) => systems.length);

afterEach(() => {
  results.answer = null;
});

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
