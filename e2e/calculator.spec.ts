import { type Calculator, defaultSavings, expect, hold, test } from './calculator.ts';
import { boxOf, chooseTab, openPlans, overflows, tabCard } from './controls.ts';

/** The reference values of the product decisions, as the page writes them. */
async function expectReference(calculator: Calculator, expected: Record<string, string>) {
  for (const [label, figure] of Object.entries(expected)) {
    await expect(calculator.figure(label), label).toHaveText(figure);
  }
}

const defaults = {
  'Initial Development': '$28,457',
  'Testing & QA': '$10,945',
  'Documentation & Training': '$4,378',
  'Initial Total': '$43,780',
  'Monthly Maintenance': '$2,750/month',
  'Initial Setup': '$1,800',
  'Monthly Subscription': '$899/month',
  'Total Year 1': '$12,588',
  'In-house': '3.9 months',
  Embedded: '3 weeks',
  'Total dev hours': '400 hours',
  'Maintenance per month': '50 hours',
};

test('the default inputs show the reference figures', async ({ calculator, page }) => {
  await calculator.open('/roi-calculator');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Build your integrations, or embed them?',
  );
  const logo = page.getByRole('banner').getByRole('link', { name: /Albato Embedded/ });
  await expect(logo).toHaveAttribute('href', 'https://albato.com/embedded');
  await expect(logo).toHaveAttribute('target', '_blank');
  await expectReference(calculator, defaults);
});

test('the savings are hidden until the report is requested, and hold the reference figures', async ({
  calculator,
  page,
}) => {
  await calculator.open();
  for (const [label, figure] of defaultSavings) {
    const shown = calculator.figure(label);
    await expect(shown.locator('.blurred')).toHaveText(figure);
    await expect(shown.locator('.blurred')).toHaveCSS('filter', 'blur(16px)');
    await expect(shown.locator('.blurred')).toHaveCSS('user-select', 'none');
    await expect(shown).toMatchAriaSnapshot('- definition: Hidden until you request your report');
  }
  await expect(page.getByRole('heading', { name: 'Savings and Time to Market' })).toBeVisible();
});

test('moving every input leads to the second row of the reference table', async ({
  calculator,
}) => {
  await calculator.open();
  await calculator.slide('Number of integrations', 1);
  await calculator.slide('Developers', 1);
  await calculator.setShare(100);
  await calculator.chooseRegion('Asia · $35/h');
  await expectReference(calculator, {
    'Initial Development': '$2,093',
    'Testing & QA': '$805',
    'Documentation & Training': '$322',
    'Initial Total': '$3,220',
    'Monthly Maintenance': '$350/month',
    'Total Year 1': '$12,588',
    'In-house': '2 weeks',
    Embedded: '3 weeks',
  });
  await expect(calculator.figure('Initial cost savings').locator('.blurred')).toHaveText('$0');
  await expect(calculator.figure('Monthly cost reduction').locator('.blurred')).toHaveText('0%');
  const note = calculator.page.locator('[data-section=savings] .tiles + .hint');
  await expect(note.locator('.blurred')).toHaveText(
    'The subscription costs $549 a month more than the maintenance.',
  );
  await expect(note).toMatchAriaSnapshot('- paragraph: Hidden until you request your report');
  await expect(
    calculator.page.getByText(
      'The build alone costs $9,368 less than the first embedded year; with maintenance, building costs $5,330 less over 12 months.',
    ),
  ).toBeVisible();
});

test('systems and a custom rate change the figures as the rules say @night', async ({
  calculator,
  page,
}) => {
  await calculator.open();
  await calculator.selectSystems('Gmail', 'HubSpot', 'Salesforce', 'Slack');
  await calculator.slide('Number of integrations', 12);
  // The design's reference picture shows these inputs.
  await expectReference(calculator, {
    'Initial Total': '$171,276',
    'Monthly Maintenance': '$6,380/month',
    'Total Year 1': '$19,788',
    'Total dev hours': '1,490 hours',
    'In-house': '1.3 years',
    Embedded: '4 weeks',
  });
  await calculator.chooseRegion('Custom rate');
  await page.getByLabel('Your hourly rate').fill('110');
  await expect(calculator.figure('Initial Total')).toHaveText('$342,551');
  // A rate typed for custom counts there alone, and is still there on the way back.
  await calculator.chooseRegion('Other · $65/h');
  await expect(page.getByLabel('Your hourly rate')).toBeHidden();
  await calculator.chooseRegion('Custom rate');
  await expect(page.getByLabel('Your hourly rate')).toHaveValue('110');
  await calculator.chooseRegion('Europe · $55/h');
  await expect(calculator.figure('Initial Total')).toHaveText('$171,276');
});

