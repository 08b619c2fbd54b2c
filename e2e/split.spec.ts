import type { Page } from 'playwright/test';
import { defaultInputs } from '../contract/defaults.ts';
import { formatUsd } from '../contract/format/money.ts';
import { scenarioFragment } from '../contract/scenarioLink.ts';
import { bestSplit } from '../worker/forecast/bestSplit.ts';
import { expect, test } from './calculator.ts';
import { chooseTab } from './controls.ts';
import { findViolations } from './findViolations.ts';

/** One integration more than the smallest plan has room for, and a team that builds cheaply. */
const inputs = {
  ...defaultInputs,
  selectedSystems: ['notion', 'slack'],
  integrationCount: 6,
  region: 'asia' as const,
  devTimePercentage: 100,
};

const answer = (page: Page) => page.getByRole('region', { name: 'Your answer' });
const side = (page: Page, row: string) => page.getByRole('group', { name: `Side of ${row}` });
const sentence =
  'A split costs 19% less than embedding all over 36 months: build Notion, embed the other 5.';

test('the answer names a split that costs clearly less, a press shows its choices, and a pinned integration stays on its side until undo', async ({
  calculator,
  page,
}) => {
  await calculator.open(`#${scenarioFragment(inputs)}`);
  await expect(answer(page)).toContainText(sentence);
  await answer(page).getByRole('button', { name: 'See why' }).click();
  await expect(page.getByRole('tab', { name: 'Which to build?' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  const panel = page.getByRole('tabpanel', { name: 'Which to build?' });
  await expect(panel).toBeInViewport();
  const { best, allInHouse, allEmbedded } = bestSplit(inputs, '2026-11-21') ?? {};
  for (const total of [best, allInHouse, allEmbedded])
    await expect(panel).toContainText(formatUsd(total?.usd ?? Number.NaN));
  const rows = panel.getByRole('row');
  await expect(rows).toHaveCount(1 + 3);
  await expect(rows.nth(1)).toContainText('Embedding it takes the next plan and adds $10,462.');
  await expect(rows.nth(2)).toContainText('Building it adds');
  await expect(panel).toContainText('not advice about strategy');
  expect(await findViolations(page)).toEqual([]);

  const row = page.getByRole('row', { name: 'Slack' });
  await expect(row.getByRole('cell').first()).toHaveText('Embed');
  await side(page, 'Slack').getByRole('radio', { name: 'Build' }).check({ force: true });
  await expect(row).toContainText('Pinned; embedding it');
  await expect(row.getByRole('cell').first()).toHaveText('Build');
  await expect(page.getByText('Best split with your pins')).toBeVisible();
  await expect.poll(() => new URL(page.url()).hash).toContain('build=slack');

  await page.reload();
  await chooseTab(page, 'Which to build?');
  await expect(side(page, 'Slack').getByRole('radio', { name: 'Build' })).toBeChecked();
  await side(page, '4 other integrations')
    .getByRole('radio', { name: 'Build' })
    .check({ force: true });
  await expect.poll(() => new URL(page.url()).hash).toContain('build=slack,other:*');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(
    side(page, '4 other integrations').getByRole('radio', { name: 'Best' }),
  ).toBeChecked();
  await page.getByRole('button', { name: 'Unpin all' }).press('Enter');
  await expect(page.getByRole('tab', { name: 'Which to build?' })).toBeFocused();
  await expect(row.getByRole('cell').first()).toHaveText('Embed');
  await expect.poll(() => new URL(page.url()).hash).not.toContain('build=');

  await calculator.follow('#v1&integrations=1&tab=split');
  await expect(page.getByText('One integration has nothing to split.')).toBeVisible();
  await calculator.follow('#v1&integrations=2&tab=split');
  await expect(page.getByRole('row', { name: '2 other integrations' })).toBeVisible();
});
