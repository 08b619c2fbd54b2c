import { expect, test } from 'vitest';
import { assumptionDetails } from './assumptionDetails.ts';
import { numberAssumptionNames } from './assumptions.ts';
import { readText } from './format/rangeSourceTexts.ts';
import { rangeSourcesOf } from './rangeSources.ts';

test('every reported range has a source, and each source its address, day and finding', () => {
  const reported = numberAssumptionNames.filter(
    (name) => assumptionDetails[name].plausible.confidence === 'reported',
  );
  expect(reported).toContain('maintenancePercentagePerYear');
  for (const name of reported) {
    expect(rangeSourcesOf(name).length, name).toBeGreaterThan(0);
    const { min, max } = assumptionDetails[name].plausible;
    const findings = rangeSourcesOf(name).map(({ finding }) => finding);
    expect(findings.join(' '), 'the source states the range').toMatch(
      new RegExp(`${min}% to ${max}%`),
    );
  }
  for (const source of numberAssumptionNames.flatMap(rangeSourcesOf)) {
    expect(new URL(source.url).protocol, source.url).toBe('https:');
    expect(source.title).not.toBe('');
    expect(source.finding).toMatch(/^[A-Z].*\.$/);
    expect(readText(source)).toMatch(/^read on \d{1,2} [A-Z][a-z]+ 20\d\d$/);
  }
});
