import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Scenario } from '../../contract/calculation.ts';
import { defaultScenario } from '../../contract/defaults.ts';
import { scenarioFragment } from '../../contract/scenarioLink.ts';
import { answer } from '../../worker/answer/answer.ts';
import type { AnalyticsEvent } from './events.ts';

const today = '2026-11-21';

/**
 * A page that measures, with modules of its own: a visit subscribes once and never unsubscribes.
 *
 * @param changesBefore - Made before the tracking code has loaded.
 */
async function startVisit(changesBefore: Partial<Scenario>[] = []) {
  vi.resetModules();
  const location = { hash: '' };
  vi.stubGlobal('location', location);
  const { inputs, currentInputs } = await import('../estimator/inputs.ts');
  const { showAnswer } = await import('../estimator/results.ts');
  const { calculatorState, eventQueue } = await import('./events.ts');
  const { debounceMs, observeCalculator } = await import('./observeCalculator.ts');
  const events: AnalyticsEvent[] = [];
  eventQueue.deliverTo((event) => events.push(event));
  const states = [calculatorState()];
  for (const change of changesBefore) {
    Object.assign(inputs, change);
    states.push(calculatorState());
  }
  observeCalculator(states);
  const flush = () => vi.advanceTimersByTimeAsync(0);
  return {
    events,
    async change(changes: Partial<Scenario>) {
      Object.assign(inputs, changes);
      await flush();
    },
    /** Replaces the inputs, as a link does: the fragment changes first. */
    async openLink(scenario: Scenario) {
      location.hash = `#${scenarioFragment(scenario)}`;
      Object.assign(inputs, scenario);
      await flush();
    },
    /** Shows the worker's answer to the current inputs. */
    async showResults() {
      showAnswer(answer({ inputs: currentInputs(), today }));
      await flush();
    },
    wait: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds),
    debounceMs,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each(['integrationCount', 'developerCountNumber'] as const)(
  'a moved slider (%s) is measured once, with its last value, after the debounce',
  async (slider) => {
    const { change, events, wait, debounceMs } = await startVisit();
    for (const value of [6, 7, 8]) {
      await change({ [slider]: value });
      await wait(debounceMs - 1);
    }
    expect(events).toEqual([]);
    await wait(1);
    expect(events).toEqual([{ event: 'slider_change', slider, value: 8 }]);
  },
);

test('a region is measured at once', async () => {
  const { change, events } = await startVisit();
  await change({ region: 'us' });
  expect(events).toEqual([{ event: 'region_select', region: 'us' }]);
});

test('an input that is not tracked is not measured', async () => {
  const { change, events, wait, debounceMs } = await startVisit();
  await change({ devTimePercentage: 77, deadline: '2027-03-01' });
  await wait(debounceMs);
  expect(events).toEqual([]);
});

test('a selected system is measured once, when an answer lists it', async () => {
  const { change, events, showResults } = await startVisit();
  await change({ selectedSystems: ['hubspot'] });
  expect(events).toEqual([]);
  await showResults();
  await showResults();
  expect(events).toEqual([{ event: 'system_select', system: 'hubspot' }]);
});

test('a selection that is taken back before the answer is not measured', async () => {
  const { change, events, showResults } = await startVisit();
  await change({ selectedSystems: ['hubspot'] });
  await change({ selectedSystems: [] });
  await showResults();
  expect(events).toEqual([]);
});

test('an id that the rate card does not list is never measured', async () => {
  const { change, events, showResults } = await startVisit();
  await change({ selectedSystems: ['ada@example.com'] });
  await showResults();
  expect(events).toEqual([]);
});

test('inputs from a link are not measured, and later changes are', async () => {
  const { change, openLink, events, wait, debounceMs } = await startVisit();
  await openLink({ ...defaultScenario, region: 'us' });
  await openLink({ ...defaultScenario, region: 'asia', integrationCount: 40 });
  await wait(debounceMs);
  expect(events).toEqual([]);
  await change({ region: 'eu' });
  expect(events).toEqual([{ event: 'region_select', region: 'eu' }]);
});

test('a complete calculation is measured after the debounce, once for the same figures', async () => {
  const { change, events, showResults, wait, debounceMs } = await startVisit();
  const completions = () => events.filter(({ event }) => event === 'calculation_complete');
  await change({ selectedSystems: ['hubspot', 'slack'] });
  await showResults();
  await wait(debounceMs - 1);
  expect(completions()).toEqual([]);
  await wait(1);
  await showResults();
  await wait(debounceMs);
  expect(completions()).toEqual([
    {
      event: 'calculation_complete',
      integrationCount: defaultScenario.integrationCount,
      savingsAmount: expect.any(Number),
    },
  ]);
  await change({ integrationCount: 50 });
  await showResults();
  await wait(debounceMs);
  expect(completions()).toHaveLength(2);
});

test('a calculation without a selected system is not complete', async () => {
  const { change, events, showResults, wait, debounceMs } = await startVisit();
  await change({ integrationCount: 12 });
  await showResults();
  await wait(debounceMs);
  expect(events.map(({ event }) => event)).toEqual(['slider_change']);
});

test('changes made before the tracking code has loaded are measured', async () => {
  const { events } = await startVisit([{ region: 'us' }, { region: 'asia' }]);
  expect(events).toEqual([
    { event: 'region_select', region: 'us' },
    { event: 'region_select', region: 'asia' },
  ]);
});
