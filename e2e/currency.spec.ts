import type { Page } from 'playwright/test';
import { defaultInputs } from '../contract/defaults.ts';
import { currencyOf, inCurrency } from '../contract/format/money.ts';
import { readScenario } from '../contract/scenarioLink.ts';
import { caseRowsOf } from '../worker/answer/caseRows.ts';
import { counterarguments } from '../worker/forecast/counterarguments.ts';
import { expect, test } from './calculator.ts';
import { chooseTab, openAssumptions, pixelsBeside } from './controls.ts';
import { findViolations } from './findViolations.ts';
import { openForPrint } from './printSheet.ts';

const answer = (page: Page) => page.getByRole('region', { name: 'Your answer' });
const conversion = (page: Page) => page.getByText(/^Computed in US dollars, shown at/);
const currency = (page: Page) => page.getByRole('combobox', { name: 'Currency' });

test('amounts follow the currency, at a rate of the visitor’s own too, fit on the narrowest screen, and the link keeps it', async ({
  calculator,
  page,
}) => {
  await calculator.open();
  await openAssumptions(page);
  const discountRate = page.getByRole('spinbutton', { name: 'Discount rate' });
  await expect(discountRate).toBeVisible();
  await expect(answer(page)).toContainText('$');
  await currency(page).selectOption('eur');
  await expect(conversion(page)).toContainText('shown at 0.865 EUR per USD');
  await expect(answer(page)).not.toContainText('$');
  const costs = page.getByRole('grid', { name: 'Cost Analysis' });
  await expect(costs).toContainText('€37,870');
  await expect(costs).toContainText('$899, €778');
  await expect(discountRate, 'stays open').toBeVisible();
  await expect.poll(() => page.url()).toContain('currency=eur');
  expect(await findViolations(page)).toEqual([]);

  await page.reload();
  await expect(currency(page)).toHaveValue('eur');
  await expect(costs).toContainText('€37,870');
  await currency(page).selectOption('usd');
  await expect(costs).toContainText('$43,780');
  await expect(conversion(page)).toHaveCount(0);
  await expect.poll(() => page.url()).not.toContain('currency');

  await currency(page).selectOption('eur');
  await openAssumptions(page);
  await page.getByRole('spinbutton', { name: 'Exchange rate' }).fill('0.9');
  await expect(conversion(page)).toContainText('shown at 0.9 EUR per USD (your rate)');
  await expect(costs).toContainText('€39,402');
  await currency(page).selectOption('gbp');
  await expect(conversion(page), 'begins at the rate card’s').toContainText(
    'shown at 0.741 GBP per USD',
  );

  await page.setViewportSize({ width: 320, height: 640 });
  await calculator.follow(
    `#v1&integrations=196&developers=13&region=custom&rate=10000&currency=eur&leaving-hours=60&leaving-month=57&others=${'x'.repeat(40)}`,
  );
  await expect(costs).toContainText('$4,999, €4,324');
  await expect(costs).toContainText(/€\d{3},\d{3},\d{3}/);
  await expect(page.getByRole('button', { name: /x{40}/ }), 'a name in one word').toBeVisible();
  await expect.poll(() => pixelsBeside(page)).toBe(0);
});

test('what workers word is in the currency too: the case, the arguments, and those on paper', async ({
  calculator,
  page,
  moment,
}) => {
  const link = 'v1&integrations=20&developers=2&share=30&region=eu&currency=gbp';
  const inputs = { ...defaultInputs, ...readScenario(link)?.inputs };
  const { arguments: found, rows } = inCurrency(currencyOf(inputs), () => ({
    ...counterarguments(inputs),
    rows: caseRowsOf(inputs, moment.startsAt.slice(0, 10)),
  }));
  await openForPrint(page, () => calculator.open(`#${link}&tab=cfo`));
  const panel = page.getByRole('tabpanel');
  await expect(panel.locator('.case dd')).toHaveText(rows.map(({ text }) => text));
  await chooseTab(page, 'Argue the other side');
  for (const { sentence } of found) await expect(panel).toContainText(sentence);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const sheet = page.getByRole('article', { includeHidden: true });
  for (const { sentence } of found) await expect(sheet).toContainText(sentence);
  expect(found.map(({ sentence }) => sentence).join()).toMatch(/£/);
});
