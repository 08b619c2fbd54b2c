import type { Locator } from 'playwright/test';
import { defaultInputs } from '../contract/defaults.ts';
import { formatTimeline } from '../contract/format/formatTimeline.ts';
import { formatUsd } from '../contract/format/formatUsd.ts';
import { scenarioFragment } from '../contract/scenarioLink.ts';
import { estimate } from '../worker/estimate/estimate.ts';
import { cumulativeCosts } from '../worker/forecast/cumulativeCosts.ts';
import { forecast as computeForecast } from '../worker/forecast/forecast.ts';
import type { Range } from '../worker/forecast/ranges.ts';
import { type Calculator, expect, test } from './calculator.ts';

async function openForecast({ page }: Calculator): Promise<Locator> {
  const forecast = page.getByRole('region', { name: '36-month cost forecast' });
  await forecast.scrollIntoViewIfNeeded();
  await forecast.getByRole('img', { name: 'Cumulative cost over 36 months' }).waitFor();
  return forecast;
}

test('every month of the chart is read by keyboard, and is in the table', async ({
  calculator,
}) => {
  await calculator.open();
  const forecast = await openForecast(calculator);
  const month = forecast.getByRole('slider', { name: 'Choose a month' });
  await month.focus();
  await month.press('Home');
  await expect(month).toHaveAttribute(
    'aria-valuetext',
    'At the start: in-house $0, embedded $1,800',
  );
  for (let i = 0; i < 12; i++) await month.press('ArrowRight');
  await expect(month).toHaveAttribute(
    'aria-valuetext',
    'After 12 months: in-house $65,983, embedded $12,588',
  );

  await forecast.getByRole('button', { name: 'Show as table' }).click();
  const rows = forecast.getByRole('row');
  await expect(rows).toHaveCount(1 + 37);
  const costs = cumulativeCosts(estimate(defaultInputs));
  for (const at of [1, 12, 36]) {
    await expect(rows.nth(1 + at)).toHaveText(
      `${at}${formatUsd(costs[at]?.inHouseUsd ?? Number.NaN)}${formatUsd(costs[at]?.embeddedUsd ?? Number.NaN)}`,
    );
  }
});

test('the chart shows the likely range of each side, and none where nothing is uncertain', async ({
  calculator,
}) => {
  await calculator.open();
  const forecast = await openForecast(calculator);
  await expect(forecast.getByText('In-house, likely range', { exact: true })).toBeVisible();
  await expect(forecast.getByText('Embedded, likely range', { exact: true })).toBeVisible();

  const assumptions = { planRisePercentagePerYear: 5 };
  await calculator.open(`/?#${scenarioFragment({ ...defaultInputs, assumptions })}`);
  await openForecast(calculator);
  await expect(forecast.getByText('In-house, likely range', { exact: true })).toBeVisible();
  await expect(forecast.getByText('Embedded', { exact: true })).toBeVisible();
});

test('the browser simulates the figures that Node simulates', async ({ calculator }) => {
  const { page } = calculator;
  await calculator.open();
  await calculator.slide('Number of integrations', 23);
  await calculator.setShare(65);
  const forecast = await openForecast(calculator);
  await forecast.getByText('How sure is this?').click();

  const steps = computeForecast({ ...defaultInputs, integrationCount: 23, devTimePercentage: 65 });
  let step = steps.next();
  while (!step.done) step = steps.next();
  const { initialTotalUsd, timelineWeeks, differenceUsd } = step.value.ranges;
  if (!differenceUsd) throw new Error('Expected a build that is live within the forecast.');
  const cellsOf = ({ estimate: estimated, p10, p50, p90 }: Range) => [estimated, p10, p50, p90];
  const rowOf = (name: string) => page.getByRole('row', { name });
  await expect(rowOf('In-house initial cost').getByRole('cell')).toHaveText(
    cellsOf(initialTotalUsd).map(formatUsd),
  );
  await expect(rowOf('In-house timeline').getByRole('cell')).toHaveText(
    cellsOf(timelineWeeks).map(formatTimeline),
  );
  await expect(rowOf('In-house minus embedded').getByRole('cell')).toHaveText(
    cellsOf(differenceUsd).map(formatUsd),
  );
});

test('break-even is said plainly, also where there is none', async ({ calculator }) => {
  await calculator.open();
  const forecast = await openForecast(calculator);
  await expect(forecast).toContainText(
    'Over 36 months, embedding costs less, from the first month on.',
  );
  await calculator.slide('Number of integrations', 1);
  await calculator.chooseRegion('asia');
  await expect(forecast).toContainText('Over 36 months, building costs less.');
  await calculator.slide('Number of integrations', 6);
  await calculator.slide('Developers', 1);
  await calculator.setShare(10);
  await expect(forecast).toContainText('Over 36 months, embedding costs less, from month 12 on.');
  await expect(calculator.page.getByRole('region', { name: 'Your answer' })).toContainText(
    / less over 36 months, from month 12 on/,
  );
});

test('levers that rest on judgement say so, and a choice of two has wording of its own', async ({
  calculator,
}) => {
  await calculator.open('/#v1&integrations=5&systems=slack,salesloft&maintenance=20');
  const forecast = await openForecast(calculator);
  await forecast.getByText('What matters most?').click();
  const lever = (name: string) => forecast.getByRole('row').filter({ hasText: name });
  await expect(lever('Maintenance')).toContainText('20% of the build a year');
  await expect(lever('Maintenance')).not.toContainText('our judgement');
  await expect(lever('Yearly rise of hourly rates')).toContainText(
    '0% a year; range: our judgement',
  );
  await expect(lever('Your work to set up')).toContainText('0 h each; range: our judgement');
  await expect(lever('Longest platform review')).toContainText('12 weeks');
  await expect(lever('Marketplace listings')).toContainText('the current choice');
  await expect(lever('Marketplace listings')).toContainText('The other choice does not change');
});

test('the tornado names what matters most and where it turns the verdict', async ({
  calculator,
}) => {
  await calculator.open();
  const forecast = await openForecast(calculator);
  await forecast.getByText('What matters most?').click();
  const levers = forecast.getByRole('row').filter({ has: calculator.page.locator('td') });
  await expect(levers).toHaveCount(12);
  await expect(levers.first()).toContainText('Maintenance');
  await expect(levers.first()).toContainText('No realistic value changes the result');
  await expect(levers.first()).toContainText('150% of the build a year, our judgement');
  await expect(levers.nth(1)).toContainText('Hourly rate');
  await expect(levers.nth(1).getByRole('cell').last()).toHaveText('$14/h');
  // For screen readers too, each value is under its header.
  for (const row of await levers.all()) {
    await expect(row.getByRole('rowheader')).toHaveCount(1);
    await expect(row.getByRole('cell')).toHaveCount(4);
  }
});
