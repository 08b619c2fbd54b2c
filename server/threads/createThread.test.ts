import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { defaultInputs } from '../../contract/defaults.ts';
import { eventually } from '../../testing/async.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { buildReport, type ReportRequest } from '../../worker/report/buildReport.ts';
import { loadReportFont } from '../report/reportFonts.ts';
import { createThread } from './createThread.ts';

const reportThread = new URL('../report/reportThread.ts', import.meta.url);

const request = {
  contactName: 'Ada Lovelace',
  companyName: 'Analytical Engines',
  date: '2026-11-20',
  inputs: defaultInputs,
  url: 'https://roi.example/roi-calculator?calculation=abc',
};

function open<Request, Answer>(file: URL, timeoutMs?: number) {
  const thread = createThread<Request, Answer>(file, timeoutMs);
  onTestFinished(() => thread.close());
  return thread;
}

/** A thread that does `work` for each text, and answers with how many it has had. */
function openCounting(work: string, timeoutMs?: number) {
  const file = join(temporaryFolder(), 'thread.mjs');
  writeFileSync(
    file,
    `import { writeFileSync } from 'node:fs';
     import { parentPort } from 'node:worker_threads';
     let count = 0;
     parentPort.on('message', (text) => {
       count += 1;
       ${work}
       parentPort.postMessage({ answer: count });
     });`,
  );
  return open<string, number>(pathToFileURL(file), timeoutMs);
}

it('builds the same report as anywhere else, for each of several requests at once (S5)', async () => {
  const { ask } = open<ReportRequest, Uint8Array>(reportThread);
  const expected = await buildReport(request, loadReportFont);
  const [first, second] = await Promise.all([ask(request), ask(request)]);
  expect(Buffer.from(first).equals(Buffer.from(expected))).toBe(true);
  expect(Buffer.from(second).equals(Buffer.from(expected))).toBe(true);
});

/** From now on only the test moves the time of `setTimeout`. */
function holdTimers() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

it('stops an answer that never ends, and asks for the next in a new thread', async () => {
  holdTimers();
  const begun = join(temporaryFolder(), 'begun');
  const { ask } = openCounting(
    `if (text === 'endless') {
      writeFileSync(${JSON.stringify(begun)}, '');
      for (;;);
    }`,
    4000,
  );
  const refused = expect(ask('endless')).rejects.toThrow('The thread did not answer in 4000 ms.');
  await eventually(() => existsSync(begun));
  vi.advanceTimersByTime(4000);
  await refused;
  expect(await ask('next')).toBe(1);
});

it('asks the same thread, however long it waits for the next request', async () => {
  holdTimers();
  const { ask } = openCounting('', 4000);
  expect(await ask('first')).toBe(1);
  vi.advanceTimersByTime(4000);
  expect(await ask('second')).toBe(2);
});

it.each([
  ['ends', 'process.exit(1)', 'The thread ended.'],
  ['fails', "throw new Error('broken')", 'The thread failed.'],
])('survives a thread that %s', async (_, code, message) => {
  const { ask } = openCounting(`if (text === 'broken') ${code};`);
  await expect(ask('broken')).rejects.toThrow(message);
  expect(await ask('next')).toBe(1);
});
