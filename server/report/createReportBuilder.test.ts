import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { defaultInputs } from '../../contract/defaults.ts';
import { eventually } from '../../testing/eventually.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { buildReport } from '../../worker/report/buildReport.ts';
import { createReportBuilder } from './createReportBuilder.ts';
import { loadReportFont } from './reportFonts.ts';

const request = {
  contactName: 'Ada Lovelace',
  companyName: 'Analytical Engines',
  date: '2026-11-20',
  inputs: defaultInputs,
  url: 'https://roi.example/roi-calculator?calculation=abc',
};

function builderOf(...words: Parameters<typeof createReportBuilder>) {
  const builder = createReportBuilder(...words);
  onTestFinished(() => builder.close());
  return builder;
}

/** A thread that does `work` for each request, and responds with how many it has had. */
function threadOf(work: string): URL {
  const file = join(temporaryFolder(), 'thread.mjs');
  writeFileSync(
    file,
    `import { writeFileSync } from 'node:fs';
     import { parentPort } from 'node:worker_threads';
     let built = 0;
     parentPort.on('message', ({ companyName }) => {
       built += 1;
       ${work}
       parentPort.postMessage({ report: new Uint8Array([built]) });
     });`,
  );
  return pathToFileURL(file);
}

it('builds the same bytes in its thread as anywhere else (S5)', async () => {
  const { buildReport: buildInThread } = builderOf();
  const expected = await buildReport(request, loadReportFont);
  const [first, second] = await Promise.all([buildInThread(request), buildInThread(request)]);
  expect(Buffer.from(first).equals(Buffer.from(expected))).toBe(true);
  expect(Buffer.from(second).equals(Buffer.from(expected))).toBe(true);
});

/** From now on only the test moves the time of `setTimeout`. */
function holdTimers() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

it('stops a report that never ends, and builds the next in a new thread', async () => {
  holdTimers();
  const begun = join(temporaryFolder(), 'begun');
  const thread = threadOf(`if (companyName === 'endless') {
    writeFileSync(${JSON.stringify(begun)}, '');
    for (;;);
  }`);
  const builder = builderOf(thread, 4000);
  const endless = builder.buildReport({ ...request, companyName: 'endless' });
  const refused = expect(endless).rejects.toThrow('The report was not built in 4000 ms.');
  await eventually(() => existsSync(begun));
  vi.advanceTimersByTime(4000);
  await refused;
  expect(await builder.buildReport(request)).toEqual(new Uint8Array([1]));
});

it('builds every report in the same thread, however long it waits for the next', async () => {
  holdTimers();
  const builder = builderOf(threadOf(''), 4000);
  expect(await builder.buildReport(request)).toEqual(new Uint8Array([1]));
  vi.advanceTimersByTime(4000);
  expect(await builder.buildReport(request)).toEqual(new Uint8Array([2]));
});

it.each([
  ['ends', 'process.exit(1)', 'The report thread ended.'],
  ['fails', "throw new Error('broken')", 'The report thread failed.'],
])('survives a thread that %s', async (_, code, message) => {
  const builder = builderOf(threadOf(`if (companyName === 'broken') ${code};`));
  const broken = builder.buildReport({ ...request, companyName: 'broken' });
  await expect(broken).rejects.toThrow(message);
  expect(await builder.buildReport(request)).toEqual(new Uint8Array([1]));
});
