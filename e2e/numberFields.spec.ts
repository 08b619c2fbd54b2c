import { expect, test } from './calculator.ts';

test.describe('numbers', () => {
  test('the time share is clamped to 1..100, and text that is not a number becomes 1', async ({
    calculator,
    page,
  }) => {
    await calculator.open();
    const share = page.getByLabel('Time spent on integrations');
    const typed: [text: string, value: string][] = [
      ['150', '100'],
      ['0', '1'],
      ['-5', '1'],
      ['80', '80'],
      ['33.4', '33'],
      ['e', '1'],
      ['45,7', '46'],
    ];
    for (const [text, value] of typed) {
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
  });

  test('an emptied time share counts as 1 and reads 1 once the field is left', async ({
    calculator,
    page,
  }) => {
    await calculator.open();
    const share = page.getByLabel('Time spent on integrations');
    const development = calculator.figure('Initial Development');
    const atThirty = (await development.textContent()) ?? '';
    await share.fill('1');
    await expect(development).not.toHaveText(atThirty);
    const atOne = (await development.textContent()) ?? '';
    await share.fill('30');
    await expect(development).toHaveText(atThirty);
    await share.fill('');
    await expect(development).toHaveText(atOne);
    await expect(share).toHaveValue('');
    await share.pressSequentially('7');
    await expect(share).toHaveValue('7');
    await share.fill('');
    await share.blur();
    await expect(share).toHaveValue('1');
  });

  test('the custom rate shows for custom and other alone', async ({ calculator, page }) => {
    await calculator.open();
    const rate = page.getByLabel('Your hourly rate');
    const regions: [region: string, hasRate: boolean][] = [
      ['us', false],
      ['eu', false],
      ['asia', false],
      ['latam', false],
      ['other', true],
      ['custom', true],
    ];
    for (const [region, hasRate] of regions) {
      await calculator.chooseRegion(region);
      await expect(rate, region).toHaveCount(hasRate ? 1 : 0);
    }
    await expect(page.getByLabel('Region').getByRole('option')).toHaveText([
      'United States · $95/h',
      'Europe · $55/h',
      'Asia · $35/h',
      'Latin America · $45/h',
      'Other · $65/h',
      'Custom rate',
    ]);
  });

  test('a decimal comma is a decimal comma, and the region shows the rate in cents', async ({
    calculator,
    page,
  }) => {
    await calculator.open();
    await calculator.chooseRegion('custom');
    const rate = page.getByLabel('Your hourly rate');
    const chosen = page.getByLabel('Region').getByRole('option', { selected: true });
    const typed: [text: string, shown: string, maintenance: string][] = [
      ['85,5', 'Custom rate · $85.50/h', '$4,275/month'],
      ['12.345', 'Custom rate · $12.35/h', '$617/month'],
      ['1000', 'Custom rate · $1,000/h', '$50,000/month'],
      ['1,000', 'Custom rate · $1,000/h', '$50,000/month'],
      ['85,', 'Custom rate · $85/h', '$4,250/month'],
    ];
    for (const [text, shown, maintenance] of typed) {
      await rate.fill('');
      await rate.pressSequentially(text);
      await expect(rate).toHaveValue(text);
      await expect(chosen).toHaveText(shown);
      await expect(calculator.figure('Monthly Maintenance')).toHaveText(maintenance);
    }
  });

  test('the time share says what it costs, and nothing at 100%', async ({ calculator, page }) => {
    await calculator.open();
    const cost = page.getByText('the same hours cost');
    await expect(cost).toHaveText(
      'At 30% the same hours cost 1.8 times as much: switching between projects is not free. At 80% it would be 1.1.',
    );
    await calculator.setShare(90);
    await expect(cost).toHaveText(/^At 90% .* cost 1\.05 times .* At 100% it would be 1\.$/);
    await calculator.setShare(100);
    await expect(cost).toHaveCount(0);
  });

  test('a rate outside 1 to 500 warns and is used; an empty one counts as none', async ({
    calculator,
    page,
  }) => {
    await calculator.open();
    await calculator.chooseRegion('custom');
    const rate = page.getByLabel('Your hourly rate');
    const maintenance = calculator.figure('Monthly Maintenance');
    const warning = page.getByText('Usual rates are from $1 to $500.');
    // 5 average integrations take 50 hours of maintenance a month.
    await expect(maintenance).toHaveText('$3,250/month');
    await rate.fill('500');
    await expect(maintenance).toHaveText('$25,000/month');
    await expect(warning).toBeHidden();
    await rate.fill('600');
    await expect(maintenance).toHaveText('$30,000/month');
    await expect(warning).toBeVisible();
    await rate.fill('0.5');
    await expect(maintenance).toHaveText('$25/month');
    await expect(warning).toBeVisible();
    await rate.fill('');
    await expect(maintenance).toHaveText('$3,250/month');
    await expect(warning).toBeHidden();
  });

  test('a rate that could not be sent is said not to count, and stays as typed', async ({
    calculator,
    page,
  }) => {
    await calculator.open();
    await calculator.chooseRegion('other');
    const rate = page.getByLabel('Your hourly rate');
    for (const refused of ['10000.5', '0', '-3']) {
      await rate.fill('100');
      await expect(calculator.figure('Monthly Maintenance')).toHaveText('$5,000/month');
      await rate.fill(refused);
      await rate.blur();
      await expect(calculator.figure('Monthly Maintenance')).toHaveText('$3,250/month');
      await expect(page.getByText('Enter a rate from $0.01 to $10,000.')).toBeVisible();
      await expect(rate).toHaveValue(refused);
    }
  });
});
