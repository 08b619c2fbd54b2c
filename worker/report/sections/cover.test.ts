import { expect, test } from 'vitest';
import { defaultInputs } from '../../../contract/defaults.ts';
import { laidOutReportText } from '../../../testing/claims/reportText.ts';

test('beside a net present value that contradicts the costs is the reason', async () => {
  const text = await laidOutReportText({
    ...defaultInputs,
    region: 'custom',
    customHourlyRate: 14.2,
  });
  expect(text.replace(/\s+/g, ' ')).toContain(
    'Undiscounted, building costs $88 less over 36 months; discounted at 10% a year, embedding is ahead by $656, because building is paid earlier.',
  );
  expect(await laidOutReportText(defaultInputs)).not.toContain('Undiscounted');
});
