import type { Locator, Page } from 'playwright/test';
import { type Calculator, expect, hold, holdScript, test } from './calculator.ts';

const panel = (page: Page, name: string) => page.getByRole('dialog', { name });
const systemsField = (page: Page) => page.getByRole('button', { name: /^Systems to connect/ });
const dateField = (page: Page) => page.getByRole('button', { name: /^Target date/ });
const options = (page: Page) => page.getByRole('listbox').getByRole('option');

async function openSystems({ page }: Calculator) {
  await systemsField(page).click();
  await expect(panel(page, 'Systems to connect')).toBeVisible();
  await expect(options(page).first()).toBeVisible();
}

async function openCalendar({ page }: Calculator) {
  await dateField(page).click();
  await expect(panel(page, 'Target date')).toBeVisible();
}

test.describe('sliders', () => {
  const sliders = [
    { name: 'Number of integrations', start: 5, min: 1, max: 200, top: '200+' },
    { name: 'Developers', start: 2, min: 1, max: 20, top: '20' },
  ];

  for (const { name, start, min, max, top } of sliders) {
    test(`${name}: an arrow moves one step, a page or an arrow with Shift exactly ten`, async ({
      calculator,
      page,
    }) => {
      await calculator.open();
      const slider = page.getByRole('slider', { name });
      await expect(slider).toHaveValue(String(start));
      const presses: [key: string, value: number][] = [
        ['ArrowRight', start + 1],
        ['ArrowUp', start + 2],
        ['ArrowLeft', start + 1],
        ['ArrowDown', start],
        ['PageUp', start + 10],
        ['PageDown', start],
        ['Shift+ArrowRight', start + 10],
        ['Shift+ArrowLeft', start],
        ['Shift+ArrowUp', start + 10],
        ['Shift+ArrowDown', start],
        ['Shift+PageUp', start + 10],
        ['Shift+PageDown', start],
      ];
      for (const [key, value] of presses) {
        await slider.press(key);
        await expect(slider, key).toHaveValue(String(value));
      }
    });

    test(`${name}: every move stays within ${min} and ${max}, and the top reads ${top}`, async ({
      calculator,
      page,
    }) => {
      await calculator.open();
      const slider = page.getByRole('slider', { name });
      const field = page.getByRole('spinbutton', { name });
      await slider.press('PageDown');
      await expect(slider).toHaveValue(String(min));
      await slider.press('ArrowLeft');
      await expect(slider).toHaveValue(String(min));
      await slider.press('End');
      await expect(slider).toHaveValue(String(max));
      await expect(field).toHaveValue(top);
      await expect(slider).toHaveAttribute('aria-valuetext', top);
      await slider.press('PageUp');
      await slider.press('ArrowRight');
      await expect(slider).toHaveValue(String(max));
      await slider.press('ArrowLeft');
      await expect(field).toHaveValue(String(max - 1));
      await slider.press('Home');
      await expect(field).toHaveValue(String(min));
    });
  }

  test('a press on the track and a drag move the thumb, and the figures follow', async ({
    calculator,
    page,
  }) => {
    await calculator.open();
    const slider = page.getByRole('slider', { name: 'Developers' });
    const box = await boxOf(slider);
    const middle = box.y + box.height / 2;
    const before = await calculator.figure('Initial Development').textContent();
    await page.mouse.click(box.x + box.width / 2, middle);
    await expect(slider).toHaveValue(/^(10|11)$/);
    await expect(calculator.figure('Initial Development')).not.toHaveText(before ?? '');
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.75, middle, { steps: 5 });
    await expect(slider).toHaveValue(/^1[56]$/);
    await page.mouse.move(box.x + box.width + 300, middle, { steps: 5 });
    await expect(slider).toHaveValue('20');
    await page.mouse.move(box.x - 300, middle, { steps: 5 });
    await expect(slider).toHaveValue('1');
    await page.mouse.up();
  });

  test('a slider moved before its script loads keeps its value', async ({ calculator, page }) => {
    const release = await holdScript(page);
    await page.goto('/', { waitUntil: 'commit' });
    const slider = page.getByRole('slider', { name: 'Number of integrations' });
    await slider.focus();
    await slider.press('ArrowRight');
    await page.getByLabel('Region').selectOption('us');
    await page.getByLabel('Time spent on integrations').fill('100');
    await release();
    await expect(slider).toHaveValue('6');
    await expect(page.getByLabel('Time spent on integrations')).toHaveValue('100');
    await expect(page.getByLabel('Region')).toHaveValue('us');
    // 6 average integrations of 80 hours, 2 developers at 100%, 95 USD an hour: 480 × 95 × 1.05.
    await expect(calculator.figure('Initial Total')).toHaveText('$47,880');
  });
});

