import { ref } from 'valtio';
import { expect, test, vi } from 'vitest';
import { flushPromises } from '../../testing/async.ts';
import { answer } from '../../worker/answer/answer.ts';
import { paperResults } from '../../worker/forecast/paperResults.ts';
import { currentInputs, localToday } from '../estimator/inputs.ts';
import { results } from '../estimator/results.ts';
import { printSheet } from '../navigation/printSheet.ts';
import { paperResultsOf, preparePaperResults } from './paperResults.ts';

const worker = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../workers/workers.ts', () => ({ forecastWorker: worker }));

/** Shows a new answer, and prepares its results as the sheet does. */
async function openSheet({ hasFocus = true, fails = false } = {}) {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hasFocus: () => hasFocus }));
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  worker.call.mockReset();
  worker.call.mockImplementation(async (ask) => {
    if (fails) throw new Error('No worker.');
    return ask({ paperResults });
  });
  Object.assign(printSheet, { isReady: false, isWaiting: false });
  showNewAnswer();
  const end = preparePaperResults();
  await flushPromises();
  return {
    end,
    loseFocus: () => page.dispatchEvent(new Event('blur')),
    getFocus: () => page.dispatchEvent(new Event('focus')),
  };
}

function showNewAnswer() {
  results.answer = ref(answer({ inputs: currentInputs(), today: localToday() }));
}

const shown = () => results.answer && paperResultsOf(results.answer);

test('nothing is computed until printing is near: a print waits, or the page loses the focus', async () => {
  const { end, loseFocus } = await openSheet();
  expect(worker.call).not.toHaveBeenCalled();
  expect(printSheet.isReady).toBe(false);
  loseFocus();
  await flushPromises();
  expect(shown()?.finance[36].months).toBe(36);
  expect(printSheet.isReady).toBe(true);
  loseFocus();
  await flushPromises();
  expect(worker.call).toHaveBeenCalledTimes(1);
  end();
  expect(printSheet.isReady).toBe(false);
});

test('a sheet that loads while a print waits, or without the focus, computes at once', async () => {
  const { end, getFocus } = await openSheet({ hasFocus: false });
  expect(printSheet.isReady).toBe(true);
  getFocus();
  showNewAnswer();
  await flushPromises();
  expect([printSheet.isReady, shown()]).toEqual([false, null]);
  printSheet.isWaiting = true;
  await flushPromises();
  expect(printSheet.isReady).toBe(true);
  end();
});

test('results of an older answer, or of inputs that are not answered yet, are never shown', async () => {
  const { end, loseFocus, getFocus } = await openSheet();
  loseFocus();
  getFocus();
  showNewAnswer();
  await flushPromises();
  expect([printSheet.isReady, shown()]).toEqual([false, null]);
  results.isOutdated = true;
  loseFocus();
  await flushPromises();
  expect(worker.call).toHaveBeenCalledTimes(1);
  results.isOutdated = false;
  end();
});

test('an answer that comes after the page lost the focus is computed for paper', async () => {
  const { end, loseFocus } = await openSheet();
  results.isOutdated = true;
  loseFocus();
  await flushPromises();
  expect(shown()).toBe(null);
  showNewAnswer();
  results.isOutdated = false;
  await flushPromises();
  expect([printSheet.isReady, shown()?.finance[36].months]).toEqual([true, 36]);
  end();
});

test('a print does not wait for results that cannot be computed', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { end, loseFocus } = await openSheet({ fails: true });
  loseFocus();
  await flushPromises();
  expect([printSheet.isReady, shown()]).toEqual([true, null]);
  end();
});
