import { expect } from './calculator.ts';
import { test } from './hostPages.ts';
import type { BrowserPage } from './journeys/BrowserPage.ts';
import { inEngines } from './journeys/inEngines.ts';
import { Visitor } from './journeys/Visitor.ts';

/** What the scripts of a host page have. */
interface Host extends Window {
  events: { type: string; frame?: string; url?: string }[];
  warnings: string[];
  listeners(): number;
  setTheme(theme: string): void;
  setShown(isShown: boolean): void;
}

/** Runs in a host page: its frames, also those of elements, in order. */
function framesIn() {
  const places = [...document.querySelectorAll('iframe, roi-calculator')];
  const frames = places.flatMap((place) => {
    const inside = place.shadowRoot?.querySelectorAll('iframe');
    return inside ? [...inside] : ([place] as HTMLIFrameElement[]);
  });
  return frames.map((frame) => {
    const { top, bottom, height } = frame.getBoundingClientRect();
    const { paddingTop, backgroundColor, colorScheme } = getComputedStyle(frame);
    const padding = Number.parseFloat(paddingTop);
    const ground = padding ? backgroundColor : getComputedStyle(document.body).backgroundColor;
    return { src: frame.src, name: frame.name, top, bottom, height, padding, ground, colorScheme };
  });
}

const firstFrame = async (page: BrowserPage) => {
  const [frame] = await page.evaluate(framesIn);
  if (!frame) throw new Error('Expected a frame.');
  return frame;
};

/** Waits until a calculator is in the first frame, which is as tall as its content. */
async function meet(page: BrowserPage): Promise<Visitor> {
  const visitor = new Visitor(page.frame());
  await expect(async () => {
    const content = await visitor.page.evaluate(
      () =>
        document.querySelector('html[data-ready]') && document.body.getBoundingClientRect().height,
    );
    const { height, padding } = await firstFrame(page);
    expect(Math.abs(height - 2 * padding - (content ?? 0))).toBeLessThanOrEqual(1);
  }).toPass();
  return visitor;
}

const eventsOf = (page: BrowserPage) =>
  page.evaluate(() => (window as unknown as Host).events.filter(({ frame }) => frame));

