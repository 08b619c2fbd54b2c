import { expect, test } from './calculator.ts';

/** The control that opens each dialog. */
const openers: Record<string, RegExp> = {
  'Schedule a demo': /^Schedule Demo$/,
  'Systems to connect': /^Systems to connect/,
  'Target date': /^Target date/,
};

for (const [dialog, opener] of Object.entries(openers)) {
  for (const key of ['Space', 'Enter']) {
    test(`Escape in the moment in which '${dialog}' shows, opened by ${key}, closes it and gives the focus back`, async ({
      calculator,
      page,
    }) => {
      await calculator.open();
      const button = page.getByRole('button', { name: opener }).first();
      await button.focus();
      await page.evaluate(pressEscapeOnceShown);
      await page.keyboard.press(key);
      await page.locator('html[data-has-escaped]').waitFor();
      await expect(page.getByRole('dialog', { name: dialog })).toHaveCount(0);
      await expect(button).toBeFocused();
    });
  }
}

for (const [dialog, opener] of Object.entries(openers)) {
  test(`Escape while no element has the focus closes '${dialog}' and gives the focus back`, async ({
    calculator,
    page,
  }) => {
    await calculator.open();
    const button = page.getByRole('button', { name: opener }).first();
    await button.press('Enter');
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    // react-aria takes the focus from a dialog and returns it later, half a second after it opens.
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    });
    await expect(page.getByRole('dialog', { name: dialog })).toHaveCount(0);
    await expect(button).toBeFocused();
  });
}

/**
 * Runs in the page: presses Escape at the focused element, in the task in which a dialog appears.
 */
function pressEscapeOnceShown(): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('[role="dialog"]')) return;
    observer.disconnect();
    const escapeKey = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
    document.activeElement?.dispatchEvent(escapeKey);
    document.documentElement.dataset.hasEscaped = '';
  }).observe(document, { childList: true, subtree: true });
}
