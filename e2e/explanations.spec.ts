import { expect, test } from './calculator.ts';

test('every amount opens its derivation, down to the inputs and constants', async ({
  calculator,
}) => {
  const { page } = calculator;
  await calculator.open();
  await calculator.figure('Initial Total').getByRole('button').click();
  const derivation = page.getByRole('dialog', { name: /In-house initial total/ });
  await expect(derivation).toBeVisible();
  await expect(derivation).toContainText(
    'Development hours × Hourly rate × Cost multiplier, to the cent',
  );
  await expect(derivation).toContainText('400 hours × $55 × 1.99, to the cent = $43,780');

  await derivation.getByText('Cost multiplier', { exact: true }).click();
  await expect(derivation).toContainText('1.05 × 1.8 + 0.1 = 1.99');
  await derivation.getByText('Duration surcharge', { exact: true }).click();
  await derivation.getByText('Weeks of development', { exact: true }).click();
  await expect(derivation).toContainText('400 hours ÷ (40 × 2 × 30 ÷ 100) = 16.67 weeks');
  await expect(derivation.getByText('Developers your input').filter({ visible: true })).toHaveCount(
    1,
  );
});

test('the amounts of the answer card open their derivations over each horizon', async ({
  calculator,
}) => {
  const { page } = calculator;
  await calculator.open();
  const answer = page.getByRole('region', { name: 'Your answer' });
  for (const [horizon, amount, formula] of [
    ['36 months', '$131,983', '$43,780 + $2,750 × (36 − 17 weeks ÷ 4.33), rounded = $131,983'],
    ['36 months', '$34,164', '$1,800 + 36 × $899, rounded = $34,164'],
    ['12 months', '$65,983', '$43,780 + $2,750 × (12 − 17 weeks ÷ 4.33), rounded = $65,983'],
    ['12 months', '$12,588', '$1,800 + 12 × $899, rounded = $12,588'],
    ['Initial', '$43,780', '400 hours × $55 × 1.99, to the cent = $43,780'],
  ] as const) {
    await answer.getByRole('radio', { name: horizon }).check();
    await answer.getByRole('button', { name: amount }).click();
    await expect(page.getByRole('dialog')).toContainText(formula);
    await page.keyboard.press('Escape');
  }
});

test('a derivation opens by Enter, closes by Escape and gives the focus back', async ({
  calculator,
}) => {
  const { page } = calculator;
  await calculator.open();
  const amount = calculator.figure('Monthly Maintenance').getByRole('button');
  await amount.focus();
  await page.keyboard.press('Enter');
  const derivation = page.getByRole('dialog', { name: /Monthly maintenance/ });
  await expect(derivation).toBeFocused();
  await expect(derivation).toContainText('50 hours × $55, to the cent = $2,750');
  await page.keyboard.press('Tab');
  await expect(derivation.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(derivation).toBeHidden();
  await expect(amount).toBeFocused();
});

test('hidden savings have no derivation to open', async ({ calculator }) => {
  const { page } = calculator;
  await calculator.open();
  const savings = page.getByRole('region', { name: 'Savings and Time to Market' });
  await expect(savings.locator('.tile').getByRole('button')).toHaveCount(0);
  for (const hidden of ['$31,192', '71%', '$1,851', '67%']) {
    await expect(page.getByText(hidden)).toHaveCount(1);
    await expect(savings.locator('.tiles').getByText(hidden)).toHaveCount(1);
  }
});

test('near the end of a plan the slider says what the next one costs', async ({ calculator }) => {
  const { page } = calculator;
  await calculator.open();
  const slider = page.getByRole('slider', { name: 'Number of integrations' });
  await expect(slider).toHaveAccessibleDescription(
    'One more integration moves you to the next plan, which adds $7,200 a year.',
  );
  await calculator.slide('Number of integrations', 12);
  await expect(slider).toHaveAccessibleDescription(
    '3 more fit in this plan. From 16, the next plan adds $9,600 a year.',
  );
  await calculator.slide('Number of integrations', 11);
  await expect(slider).toHaveAccessibleDescription('');
});
