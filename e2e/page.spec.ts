import { expect, test } from './calculator.ts';

test('the logo leads to the product page, in a tab of its own', async ({ calculator, page }) => {
  await calculator.open();
  const logo = page.getByRole('banner').getByRole('link', { name: /Albato Embedded/ });
  await expect(logo).toHaveAttribute('href', 'https://albato.com/embedded');
  await expect(logo).toHaveAttribute('target', '_blank');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Build your integrations, or embed them?',
  );
});

test('both columns of inputs hold their controls', async ({ calculator, page }) => {
  await calculator.open();
  const requirements = page.getByRole('region', { name: 'Integration Requirements' });
  await expect(requirements.getByRole('slider', { name: 'Number of integrations' })).toHaveValue(
    '5',
  );
  await expect(requirements.getByText('Systems to connect')).toBeVisible();
  await expect(requirements.getByText('Target date', { exact: true })).toBeVisible();
  const resources = page.getByRole('region', { name: 'Development Resources' });
  await expect(resources.getByRole('slider', { name: 'Developers' })).toHaveValue('2');
  await expect(resources.getByLabel('Time spent on integrations')).toHaveValue('30');
  await expect(resources.getByLabel('Region')).toHaveValue('eu');
  const [left, right] = [await requirements.boundingBox(), await resources.boundingBox()];
  if (!left || !right) throw new Error('Expected both cards on screen.');
  expect(left.y).toBe(right.y);
  expect(left.x + left.width).toBeLessThan(right.x);
});

test('the locked insights name what the report covers, and nothing of it', async ({
  calculator,
  page,
}) => {
  await calculator.open();
  const insights = page.getByRole('region', { name: 'Business Analysis Protected' });
  await expect(insights.getByRole('listitem')).toHaveText([
    'Timeline risk',
    'Resource optimization',
    'Technical complexity',
    'Cost-benefit modeling',
    'Strategic recommendations',
  ]);
  await expect(insights).toContainText('personalized PDF report');
  await expect(insights.getByRole('heading', { name: 'Get Complete Analysis' })).toBeVisible();
  expect(await insights.textContent()).not.toMatch(/[$\d]/);
});

test('why choose lists the reasons of the specification', async ({ calculator, page }) => {
  await calculator.open();
  const reasons = page.getByRole('region', { name: 'Why Choose Albato Embedded' });
  for (const claim of [
    /Pre-built integrations with 800\+ apps/,
    /AI agents and workflows/,
    /Automatic API updates/,
    /Enterprise security/,
    /24\/7 support.*success manager/,
    /over 250,000 users/,
  ]) {
    await expect(reasons.getByRole('listitem').filter({ hasText: claim })).toHaveCount(1);
  }
});

test('the maintenance tooltip names its assumption', async ({ calculator, page }) => {
  await calculator.open();
  await page.getByRole('button', { name: 'Help: Monthly Maintenance' }).click();
  await expect(page.getByText('Assumes 8 hours per month per average integration.')).toBeVisible();
});

test('the report form is in its own section under its anchor', async ({ calculator, page }) => {
  await calculator.open();
  const section = page.locator('#detailed-roi-form');
  await expect(section.getByRole('heading', { name: 'Get Detailed ROI Report' })).toBeVisible();
  await expect(section.getByRole('button', { name: 'Send to My Inbox' })).toBeVisible();
});

test('the breakdown lists each selected system with all that is known of it, and collapses', async ({
  calculator,
  page,
}) => {
  await calculator.open();
  await calculator.selectSystems('Salesforce', 'Gmail');
  const breakdown = page.getByRole('region', { name: 'Integration Breakdown' });
  const systems = breakdown.getByRole('listitem');
  await expect(systems).toHaveCount(2);
  await expect(systems.nth(0)).toContainText('Gmail');
  await expect(systems.nth(1)).toContainText('Salesforce');
  for (const known of ['300 hours', '13 hours/month', '8 weeks', 'Extremely High']) {
    await expect(systems.nth(1)).toContainText(known);
  }
  await expect(systems.nth(1).locator('.why')).not.toBeEmpty();
  await breakdown.getByText('The 2 selected systems').click();
  await expect(systems.nth(0)).toBeHidden();
  await breakdown.getByText('The 2 selected systems').click();
  await expect(systems.nth(0)).toBeVisible();
});

test('a Google system brings the warning of its certification, as an estimate', async ({
  calculator,
  page,
}) => {
  await calculator.open();
  const warning = page.getByText(
    "Google's restricted scopes require verification and a yearly security assessment: budget from $10K",
  );
  await calculator.selectSystems('Slack');
  await expect(warning).toBeHidden();
  await calculator.selectSystems('Gmail');
  await expect(warning).toBeVisible();
  await expect(warning).toContainText('Estimate, not included in the figures');
});

test('a date that building misses raises an alert that says by how much and what would meet it', async ({
  calculator,
  page,
}) => {
  // Six weeks and a day after the usual moment: the defaults take 17 weeks, and 6 developers at
  // 30% take 5.6.
  await calculator.open('/#v1&integrations=5&developers=2&share=30&region=eu&deadline=2027-01-03');
  const savings = page.getByRole('region', { name: 'Savings and Time to Market' });
  await expect(savings.getByRole('status')).toHaveText(
    "The in-house build would miss your date by 2.5 months. You'd need 6 developers at 30%, or 2 at 84%, to make it. Embedding meets your date.",
  );
});

for (const [what, inputs, sentence] of [
  [
    'both miss',
    'integrations=5&developers=2&share=30&region=eu&systems=salesloft&deadline=2026-12-05',
    "The in-house build would miss your date by 5.5 months. No team size can meet this date: half of Salesloft's 2.8-month review already takes longer. Embedding would miss it by 1 week.",
  ],
  [
    'only embedding misses',
    'integrations=1&developers=1&share=100&region=asia&deadline=2026-12-06',
    'The in-house build meets your date. Embedding would miss it by 1 week.',
  ],
  [
    'both meet',
    'integrations=1&developers=1&share=100&region=asia&deadline=2026-12-12',
    'Building and embedding both meet your date.',
  ],
] as const) {
  test(`the alert says it where ${what} the date`, async ({ calculator, page }) => {
    await calculator.open(`/#v1&${inputs}`);
    const savings = page.getByRole('region', { name: 'Savings and Time to Market' });
    await expect(savings.getByRole('status')).toHaveText(sentence);
  });
}

test('a press anywhere in the box of the complete analysis leads to the report form', async ({
  calculator,
  page,
}) => {
  await calculator.open();
  const box = page.locator('.call-box');
  await box.scrollIntoViewIfNeeded();
  for (const position of [
    { x: 4, y: 4 },
    { x: 30, y: 30 },
  ]) {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await box.click({ position });
    await expect(page.locator('#detailed-roi-form')).toBeFocused();
  }
});
