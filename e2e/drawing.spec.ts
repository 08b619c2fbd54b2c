import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from './calculator.ts';
import type { BrowserPage } from './journeys/BrowserPage.ts';
import { inEngines } from './journeys/inEngines.ts';
import { Visitor } from './journeys/Visitor.ts';

/**
 * Reads from a screenshot how long bars are, in pixels: up to the last column that has the bar's
 * colour in at least two fifths of its height. A texture of hair lines has it in fewer.
 *
 * @param selector - The bars of one card, each with its empty part. The last one must have one.
 */
async function barLengths(page: BrowserPage, selector: string): Promise<number[]> {
  const places = await page.evaluate((bars) => {
    const elements = [...document.querySelectorAll(bars)];
    elements[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return {
        x: Math.ceil(x),
        y: Math.ceil(y),
        width: Math.floor(width),
        height: Math.floor(height),
      };
    });
  }, selector);
  const image = await loadImage(Buffer.from(await page.screenshot()));
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const scale = image.width / (await page.evaluate(() => innerWidth));
  expect(scale, 'one pixel of the screenshot is one of the page').toBe(1);
  const last = places.at(-1);
  if (!last) throw new Error(`Expected bars at ${selector}.`);
  const [...empty] = context.getImageData(
    last.x + last.width - 8,
    last.y + last.height / 2,
    1,
    1,
  ).data;

  return places.map(({ x, y, width, height }) => {
    const { data } = context.getImageData(x, y, width, height);
    const isColoured = (column: number, row: number) => {
      const at = 4 * (row * width + column);
      return empty
        .slice(0, 3)
        .some((value, channel) => Math.abs(value - (data[at + channel] ?? 0)) > 32);
    };
    const rows = Array.from({ length: height }, (_, row) => row);
    const isBar = (column: number) =>
      rows.filter((row) => isColoured(column, row)).length >= (2 / 5) * height;
    const columns = Array.from({ length: width }, (_, column) => column).filter(isBar);
    return (columns.at(-1) ?? -1) + 1;
  });
}

const amountsOf = (page: BrowserPage, selector: string) =>
  page.evaluate(
    (amounts) =>
      Array.from(document.querySelectorAll(amounts), ({ textContent }) =>
        Number(textContent?.replaceAll(/[$,]/g, '')),
      ),
    selector,
  );

/** Runs in the page. */
function showTheme(theme: string): void {
  document.documentElement.dataset.theme = theme;
}

inEngines(['Chromium'], (browser) => {
  test('bars are as long as their amounts in both themes, read from pixels, and no engine draws a select in its own way', async ({
    server,
    clockOffsetMs,
  }) => {
    const visitor = new Visitor(await browser().newPage());
    const { page } = visitor;
    await visitor.open(server.url, clockOffsetMs);
    await page.evaluate(() => {
      const style = document.createElement('style');
      // They lie over the bars and go beyond them.
      style.textContent =
        '.whisker, .likely-part, .lane-keys, .dock { visibility: hidden !important } * { transition: none !important }';
      document.head.append(style);
    });
    const expectLengths = async (bars: string, amounts: readonly number[]) => {
      const [first = 0, second = 1] = amounts;
      // WebKit takes the picture before it has drawn what was scrolled to.
      const deviation = async () => {
        const [one = 0, other = 0] = await barLengths(page, bars);
        return one > 100 ? Math.abs(one - (other * first) / second) : Number.POSITIVE_INFINITY;
      };
      // Each end may be off by a pixel and a half: corners are round, and pixels are whole.
      const message = `${bars}: the lengths are as ${first} to ${second}`;
      await expect.poll(deviation, { message }).toBeLessThan(1.5 + (1.5 * first) / second);
    };

    const answer = await amountsOf(page, '.answer .race-cost strong');
    expect(answer).toEqual([131_983, 34_164]);
    await visitor.click('button', 'Pin to compare');
    for (const theme of ['light', 'dark']) {
      await page.evaluate(showTheme, theme);
      await expectLengths('.answer .lane', answer);
      // 17 weeks against 3.
      await expectLengths('.timeline .bar', [17, 3]);
    }

    await visitor.focus('slider', 'Developers');
    await visitor.press('ArrowRight');
    await visitor.finds('.comparison .lane');
    const compared = await amountsOf(page, '.comparison .compared td strong');
    expect(compared).toHaveLength(4);
    for (const theme of ['dark', 'light']) {
      await page.evaluate(showTheme, theme);
      await expectLengths('.comparison .compared:first-of-type .lane', compared.slice(0, 2));
    }

    await visitor.click('button', 'Target date');
    await visitor.finds('[role="grid"] :focus');
    const drawn = await page.evaluate(() =>
      Array.from(document.querySelectorAll('select'), (select) => [
        getComputedStyle(select).appearance,
        select.nextElementSibling?.tagName,
      ]),
    );
    // The currency, the region, and the month and the year of the calendar.
    expect(drawn).toEqual(Array(4).fill(['none', 'svg']));
    // The next page of WebKit has the storage of this one, with what is pinned.
    await page.evaluate(() => sessionStorage.clear());
    await page.close();
  });
});