test.describe('sliders under a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  type Point = { x: number; y: number };

  /** Sends real touches; the points are relative to the middle of the slider. */
  async function touch(page: Page, slider: Locator, path: Point[], end = 'touchEnd') {
    const box = await boxOf(slider);
    const devtools = await page.context().newCDPSession(page);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    for (const [index, point] of path.entries()) {
      await devtools.send('Input.dispatchTouchEvent', {
        type: index === 0 ? 'touchStart' : 'touchMove',
        touchPoints: [{ x: x + point.x, y: y + point.y }],
      });
    }
    await devtools.send('Input.dispatchTouchEvent', { type: end as 'touchEnd', touchPoints: [] });
  }

  /** Points on a line from the middle, some pixels apart as a finger's are. */
  const line = (toX: number, toY: number): Point[] =>
    Array.from({ length: 13 }, (_, part) => ({ x: (toX * part) / 12, y: (toY * part) / 12 }));

  async function openAt(calculator: Calculator, name: string) {
    await calculator.open();
    const slider = calculator.page.getByRole('slider', { name });
    await slider.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    return slider;
  }

  test('a tap moves the thumb to it', async ({ calculator, page }) => {
    const slider = await openAt(calculator, 'Developers');
    const box = await boxOf(slider);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + 3);
    await expect(slider).toHaveValue(/^(10|11)$/);
    await expect(page.getByRole('spinbutton', { name: 'Developers' })).toHaveValue(/^(10|11)$/);
  });

  test('a sideways drag moves the thumb, however it goes on', async ({ calculator, page }) => {
    const slider = await openAt(calculator, 'Developers');
    const { width } = await boxOf(slider);
    await touch(page, slider, [...line(width / 4, 2), { x: width / 4, y: 60 }]);
    await expect(slider).toHaveValue(/^1[56]$/);
  });

  test('a swipe that scrolls leaves every figure as it is', async ({ calculator, page }) => {
    const slider = await openAt(calculator, 'Number of integrations');
    const total = await calculator.figure('Initial Total').textContent();
    for (const path of [line(0, -240), line(10, -200), line(-30, 150)]) {
      await slider.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const before = await page.evaluate(() => scrollY);
      await touch(page, slider, path);
      await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before);
      await expect(slider).toHaveValue('5');
    }
    await expect(calculator.figure('Initial Total')).toHaveText(total ?? '');
  });

  test('a drag that the system cancels is undone', async ({ calculator, page }) => {
    const slider = await openAt(calculator, 'Developers');
    const { width } = await boxOf(slider);
    await touch(page, slider, line(width / 4, 0), 'touchCancel');
    await expect(slider).toHaveValue('2');
    await touch(page, slider, line(width / 4, 0));
    await expect(slider).toHaveValue(/^1[56]$/);
  });

  test('before its script a tap is kept and a swipe is not', async ({ calculator, page }) => {
    const release = await holdScript(page);
    await page.goto('/', { waitUntil: 'commit' });
    const tapped = page.getByRole('slider', { name: 'Developers' });
    const swiped = page.getByRole('slider', { name: 'Number of integrations' });
    await tapped.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const box = await boxOf(tapped);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await touch(page, swiped, line(0, -120));
    await release();
    await expect(tapped).toHaveValue(/^(10|11)$/);
    await expect(swiped).toHaveValue('5');
    await expect(calculator.figure('Initial Total')).not.toHaveText('$43,780');
  });

  test('slider, field and both buttons take 44 pixels each', async ({ calculator, page }) => {
    await openAt(calculator, 'Developers');
    const targets = [
      page.locator('.slider-control').last(),
      page.getByRole('spinbutton', { name: 'Developers' }),
      page.getByRole('button', { name: 'Decrease: Developers' }),
      page.getByRole('button', { name: 'Increase: Developers' }),
    ];
    for (const target of targets) {
      const box = await boxOf(target);
      expect(box.height).toBeGreaterThanOrEqual(44);
      expect(box.width).toBeGreaterThanOrEqual(44);
    }
  });
});