/** The contrast of two colours (WCAG 2). */
function contrast(...colors: [string, string]): number {
  const luminances = colors.map((color) => {
    const [r = 0, g = 0, b = 0] = (color.match(/\d+/g) ?? []).map((value) => {
      const share = Number(value) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  });
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

/** Runs in the calculator. */
const inkOfTitle = () => getComputedStyle(document.querySelector('h1') ?? document.body).color;

/** The contrast of the title with what is behind the frame. */
const contrastOfTitle = async (page: BrowserPage): Promise<number> =>
  contrast(await page.frame().evaluate(inkOfTitle), (await firstFrame(page)).ground);

test('a visitor whose system is dark sees the theme of the page, too @night', async ({
  page,
  hosts,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const name of ['light', 'dark'] as const) {
    await page.goto(hosts.allowed(name));
    await page.frameLocator('iframe').locator('html[data-ready]').waitFor();
    const [frame] = await page.evaluate(framesIn);
    expect(frame).toMatchObject({ colorScheme: name, padding: 0 });
    const ink = await page.frames()[1]?.evaluate(inkOfTitle);
    expect(contrast(ink ?? '', frame?.ground ?? '')).toBeGreaterThan(12);
  }
});

inEngines(['Chromium'], (browser) => {
  let page: BrowserPage;
  let open: (url: string) => Promise<void>;

  test.beforeEach(async ({ clockOffsetMs }) => {
    page = await browser().newPage();
    open = (url) => page.open(url, clockOffsetMs);
  });
  test.afterEach(async () => {
    await page.close();
  });

  test('a plain page: each event names its frame, campaigns come from its address, and a frame far below loads when it is near, without a jump in sight', async ({
    hosts,
  }) => {
    await open(`${hosts.allowed('plain')}?utm_source=news&gclid=click&other=no`);
    await meet(page);
    const [first, second] = await page.evaluate(framesIn);
    expect([first?.name, second?.name]).toEqual(['roi-calculator-1', 'second']);
    expect(new URL(first?.src ?? '').search).toBe(
      '?utm_source=news&gclid=click&embed=1&theme=light',
    );
    expect(second?.src).toBe('');
    const senders = async () => new Set((await eventsOf(page)).map(({ frame }) => frame));
    await expect.poll(senders).toEqual(new Set(['roi-calculator-1']));

    await page.evaluate(() => {
      const heights: number[] = [];
      Object.assign(window, { heights });
      const frame = document.querySelectorAll('iframe')[1];
      const note = () => {
        const { top, height } = frame?.getBoundingClientRect() ?? {};
        if (top !== undefined && top < innerHeight) heights.push(height ?? 0);
        else scrollBy({ top: 80, behavior: 'instant' });
        requestAnimationFrame(note);
      };
      scrollBy({ top: 4000, behavior: 'instant' });
      note();
    });
    await expect.poll(senders).toEqual(new Set(['roi-calculator-1', 'second']));
    const heights = () => page.evaluate(() => (window as unknown as { heights: number[] }).heights);
    await expect.poll(async () => (await heights()).length).toBeGreaterThan(100);
    const seen = await heights();
    expect(Math.max(...seen) - Math.min(...seen)).toBeLessThan(60);
  });

  test('a page that scrolls an inner box: the dialog opens in sight @night', async ({ hosts }) => {
    await open(hosts.allowed('inner'));
    const visitor = await meet(page);
    await visitor.click('button', 'Schedule Demo');
    await expect(async () => {
      const dialog = await visitor.page.evaluate(() => {
        const { top, bottom } =
          document.querySelector('.dialog-frame')?.getBoundingClientRect() ?? {};
        return { top: top ?? Number.NaN, bottom: bottom ?? Number.NaN };
      });
      const { top, padding } = await firstFrame(page);
      expect(top + padding + dialog.top).toBeGreaterThanOrEqual(0);
      expect(top + padding + dialog.bottom).toBeLessThanOrEqual(900);
    }).toPass();
  });

  test('light and dark pages: the calculator takes their theme, and is legible on a picture @night', async ({
    hosts,
  }) => {
    for (const [name, theme] of [
      ['dark', 'dark'],
      ['picture', 'dark'],
      ['light', 'light'],
    ] as const) {
      await open(hosts.allowed(name));
      await meet(page);
      const frame = await firstFrame(page);
      expect(frame.colorScheme).toBe(theme);
      expect(frame.padding > 0).toBe(name === 'picture');
      expect(await contrastOfTitle(page), name).toBeGreaterThan(12);
    }
    const visitor = new Visitor(page.frame());
    await visitor.click('slider', 'Developers');
    await page.evaluate(() => {
      document.body.style.background = '#111';
    });
    await expect.poll(() => contrastOfTitle(page)).toBeGreaterThan(12);
    expect(await visitor.valueOf('slider', 'Developers')).toMatch(/^1\d$/);
    await visitor.press('PageUp');
    await visitor.seesFigure('Initial Total', '$57,024');
  });

  test('React in strict mode: one frame, which changes its theme in place and leaves nothing @night', async ({
    hosts,
  }) => {
    await open(hosts.allowed('react'));
    const visitor = await meet(page);
    expect(await page.evaluate(framesIn)).toHaveLength(1);
    await visitor.click('slider', 'Developers');
    await expect
      .poll(async () => (await eventsOf(page)).at(-1))
      .toMatchObject({ frame: 'react', url: expect.stringMatching(/developers=1\d/) });
    await page.evaluate(() => (window as unknown as Host).setTheme('dark'));
    await visitor.finds('html[data-theme=dark]');
    expect(await visitor.valueOf('slider', 'Developers')).toMatch(/^1\d$/);
    expect(await contrastOfTitle(page)).toBeGreaterThan(12);

    const listeners = () => page.evaluate(() => (window as unknown as Host).listeners());
    expect(await listeners()).toBeGreaterThan(0);
    for (const isShown of [false, true, false]) {
      await page.evaluate((shown) => {
        (window as unknown as Host).setShown(shown === 1);
      }, Number(isShown));
      await expect.poll(async () => (await page.evaluate(framesIn)).length).toBe(Number(isShown));
    }
    expect(await listeners()).toBe(0);
  });

  test('a page with a strict policy loads the script as a module from its head @night', async ({
    hosts,
  }) => {
    await open(hosts.allowed('strict'));
    const visitor = await meet(page);
    await visitor.sees('Cost Analysis');
    await visitor.finds('html[data-view=costs]');
  });

  test('a refused page shows a link in place of the refusal, and wrong attributes are warned of @night', async ({
    hosts,
    server,
  }) => {
    await open(hosts.refused('wrong'));
    const link = () =>
      page.evaluate(() => document.querySelector<HTMLAnchorElement>('iframe + a')?.href);
    await expect.poll(link).toBe(`${server.url}/`);
    expect((await firstFrame(page)).height).toBe(0);
    const warnings = await page.evaluate(() => (window as unknown as Host).warnings);
    const { origin } = new URL(hosts.refused('wrong'));
    expect(warnings.map((text) => text.replace(/ \[object .*/, ''))).toEqual([
      'data-view="cost": expected costs, savings, breakdown, rest, full.',
      'data-theme="black": expected light, dark.',
      `${server.url} does not answer: is ${origin} in its FRAME_ANCESTORS?`,
    ]);
  });
});
