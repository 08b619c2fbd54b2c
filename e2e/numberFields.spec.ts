import { expect, test } from './calculator.ts';

test('field, buttons and slider show one value; − and + repeat while they are held; a number outside the range is corrected with a note, and Enter settles what is typed', async ({
  calculator,
  page,
}) => {
  await calculator.open();
  const slider = page.getByRole('slider', { name: 'Developers' });
  const field = page.getByRole('spinbutton', { name: 'Developers' });
  const fewer = page.getByRole('button', { name: 'Decrease: Developers' });
  const more = page.getByRole('button', { name: 'Increase: Developers' });
  await more.click();
  await expect(slider).toHaveValue('3');
  await expect(field).toHaveValue('3');
  await slider.press('PageUp');
  await expect(field).toHaveValue('13');
  await expect(field).toHaveAttribute('aria-valuenow', '13');
  await field.fill('2');
  await fewer.click();
  await expect(slider).toHaveValue('1');
  await expect(fewer).toBeDisabled();
  await expect(fewer, 'a press that disables it leaves it the focus').toBeFocused();
  await field.press('ArrowUp');
  await field.press('Shift+ArrowUp');
  await field.press('PageDown');
  await expect(slider).toHaveValue('2');
  await page.getByText('Developers', { exact: true }).click();
  await expect(field).toBeFocused();

  await more.hover();
  await page.mouse.down();
  await expect(field).toHaveValue('20');
  await page.mouse.up();
  await fewer.click();
  await expect(field).toHaveValue('19');
  await fewer.hover();
  await page.mouse.down();
  await expect(field).not.toHaveValue(/^1[5-9]$/);
  await page.mouse.up();
  const released = await field.inputValue();
  await calculator.slide('Number of integrations', 12);
  await expect(field).toHaveValue(released);

  const integrations = page.getByRole('spinbutton', { name: 'Number of integrations' });
  const note = page.getByText('Using 200+. Enter a whole number from 1 to 200.');
  await integrations.fill('500');
  await expect(integrations).toHaveValue('500');
  await expect(page.getByRole('slider', { name: 'Number of integrations' })).toHaveValue('200');
  await expect(note).toBeVisible();
  await integrations.press('Tab');
  await expect(integrations).toHaveValue('200+');
  await expect(note).toBeVisible();
  await calculator.slide('Number of integrations', 7);
  await expect(note).toBeHidden();
  await expect(integrations).toHaveValue('7');

  await field.fill('');
  await field.pressSequentially('007,');
  await expect(field).toHaveValue('007,');
  await expect(slider).toHaveValue('7');
  await field.press('Enter');
  await expect(field).toHaveValue('7');
});

test('the time share is clamped once it is left and counts as 1 while it is empty; a rate is read as visitors write it, warned about outside 1 to 500, and refused outside 0.01 to 10,000 @night', async ({
  calculator,
  page,
}) => {
  await calculator.open();
  const share = page.getByLabel('Time spent on integrations');
  const development = calculator.figure('Initial Development');
  for (const [text, value] of [
    ['150', '100'],
    ['e', '1'],
    ['45,7', '46'],
    ['-5', '1'],
    ['٣٠٪', '30'],
  ] as const) {
    await share.fill(text);
    await expect(share).toHaveValue(text);
    await share.blur();
    await expect(share, text).toHaveValue(value);
  }
  await share.press('ControlOrMeta+a');
  await share.pressSequentially('45');
  await expect(share).toHaveValue('45');
  await share.press('ArrowUp');
  await expect(share).toHaveValue('46');

  const [at46, atOne] = ['$22,222', '$38,596'];
  await expect(development).toHaveText(at46);
  await share.fill('1');
  await expect(development).toHaveText(atOne);
  await share.fill('46');
  await expect(development).toHaveText(at46);
  await share.fill('');
  await expect(development).toHaveText(atOne);
  await expect(share).toHaveValue('');
  await share.pressSequentially('7');
  await expect(share).toHaveValue('7');
  await share.fill('');
  await share.blur();
  await expect(share).toHaveValue('1');

  const rate = page.getByLabel('Your hourly rate');
  await expect(rate).toHaveCount(0);
  await calculator.chooseRegion('custom');
  const chosen = page.getByLabel('Region').getByRole('option', { selected: true });
  const maintenance = calculator.figure('Monthly Maintenance');
  // 5 other integrations take 50 hours of maintenance a month.
  await expect(maintenance).toHaveText('$3,250/month');
  for (const [text, shown, perMonth] of [
    ['85,5', 'Custom rate · $85.50/h', '$4,275/month'],
    ['1,000', 'Custom rate · $1,000/h', '$50,000/month'],
    ['85,', 'Custom rate · $85/h', '$4,250/month'],
    ['６２ USD', 'Custom rate · $62/h', '$3,100/month'],
  ] as const) {
    await rate.fill('');
    await rate.pressSequentially(text);
    await expect(rate).toHaveValue(text);
    await expect(chosen).toHaveText(shown);
    await expect(maintenance).toHaveText(perMonth);
  }

  const warning = page.getByText('Usual rates are from $1 to $500.');
  for (const [text, perMonth, isWarned] of [
    ['500', '$25,000/month', false],
    ['600', '$30,000/month', true],
    ['0.5', '$25/month', true],
    ['', '$3,250/month', false],
  ] as const) {
    await rate.fill(text);
    await expect(maintenance).toHaveText(perMonth);
    await expect(warning, text).toBeVisible({ visible: isWarned });
  }

  for (const refused of ['10000.5', '0', '-3']) {
    await rate.fill('100');
    await expect(maintenance).toHaveText('$5,000/month');
    await rate.fill(refused);
    await rate.blur();
    await expect(maintenance).toHaveText('$3,250/month');
    await expect(page.getByText('Enter a rate from $0.01 to $10,000.')).toBeVisible();
    await expect(rate).toHaveValue(refused);
  }
});