test('in forced colours, which drop the blur, each saving says that it is hidden @night', async ({
  calculator,
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await calculator.open();
  for (const tile of await page
    .locator('.tile')
    .filter({ has: page.locator('.blurred') })
    .all()) {
    await expect(tile.locator('.blurred')).toBeHidden();
    const text = await tile.getByText('Hidden until you request your report').boundingBox();
    // Hidden visually, it would be one pixel wide.
    expect(text?.width).toBeGreaterThan(60);
  }
});

/** The headings that a view shows, and some that it does not. */
const views = {
  costs: [['Cost Analysis'], ['Savings and Time to Market', 'Integration Breakdown']],
  savings: [['Savings and Time to Market'], ['Cost Analysis', 'Integration Breakdown']],
  breakdown: [['Integration Breakdown'], ['Cost Analysis', 'Business Analysis Protected']],
  rest: [['Business Analysis Protected'], ['Cost Analysis', 'Integration Breakdown']],
  full: [['Integration Breakdown', 'Business Analysis Protected'], ['Cost Analysis']],
  anything: [
    ['Cost Analysis', 'Savings and Time to Market', 'Integration Breakdown'],
    ['Page Not Found'],
  ],
} as const;

test('?view= shows the parts of the page that it names, how their amounts are converted, and no dock beside them @night', async ({
  calculator,
  page,
}) => {
  for (const [view, [shown, hidden]] of Object.entries(views)) {
    await calculator.open(`/?view=${view}#v1&currency=eur`);
    await expect(page.getByText('shown at 0.865 EUR per USD'), view).toBeVisible();
    for (const name of shown) {
      await expect(page.getByRole('heading', { name }), view).toBeVisible();
    }
    for (const name of hidden) {
      await expect(page.getByRole('heading', { name }), view).toBeHidden();
    }
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    // The dock is about the answer card: where there is none, it would show more than was asked.
    const hasCard = await page.getByRole('region', { name: 'Your answer' }).isVisible();
    expect(hasCard, view).toBe(view === 'anything');
    const dock = page.getByRole('complementary', { name: 'Answer in short' });
    await expect(dock, view).toHaveCount(hasCard ? 1 : 0);
  }
});

test('an unknown path is status 404 and the page says Page Not Found', async ({ page }) => {
  const response = await page.goto('/roi-calculator/elsewhere');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page).toHaveTitle('Page Not Found');
});

test('a press below the closer look counts while a chosen tab loads @night', async ({
  calculator,
  page,
}) => {
  const release = await hold(page, /Finance\..*\.js$/);
  await calculator.open('/#v1&systems=slack');
  await chooseTab(page, 'For your CFO');
  await page.getByRole('button', { name: 'Show the list' }).hover();
  await page.mouse.down();
  release();
  await expect(page.getByText('Net present value of embedding')).toBeAttached();
  await page.mouse.up();
  await expect(page.getByRole('button', { name: 'Hide the list' })).toBeVisible();
});

for (const width of [390, 320]) {
  test(`at ${width} pixels what loads late moves nothing @night`, async ({ calculator, page }) => {
    await page.setViewportSize({ width, height: 700 });
    const release = await hold(page, /SplitPanel.*\.js$/);
    await calculator.open();
    const field = page.getByRole('spinbutton', { name: 'Number of integrations' });
    await field.focus();
    const { y } = await boxOf(field);
    await field.fill('12');
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    expect((await boxOf(field)).y).toBeCloseTo(y, 0);
    await chooseTab(page, 'Which to build?');
    await expect(page.locator('[data-section~=breakdown]')).not.toBeInViewport();
    release();
    await page.getByRole('tabpanel').locator('table').waitFor();
  });
}

