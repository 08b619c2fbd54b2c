import type { Page } from 'playwright/test';
import { contract } from '../contract/index.ts';
import { type Calculator, expect, test } from './calculator.ts';
import { installClock, pauseClock } from './clock.ts';
import { fillDemoForm, openDemoDialog, requestDemoButton } from './demoForm.ts';

const demoPath = `**${contract.demoSubmission.path}`;

const area = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });
const toast = (page: Page) => page.locator('.notification');
const failure = (page: Page) => area(page).getByText('Ошибка отправки');
const dismissButton = (page: Page) => area(page).getByRole('button', { name: 'Dismiss' });

/** The area shows neither a notification nor its empty state, and does not hold focus. */
async function expectNothingOnScreen(page: Page): Promise<void> {
  await expect(area(page).getByText(/./)).toHaveCount(0);
  await expect(toast(page)).toHaveCSS('clip-path', 'inset(50%)');
  const hasFocus = () => area(page).evaluate((node) => node.contains(document.activeElement));
  expect(await hasFocus()).toBe(false);
}

/** Shows a success on the page, where nothing has focus. */
async function openWithSuccess(calculator: Calculator): Promise<void> {
  const { page } = calculator;
  await installClock(page);
  await calculator.open();
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(area(page).getByRole('status')).not.toBeEmpty();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
}

/**
 * Makes a demo request fail, which shows over the open dialog. The test controls the time from
 * before that.
 */
async function openWithFailure(calculator: Calculator): Promise<void> {
  const { page } = calculator;
  calculator.expectedErrors.push(/The demo request was not accepted/);
  const timeStands = Promise.withResolvers<void>();
  await page.route(demoPath, async (route) => {
    await timeStands.promise;
    await route.abort();
  });
  await installClock(page);
  await calculator.open();
  await openDemoDialog(page);
  await fillDemoForm(page);
  await requestDemoButton(page).click();
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible();
  await pauseClock(page);
  timeStands.resolve();
  await expect(failure(page)).toBeVisible();
}

test('a notification disappears after 5000 ms, and not before', async ({ calculator, page }) => {
  await openWithFailure(calculator);
  await page.clock.runFor(4999);
  await expect(failure(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(failure(page)).toBeHidden();
});

test('it stays while the pointer rests on it', async ({ calculator, page }) => {
  await openWithFailure(calculator);
  await toast(page).hover();
  await page.clock.runFor(60_000);
  await expect(failure(page)).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.runFor(5000);
  await expect(failure(page)).toBeHidden();
});

test('F8 moves focus to it over an open dialog, holds it, and Escape sends it away and gives focus back', async ({
  calculator,
  page,
}) => {
  await openWithFailure(calculator);
  const email = page.getByRole('dialog').getByLabel('Business email');
  await email.focus();
  await page.keyboard.press('F8');
  await expect(area(page)).toBeFocused();
  await page.clock.runFor(60_000);
  await expect(failure(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(area(page).getByRole('button', { name: 'Dismiss' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(failure(page)).toBeHidden();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(email).toBeFocused();
});

test('a mouse click on × removes it, leaves nothing on screen, and focus stays where it was', async ({
  calculator,
  page,
}) => {
  await openWithFailure(calculator);
  const email = page.getByRole('dialog').getByLabel('Business email');
  await email.focus();
  await dismissButton(page).click();
  await expectNothingOnScreen(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(email).toBeFocused();
});

test('a mouse click on × leaves nothing on screen where nothing had focus before', async ({
  calculator,
  page,
}) => {
  await openWithSuccess(calculator);
  await dismissButton(page).click();
  await expectNothingOnScreen(page);
});

test('a mouse click on its text does not keep it: it still leaves after 5000 ms', async ({
  calculator,
  page,
}) => {
  await openWithFailure(calculator);
  await failure(page).click();
  await page.clock.runFor(5000);
  await expectNothingOnScreen(page);
});

test('a mouse click on it ends the pause of keyboard focus', async ({ calculator, page }) => {
  await openWithFailure(calculator);
  await page.keyboard.press('F8');
  await page.clock.runFor(60_000);
  await failure(page).click();
  await expect(area(page)).not.toBeFocused();
  await page.clock.runFor(5000);
  await expectNothingOnScreen(page);
});

test('the keyboard reaches ×, which removes it and returns focus to where it was', async ({
  calculator,
  page,
}) => {
  await openWithFailure(calculator);
  const email = page.getByRole('dialog').getByLabel('Business email');
  await email.focus();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect(dismissButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectNothingOnScreen(page);
  await expect(email).toBeFocused();
});

test('the keyboard removes it and leaves nothing on screen where nothing had focus before', async ({
  calculator,
  page,
}) => {
  await openWithSuccess(calculator);
  for (const keys of [['Tab', 'Enter'], ['Escape']]) {
    await page.keyboard.press('F8');
    for (const key of keys) await page.keyboard.press(key);
    await expectNothingOnScreen(page);
  }
});

for (const [leave, how] of [
  [(page: Page) => page.keyboard.press('Escape'), 'Escape'],
  [(page: Page) => page.keyboard.press('Tab'), 'Tab'],
  [(page: Page) => page.mouse.click(5, 300), 'a click elsewhere'],
  [(page: Page) => area(page).getByText('No notifications').click(), 'a click on it'],
] as const) {
  test(`without notifications, F8 says so until focus leaves by ${how}`, async ({
    calculator,
    page,
  }) => {
    await calculator.open();
    await page.keyboard.press('F8');
    await expect(area(page)).toBeFocused();
    await expect(area(page).getByText('No notifications')).toBeVisible();
    await leave(page);
    await expectNothingOnScreen(page);
  });
}

for (const [distance, isDismissed] of [
  [49, false],
  [-49, false],
  [51, true],
  [-51, true],
] as const) {
  test(`a swipe of ${distance} pixels ${isDismissed ? 'sends it away' : 'lets it return'}`, async ({
    calculator,
    page,
  }) => {
    await openWithFailure(calculator);
    const box = await failure(page).boundingBox();
    if (!box) throw new Error('The notification has no box.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance, y + 3, { steps: 8 });
    await page.mouse.up();
    await expect(failure(page)).toBeVisible({ visible: !isDismissed });
    await expect(toast(page)).not.toHaveAttribute('style', /translate/);
  });
}

test('a new notification takes the place of the one on screen', async ({ calculator, page }) => {
  await openWithFailure(calculator);
  await page.unroute(demoPath);
  await page.getByRole('button', { name: 'Request Demo' }).click();
  await expect(area(page).getByRole('status')).toContainText('Успешно отправлено!');
  await expect(failure(page)).toHaveCount(0);
  await expect(toast(page)).toHaveCount(1);
});

test('failures are announced at once and successes politely, by regions that were there before', async ({
  calculator,
  page,
}) => {
  await calculator.open();
  await expect(area(page).locator('[role="status"], [role="alert"]')).toHaveCount(2);
  await openWithFailure(calculator);
  await expect(area(page).getByRole('alert')).toContainText('Ошибка отправки');
  await expect(area(page).getByRole('status')).toBeEmpty();
});

for (const [width, expected] of [
  [360, 336],
  [768, 388],
  [1280, 388],
] as const) {
  test(`on ${width} pixels it is ${expected} wide, and its viewport at most 420 from medium on`, async ({
    calculator,
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openWithFailure(calculator);
    await page.clock.runFor(1000);
    expect((await toast(page).boundingBox())?.width).toBe(expected);
    expect((await area(page).boundingBox())?.width).toBe(
      Math.min(width, width < 768 ? width : 420),
    );
  });
}