test.describe('number fields of sliders', () => {
  test('field, buttons and slider show one value', async ({ calculator, page }) => {
    await calculator.open();
    const slider = page.getByRole('slider', { name: 'Developers' });
    const field = page.getByRole('spinbutton', { name: 'Developers' });
    const fewer = page.getByRole('button', { name: 'Decrease: Developers' });
    await page.getByRole('button', { name: 'Increase: Developers' }).click();
    await expect(slider).toHaveValue('3');
    await expect(field).toHaveValue('3');
    await slider.press('PageUp');
    await expect(field).toHaveValue('13');
    await expect(field).toHaveAttribute('aria-valuenow', '13');
    await field.fill('1');
    await expect(slider).toHaveValue('1');
    await expect(fewer).toBeDisabled();
    await field.press('ArrowUp');
    await field.press('Shift+ArrowUp');
    await field.press('PageDown');
    await expect(slider).toHaveValue('2');
    await page.getByText('Developers', { exact: true }).click();
    await expect(field).toBeFocused();
  });

  test('− and + repeat while they are held, and a click moves one step', async ({
    calculator,
    page,
  }) => {
    await calculator.open();
    const field = page.getByRole('spinbutton', { name: 'Developers' });
    await page.getByRole('button', { name: 'Increase: Developers' }).hover();
    await page.mouse.down();
    await expect(field).toHaveValue('20');
    await page.mouse.up();
    const decrease = page.getByRole('button', { name: 'Decrease: Developers' });
    await decrease.click();
    await expect(field).toHaveValue('19');
    await decrease.hover();
    await page.mouse.down();
    await expect(field).not.toHaveValue(/^1[5-9]$/);
    await page.mouse.up();
    const released = await field.inputValue();
    await page.getByRole('slider', { name: 'Number of integrations' }).press('PageUp');
    await calculator.slide('Number of integrations', 12);
    await expect(field).toHaveValue(released);
  });

  test('a number outside the range is corrected with a note, once the field is left', async ({
    calculator,
    page,
  }) => {
    await calculator.open();
    const field = page.getByRole('spinbutton', { name: 'Number of integrations' });
    const note = page.getByText('Using 200+. Enter a whole number from 1 to 200.');
    await field.fill('500');
    await expect(field).toHaveValue('500');
    await expect(page.getByRole('slider', { name: 'Number of integrations' })).toHaveValue('200');
    await expect(note).toBeVisible();
    await field.press('Tab');
    await expect(field).toHaveValue('200+');
    await expect(note).toBeVisible();
    await calculator.slide('Number of integrations', 7);
    await expect(note).toBeHidden();
    await expect(field).toHaveValue('7');
  });

  test('what is being typed stays as it is, and Enter settles it', async ({ calculator, page }) => {
    await calculator.open();
    const field = page.getByRole('spinbutton', { name: 'Developers' });
    await field.fill('');
    await field.pressSequentially('007,');
    await expect(field).toHaveValue('007,');
    await expect(page.getByRole('slider', { name: 'Developers' })).toHaveValue('7');
    await field.press('Enter');
    await expect(field).toHaveValue('7');
  });
});

