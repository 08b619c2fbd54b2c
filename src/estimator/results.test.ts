import { subscribe } from 'valtio';
import { beforeEach, expect, test, vi } from 'vitest';
import { defaultInputs } from '../../contract/defaults.ts';
import { answer } from '../../worker/answer/answer.ts';
import { rateCard } from '../../worker/estimate/rateCard.ts';
import { answerDetails } from '../../worker/forecast/certainty.ts';
import { initializeResults, results, showAnswer } from './results.ts';

const answerTo = (changes: Partial<typeof defaultInputs>) =>
  answer({ inputs: { ...defaultInputs, ...changes }, today: '2026-11-21' });

beforeEach(() => {
  results.answer = null;
  results.rateCard = null;
});

test('a page opens without an answer, without a rate card and without a failure', async () => {
  vi.resetModules();
  const opened = await import('./results.ts');
  expect(opened.results).toEqual({
    answer: null,
    certainty: null,
    rateCard: null,
    isOutdated: false,
    hasFailed: false,
  });
});

test('the page starts with the answer and the rate card that it was rendered with', () => {
  const initial = answerTo({});
  initializeResults({
    answer: initial,
    certainty: answerDetails(defaultInputs, '2026-11-01'),
    rateCard,
  });
  expect(results.answer).toEqual(initial);
  expect(results.rateCard).toBe(rateCard);
});

test('a further answer with the same systems keeps their list, and brings its own figures', () => {
  showAnswer(answerTo({ selectedSystems: ['slack', 'hubspot'] }));
  const systems = results.answer?.systems;
  const next = answerTo({ selectedSystems: ['slack', 'hubspot'], integrationCount: 9 });
  expect(next.systems).not.toBe(systems);
  showAnswer(next);
  expect(results.answer?.systems).toBe(systems);
  expect(results.answer).toEqual(next);
});

test.each([
  { to: ['slack'] },
  { to: ['slack', 'hubspot', 'stripe'] },
  { to: ['slack', 'stripe'] },
  { to: ['stripe', 'hubspot'] },
  { to: [] },
])('an answer with other systems brings their list: $to', ({ to }) => {
  showAnswer(answerTo({ selectedSystems: ['slack', 'hubspot'] }));
  const next = answerTo({ selectedSystems: to });
  showAnswer(next);
  expect(results.answer).toEqual(next);
});

test('an answer replaces the one before as a whole', () => {
  showAnswer(answerTo({}));
  const onChange = vi.fn();
  const end = subscribe(results, onChange, true);
  showAnswer(answerTo({ integrationCount: 9 }));
  end();
  expect(onChange).toHaveBeenCalledOnce();
});
