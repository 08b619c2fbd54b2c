import type { Page } from 'playwright/test';
import { contract } from '../contract/index.ts';
import { installClock, pauseClock } from './atMoment.ts';
import { type Calculator, expect, test } from './calculator.ts';
import { boxOf, compareButton, takeFocusAway } from './controls.ts';
import { requestDemo } from './forms.ts';

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
async function showSuccess(page: Page): Promise<void> {
  await compareButton(page).click();
  await expect(area(page).getByRole('status')).not.toBeEmpty();
  await takeFocusAway(page);
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
  await requestDemo(page);
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible();
  await pauseClock(page);
  timeStands.resolve();
  await expect(failure(page)).toBeVisible();
}

/** Requests the demo again, which fails at once. */
async function failAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Request Demo' }).press('Enter');
  await expect(failure(page)).toBeVisible();
}

test('it disappears after 5000 ms, unless the pointer or the focus rests on it; F8 moves focus there over an open dialog, and Escape and × send it away and give focus back', async ({
  calculator,
  page,
}) => {
  await openWithFailure(calculator);
  await toast(page).hover();
  await page.clock.runFor(60_000);
  await expect(failure(page)).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.runFor(4999);
  await expect(failure(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(failure(page)).toBeHidden();

  await failAgain(page);
  const email = page.getByRole('dialog').getByLabel('Business email');
  await email.focus();
  await page.keyboard.press('F8');
  await expect(area(page)).toBeFocused();
  await page.clock.runFor(60_000);
  await expect(failure(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(dismissButton(page)).toBeFocused();
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => dismissButton(page).click(),
    async () => {
      for (const key of ['F8', 'Tab', 'Enter']) await page.keyboard.press(key);
    },
  ]) {
    await leave();
    await expectNothingOnScreen(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(email).toBeFocused();
    await failAgain(page);
    await email.focus();
  }

  await page.keyboard.press('F8');
  await page.clock.runFor(60_000);
  await failure(page).click();
  await expect(area(page), 'a click on its text ends the pause').not.toBeFocused();
  await page.clock.runFor(5000);
  await expectNothingOnScreen(page);
});

test('it leaves nothing on screen where nothing had focus before, by mouse, by keyboard, and where there is none @night', async ({
  calculator,
  page,
}) => {
  await installClock(page);
  await calculator.open();
  await showSuccess(page);
  await dismissButton(page).click();
  await expectNothingOnScreen(page);
  const leave = [
    () => page.keyboard.press('Escape'),
    () => page.keyboard.press('Tab'),
    () => page.mouse.click(5, 300),
    () => area(page).getByText('No notifications').click(),
  ];
  for (const focusLeaves of leave) {
    await page.keyboard.press('F8');
    await expect(area(page)).toBeFocused();
    await expect(area(page).getByText('No notifications')).toBeVisible();
    await focusLeaves();
    await expectNothingOnScreen(page);
  }

  await showSuccess(page);
  for (const key of ['F8', 'Tab', 'Enter']) await page.keyboard.press(key);
  await expectNothingOnScreen(page);
});

test('it fits each screen, a swipe past 50 pixels to either side sends it away, and a failure is announced at once and a success, which takes its place, politely @night', async ({
  calculator,
  page,
}) => {
  await openWithFailure(calculator);
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.clock.runFor(100);
    const [shown, around] = [await boxOf(toast(page)), await boxOf(area(page))];
    expect(shown.x).toBeGreaterThan(around.x);
    expect(shown.x + shown.width).toBeLessThan(around.x + around.width);
    expect(around.x + around.width).toBeLessThanOrEqual(width);
    expect(around.width).toBeLessThanOrEqual(width < 768 ? width : 420);
    if (width < 768) expect(shown.width).toBeGreaterThan(0.9 * width);
  }

  for (const distance of [49, -49, 51]) {
    await swipe(page, distance);
    await expect(failure(page)).toBeVisible({ visible: distance !== 51 });
    await expect(toast(page)).not.toHaveAttribute('style', /translate/);
  }
  await failAgain(page);
  await swipe(page, -51);
  await expect(failure(page)).toBeHidden();

  await failAgain(page);
  const regions = area(page).locator('[role="status"], [role="alert"]');
  await expect(regions, 'were there before').toHaveCount(2);
  await expect(area(page).getByRole('alert')).toContainText('Ошибка отправки');
  await expect(area(page).getByRole('status')).toBeEmpty();
  await page.unroute(demoPath);
  await page.getByRole('button', { name: 'Request Demo' }).click();
  await expect(area(page).getByRole('status')).toContainText('Успешно отправлено!');
  await expect(failure(page)).toHaveCount(0);
  await expect(toast(page)).toHaveCount(1);
  await dismissButton(page).click();
  await expect(area(page).getByText(/./), 'the failure does not return').toHaveCount(0);
});

async function swipe(page: Page, distance: number): Promise<void> {
  const { x, y, width, height } = await boxOf(failure(page));
  const from = { x: x + width / 2, y: y + height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + distance, from.y + 3, { steps: 8 });
  await page.mouse.up();
}
