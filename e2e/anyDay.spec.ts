import { formatDay } from '../contract/format/phrases.ts';
import { usualMoment } from '../testing/moment.ts';
import { recordedMailsTo } from '../testing/serverProcess.ts';
import { expect, test } from './calculator.ts';
import { sendReport } from './forms.ts';
import { openForPrint } from './printSheet.ts';

/** `playwright.config.ts` runs this at each of `unusualMoments`. */
test('a visit at this moment: tomorrow is the first day to choose, and today dates paper and mail', async ({
  calculator,
  page,
  server,
  moment,
}) => {
  const today = moment.startsAt.slice(0, 10);
  const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
  const days = page.getByRole('dialog', { name: 'Target date' }).getByRole('gridcell');
  const dayButton = (day: string) =>
    days.getByRole('button', { name: new RegExp(`\\b${formatDay(day)}`), disabled: false });

  await calculator.open();
  await page.getByRole('button', { name: /^Target date/ }).click();
  await expect(dayButton(tomorrow)).toBeVisible();
  await expect(dayButton(today)).toHaveCount(0);
  await dayButton(tomorrow).click();
  await expect(page.getByRole('button', { name: /^Target date/ })).toHaveText(formatDay(tomorrow));
  await expect(page.getByText('In 1 day.')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`deadline=${tomorrow}$`));
  const link = page.url();

  // The date of a mail is an instant, which only another time zone could change.
  if (moment.timeZone !== usualMoment.timeZone) {
    await sendReport(page, 'ada@example.com');
    const mail = async () => (await recordedMailsTo('ada@example.com', server.dataDir))[0];
    await expect.poll(mail).toBeDefined();
    const dated = Date.parse((await mail())?.date ?? '') - Date.parse(moment.startsAt);
    expect(dated).toBeGreaterThanOrEqual(-1000);
    expect(dated).toBeLessThan(10 * 60_000);
  }

  await page.goto('about:blank');
  await openForPrint(page, () => calculator.open(link));
  await expect(page.getByText('In 1 day.')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.getByRole('article').locator('header')).toContainText(formatDay(today));
});
