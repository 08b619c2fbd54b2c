import type { Locator, Page } from 'playwright/test';
import { expect, test } from './calculator.ts';
import { findViolations } from './findViolations.ts';

const answer = (page: Page) => page.getByRole('region', { name: 'Your answer' });
const maintenance = (page: Page) =>
  page.getByLabel('Maintenance per year, as a share of the build');

/** Open the panel with every assumption. */
async function openAssumptions(page: Page): Promise<void> {
  await page.getByText('Assumptions: rate card').click();
  await maintenance(page).waitFor();
}

test('an assumption of the visitor’s own changes the answer at once, and says so', async ({
  calculator,
  page,
}) => {
  await calculator.open();
  await openAssumptions(page);
  await maintenance(page).fill('20');
  await expect(answer(page)).toContainText('$55,541');
  await expect(answer(page)).toContainText('Embedding costs $21,377 less over 36 months');
  await expect(answer(page)).toContainText('with your assumptions');
  await expect(page.getByText('Assumptions: 1 of your own')).toBeVisible();
  for (const title of ['Cost Analysis', 'Integration Breakdown', '36-month cost forecast']) {
    await expect(page.getByRole('heading', { name: title })).toContainText('with your assumptions');
  }
  for (const title of ['For your CFO', 'Argue the other side']) {
    await page.getByRole('heading', { name: title }).click();
    await expect(page.locator('details').filter({ hasText: title })).toContainText(
      'with your assumptions',
    );
  }
  await page.getByText('Argue the other side').scrollIntoViewIfNeeded();
  await expect(page.getByRole('complementary', { name: 'Answer in short' })).toContainText(
    'with your assumptions',
  );

  const useRateCard = page.getByRole('button', { name: 'Use the rate card' });
  await useRateCard.focus();
  await useRateCard.press('Enter');
  await expect(answer(page)).toContainText('$131,983');
  await expect(answer(page)).not.toContainText('with your assumptions');
  await expect(maintenance(page)).toHaveValue('');
  await expect(useRateCard).toBeDisabled();
  await expect(useRateCard).toBeFocused();
});

test('a number that is not accepted is explained and changes nothing', async ({
  calculator,
  page,
}) => {
  await calculator.open();
  await openAssumptions(page);
  const discount = page.getByLabel('Discount on the embedded plan');
  await discount.fill('120');
  await expect(page.getByText('Enter a number from 0 to 100.')).toBeVisible();
  await expect(answer(page)).toContainText('$34,164');
  await discount.fill('12,5');
  await expect(page.getByText('Enter a number from 0 to 100.')).toBeHidden();
  // 1,800 and 899 less 12.5 %: 1,575 and 786.63 a month.
  await expect(answer(page)).toContainText('$29,894');
  for (const refused of ['101', '-5', 'abc']) {
    await discount.fill(refused);
    await expect(discount).toHaveAccessibleDescription(/0 to 100\. Using 12\.5% for now\./);
  }
  await expect(answer(page)).toContainText('$29,894');
  await page.getByRole('button', { name: 'Use the rate card' }).click();
  await expect(discount).toHaveValue('');
  await expect(page.getByText('for now.')).toBeHidden();
});

test('assumptions travel in the link, and a part that cannot be used is named', async ({
  calculator,
  page,
}) => {
  await calculator.open(
    '/#v1&integrations=5&developers=2&share=30&region=eu&systems=slack&maintenance=20&plan-rise=900&listings=no&slack.hours=100',
  );
  await expect(answer(page)).toContainText('with your assumptions');
  await expect(page.getByText('Assumptions: 3 of your own')).toBeVisible();
  await expect(page.getByText(/Part of this link was invalid/)).toContainText('900');
  await page.getByText('Assumptions: 3 of your own').click();
  await expect(
    page.getByRole('group', { name: 'Slack' }).getByLabel('Development hours'),
  ).toHaveValue('100');
  await expect(page.getByLabel('We also want marketplace listings')).not.toBeChecked();
  await expect
    .poll(() => page.evaluate(() => location.hash))
    .toMatch(/maintenance=20&listings=no&slack\.hours=100$/);
});

