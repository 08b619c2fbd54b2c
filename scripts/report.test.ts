import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { defaultInputs } from '../contract/defaults.ts';
import { loadReportFont } from '../server/report/reportFonts.ts';
import { runScript } from '../testing/childProcesses.ts';
import { someOf } from '../testing/isThorough.ts';
import { buildReport } from '../worker/report/buildReport.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

test('the command writes the bytes that the server would mail for the same request', async () => {
  const args = ['--company', 'Łódź GmbH', '--name', 'Ada Byron', '--date', '2026-11-21'];
  const { bytes, stderr, code } = await runScript('report', args, {
    input: '{"integrationCount": 12}',
  });
  const expected = await buildReport(
    {
      companyName: 'Łódź GmbH',
      contactName: 'Ada Byron',
      date: '2026-11-21',
      url: null,
      inputs: { ...defaultInputs, integrationCount: 12 },
    },
    loadReportFont,
  );
  expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
  expect(sha256(bytes)).toBe(sha256(expected));
});

test.each(
  someOf(2, [
    [['--company', 'A'], '{"integrationCount":0}', 1, 'integrationCount: Use at least 1'],
    [['--company', 'A'], '', 1, 'the input: Use a JSON object'],
    [['--company', 'A'], '[]', 1, 'the input: Use a JSON object (got an array)'],
    [[], '{}', 2, '--company: Enter a company name'],
    [['--company', ' '], '{}', 2, '--company: Enter a company name'],
    [['--company', 'www.example.com'], '{}', 2, '--company: Enter a company name without'],
    [['--company', 'A', '--name', ''], '{}', 2, '--name: Enter a name'],
    [['--company', 'A', '--date', '2027-02-30'], '{}', 2, '--date: Use a day'],
    [['--company', 'A', '--day', '2027-02-03'], '{}', 2, "Unknown option '--day'"],
  ]),
)('%j with %j is refused, and no PDF is begun', async (args, input, exitCode, reason) => {
  const { stdout, stderr, code } = await runScript('report', args, { input });
  expect(stdout).toHaveLength(0);
  expect(stderr).toContain(reason);
  expect(code).toBe(exitCode);
});
