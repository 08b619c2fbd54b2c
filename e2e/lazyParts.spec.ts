import { expect, test } from './calculator.ts';
import { forecast, forecastFile, lazyParts } from './lazyParts.ts';

test('a part that fails to load says so, and loads on its next use', async ({
  calculator,
  page,
}) => {
  test.slow();
  calculator.expectedErrors.push(/could not be loaded/, /importScripts/);
  for (const [part, { file, ask, requestAgain = ask, failure, shown }] of Object.entries(
    lazyParts,
  )) {
    await test.step(part, async () => {
      await page.route(file, (route) => route.abort());
      await page.goto('about:blank');
      await calculator.open();
      await ask(page);
      await expect(page.getByText(failure).filter({ visible: true }).first()).toBeVisible();
      await expect(shown(page)).toBeHidden();
      await page.unroute(file);
      await requestAgain(page);
      await expect(shown(page)).toBeVisible();
    });
  }
});

test('the focus stays at the forecast while it loads again', async ({ calculator, page }) => {
  await page.route(forecastFile, (route) => route.abort());
  await calculator.open();
  await forecast(page).scrollIntoViewIfNeeded();
  await forecast(page).getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(forecast(page)).toBeFocused();
});
