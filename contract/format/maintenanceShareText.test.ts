import { expect, test } from 'vitest';
import { answer } from '../../worker/answer/answer.ts';
import { estimate } from '../../worker/estimate/estimate.ts';
import { defaultInputs } from '../defaults.ts';
import { hoursText } from '../paper/paperParts.ts';
import { assumptionRows, assumptionText } from './assumptionTexts.ts';
import { maintenanceShareText } from './maintenanceShareText.ts';
import { summaryText } from './summaryText.ts';

const inputs = { ...defaultInputs, assumptions: { maintenancePercentagePerYear: 20 } };
const share = '20% of the build hours a year: $367 a month';

test('a share of maintenance names its base and its amount, which is without the multiplier', () => {
  const estimated = estimate(inputs);
  expect(maintenanceShareText(20, estimated)).toBe(share);
  expect(estimated.results.inHouse.maintenance).toBe(366.67);
  expect(maintenanceShareText(20)).toBe('20% of the build hours a year');
  expect(assumptionText('maintenancePercentagePerYear', 20)).toBe('20% of the build hours a year');
});

test('rows, summary and the breakdown of page and paper have both', () => {
  const answered = answer({ inputs, today: '2026-11-01' });
  const { estimate: estimated, verdict, systems } = answered;
  const summarized = { ...answered, inputs, claims: verdict.claims, certainty: '' };
  const [row] = assumptionRows(inputs.assumptions, undefined, undefined, estimated);
  expect(row).toMatchObject({ label: 'Yearly maintenance', value: share });
  expect(hoursText({ inputs, estimate: estimated, systems })).toContain(share);
  expect(
    summaryText({
      ...summarized,
      ...{ rateCardVersion: undefined, systemName: String, isReportSent: false },
    }),
  ).toContain(share);
});
