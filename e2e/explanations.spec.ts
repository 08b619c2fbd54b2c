import type { Page } from 'playwright/test';
import { expect, test } from './calculator.ts';
import { compareButton } from './controls.ts';

test('every amount opens its derivation, down to the inputs and constants, over each horizon', async ({
  calculator,
}) => {
  const { page } = calculator;
  await calculator.open();
  await calculator.figure('Initial Total').getByRole('button').click();
  const derivation = page.getByRole('dialog', { name: /Initial Total/ });
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
  await page.keyboard.press('Escape');

  const answer = page.getByRole('region', { name: 'Your answer' });
  for (const [horizon, amount, formula] of [
    ['36 months', '$131,983', '$43,780 + $2,750 × (36 − 17 weeks ÷ 4.33), rounded = $131,983'],
    ['36 months', '$34,164', '$1,800 + 36 × $899, rounded = $34,164'],
    ['12 months', '$65,983', '$43,780 + $2,750 × (12 − 17 weeks ÷ 4.33), rounded = $65,983'],
    ['12 months', '$12,588', '$1,800 + 12 × $899, rounded = $12,588'],
    ['60 months', '$197,983', '$43,780 + $2,750 × (60 − 17 weeks ÷ 4.33), rounded = $197,983'],
    ['60 months', '$55,740', '$1,800 + 60 × $899, rounded = $55,740'],
  ] as const) {
    await page.getByRole('radio', { name: horizon }).check();
    await answer.getByRole('button', { name: amount }).click();
    await expect(page.getByRole('dialog')).toContainText(formula);
    await page.keyboard.press('Escape');
  }
});

/** Reads all texts and attributes of the page, except the four blurred figures. */
function everythingElse(page: Page): Promise<string> {
  return page.evaluate(() => {
    const copy = document.body.cloneNode(true);
    if (!(copy instanceof HTMLElement)) return '';
    // The sentences of sources have percentages of their own.
    const others = '.blurred, .source-list, script, style';
    for (const figure of copy.querySelectorAll(others)) figure.remove();
    const attributes = Array.from(copy.querySelectorAll('*'), ({ attributes }) =>
      Array.from(attributes, ({ value }) => value),
    ).flat();
    return [copy.textContent, ...attributes].join('\n');
  });
}

test('nothing on the page states a hidden saving: derivations, comparison, forecast, summary and link', async ({
  calculator,
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await calculator.open();
  await calculator.slide('Number of integrations', 9);
  await calculator.selectSystems('Salesforce', 'Slack');
  // Earlier savings, read while the estimate runs, may be figures of another kind by chance.
  const savings = ['$95,162', '83%', '$3,396', '69%'];
  await expect(page.locator('.blurred')).toHaveText(savings);
  const tiles = page.getByRole('region', { name: 'Savings and Time to Market' }).locator('.tile');
  await expect(tiles.getByRole('button'), 'have no derivation to open').toHaveCount(0);
  const expectNoneIn = (text: string, where: string) => {
    for (const saving of savings) {
      expect(text.replaceAll(',', ''), where).not.toMatch(
        new RegExp(`(?<![\\d.])${saving.replace('$', '\\$').replaceAll(',', '')}(?![\\d.]*\\d)`),
      );
    }
  };

  for (const horizon of ['12 months', '36 months', '60 months']) {
    await page.getByRole('radio', { name: horizon }).check();
    expectNoneIn(await everythingElse(page), horizon);
  }
  await compareButton(page).click();
  await page.locator('.comparison').waitFor();
  const chart = page.locator('.forecast');
  await chart.scrollIntoViewIfNeeded();
  await chart.getByRole('img').first().waitFor();
  expectNoneIn(await everythingElse(page), 'the page');

  const amounts = page.getByRole('region', { name: 'Results' }).locator('.amount');
  for (const amount of await amounts.all()) {
    await amount.click();
    const derivation = page.locator('.derivation');
    await derivation.locator('.derivation-numbers').first().waitFor();
    expectNoneIn(await everythingElse(page), await derivation.getByRole('heading').innerText());
    await page.keyboard.press('Escape');
    await expect(derivation).toBeHidden();
  }

  for (const button of ['Copy link', 'Copy summary']) {
    if (button === 'Copy summary') await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByText(/copied/i).first()).toBeVisible();
    expectNoneIn(await page.evaluate(() => navigator.clipboard.readText()), button);
  }
});

for (const [scheme, deviceScaleFactor] of [
  ['light', 1],
  ['dark', 2],
] as const) {
  test.describe(`${scheme}, ${deviceScaleFactor} pixels to a pixel`, () => {
    test.use({ colorScheme: scheme, deviceScaleFactor });

    test('blurred amounts of the same length look the same in the typeface and in its fallback @night', async ({
      calculator,
      page,
    }) => {
      calculator.expectedErrors.push(/woff2|ERR_FAILED/);
      const place = page.locator('.copy .tile dd').first();
      const pictureOf = async (amount: string) => {
        await place.locator('.blurred').evaluate((figure, text) => {
          figure.textContent = text;
        }, amount);
        return (await place.screenshot()).toString('base64');
      };
      await page.route(/\.woff2$/, (route) => route.abort());
      for (const typeface of ['its fallback', 'the typeface'] as const) {
        if (typeface === 'the typeface') await page.unroute(/\.woff2$/);
        await page.goto('about:blank');
        await calculator.open();
        if (typeface === 'the typeface') await page.locator('body[data-typeface]').waitFor();
        // A copy over the page, which nothing that loads later moves by part of a pixel.
        await page.locator('.card:has(.blurred)').evaluate((card) => {
          const copy = document.body.appendChild(document.createElement('div'));
          copy.className = 'copy';
          copy.style.cssText = 'position: fixed; inset: 0; z-index: 1000';
          copy.append(card.cloneNode(true));
        });
        const first = await pictureOf('$31,192');
        for (const other of ['$11,111', '$88,888', '$64,067']) {
          const difference = await greatestDifference(page, first, await pictureOf(other));
          expect(difference, `${other} in ${typeface}`).toBeLessThan(20);
        }
      }
    });
  });
}

/** The largest difference between two screenshots in any colour of any pixel, from 0 to 255. */
function greatestDifference(page: Page, one: string, other: string): Promise<number> {
  return page.evaluate(
    async ([one, other]) => {
      const pixelsOf = async (picture: string) => {
        const bytes = Uint8Array.from(atob(picture), (byte) => byte.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const canvas = new OffscreenCanvas(image.width, image.height);
        const context = canvas.getContext('2d');
        if (!context) throw new Error('This browser draws no pictures.');
        context.drawImage(image, 0, 0);
        return Array.from(context.getImageData(0, 0, image.width, image.height).data);
      };
      const [ones, others] = [await pixelsOf(one), await pixelsOf(other)];
      return ones.reduce(
        (greatest, colour, index) => Math.max(greatest, Math.abs(colour - (others[index] ?? 255))),
        0,
      );
    },
    [one, other] as const,
  );
}
