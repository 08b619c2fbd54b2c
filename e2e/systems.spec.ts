import { installClock, pauseClock } from './atMoment.ts';
import { expect, hold, test } from './calculator.ts';
import {
  boxOf,
  expectApart,
  openSystems,
  systemOptions,
  systemsField,
  systemsPanel,
} from './controls.ts';

test('options are sorted by name, each with its category, in a list of at most 24rem that opens and closes on click', async ({
  calculator,
  page,
}) => {
  await calculator.open();
  await expect(systemsField(page)).toHaveText('Select systems');
  await openSystems(page);
  const names = await systemOptions(page).locator('.option-name').allTextContents();
  expect(names).toHaveLength(28);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  await expect(systemOptions(page).filter({ hasText: 'HubSpot' })).toHaveText('HubSpotCRM');
  const categories = await systemOptions(page).locator('.option-category').allTextContents();
  for (const category of categories) {
    expect(category).not.toBe('');
  }
  const list = await boxOf(page.getByRole('listbox'));
  expect(Math.floor(list.height)).toBeLessThanOrEqual(24 * 16);
  await expect(systemsField(page)).toHaveAttribute('aria-expanded', 'true');
  await systemsField(page).click();
  await expect(systemsPanel(page)).toBeHidden();
  await expect(systemsField(page)).toHaveAttribute('aria-expanded', 'false');
});

test('one chosen system is named, several are counted, and all can be cleared at once', async ({
  calculator,
  page,
}) => {
  await calculator.open();
  await openSystems(page);
  const clear = page.getByRole('button', { name: 'Clear all selections' });
  await expect(clear).toBeDisabled();
  await systemOptions(page).filter({ hasText: 'Slack' }).click();
  await expect(systemsField(page)).toHaveText('Slack');
  await systemOptions(page).filter({ hasText: 'Gmail' }).click();
  await systemOptions(page).filter({ hasText: 'HubSpot' }).click();
  await expect(systemsField(page)).toHaveText('3 systems selected');
  await systemOptions(page).filter({ hasText: 'Gmail' }).click();
  await expect(systemsField(page)).toHaveText('2 systems selected');
  await clear.click();
  await expect(systemsField(page)).toHaveText('Select systems');
  await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toHaveCount(0);
  await expect(systemsPanel(page)).toBeVisible();
});

test('the filter narrows by name and by category, Enter chooses, and typing on the closed field opens it at what was typed', async ({
  calculator,
  page,
}) => {
  await calculator.open();
  await openSystems(page);
  await expect(page.getByRole('combobox', { name: 'Filter by name or category' })).toBeFocused();
  await page.keyboard.type('accounting');
  await expect(systemOptions(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(systemsField(page)).toHaveText(/^QuickBooks/);
  for (let letter = 0; letter < 'accounting'.length; letter++) {
    await page.keyboard.press('Backspace');
  }
  await expect(systemOptions(page)).toHaveCount(28);
  await page.keyboard.type('zzz');
  await expect(systemOptions(page)).toHaveText(/^Not listed\?/);
  await page.keyboard.press('Escape');

  await page.keyboard.type('salesf');
  await expect(systemOptions(page)).toHaveCount(1);
  await expect(systemOptions(page)).toHaveText('SalesforceCRM');
  await page.keyboard.press('Escape');
  await systemsField(page).click();
  await expect(systemOptions(page)).toHaveCount(28);
});

test('arrows walk the list and Enter chooses without a mouse', async ({ calculator, page }) => {
  await calculator.open();
  await systemsField(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(systemOptions(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(systemsField(page)).toHaveText('Asana');
  await expect(systemOptions(page).filter({ hasText: 'Asana' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('it never opens over the header, however little room there is', async ({
  calculator,
  page,
}) => {
  await calculator.open();
  for (const height of [300, 420, 560, 700]) {
    await page.setViewportSize({ width: 1280, height });
    await systemsField(page).evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await openSystems(page);
    await expectApart(page.getByRole('banner'), systemsPanel(page));
    await page.keyboard.press('Escape');
  }
});

test('it closes 100 ms after a press outside, not sooner, and at once with Escape; focus that goes elsewhere stays there', async ({
  calculator,
  page,
}) => {
  await installClock(page);
  await calculator.open();
  await openSystems(page);
  await pauseClock(page);
  await page.getByRole('heading', { name: 'Development Resources' }).click();
  await page.clock.runFor(99);
  await expect(systemsPanel(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(systemsPanel(page)).toBeHidden();
  await expect(systemsField(page)).toBeFocused();

  await openSystems(page);
  await page.keyboard.press('Escape');
  await expect(systemsPanel(page)).toBeHidden();
  await expect(systemsField(page)).toBeFocused();

  await openSystems(page);
  const share = page.getByLabel('Time spent on integrations');
  await share.click();
  await page.clock.runFor(100);
  await expect(systemsPanel(page)).toBeHidden();
  await expect(share).toBeFocused();
});

test('a list that fails to load says so at its field, and a press during the load opens it once it has loaded', async ({
  calculator,
  page,
}) => {
  await calculator.open();
  await page.route(/OptionList.*\.js$/, (route) => route.abort());
  await systemsField(page).click();
  await expect(page.getByText('This could not be loaded.')).toBeVisible();
  await expect(systemsField(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(systemsField(page)).toHaveAccessibleDescription(/could not be loaded/);
  await calculator.slide('Developers', 3);
  await page.unroute(/OptionList.*\.js$/);

  const release = await hold(page, /OptionList.*\.js$/);
  await systemsField(page).click();
  await expect(systemsField(page)).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.type('jira');
  release();
  await expect(systemOptions(page)).toHaveText(['JiraProductivity']);
});

test('chips remove a system by keyboard, and the focus moves on', async ({ calculator, page }) => {
  await calculator.open();
  await calculator.selectSystems('Slack', 'Gmail', 'HubSpot');
  const chips = page.getByRole('list', { name: 'Selected systems' }).getByRole('button');
  await expect(chips).toHaveText(['Gmail', 'HubSpot', 'Slack']);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Remove Gmail' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove HubSpot' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove HubSpot' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(systemsField(page)).toBeFocused();
  await expect(systemsField(page)).toHaveText('Select systems');
});
