import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer, text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { defaultInputs } from '../contract/defaults.ts';
import { pricingWorkbook } from '../worker/workbook/pricingWorkbook.ts';
import { writeXlsx } from '../worker/workbook/writeXlsx.ts';

// Each of these starts a program of its own.
vi.setConfig({ testTimeout: 120_000 });

const script = fileURLToPath(new URL('./workbook.ts', import.meta.url));

async function run(input: string, ...args: string[]) {
  const child = spawn(process.execPath, [script, ...args], { stdio: 'pipe' });
  child.stdin.end(input);
  const [stdout, stderr, [code]] = await Promise.all([
    buffer(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { stdout, stderr, code };
}

test('the inputs become a workbook', async () => {
  const { stdout, stderr, code } = await run('{"integrationCount":7}', '-', '--date', '2026-11-01');
  const inputs = { ...defaultInputs, integrationCount: 7 };
  const expected = writeXlsx(pricingWorkbook({ inputs, today: '2026-11-01' }));
  expect(stdout.equals(Buffer.from(expected))).toBe(true);
  expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
});

test.each([
  ['{"integrationCount":0}', [], 'integrationCount: Too small: expected number to be >=1, got 0'],
  ['nonsense', [], 'The inputs could not be read'],
  ['{}', ['--date', 'today'], '--date: expected a day such as 2026-11-21, got today'],
  ['{}', ['a.json', 'b.json'], 'Expected one file of inputs.'],
  ['{}', ['--colour'], "Unknown option '--colour'"],
  ['{}', ['there-is-no-such-file.json'], 'The inputs could not be read'],
])('%j with %j is refused with the reason and exit code 2', async (input, args, reason) => {
  const { stdout, stderr, code } = await run(input, ...args);
  expect(stdout).toHaveLength(0);
  expect(stderr).toContain(reason);
  expect(code).toBe(2);
});
