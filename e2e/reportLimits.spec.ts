import { readFile } from 'node:fs/promises';
import { defaultMailPerHour, mailLimits } from '../contract/requestLimits.ts';
import { expect, test } from './calculator.ts';
import { reportForm, requestReport, sendReport } from './forms.ts';

// Notes of reports that were sent would cover the form on a lower screen.
test.use({ environment: { RATE_LIMITS: 'on' }, viewport: { width: 1280, height: 1600 } });

test('a limit is explained beside the button, and its PDF can be downloaded all the same @night', async ({
  calculator,
  page,
}) => {
  calculator.expectedErrors.push(/The report was not sent.*Failed to send email/s);
  await calculator.open();
  const allowed = Math.min(...mailLimits(defaultMailPerHour).map(({ points }) => points));
  for (let report = 1; report <= allowed; report += 1) {
    await calculator.slide('Number of integrations', report);
    await sendReport(page, 'ada.limits@example.com');
  }
  await calculator.slide('Number of integrations', 12);
  const send = page.waitForRequest('**/api/send-roi-report');
  await requestReport(page, 'ada.limits@example.com');
  const { pdfData } = (await send).postDataJSON();

  await expect(
    page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('alert'),
  ).toHaveText('Failed to send email. Please try again.');
  const form = reportForm(page);
  await expect(form.getByRole('status')).toHaveText(
    /^You’ve reached the limit for emailed reports\. Try again in \d+ (minutes?|hours?|seconds?)\. Your calculation is saved\.$/,
  );
  await expect(
    form.getByText('Your report couldn’t be emailed, but you can download it'),
  ).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    form.getByRole('button', { name: 'Download the PDF' }).click(),
  ]);
  const pdf = await readFile(await download.path());
  expect(pdf.toString('base64')).toBe(pdfData);
});
