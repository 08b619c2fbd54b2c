import { expect, test } from 'vitest';
import { defaultInputs } from '../contract/defaults.ts';
import { runScript } from '../testing/childProcesses.ts';
import { someOf } from '../testing/isThorough.ts';
import { pricingWorkbook } from '../worker/workbook/pricingWorkbook.ts';
import { writeXlsx } from '../worker/workbook/writeXlsx.ts';

test('the inputs become a workbook', async () => {
  const { bytes, stderr, code } = await runScript('workbook', ['-', '--date', '2026-11-01'], {
    input: '{"integrationCount":7}',
  });
  const inputs = { ...defaultInputs, integrationCount: 7 };
  const expected = writeXlsx(pricingWorkbook({ inputs, today: '2026-11-01' }));
  expect(bytes.equals(Buffer.from(expected))).toBe(true);
  expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
});

test.each([
  ['workbook', [], 'PK'],
  ['report', ['--company', 'Engines'], '%PDF'],
])('the command %s names what did not count, beside its file', async (command, args, magic) => {
  const input = '{"region":"us","customHourlyRate":70,"timeline":9,"selectedSystems":["acme"]}';
  const { bytes, stderr, code } = await runScript(command, args, { input });
  expect(bytes.subarray(0, magic.length).toString()).toBe(magic);
  expect({ lines: stderr.trim().split('\n'), code }).toEqual({
    lines: [
      'timeline is not counted. It follows from deadline.',
      'customHourlyRate is not counted. Region us has the rate of the rate card.',
      'selectedSystems: acme is not on the rate card, counted with 80 hours.',
    ],
    code: 0,
  });
});

test.each(
  someOf(2, [
    ['{"integrationCount":0}', [], 'integrationCount: Use at least 1 (got 0)'],
    ['nonsense', [], 'Cannot read the inputs'],
    ['{}', ['--date', 'today'], '--date: Use a day such as 2026-11-21 (got today)'],
    ['{}', ['a.json', 'b.json'], 'Pass only one input file.'],
    ['{}', ['--colour'], "Unknown option '--colour'"],
    ['{}', ['there-is-no-such-file.json'], 'Cannot read the inputs'],
  ]),
)('%j with %j is refused with the reason and exit code 2', async (input, args, reason) => {
  const { stdout, stderr, code } = await runScript('workbook', args, { input });
  expect(stdout).toHaveLength(0);
  expect(stderr).toContain(reason);
  expect(code).toBe(2);
});