test('the plan explorer is closed; opened, it has the own plan and prices users by both tables @night', async ({
  calculator,
  page,
}) => {
  await calculator.open();
  const plans = page.locator('.plan');
  await expect(plans.getByText('Per month')).toHaveCount(0);
  await openPlans(page);
  await expect(plans.getByText('Per month')).toHaveCount(3);
  await expect(plans.nth(0)).toContainText('$899');
  await expect(plans.nth(1)).toContainText('$2,300');
  await expect(plans.nth(2)).toContainText('$3,500');
  const users = page.getByLabel('Users');
  await users.fill('301');
  await users.blur();
  await expect(plans.nth(2)).toContainText('$4,403');
  await calculator.slide('Number of integrations', 12);
  await expect(plans.nth(0)).toContainText('For 12 integrations');
  await expect(plans.nth(0)).toContainText('$1,499');
});

test('the page stays short and quiet on a laptop and on a phone, whose first screen leads to the report, and Tab reaches it within 30 stops', async ({
  calculator,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await calculator.open();
  await page.locator('body[data-typeface]').waitFor();
  await tabCard(page).scrollIntoViewIfNeeded();
  await page.getByRole('img', { name: 'Cumulative cost over 60 months' }).waitFor();
  // Every section at its real height, which off screen is otherwise an estimate.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  const session = await page.context().newCDPSession(page);
  for (const [width, height, most, enabled] of [
    [1280, 800, 2300, false],
    [390, 844, 4000, true],
  ] as const) {
    await page.setViewportSize({ width, height });
    await session.send('Emulation.setTouchEmulationEnabled', { enabled });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.locator('.dock')).toBeHidden();
    const seen = await page.evaluate(countWhatIsSeen);
    expect.soft(await overflows(page)).toEqual([]);
    expect.soft(seen.height, `height at ${width} pixels`).toBeLessThanOrEqual(most);
    expect.soft(seen.controls, `controls at ${width} pixels`).toBeLessThanOrEqual(63);
    expect.soft(seen.numbers, `numbers at ${width} pixels`).toBeLessThanOrEqual(70);
  }
  const report = page.getByRole('button', { name: 'Report', exact: true });
  await expect(report).toBeInViewport({ ratio: 1 });
  await report.click();
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await expect(name).toBeFocused();

  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('slider', { name: 'Number of integrations' }).focus();
  let stops = 0;
  while (!(await name.evaluate((field) => field === document.activeElement))) {
    await page.keyboard.press('Tab');
    stops += 1;
    expect(stops).toBeLessThanOrEqual(30);
  }
});

/**
 * Runs in the page: its height, and the controls and numbers that an eye sees. An amount is one
 * number; what is blurred, off the page, cut off or in a closed list is not seen.
 */
function countWhatIsSeen() {
  const root = document.documentElement;
  const unseen = '.visually-hidden, .blurred, option:not(:checked), .skip-link, .cost-chart input';
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest(unseen);
  const controls = 'a[href], button, input, select, textarea, summary, [role=tab], [tabindex="0"]';
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let text = '';
  while (texts.nextNode()) {
    const { parentElement, nodeValue } = texts.currentNode;
    const isText = parentElement && !parentElement.closest('script, style, noscript, title, desc');
    if (isText && isSeen(parentElement)) text += ` ${nodeValue}`;
  }
  return {
    height: root.scrollHeight,
    controls: [...document.querySelectorAll(controls)].filter(isSeen).length,
    numbers: (text.match(/\d[\d,.]*/g) ?? []).length,
  };
}

test('Cost Analysis is one stop of Tab, and each figure is named by what it is', async ({
  calculator,
  page,
}) => {
  await calculator.open();
  const costs = page.getByRole('grid', { name: 'Cost Analysis' });
  const focused = page.locator(':focus');
  await costs.locator('.amount:not([tabindex="-1"])').focus();
  for (const [key, name] of [
    ['ArrowDown', 'Testing & QA, $10,945, show the calculation'],
    ['ArrowUp', 'Initial Development, $28,457, show the calculation'],
    ['ArrowUp', 'Initial Development, $28,457, show the calculation'],
    ['End', 'Total Year 1, $12,588, show the calculation'],
    ['Home', 'Initial Development, $28,457, show the calculation'],
    ['ArrowRight', 'Testing & QA, $10,945, show the calculation'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(focused, key).toHaveAccessibleName(name);
  }
  await calculator.slide('Number of integrations', 12);
  await expect(calculator.figure('Initial Total').getByRole('button')).toHaveAccessibleName(
    'Initial Total, $110,352, show the calculation',
  );
});