test('figures of a system count while it is selected, and again when it is selected again', async ({
  calculator,
  page,
}) => {
  await calculator.open('/#v1&integrations=5&developers=2&share=30&region=eu&slack.hours=500');
  await expect(answer(page)).toContainText('$131,983');
  await expect(answer(page)).not.toContainText('with your assumptions');
  await expect(page.getByText('Assumptions: rate card')).toBeVisible();
  await calculator.selectSystems('Slack');
  await expect(answer(page)).toContainText('with your assumptions');
  await expect(page.getByText('Assumptions: 1 of your own')).toBeVisible();
  await calculator.selectSystems('Slack');
  await expect(answer(page)).not.toContainText('with your assumptions');
  await expect(answer(page)).toContainText('$131,983');
});

test('the fields of a system keep their default, its range and where the result changes', async ({
  calculator,
  page,
}) => {
  await calculator.open('/#v1&integrations=2&region=asia&systems=slack,gmail&gmail.hours=99');
  await page.getByText('Assumptions: 1 of your own').click();
  const gmail = page.getByRole('group', { name: 'Gmail' });
  const hours = gmail.getByLabel('Development hours');
  await expect(hours).toHaveValue('99');
  await expect(hours).toHaveAttribute('placeholder', '230');
  await expect(hours).toHaveAccessibleDescription(
    /^Rate card: 230 h\. We consider 161 h to 460 h plausible; this is a judgement\. .*over 36 months/,
  );
  const weeks = page.getByRole('group', { name: 'Slack' }).getByLabel('Weeks of review');
  await expect(weeks).toHaveAccessibleDescription(/^Rate card: 10 weeks\. Sources report/);
  await expect(page.getByText(/The result over 36 months .* listings\./)).toBeVisible();

  await page.getByLabel('We also want marketplace listings').uncheck();
  await expect(weeks).toHaveAccessibleDescription(/Not counted while you want no listings\.$/);
  await maintenance(page).fill('20');
  await expect(maintenance(page)).toHaveAccessibleDescription(
    /^Rate card: the hours of each system, which are [\d.]+% of this build a year\./,
  );
});