test.describe('systems', () => {
  test('options are sorted by name, each with its category, in a list of at most 24rem', async ({
    calculator,
    page,
  }) => {
    await calculator.open();
    await expect(systemsField(page)).toHaveText('Select systems');
    await openSystems(calculator);
    const names = await options(page).locator('.option-name').allTextContents();
    expect(names).toHaveLength(28);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
    await expect(options(page).filter({ hasText: 'HubSpot' })).toHaveText('HubSpotCRM');
    for (const category of await options(page).locator('.option-category').allTextContents()) {
      expect(category).not.toBe('');
    }
    const list = await boxOf(page.getByRole('listbox'));
    expect(list.height).toBeLessThanOrEqual(24 * 16);
  });

  test('one chosen system is named, several are counted, and all can be cleared at once', async ({
    calculator,
    page,
  }) => {
    await calculator.open();
    await openSystems(calculator);
    const clear = page.getByRole('button', { name: 'Clear all selections' });
    await expect(clear).toBeDisabled();
    await options(page).filter({ hasText: 'Slack' }).click();
    await expect(systemsField(page)).toHaveText('Slack');
    await options(page).filter({ hasText: 'Gmail' }).click();
    await options(page).filter({ hasText: 'HubSpot' }).click();
    await expect(systemsField(page)).toHaveText('3 systems selected');
    await options(page).filter({ hasText: 'Gmail' }).click();
    await expect(systemsField(page)).toHaveText('2 systems selected');
    await clear.click();
    await expect(systemsField(page)).toHaveText('Select systems');
    await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toHaveCount(0);
    await expect(panel(page, 'Systems to connect')).toBeVisible();
  });

  test('the filter narrows by name and by category, and Enter chooses', async ({
    calculator,
    page,
  }) => {
    await calculator.open();
    await openSystems(calculator);
    await expect(page.getByRole('combobox', { name: 'Filter by name or category' })).toBeFocused();
    await page.keyboard.type('accounting');
    await expect(options(page)).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(systemsField(page)).toHaveText(/^QuickBooks/);
    for (let letter = 0; letter < 'accounting'.length; letter++)
      await page.keyboard.press('Backspace');
    await expect(options(page)).toHaveCount(28);
    await page.keyboard.type('zzz');
    await expect(options(page)).toHaveText(/^Not listed\?/);
  });

  test('typing on the closed field opens it at what was typed', async ({ calculator, page }) => {
    await calculator.open();
    await systemsField(page).focus();
    await page.keyboard.type('salesf');
    await expect(options(page)).toHaveCount(1);
    await expect(options(page)).toHaveText('SalesforceCRM');
    await page.keyboard.press('Escape');
    await systemsField(page).click();
    await expect(options(page)).toHaveCount(28);
  });

  test('arrows walk the list and Enter chooses without a mouse', async ({ calculator, page }) => {
    await calculator.open();
    await systemsField(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(systemsField(page)).toHaveText('Asana');
    await expect(options(page).filter({ hasText: 'Asana' })).toHaveAttribute(
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
      await openSystems(calculator);
      const header = await boxOf(page.getByRole('banner'));
      const list = await boxOf(panel(page, 'Systems to connect'));
      expect(list.y).toBeGreaterThanOrEqual(header.y + header.height);
      await page.keyboard.press('Escape');
    }
  });

  test('it opens and closes on click', async ({ calculator, page }) => {
    await calculator.open();
    await openSystems(calculator);
    await expect(systemsField(page)).toHaveAttribute('aria-expanded', 'true');
    await systemsField(page).click();
    await expect(panel(page, 'Systems to connect')).toBeHidden();
    await expect(systemsField(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('it closes 100 ms after a press outside, not sooner', async ({ calculator, page }) => {
    await page.clock.install();
    await calculator.open();
    await openSystems(calculator);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('heading', { name: 'Development Resources' }).click();
    await page.clock.runFor(99);
    await expect(panel(page, 'Systems to connect')).toBeVisible();
    await page.clock.runFor(1);
    await expect(panel(page, 'Systems to connect')).toBeHidden();
    await expect(systemsField(page)).toBeFocused();
  });

  test('Escape closes it at once and gives the focus back', async ({ calculator, page }) => {
    await page.clock.install();
    await calculator.open();
    await openSystems(calculator);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.keyboard.press('Escape');
    await expect(panel(page, 'Systems to connect')).toBeHidden();
    await expect(systemsField(page)).toBeFocused();
  });

  test('the focus that goes elsewhere stays there when the list closes', async ({
    calculator,
    page,
  }) => {
    await calculator.open();
    await openSystems(calculator);
    const share = page.getByLabel('Time spent on integrations');
    await share.click();
    await expect(panel(page, 'Systems to connect')).toBeHidden();
    await expect(share).toBeFocused();
  });

  test('a press during the load opens the list once it has loaded', async ({
    calculator,
    page,
  }) => {
    await calculator.open();
    const release = await hold(page, /OptionList.*\.js$/);
    await systemsField(page).click();
    await expect(systemsField(page)).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.type('jira');
    release();
    await expect(options(page)).toHaveText(['JiraProductivity']);
  });

  test('a list that fails to load says so, and the rest of the page works', async ({
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
  });

  test('chips remove a system by keyboard, and the focus moves on', async ({
    calculator,
    page,
  }) => {
    await calculator.open();
    await openSystems(calculator);
    for (const name of ['Slack', 'Gmail', 'HubSpot'])
      await options(page).filter({ hasText: name }).click();
    await page.keyboard.press('Escape');
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

  test('more systems than integrations: the slider stays, a note tells what is estimated', async ({
    calculator,
    page,
  }) => {
    await calculator.open();
    await calculator.slide('Number of integrations', 2);
    await openSystems(calculator);
    for (const name of ['Slack', 'Gmail', 'HubSpot'])
      await options(page).filter({ hasText: name }).click();
    await expect(page.getByText('Estimating 3 integrations: you selected 3 systems')).toBeVisible();
    await expect(page.getByRole('slider', { name: 'Number of integrations' })).toHaveValue('2');
    await page.keyboard.press('Escape');
    await calculator.slide('Number of integrations', 3);
    await expect(page.getByText('Estimating 3 integrations')).toBeHidden();
  });
});

test.describe('target date', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.setFixedTime(new Date(2026, 10, 21, 15, 30));
  });

  const day = (page: Page, name: string) => page.getByRole('button', { name });

  test('days before today are disabled, and the calendar is at least 280 pixels wide', async ({
    calculator,
    page,
  }) => {
    await calculator.open();
    await openCalendar(calculator);
    await expect(day(page, 'Friday, 20 November 2026')).toHaveAttribute('aria-disabled', 'true');
    await expect(day(page, 'Friday, 20 November 2026')).toBeVisible();
    await expect(day(page, '21 November 2026')).not.toHaveAttribute('aria-disabled', 'true');
    await expect(panel(page, 'Target date').locator('[slot=previous]')).toBeDisabled();
    await day(page, 'Friday, 20 November 2026').click({ force: true });
    await expect(dateField(page)).toHaveText('Choose a date');
    expect((await boxOf(panel(page, 'Target date'))).width).toBeGreaterThanOrEqual(280);
  });

  test('a chosen day sets the months until then and logs the alert line', async ({
    calculator,
    page,
  }) => {
    const lines: string[] = [];
    // Consoles hide debug messages by default; this one is to be seen.
    page.on('console', (message) => {
      if (message.type() === 'log') lines.push(message.text());
    });
    await calculator.open();
    await openCalendar(calculator);
    await panel(page, 'Target date').locator('[slot=next]').click();
    await day(page, 'Tuesday, 22 December 2026').click();
    await expect(dateField(page)).toHaveText('22 December 2026');
    await expect(panel(page, 'Target date')).toBeHidden();
    await expect(dateField(page)).toBeFocused();
    // 31 days are two months of 30.
    await expect(page.getByText('2 months from now.')).toBeVisible();
    expect(lines.filter((line) => line.startsWith('Timeline Alert Debug'))).toHaveLength(1);
  });

  test('choosing the selected day again clears it, by mouse and by keyboard', async ({
    calculator,
    page,
  }) => {
    await calculator.open();
    await openCalendar(calculator);
    await day(page, 'Monday, 30 November 2026').click();
    await expect(dateField(page)).toHaveText('30 November 2026');
    await expect(page.getByText('Within a month.')).toBeVisible();
    await openCalendar(calculator);
    await day(page, 'Monday, 30 November 2026 selected').click();
    await expect(dateField(page)).toHaveText('Choose a date');
    await expect(page.getByText('Within a month.')).toBeHidden();

    await dateField(page).press('Enter');
    await expect(panel(page, 'Target date')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(dateField(page)).toHaveText('28 November 2026');
    await page.keyboard.press('Enter');
    await expect(panel(page, 'Target date')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(dateField(page)).toHaveText('Choose a date');
  });

  test('the cross clears the date and leaves the focus on the field', async ({
    calculator,
    page,
  }) => {
    await calculator.open();
    await openCalendar(calculator);
    await day(page, 'Monday, 30 November 2026').click();
    await page.getByRole('button', { name: 'Clear the date' }).click();
    await expect(dateField(page)).toHaveText('Choose a date');
    await expect(dateField(page)).toBeFocused();
  });

  test('clearing the date brings the timeline of 6 months back', async ({ calculator, page }) => {
    await calculator.open();
    await openCalendar(calculator);
    await panel(page, 'Target date').locator('[slot=next]').click();
    await day(page, 'Tuesday, 22 December 2026').click();
    await expect(page.getByText('2 months from now.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear the date' }).click();

    await page.getByRole('banner').getByRole('button', { name: 'Schedule Demo' }).click();
    const dialog = panel(page, 'Schedule a demo');
    for (const name of ['First name', 'Last name', 'Company name'])
      await dialog.getByLabel(name).fill('Ada');
    await dialog.getByLabel('Business email').fill('ada@example.com');
    await dialog.getByRole('checkbox').check();
    const posted = page.waitForRequest('**/api/demo-submission');
    await dialog.getByRole('button', { name: 'Request Demo' }).click();
    expect((await posted).postDataJSON()).toMatchObject({ calculationData: { timeline: 6 } });
  });

  test('a month and a year can be chosen directly', async ({ calculator, page }) => {
    await calculator.open();
    await openCalendar(calculator);
    await page.getByRole('combobox', { name: /year/i }).selectOption('2027');
    await page.getByRole('combobox', { name: /month/i }).selectOption('March');
    await day(page, 'Monday, 1 March 2027').click();
    await expect(dateField(page)).toHaveText('1 March 2027');
    await expect(page.getByText('4 months from now.')).toBeVisible();
  });

  test('Escape and a press outside close the calendar and change nothing', async ({
    calculator,
    page,
  }) => {
    await calculator.open();
    await openCalendar(calculator);
    await page.keyboard.press('Escape');
    await expect(panel(page, 'Target date')).toBeHidden();
    await expect(dateField(page)).toBeFocused();
    await openCalendar(calculator);
    await page.getByRole('heading', { level: 1 }).click();
    await expect(panel(page, 'Target date')).toBeHidden();
    await expect(dateField(page)).toHaveText('Choose a date');
  });
});

test.describe('numbers', () => {
  test('the time share is clamped to 1..100, and what is no number becomes 1', async ({
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

test.describe('help icons', () => {
  const icon = (page: Page) => page.getByRole('button', { name: 'Help: Developers' });
  const help = (page: Page) => page.getByText('The people who would build the integrations.');

  test('toggle on click and by keyboard', async ({ calculator, page }) => {
    await calculator.open();
    await icon(page).click();
    await expect(help(page)).toBeVisible();
    await icon(page).click();
    await expect(help(page)).toBeHidden();
    for (const key of ['Enter', 'Space']) {
      await icon(page).press(key);
      await expect(help(page)).toBeVisible();
      await icon(page).press(key);
      await expect(help(page)).toBeHidden();
    }
  });

  test('close on Escape and on a press outside, not on a press inside', async ({
    calculator,
    page,
  }) => {
    await calculator.open();
    await icon(page).click();
    await help(page).click();
    await expect(help(page)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(help(page)).toBeHidden();
    await icon(page).click();
    await page.keyboard.press('Escape');
    await expect(help(page)).toBeHidden();
    await expect(icon(page)).toBeFocused();
  });
});

test.describe('help icons under a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('toggle on tap within the screen', async ({ calculator, page }) => {
    await calculator.open();
    const icon = page.getByRole('button', { name: 'Help: Number of integrations' });
    const help = page.getByText('How many integrations your product needs.');
    await icon.tap();
    await expect(help).toBeVisible();
    const box = await boxOf(help);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(360);
    await icon.tap();
    await expect(help).toBeHidden();
  });
});

test.describe('hover tips', () => {
  test('open after 700 ms, at once within 300 ms of the last one, and close when left', async ({
    calculator,
    page,
  }) => {
    await page.clock.install();
    await calculator.open();
    await openSystems(calculator);
    for (const name of ['Slack', 'Gmail']) await options(page).filter({ hasText: name }).click();
    await page.keyboard.press('Escape');
    const tip = page.getByRole('tooltip');
    const gmail = page.getByRole('button', { name: 'Remove Gmail' });
    const slack = page.getByRole('button', { name: 'Remove Slack' });
    const away = page.getByRole('heading', { name: 'Development Resources' });
    await away.hover();
    await page.clock.pauseAt(Date.now() + 60_000);

    await gmail.hover();
    await page.clock.runFor(699);
    await expect(tip).toBeHidden();
    await page.clock.runFor(1);
    await expect(tip).toHaveText('Email · press to remove');
    await expect(gmail).toHaveAccessibleDescription('Email · press to remove');

    await away.hover();
    await expect(tip).toBeHidden();
    await page.clock.runFor(299);
    await slack.hover();
    await page.clock.runFor(1);
    await expect(tip).toHaveText('Communication · press to remove');

    await away.hover();
    await page.clock.runFor(300);
    await gmail.hover();
    await page.clock.runFor(699);
    await expect(tip).toBeHidden();
    await page.clock.runFor(1);
    await expect(tip).toBeVisible();
    await page.keyboard.press('Escape');
  });

  test('open for the keyboard and close with Escape', async ({ calculator, page }) => {
    await calculator.open();
    await openSystems(calculator);
    await options(page).filter({ hasText: 'Slack' }).click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tooltip')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Remove Slack' })).toBeFocused();
  });
});

async function boxOf(element: ReturnType<Page['locator']>) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element takes no room on the page.');
  return box;
}
