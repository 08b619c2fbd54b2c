import type { Page } from 'playwright/test';
import { installClock, pauseClock } from './atMoment.ts';
import { expect, hold, test } from './calculator.ts';

const tooltipScript = /HelpTooltip\..*\.js$/;

test.describe('help icons', () => {
  const icon = (page: Page) => page.getByRole('button', { name: 'Help: Monthly Maintenance' });
  const help = (page: Page) => page.getByText('Assumes 8 hours per month per average integration.');

  test('toggle on click and by keyboard, close on Escape and on a press outside, not on a press inside; a press elsewhere also does what it is meant for', async ({
    calculator,
    page,
  }) => {
    await calculator.open();
    // Twice: what the first opening loads must not swallow the press after the second one.
    for (const _opening of [1, 2]) {
      await icon(page).click();
      await expect(help(page)).toBeVisible();
      await calculator.figure('Total Year 1').getByRole('button').click();
      await expect(page.getByRole('dialog')).toContainText('$12,588');
      await expect(help(page)).toBeHidden();
      await page.keyboard.press('Escape');
    }

    for (const toggle of [
      () => icon(page).click(),
      () => icon(page).press('Enter'),
      () => icon(page).press('Space'),
    ]) {
      await toggle();
      await expect(help(page)).toBeVisible();
      await expect(icon(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(icon(page)).toHaveAccessibleDescription(/^Assumes 8 hours per month/);
      await expect(page.getByRole('tooltip')).toBeVisible();
      await toggle();
      await expect(help(page)).toBeHidden();
      await expect(icon(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(icon(page)).toHaveAccessibleDescription('');
    }
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

  test('open after 700 ms of hover, stay for the pointer on the text, and close nothing that a press has opened @night', async ({
    calculator,
    page,
  }) => {
    await installClock(page);
    await calculator.open();
    const away = page.getByRole('heading', { name: 'Cost Analysis' });
    await icon(page).hover();
    await expect(help(page), 'by the hover that requested the script').toBeVisible();
    await away.hover();
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await pauseClock(page);
    await page.clock.runFor(300);

    await icon(page).hover();
    await page.clock.runFor(699);
    await expect(help(page)).toBeHidden();
    await page.clock.runFor(1);
    await expect(help(page)).toBeVisible();
    await expect(icon(page)).toHaveAccessibleDescription(/^Assumes 8 hours per month/);

    await help(page).hover();
    await page.clock.runFor(1000);
    await expect(help(page)).toBeVisible();
    await away.hover();
    await page.clock.runFor(300);
    await expect(help(page)).toBeHidden();

    await icon(page).hover();
    await page.clock.runFor(700);
    await help(page).click();
    await away.hover();
    await page.clock.runFor(1000);
    await expect(help(page), 'kept by a press').toBeVisible();
    await icon(page).click();
    await page.clock.runFor(1000);
    await expect(help(page), 'closed by a press while the pointer rests').toBeHidden();

    const menu = page.locator('#more-actions');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await expect(menu).toBeVisible();
    await icon(page).hover();
    await page.clock.runFor(1000);
    await expect(menu).toBeVisible();
    await expect(help(page)).toBeHidden();
  });

  test('stay open or closed by presses when the script of the tooltip comes, and are the same elements @night', async ({
    calculator,
    page,
  }) => {
    await installClock(page);
    const isShown = () => help(page).isVisible();
    for (const [state, presses] of [
      ['open', 1],
      ['closed', 2],
    ] as const) {
      const release = await hold(page, tooltipScript);
      const response = page.waitForResponse(tooltipScript);
      await page.goto('about:blank');
      await calculator.open();
      for (let press = 1; press <= presses; press += 1) {
        await icon(page).click();
        await expect.poll(isShown).toBe(press === 1);
      }
      const button = await icon(page).elementHandle();
      release();
      const url = (await response).url();
      await page.evaluate((module) => import(module), url);
      await page.clock.runFor(1000);
      expect(await isShown(), 'while the pointer rests').toBe(state === 'open');
      await page.getByRole('heading', { level: 1 }).hover();
      await page.clock.runFor(1000);
      expect(await isShown(), 'when the pointer has left').toBe(state === 'open');
      expect(await icon(page).evaluate((now, then) => now === then, button)).toBe(true);
      await expect(icon(page)).toBeFocused();
      await page.unroute(tooltipScript);
    }
  });

  test('open and close by press where the script of the tooltip does not load @night', async ({
    calculator,
    page,
  }) => {
    const failed = page.waitForEvent('requestfailed', (request) =>
      tooltipScript.test(request.url()),
    );
    await page.route(tooltipScript, (route) => route.abort());
    await calculator.open();
    for (const _opening of [1, 2]) {
      await icon(page).click();
      await failed;
      await expect(help(page)).toBeVisible();
      await expect(icon(page)).toHaveAccessibleDescription(/^Assumes 8 hours per month/);
      await page.keyboard.press('Escape');
      await expect(help(page)).toBeHidden();
      await expect(icon(page)).toHaveAttribute('aria-expanded', 'false');
    }
  });
});

test.describe('help icons under a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('toggle on tap within the screen @night', async ({ calculator, page }) => {
    await calculator.open();
    const icon = page.getByRole('button', { name: 'Help: Monthly Maintenance' });
    const help = page.getByText('Assumes 8 hours per month per average integration.');
    const loaded = page.waitForResponse(tooltipScript);
    for (const _opening of ['before the script of the tooltip', 'with it']) {
      await icon.tap();
      await expect(help).toBeVisible();
      await expect(help).toBeInViewport({ ratio: 1 });
      await icon.tap();
      await expect(help).toBeHidden();
      await (await loaded).finished();
    }
  });
});

test.describe('hover tips', () => {
  test('open after 700 ms, at once within 300 ms of the last one, and close when left @night', async ({
    calculator,
    page,
  }) => {
    await installClock(page);
    await calculator.open();
    await calculator.selectSystems('Slack', 'Gmail');
    const tip = page.getByRole('tooltip');
    const gmail = page.getByRole('button', { name: 'Remove Gmail' });
    const slack = page.getByRole('button', { name: 'Remove Slack' });
    const away = page.getByRole('heading', { name: 'Cost Analysis' });
    await away.hover();
    await pauseClock(page);

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

  test('open for the keyboard and close with Escape @night', async ({ calculator, page }) => {
    await calculator.open();
    await calculator.selectSystems('Slack');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tooltip')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Remove Slack' })).toBeFocused();
  });
});

/** The control that opens each dialog, and the keys: the first one also loads its script. */
const openers: Record<string, { opener: RegExp; keys: readonly string[] }> = {
  'Schedule a demo': { opener: /^Schedule Demo$/, keys: ['Space', 'Enter'] },
  'Target date': { opener: /^Target date/, keys: ['Enter', 'Space'] },
};

test('Escape in the moment in which a dialog shows, or while no element has the focus, closes it and gives the focus back', async ({
  calculator,
  page,
}) => {
  await calculator.open();
  for (const [dialog, { opener, keys }] of Object.entries(openers)) {
    const shown = page.getByRole('dialog', { name: dialog });
    const button = page.getByRole('button', { name: opener }).first();
    for (const key of keys) {
      await test.step(`${dialog}, opened by ${key}`, async () => {
        await button.focus();
        await page.evaluate(pressEscapeOnceShown);
        await page.keyboard.press(key);
        await page.locator('html[data-has-escaped]').waitFor();
        await expect(shown).toHaveCount(0);
        await expect(button).toBeFocused();
      });
    }
    await test.step(`${dialog}, while no element has the focus`, async () => {
      await button.press('Enter');
      await expect(shown).toBeVisible();
      // react-aria takes the focus from a dialog and returns it later, half a second after it
      // opens.
      await page.evaluate(() => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      });
      await expect(shown).toHaveCount(0);
      await expect(button).toBeFocused();
    });
  }
});

/**
 * Runs in the page: presses Escape at the focused element, in the task in which a dialog appears.
 */
function pressEscapeOnceShown(): void {
  delete document.documentElement.dataset.hasEscaped;
  new MutationObserver((_, observer) => {
    if (!document.querySelector('[role="dialog"]')) return;
    observer.disconnect();
    const escapeKey = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
    document.activeElement?.dispatchEvent(escapeKey);
    document.documentElement.dataset.hasEscaped = '';
  }).observe(document, { childList: true, subtree: true });
}
