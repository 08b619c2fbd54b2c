import { execFileSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { openEstimate } from '../../backend/openEstimate.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { startApp } from '../../testing/appServer.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';

const pathOf = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** A program that uses the client with its types. */
const program = `
import * as api from './api.ts';

export async function ask(baseUrl: string) {
  const estimated = await api.estimate({ integrationCount: 12 }, { baseUrl });
  if (estimated.status !== 200) throw new Error(estimated.data.detail);
  const { verdict, inputs }: api.Estimate = estimated.data;
  const refused = await api.estimate({ integrationCount: 0 }, { baseUrl });
  const fields: string[] =
    refused.status === 400 ? (refused.data.errors ?? []).map(({ field }) => field) : [];
  const contact = { contactName: 'Ada', contactEmail: 'ada@example.com', companyName: 'Engines' };
  const saved = await api.roiCalculation(
    { ...inputs, timeline: 6, developerCount: '1-2', ...contact },
    {},
    { baseUrl },
  );
  if (saved.status !== 201) throw new Error(saved.data.detail);
  const read = await api.savedRoiCalculation(saved.data.id, { baseUrl });
  if (read.status !== 200) throw new Error(read.data.detail);
  return { cheaper: verdict.cheaper, inputs, fields, read: read.data.inputs };
}
`;

test('a client that a generator makes of openapi.json compiles, and calls the server', async () => {
  const folder = temporaryFolder();
  symlinkSync(pathOf('node_modules'), join(folder, 'node_modules'));
  const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: folder });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  run(
    pathOf('node_modules/oazapfts/dist/cli.js'),
    pathOf('docs/openapi.json'),
    join(folder, 'api.ts'),
  );
  const file = join(folder, 'program.ts');
  writeFileSync(file, program);
  run(
    pathOf('node_modules/typescript/lib/tsc.js'),
    ...['--noEmit', '--strict', '--target', 'esnext', '--module', 'nodenext', '--skipLibCheck'],
    ...['--allowImportingTsExtensions', '--types', 'node', file],
  );
  const { url } = await startApp();
  const { ask } = await import(/* @vite-ignore */ pathToFileURL(file).href);
  const asked = { ...defaultInputs, integrationCount: 12 };
  const { inputs } = openEstimate(asked, { now: Date.now(), publicUrl: url });
  expect(await ask(url.origin)).toEqual({
    cheaper: 'embedded',
    inputs,
    fields: ['integrationCount'],
    read: { ...inputs, timeline: 6, developerCount: '1-2' },
  });
});
