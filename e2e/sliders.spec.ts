import type { Locator, Page } from 'playwright/test';
import { expect, hold, holdScript, test } from './calculator.ts';
import { boxOf } from './controls.ts';

const sliders = [
  { name: 'Number of integrations', start: 5, min: 1, max: 200, top: '200+' },
  { name: 'Developers', start: 2, min: 1, max: 20, top: '20' },
];

test('an arrow moves one step, a page or an arrow with Shift exactly ten, within the range of the slider, whose top it reads', async ({
  calculator,
  page,
}) => {
  await calculator.open();
  for (const { name, start, min, max, top } of sliders) {
    const slider = page.getByRole('slider', { name });
    const field = page.getByRole('spinbutton', { name });
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
      ['PageDown', min],
      ['ArrowLeft', min],
      ['End', max],
      ['PageUp', max],
      ['ArrowRight', max],
    ];
    for (const [key, value] of presses) {
      await slider.press(key);
      await expect(slider, `${name}: ${key}`).toHaveValue(String(value));
    }
    await expect(field).toHaveValue(top);
    await expect(slider).toHaveAttribute('aria-valuetext', top);
    await slider.press('ArrowLeft');
    await expect(field).toHaveValue(String(max - 1));
    await slider.press('Home');
    await expect(field).toHaveValue(String(min));
  }
});

test('a mouse drags the thumb before the code for it is there, and goes on once it is @night', async ({
  calculator,
  page,
}) => {
  const release = await hold(page, /MouseSlide\.[0-9a-f]+\.js$/);
  await calculator.open();
  const slider = page.getByRole('slider', { name: 'Number of integrations' });
  const { x, y, width, height } = await boxOf(slider);
  const moveTo = (count: number) =>
    page.mouse.move(x + 12 + ((width - 24) * (count - 1)) / 199, y + height / 2, { steps: 4 });
  await moveTo(5);
  await page.mouse.down();
  await moveTo(61);
  await expect(slider).toHaveValue('61');
  release();
  await page.locator('.slider-control[data-mouse]').waitFor();
  await moveTo(101);
  await page.mouse.up();
  await moveTo(161);
  await expect(slider).toHaveValue('101');
  await page.mouse.down();
  await moveTo(181);
  await page.mouse.up();
  await expect(slider).toHaveValue('181');
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

  /** Locates a slider, in the middle of the screen. */
  async function sliderAt(page: Page, name: string) {
    const slider = page.getByRole('slider', { name });
    await slider.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    return slider;
  }

  test('a tap and a sideways drag move the thumb, however it goes on; one that the system cancels is undone, and a swipe that scrolls leaves every figure as it is', async ({
    calculator,
    page,
  }) => {
    await calculator.open();
    const swiped = await sliderAt(page, 'Number of integrations');
    const total = await calculator.figure('Initial Total').textContent();
    for (const path of [line(0, -240), line(10, -200), line(-30, 150)]) {
      await swiped.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const before = await page.evaluate(() => scrollY);
      await touch(page, swiped, path);
      await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before);
      await expect(swiped).toHaveValue('5');
    }
    await expect(calculator.figure('Initial Total')).toHaveText(total ?? '');

    const slider = await sliderAt(page, 'Developers');
    const box = await boxOf(slider);
    const isAtThreeQuarters = /^1[56]$/;
    await touch(page, slider, line(box.width / 4, 0), 'touchCancel');
    await expect(slider).toHaveValue('2');
    await touch(page, slider, [...line(box.width / 4, 2), { x: box.width / 4, y: 60 }]);
    await expect(slider).toHaveValue(isAtThreeQuarters);
    // The answer above may have grown or lost a line.
    const there = await boxOf(slider);
    await page.touchscreen.tap(there.x + there.width / 2, there.y + 3);
    await expect(slider).toHaveValue(/^(10|11)$/);
    await expect(page.getByRole('spinbutton', { name: 'Developers' })).toHaveValue(/^(10|11)$/);
    await touch(page, slider, line(box.width / 4, 0));
    await expect(slider).toHaveValue(isAtThreeQuarters);
  });

  test('before its script a tap is kept and a swipe is not @night', async ({
    calculator,
    page,
  }) => {
    const release = await holdScript(page);
    await page.goto('/', { waitUntil: 'commit' });
    const tapped = await sliderAt(page, 'Developers');
    const swiped = page.getByRole('slider', { name: 'Number of integrations' });
    const box = await boxOf(tapped);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await touch(page, swiped, line(0, -120));
    await release();
    await expect(tapped).toHaveValue(/^(10|11)$/);
    await expect(swiped).toHaveValue('5');
    await expect(calculator.figure('Initial Total')).not.toHaveText('$43,780');
  });
});