test('each selected system opens to what its figures rest on', async ({ calculator, page }) => {
  await calculator.open('/#v1&integrations=5&systems=slack');
  await page.getByText('Evidence for the figures of Slack').click();
  await expect(page.getByText('Listing gate: only a listing')).toBeVisible();
  await expect(page.getByText('Planned with 10 weeks, which is our judgement.')).toBeVisible();
  const link = page.getByRole('link', { name: /docs\.slack\.dev/ }).first();
  await expect(link).toHaveAttribute('href', /^https:\/\/docs\.slack\.dev\//);
});

test('evidence calls the visitor’s own figures theirs, beside those of the rate card', async ({
  calculator,
  page,
}) => {
  await calculator.open(
    '/#v1&integrations=5&systems=slack,gmail&listings=no&gmail.review-weeks=3&gmail.hours=99',
  );
  const evidenceOf = async (name: string) => {
    await page.getByText(`Evidence for the figures of ${name}`).click();
    return page.getByRole('listitem').filter({ hasText: `figures of ${name}` });
  };
  const gmail = await evidenceOf('Gmail');
  await expect(gmail).toContainText(
    '99 hours: your own figure. Rate card: 230 hours, our judgement.',
  );
  await expect(gmail).toContainText('3 weeks: your own figure. Rate card: 8 weeks. Basis: Google');
  await expect(gmail).not.toContainText('Planned with');
  await expect(await evidenceOf('Slack')).toContainText(
    'Not counted, because you want no listings. Rate card: 10 weeks, our judgement.',
  );
});

test('evidence calls a review range reported only where it is, and a listing’s no review', async ({
  calculator,
  page,
}) => {
  await calculator.open('/#v1&integrations=5&systems=salesloft,jira&listings=no');
  for (const name of ['Salesloft', 'Jira']) {
    await page.getByText(`Evidence for the figures of ${name}`).click();
  }
  await expect(page.getByText('We assume 4 to 12 weeks; our judgement.')).toBeVisible();
  await expect(page.getByText('No review is needed before customers can connect.')).toBeVisible();
  await expect(page.getByText(/Reported to take/)).toBeHidden();
  await expect(page.getByText('A listed app is reviewed every year')).toBeHidden();
});

test('a percentage of the build replaces the maintenance hours of every system', async ({
  calculator,
  page,
}) => {
  await calculator.open('/#v1&integrations=5&systems=slack&maintenance=20&slack.hours=100');
  const slack = page.getByRole('listitem').filter({ hasText: 'figures of Slack' });
  await expect(slack).toContainText('Maintenance: –');
  await slack.getByText('Evidence for the figures of Slack').click();
  await expect(slack).toContainText(
    'Not counted: your own percentage of the build replaces it. Rate card: 6 hours a month, our judgement.',
  );
});

test('weeks of a listing review say that they do not count without listings', async ({
  calculator,
  page,
}) => {
  await calculator.open('/#v1&integrations=5&systems=slack,gmail&slack.review-weeks=5&listings=no');
  await page.getByText('Assumptions: 2 of your own').click();
  const note = 'Not counted while you want no listings.';
  await expect(page.getByRole('group', { name: 'Slack' })).toContainText(note);
  await expect(page.getByRole('group', { name: 'Gmail' })).not.toContainText(note);
  await page.getByLabel('We also want marketplace listings').check();
  await expect(page.getByText(note)).toBeHidden();
});

test('the finance figures follow the inputs, the discount rate and the horizon', async ({
  calculator,
  page,
}) => {
  await calculator.open('/#v1&integrations=5&developers=2&share=30&region=eu&discount-rate=0');
  await page.getByRole('heading', { name: 'For your CFO' }).click();
  const tile = (name: string) => page.locator('.finance .tile').filter({ hasText: name });
  // Without discounting it is the difference of both totals.
  await expect(tile('Net present value of embedding')).toContainText('$97,819');
  await expect(tile('Payback')).toContainText('month 1');
  const total = page.getByRole('row', { name: 'Total' });
  await expect(total).toContainText('$131,983');
  await expect(total).toContainText('$34,164');
  await page.getByRole('radio', { name: '60 months' }).check();
  await expect(total).toContainText('$55,740');
  await page.getByRole('radio', { name: 'P&L' }).check();
  await expect(page.getByText('Ask your auditor')).toBeVisible();
});

test('the years of a finance table add up to its total', async ({ calculator, page }) => {
  await calculator.open('/#v1&integrations=40&developers=1&share=30&region=eu');
  await page.getByRole('heading', { name: 'For your CFO' }).click();
  const inHouse = page.locator('.finance-table tr td:nth-child(2)');
  await expect(inHouse).toHaveText(['$0', '$77,749', '$77,750', '$77,749', '$233,248']);
});

test('an unfinished build has spending alone in its finance table', async ({
  calculator,
  page,
}) => {
  await calculator.open('/#v1&integrations=5&developers=2&share=30&region=eu');
  await page.getByRole('heading', { name: 'For your CFO' }).click();
  await page.getByRole('radio', { name: 'P&L' }).check();
  await expect(page.getByRole('columnheader', { name: 'Benefit of embedding' })).toBeVisible();
  await calculator.slide('Number of integrations', 80);
  await expect(page.getByText('The table shows what each side spends.')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Benefit of embedding' })).toBeHidden();
  await expect(page.getByRole('radio', { name: 'P&L' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'What each side spends, by year' })).toContainText(
    'Total',
  );
});

test('every finance figure opens its derivation, for the horizon that is shown', async ({
  calculator,
  page,
}) => {
  await calculator.open('/#v1&integrations=5&developers=2&share=30&region=eu&revenue=20000');
  await page.getByRole('heading', { name: 'For your CFO' }).click();
  const finance = page.locator('.finance');
  const opens = async (amount: Locator, name: string, formula: string) => {
    await amount.click();
    const derivation = page.getByRole('dialog', { name: `${name}: how it is calculated` });
    await expect(derivation).toContainText(formula);
    await page.keyboard.press('Escape');
    await expect(derivation).toBeHidden();
  };
  const figures = [
    ['Net present value of embedding', '$118,106.04 − $29,836.63, rounded = $88,269'],
    ['Net present value, by year', '+ $22,212 ÷ 1.331, rounded = $83,423'],
    ['Return on investment', '100 × ($118,106.04 − $29,836.63) ÷ $29,836.63, rounded = 296%'],
    ['Payback', '0 + $1,800 ÷ ($1,800 + $8,452.02), rounded up = month 1'],
    [
      'Value of an earlier launch',
      '$20,000 × 80 ÷ 100 × (',
      'Value of launching earlier with embedding',
    ],
  ] as const;
  for (const [name, formula, label = name] of figures) {
    const tile = finance.locator('.tile').filter({ has: page.getByText(label, { exact: true }) });
    await opens(tile.getByRole('button').first(), name, formula);
  }
  const payback = finance.locator('.tile').filter({ hasText: 'Payback' });
  await opens(
    payback.getByRole('button').nth(1),
    'Discounted payback',
    '0 + $1,800 ÷ ($1,800 + $8,370.92), rounded up = month 1',
  );

  await page.getByRole('radio', { name: '60 months' }).check();
  const total = page.getByRole('row', { name: 'Total' });
  await opens(
    total.getByRole('button', { name: '$55,740' }),
    'Embedded cost, total',
    '$1,800 + $10,788 + $10,788 + $10,788 + $10,788 + $10,788, rounded = $55,740',
  );
  await page.getByRole('radio', { name: 'P&L' }).check();
  const secondYear = page.getByRole('row', { name: '2', exact: false }).filter({ hasText: /^2/ });
  await opens(
    secondYear.getByRole('button').first(),
    'In-house expense, year 2',
    '$43,780 × 12 ÷ 36 + 12 × $2,750 = $47,593.33',
  );
});

test('a finance derivation opens by Enter and gives the focus back', async ({
  calculator,
  page,
}) => {
  await calculator.open();
  await page.getByRole('heading', { name: 'For your CFO' }).click();
  const value = page.locator('.finance .tile').getByRole('button').first();
  await value.press('Enter');
  const derivation = page.getByRole('dialog', { name: /^Net present value of embedding/ });
  await expect(derivation).toBeFocused();
  await derivation.getByText('Present value of the in-house cost', { exact: true }).click();
  await expect(derivation).toContainText('÷ (17 weeks ÷ 4.33) +');
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(derivation).toBeHidden();
  await expect(value).toBeFocused();
});

test('where nothing turns the result, the page says what was tried and what was kept', async ({
  calculator,
  page,
}) => {
  await calculator.open('/#v1&integrations=5&developers=4&share=100&region=asia&maintenance=10');
  const card = page.locator('details').filter({ hasText: 'Argue the other side' });
  await card.getByRole('heading').click();
  await expect(card).toContainText('No one or two changes turn it.');
  await expect(card).toContainText('Tried, up to two at a time: maintenance');
  await expect(card).toContainText('80 hours to build each of the 5 integrations');
});

test('an unfinished build has spending and no present value', async ({ calculator, page }) => {
  await calculator.open('/#v1&integrations=200&developers=1&share=30&region=eu');
  await page.getByRole('heading', { name: 'For your CFO' }).click();
  await expect(page.getByText(/Nothing is live in-house after 36 months/).last()).toBeVisible();
  await expect(page.getByText('Net present value of embedding')).toBeHidden();
  await expect(page.locator('.finance .tile').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('row', { name: 'Total' })).toBeVisible();
});

test('opening an argument keeps the focus in its section and the section in sight', async ({
  calculator,
  page,
}) => {
  await calculator.open('/#v1&integrations=2&developers=2&share=30&region=asia');
  const card = page.locator('details').filter({ hasText: 'Argue the other side' });
  await card.getByRole('heading').click();
  const open = card.getByRole('link', { name: 'Open this scenario' }).first();
  await open.focus();
  const before = await page.evaluate(() => location.hash);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => location.hash)).not.toBe(before);
  await expect(card.locator('summary')).toBeFocused();
  await expect(card).toBeInViewport();
});

test('without hours to build, maintenance is not a percentage of them', async ({
  calculator,
  page,
}) => {
  await calculator.open(
    '/#v1&integrations=1&systems=slack&slack.hours=0&slack.monthly-hours=0&region=asia',
  );
  await page.getByText('Assumptions: 2 of your own').click();
  await expect(maintenance(page)).toHaveAccessibleDescription(
    /^Rate card: the hours of each system\./,
  );
});
