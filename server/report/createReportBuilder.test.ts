import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { defaultInputs } from '../../contract/defaults.ts';
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

function threadOf(code: string): URL {
  const file = join(temporaryFolder(), 'thread.mjs');
  writeFileSync(file, code);
  return pathToFileURL(file);
}

it('builds the same bytes in its thread as anywhere else (S5)', async () => {
  const { buildReport: buildInThread } = builderOf();
  const expected = await buildReport(request, loadReportFont);
  const [first, second] = await Promise.all([buildInThread(request), buildInThread(request)]);
  expect(Buffer.from(first).equals(Buffer.from(expected))).toBe(true);
  expect(Buffer.from(second).equals(Buffer.from(expected))).toBe(true);
});

it('stops a report that never ends, and builds the next in a new thread', async () => {
  const thread = threadOf(
    `import { parentPort } from 'node:worker_threads';
     parentPort.on('message', ({ job, request }) => {
       if (request.companyName === 'endless') for (;;);
       parentPort.postMessage({ job, report: new Uint8Array([7]) });
     });`,
  );
  const builder = builderOf(thread, 4000);
  await expect(builder.buildReport({ ...request, companyName: 'endless' })).rejects.toThrow(
    /4000 ms/,
  );
  expect(await builder.buildReport(request)).toEqual(new Uint8Array([7]));
});

it('survives a thread that fails', async () => {
  const thread = threadOf(
    `import { parentPort } from 'node:worker_threads';
     parentPort.on('message', ({ job, request }) => {
       if (request.companyName === 'broken') process.exit(1);
       parentPort.postMessage({ job, report: new Uint8Array([7]) });
     });`,
  );
  const builder = builderOf(thread);
  await expect(builder.buildReport({ ...request, companyName: 'broken' })).rejects.toThrow(
    /thread/,
  );
  expect(await builder.buildReport(request)).toEqual(new Uint8Array([7]));
});
