import { expect, test } from 'vitest';
import { assumptionDetails } from './assumptionDetails.ts';
import { numberAssumptionNames } from './assumptions.ts';
import { readText } from './format/rangeSourceTexts.ts';
import { rangeBases, rangeSourcesOf } from './rangeSources.ts';

test('a range that its sources do not state says how both ends follow from them', () => {
  for (const name of numberAssumptionNames) {
    const { confidence, min, max } = assumptionDetails[name].plausible;
    const basis = rangeBases[name];
    expect(basis !== undefined, name).toBe(
      confidence === 'judgement' && rangeSourcesOf(name).length > 0,
    );
    for (const end of basis === undefined ? [] : [min, max])
      expect(basis).toMatch(new RegExp(`(^|[^\\d−])${end < 0 ? `−${-end}` : end}%`));
  }
});

test('the sources of the multiplier add about 30% of what the rules add for the defaults', () => {
  const findings = rangeSourcesOf('multiplierPercentage').map(({ finding }) => finding);
  const [effort = 0, yearly = 0] = ['spend (\\d+)% of their effort', 'IT projects by (\\d+)%'].map(
    (stated) => Number(new RegExp(stated).exec(findings.join(' '))?.[1]),
  );
  expect([effort, yearly]).toEqual([17, 15]);
  const ofRules = 1.05 * 1.8 + 0.1 - 1;
  expect(Math.round((effort + yearly) / ofRules / 10)).toBe(3);
});

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
    expect(readText(source)).toMatch(
      /^read on \d{1,2} [A-Z][a-z]+ 20\d\d(, not opened again since)?$/,
    );
  }
});
