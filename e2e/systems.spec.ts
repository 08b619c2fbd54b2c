import type { Route } from 'playwright/test';

import { installClock, pauseClock } from './atMoment.ts';
import { expect, hold, test } from './calculator.ts';
import {
  boxOf,
  expectApart,
  openAssumptions,
  openSystems,
  showSystems,
  systemChips,
  systemOptions,
  systemsField,
  systemsPanel,
} from './controls.ts';

test('the list of at most 24rem has every system by name, each with its category; a press anywhere in the box opens and closes it, and chosen systems are counted and cleared', async ({
  calculator,
  page,
}) => {
  await calculator.open();
  await expect(systemsField(page)).toHaveAttribute('placeholder', 'Select systems or type a name');
  await openSystems(page);
  const names = await systemOptions(page).locator('.option-name').allTextContents();
  expect(names).toHaveLength(28);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  await expect(systemOptions(page).filter({ hasText: 'HubSpot' })).toHaveText('HubSpotCRM');
  const categories = await systemOptions(page).locator('.option-category').allTextContents();
  for (const category of categories) {
    expect(category).not.toBe('');
  }
  await page.setViewportSize({ width: 1280, height: 1400 });
  const list = await boxOf(systemsPanel(page));
  expect(list.height).toBeLessThanOrEqual(24 * 16);
  await expect(systemsField(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(systemsPanel(page)).toBeHidden();
  await expect(systemsField(page)).toHaveAttribute('aria-expanded', 'false');

  const { width, height } = await boxOf(systemsField(page));
  for (const x of [30, width / 2, width - 33, width - 2]) {
    const place = { position: { x, y: height / 2 } };
    await systemsField(page).click(place);
    await expect(systemsPanel(page)).toBeVisible();
    await systemsField(page).click(place);
    await expect(systemsPanel(page)).toBeHidden();
    await expect(systemsField(page)).toBeFocused();
  }
  await page.keyboard.type('hub');
  await systemsField(page).click({ position: { x: 30, y: height / 2 } });
  await expect(systemOptions(page)).toHaveCount(2);
  await expect(systemsField(page)).toHaveValue('hub');

  await systemsField(page).fill('');
  await expect(systemOptions(page)).toHaveCount(28);
  const clear = page.getByRole('button', { name: 'Clear all selections' });
  await expect(clear).toBeDisabled();
  await systemOptions(page).filter({ hasText: 'Slack' }).click();
  await expect(systemsField(page)).toHaveAttribute('placeholder', '1 system selected');
  await systemOptions(page).filter({ hasText: 'Gmail' }).click();
  await systemOptions(page).filter({ hasText: 'HubSpot' }).click();
  await expect(systemsField(page)).toHaveAttribute('placeholder', '3 systems selected');
  await systemOptions(page).filter({ hasText: 'Gmail' }).click();
  await expect(systemsField(page)).toHaveAttribute('placeholder', '2 systems selected');
  await clear.click();
  await expect(systemsField(page)).toHaveAttribute('placeholder', /^Select systems/);
  await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toHaveCount(0);
  await expect(systemsPanel(page)).toBeVisible();
});

test('an arrow opens the list at its first or last option, before and after its script has loaded, and Enter chooses; the filter is edited like any text @night', async ({
  calculator,
  page,
}) => {
  const release = await hold(page, /SystemPicker.*\.js$/);
  await calculator.open();
  const marked = systemOptions(page).and(page.locator('[data-focused]'));
  await systemsField(page).focus();
  await page.keyboard.press('ArrowDown');
  release();
  const names = systemOptions(page).locator('.option-name');
  await expect(marked).toContainText('ActiveCampaign');
  const last = (await names.last().textContent()) ?? '';
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowUp');
  await expect(marked).toContainText(last);
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowDown');
  await expect(marked).toContainText('ActiveCampaign');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(systemChips(page)).toHaveText(['Asana']);
  await expect(systemOptions(page).filter({ hasText: 'Asana' })).toHaveAttribute(
    'aria-selected',
    'true',
  );

  await page.keyboard.type('jira');
  await expect(systemOptions(page)).toHaveText(['JiraProductivity']);
  await page.keyboard.press('Home');
  await page.keyboard.type('x');
  await expect(systemsField(page)).toHaveValue('xjira');
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await expect(systemsField(page)).toHaveValue('xjir');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Backspace');
  await expect(systemsField(page)).toHaveValue('');
  await expect(systemOptions(page)).toHaveCount(28);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Escape');
  await expect(systemChips(page)).toHaveCount(1);

  await page.keyboard.type('=1/0');
  await expect(systemOptions(page)).toHaveCount(0);
  await expect(systemsPanel(page)).toContainText('A name has 1 to 40 letters');
  await page.keyboard.press('Enter');
  await expect(systemChips(page)).toHaveCount(1);
});

test('words match at their starts, by name and by category, Enter takes what is marked, and chips remove a system by keyboard', async ({
  calculator,
  page,
}) => {
  await calculator.open();
  await systemsField(page).focus();
  for (const [text, name] of [
    ['hub', 'HubSpot'],
    ['ads', 'Facebook Ads'],
    ['accounting', 'QuickBooks'],
    ['zoho c', 'Zoho CRM'],
  ] as const) {
    await page.keyboard.type(text);
    await expect(systemOptions(page).first()).toContainText(name);
    await expect(systemsField(page)).toHaveAttribute('aria-activedescendant', /./);
    await page.keyboard.press('Enter');
    await expect(systemChips(page).filter({ hasText: name })).toBeVisible();
    await expect(systemsField(page)).toHaveValue('');
  }
  await page.keyboard.press('Escape');
  await expect(systemChips(page)).toHaveText([
    'Facebook Ads',
    'HubSpot',
    /^QuickBooks/,
    'Zoho CRM',
  ]);

  const remove = (name: string) => page.getByRole('button', { name: `Remove ${name}` });
  await page.keyboard.press('Tab');
  await expect(remove('Facebook Ads')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(remove('HubSpot')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(remove('QuickBooks')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(remove('QuickBooks'), 'the one before the last').toBeFocused();
  await page.keyboard.press('Enter');
  await expect(systemsField(page)).toBeFocused();
  await expect(systemsField(page)).toHaveAttribute('placeholder', /^Select systems/);
});

test('a name that is not listed is added as typed, counts as another integration, and has hours of its own; the number of integrations is at least the systems chosen, and the own number returns without them', async ({
  calculator,
  page,
}) => {
  await calculator.open();
  const before = await calculator.figure('Initial Total').textContent();
  await systemsField(page).focus();
  await page.keyboard.type('SAP');
  await expect(systemOptions(page)).toHaveText(['Add “SAP”']);
  await page.keyboard.press('Enter');
  await expect(systemChips(page)).toHaveText(['SAP']);
  await page.keyboard.type('sap');
  await expect(systemOptions(page)).toHaveText(['SAPOther integration']);
  await page.keyboard.press('Escape');
  await expect(calculator.figure('Initial Total')).toHaveText(before ?? '');
  await expect(page).toHaveURL(/&others=SAP(&|$)/);
  await showSystems(page);
  const row = page.locator('.systems').getByRole('listitem').filter({ hasText: 'SAP' });
  await expect(row).toContainText('Review: not known');
  await expect(row).toContainText('Complexity: not known');
  await expect(page.getByText(/^SAP is not on the rate card, .* Ask the provider/)).toBeVisible();
  await openAssumptions(page);
  await page.getByRole('group', { name: 'SAP' }).getByRole('spinbutton').first().fill('400');
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL(/&other:SAP\.hours=400/);
  await expect(calculator.figure('Initial Total')).not.toHaveText(before ?? '');

  await calculator.follow('#v1&integrations=2&systems=slack,gmail&others=SAP');
  const name = 'Number of integrations';
  const [field, slider] = [
    page.getByRole('spinbutton', { name }),
    page.getByRole('slider', { name }),
  ];
  const less = page.getByRole('button', { name: `Decrease: ${name}` });
  const more = page.getByRole('button', { name: `Increase: ${name}` });
  await expect(systemChips(page)).toHaveText(['Gmail', 'SAP', 'Slack']);
  await expect(page.getByText('at least the 3 chosen')).toBeVisible();
  await expect(field).toHaveValue('3');
  await expect(slider).toHaveValue('3');
  await expect(less).toBeDisabled();
  await slider.fill('1');
  await expect(slider).toHaveValue('3');
  await field.fill('1');
  await expect(page.getByText('Using 3. Enter a whole number from 3 to 200.')).toBeVisible();
  await field.blur();
  await expect(field).toHaveValue('3');
  await expect(page).toHaveURL(/&integrations=2&/);
  await page.getByRole('button', { name: 'Remove SAP' }).click();
  await page.getByRole('button', { name: 'Remove Gmail' }).click();
  await expect(field).toHaveValue('2');
  await expect(slider).toHaveValue('2');
  await more.click();
  await expect(field).toHaveValue('3');
  await expect(page).toHaveURL(/&integrations=3&/);
});

test('the list opens below its field, never over the answer or the header, however little room there is, at the first system chosen, and stays in place while more are chosen @night', async ({
  calculator,
  page,
}) => {
  await calculator.open();
  for (const height of [420, 560, 700, 800]) {
    await page.setViewportSize({ width: 1280, height });
    await systemsField(page).evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await openSystems(page);
    await expectApart(page.getByRole('banner'), systemsPanel(page));
    const [list, field] = [await boxOf(systemsPanel(page)), await boxOf(systemsField(page))];
    expect(list.y).toBeGreaterThan(field.y + field.height);
    expect(list.y + list.height).toBeLessThanOrEqual(height);
    await page.keyboard.press('Escape');
  }

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await calculator.follow('#v1&systems=slack,zendesk,salesforce');
  await expect(systemChips(page)).toHaveCount(3);
  await openSystems(page);
  await expect(systemOptions(page).filter({ hasText: 'Salesforce' })).toBeInViewport({ ratio: 1 });
  await expect(systemOptions(page).filter({ hasText: 'Asana' })).not.toBeInViewport();
  const list = await boxOf(systemsPanel(page));
  expect(list.height).toBe(24 * 16);
  expect(list.y + list.height).toBeLessThanOrEqual(800);
  for (const name of ['Shopify', 'QuickBooks', 'Pipedrive', 'Mailchimp', 'Stripe', 'Notion']) {
    await systemOptions(page).filter({ hasText: name }).click();
    await expect(systemChips(page).filter({ hasText: name })).toBeVisible();
    const now = await boxOf(systemsPanel(page));
    expect(now.y, name).toBeCloseTo(list.y, 0);
    for (const chip of await systemChips(page).all()) await expectApart(chip, systemsPanel(page));
  }
});

test('it closes 100 ms after a press outside, not sooner, and focus that goes elsewhere stays there @night', async ({
  calculator,
  page,
}) => {
  await installClock(page);
  await calculator.open();
  await openSystems(page);
  await pauseClock(page);
  await page.getByText('Development Resources').click();
  await page.clock.runFor(99);
  await expect(systemsPanel(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(systemsPanel(page)).toBeHidden();

  await systemsField(page).click();
  await expect(systemsPanel(page)).toBeVisible();
  const share = page.getByLabel('Time spent on integrations');
  await share.click();
  await page.clock.runFor(100);
  await expect(systemsPanel(page)).toBeHidden();
  await expect(share).toBeFocused();
});

test('a list that fails to load says so at its field, and what is typed and entered during the load counts @night', async ({
  calculator,
  page,
}) => {
  await calculator.open();
  const abort = (route: Route) => route.abort();
  await page.route(/SystemPicker.*\.js$/, abort);
  await systemsField(page).click();
  await expect(page.getByText('Systems to connect: this could not be loaded.')).toBeVisible();
  await expect(systemsField(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(systemsField(page)).toHaveAccessibleDescription(/could not be loaded/);

  // Held before it is let through again: a further try on the way would load it at once.
  const release = await hold(page, /SystemPicker.*\.js$/);
  await page.unroute(/SystemPicker.*\.js$/, abort);
  await page.keyboard.type('jira');
  await page.keyboard.press('Enter');
  await expect(systemsField(page)).toHaveValue('jira');
  release();
  await expect(systemChips(page)).toHaveText(['Jira']);
  await expect(systemsField(page)).toBeFocused();
  await expect(systemsField(page)).toHaveValue('');
});
