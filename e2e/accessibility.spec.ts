import type { Page, TestInfo } from 'playwright/test';
import { isThorough } from '../testing/isThorough.ts';
import { expect, test } from './calculator.ts';
import { boxOf, pixelsBeside, takeFocusAway } from './controls.ts';
import { findViolations, renderEverySection, saveScreenshot } from './findViolations.ts';
import { chooseEverything, statesOfVisit } from './pageStates.ts';

/** The chart follows a new width a frame later. */
const softly = expect.configure({ soft: true });

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;

const light: Media = { colorScheme: 'light' };
const looks: Record<string, Media> = {
  light,
  dark: { colorScheme: 'dark' },
  'forced colours': { colorScheme: null, forcedColors: 'active' },
};

/**
 * Markup, by the rule of axe that it violates: rules for everyone, of WCAG AAA, of best practices
 * and experimental ones.
 */
const planted: Record<string, string> = {
  'aria-hidden-focus': '<div aria-hidden="true"><button type="button">Hidden</button></div>',
  'color-contrast': '<p style="color: #999; background: #fff">Hard to read</p>',
  'color-contrast-enhanced': '<p style="color: #666; background: #fff">Easier to read</p>',
  'heading-order': '<h2>Two</h2><h4>Four</h4>',
  'label-content-name-mismatch': '<button aria-label="Other">Text</button>',
  label: '<input type="text">',
  'scrollable-region-focusable':
    '<div style="height: 20px; overflow: auto"><p style="height: 99px">Text</p></div>',
};

/** The widest spacing that visitors may set (WCAG 1.4.12). */
const spacing = `
  * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-bottom: 2em !important }`;

/** Screens, the looks of a page on them, and what zoom leaves of it. */
const screens = [
  { width: 1280, inLooks: looks, zoomed: [640, 512] },
  { width: 360, inLooks: { 'light, on a phone': light }, zoomed: [320, 256] },
] as const;

test('in every state on a wide screen and on a phone, axe finds nothing, and nothing scrolls sideways at 200% and 400% zoom of 1280 × 1024', async ({
  calculator,
  page,
}, testInfo) => {
  // Each of some 60 analyses takes seconds on a busy machine.
  test.setTimeout(600_000);
  const everything = 'everything chosen';
  const check = async (state: string, added?: string) => {
    for (const { width, inLooks, zoomed } of screens) {
      await page.setViewportSize({ width, height: 800 });
      // States repeat what everything has, and phones what a wide screen shows (0880).
      const isAll = isThorough || state === everything;
      if (!isAll && !added) return;
      const tried = Object.entries(inLooks).slice(0, isAll ? undefined : width < 1280 ? 0 : 1);
      await expectNoViolations(page, testInfo, state, Object.fromEntries(tried), added);
      if (!isAll) continue;
      const message = `${state}, ${zoomed[0]} pixels wide`;
      await page.setViewportSize({ width: zoomed[0], height: zoomed[1] });
      if (isThorough) await saveScreenshot(page, testInfo, `${message}.png`);
      await softly.poll(() => pixelsBeside(page), { message }).toBe(0);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  };
  await test.step(everything, async () => {
    await calculator.open();
    await chooseEverything(calculator);
    await check(everything);
  });
  await calculator.open();
  for (const { name, reach, leave, added } of statesOfVisit(calculator)) {
    await test.step(name, async () => {
      await reach();
      await check(name, added);
      await leave?.();
    });
  }
});

test('axe finds nothing in any look: page not found @night', async ({ page }, testInfo) => {
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expectNoViolations(page, testInfo, 'page not found', looks);
});

test('every stop shows where the focus is, in reading order', async ({ calculator, page }) => {
  test.slow();
  await calculator.open();
  const stops: string[] = [];
  const seenKinds = new Set<string>();
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(stopWithFocus);
    if (!stop) break;
    const { name, kind, isVisible, box } = stop;
    expect(isVisible, `${name} is visible`).toBe(true);
    stops.push(name);
    if (seenKinds.has(kind)) continue;
    seenKinds.add(kind);
    const clip = {
      x: Math.max(0, box.x - 8),
      y: Math.max(0, box.y - 8),
      width: box.width + 16,
      height: box.height + 16,
    };
    const withFocus = await page.screenshot({ clip });
    await takeFocusAway(page);
    const withoutFocus = await page.screenshot({ clip });
    expect(withFocus.equals(withoutFocus), `${name} shows its focus`).toBe(false);
  }
  expect(stops.slice(0, 33)).toEqual([
    'Skip to the calculator',
    'Skip to the results',
    'Skip to the report form',
    'Albato Embedded: product page',
    'English',
    'Currency',
    'Report',
    'Schedule Demo',
    '36 months',
    'Copy link',
    'Pin to compare',
    'Send to my CFO',
    'More',
    'In-house timeline, 20 March 2027, show the calculation',
    'In-house, 36 months, $131,983, show the calculation',
    'Embedded timeline, 12 December 2026, show the calculation',
    'Embedded, 36 months, $34,164, show the calculation',
    'All 25 assumptions',
    'Matters most: yearly maintenance',
    'Matters most: yearly maintenance',
    'IntegrationsNumber of integrations',
    'IntegrationsNumber of integrations',
    'Systems to connect',
    'in 3 months',
    'in 6 months',
    'Target date',
    'Developers',
    'Developers',
    'Time spent on integrations',
    'Region',
    'Initial Development, $28,457, show the calculation',
    'Help: Monthly Maintenance',
    'Download PDF Report',
  ]);
});

test('with everything chosen, texts may be wider apart, nothing moves on request, and a finger gets larger targets but the same lines @night', async ({
  calculator,
  context,
  page,
}) => {
  await calculator.open();
  await chooseEverything(calculator);
  await page.keyboard.press('Escape');
  await page.evaluate(renderEverySection);
  await test.step('no text leaves its card with the spacing of WCAG 1.4.12', async () => {
    const style = await page.addStyleTag({ content: spacing });
    for (const width of [1280, 1024, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const message = `${width} pixels`;
      await softly.poll(() => page.evaluate(textsOutsideOfTheirCard), { message }).toEqual([]);
      expect.soft(await pixelsBeside(page), message).toBe(0);
    }
    await style.evaluate((element) => element.parentNode?.removeChild(element));
  });
  await test.step('reduced motion leaves nothing that moves', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect.soft(await page.evaluate(movingElements)).toEqual([]);
  });
  await test.step('each line is where a mouse has it, and each control takes a press within 44 pixels', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    // What systems need and why is fetched.
    let ofMouse: string[] = [];
    const isSettled = async () => {
      const before = ofMouse.join();
      ofMouse = await page.evaluate(linesWithControls);
      return ofMouse.length > 20 && ofMouse.join() === before;
    };
    await expect.poll(isSettled, { intervals: [1000] }).toBe(true);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
    expect(await page.evaluate(linesWithControls)).toEqual(ofMouse);
    expect(await page.evaluate(tooSmallForAFinger)).toEqual([]);
  });
});

test.describe('for visitors who prefer more contrast', () => {
  test.use({ contrast: 'more' });

  test('no text is grey, every border is ink, and the focus ring is thicker, in either theme @night', async ({
    calculator,
    page,
  }) => {
    await calculator.open();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
      await expect(page.locator('.intro p').first()).toHaveCSS('color', ink);
      await expect(page.locator('.costs tbody th').first()).toHaveCSS('color', ink);
      await expect(page.locator('.card').first()).toHaveCSS('border-top-color', ink);
      await expect(page.getByLabel('Region')).toHaveCSS('border-top-color', ink);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveCSS('outline-width', '4px');
      await expect(page.locator(':focus')).toHaveCSS('outline-color', ink);
      expect(await findViolations(page, { rules: 'colours' })).toEqual([]);
    }
  });
});

test.describe('on a phone with a notch, held sideways', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('nothing is in the unsafe areas @night', async ({ calculator, page }) => {
    const browser = await page.context().newCDPSession(page);
    const insets = { top: 0, left: 59, bottom: 21, right: 59 };
    await browser.send('Emulation.setSafeAreaInsetsOverride', { insets });
    await calculator.open();
    for (const part of [page.locator('.site-header .logo'), page.locator('.card').first()]) {
      const { x, width } = await boxOf(part);
      expect(x).toBeGreaterThanOrEqual(insets.left);
      expect(x + width).toBeLessThanOrEqual(844 - insets.right);
    }
    await page.getByRole('region', { name: 'Cost Analysis' }).scrollIntoViewIfNeeded();
    const dock = page.getByRole('complementary', { name: 'Answer in short' });
    await expect(dock).toBeVisible();
    const { y, height } = await boxOf(dock.getByText('Embedded', { exact: true }));
    expect(y + height).toBeLessThanOrEqual(390 - insets.bottom);
    const { x } = await boxOf(dock.getByRole('link').locator('small').first());
    expect(x).toBeGreaterThanOrEqual(insets.left);
  });
});

test('what axe is to find is found: each planted violation, off screen too, once colours rest @night', async ({
  page,
}) => {
  const ruleOf = (violation: string) => violation.split(' ')[0];
  const show = (main: string) =>
    page.setContent(`<!doctype html><html lang="en"><title>Page</title>
      <main style="background: #fff"><h1>Page</h1>${main}</main>`);
  for (const [rule, markup] of Object.entries(planted)) {
    await show(markup);
    const found = await findViolations(page);
    expect.soft([...new Set(found.map(ruleOf))], markup).toContain(rule);
  }

  await show(`<div style="height: 9000px"></div>
    <section style="content-visibility: auto; color: #aaa">Hard to read</section>`);
  expect((await findViolations(page)).map(ruleOf)).toEqual(['color-contrast']);
  expect((await findViolations(page, { rules: 'colours' })).map(ruleOf)).toEqual([
    'color-contrast',
  ]);

  for (const [from, to, found] of [
    ['#000', '#aaa', ['color-contrast']],
    ['#aaa', '#000', []],
  ] as const) {
    await show(`<p id="text" style="color: ${from}; transition: color 400ms">Text</p>`);
    await page.evaluate((color) => {
      const text = document.getElementById('text');
      text?.getBoundingClientRect();
      text?.style.setProperty('color', color);
    }, to);
    expect((await findViolations(page)).map(ruleOf)).toEqual(found);
  }
});

/**
 * Looks for violations in each look, and leaves the page in none of them.
 *
 * @param added - The only element that is not as in an earlier state. The rest is looked at
 *   nightly, in light on a wide screen, for what an open part does to it.
 */
async function expectNoViolations(
  page: Page,
  testInfo: TestInfo,
  state: string,
  inLooks: Record<string, Media>,
  added?: string,
): Promise<void> {
  for (const [look, media] of Object.entries(inLooks)) {
    await page.emulateMedia(media);
    await saveScreenshot(page, testInfo, `${state}, ${look}.png`);
    const isWholePage = isThorough && look === 'light';
    const context = {
      ...(!isWholePage && added && { include: added }),
      ...(!look.startsWith('light') && { rules: 'colours' as const }),
    };
    expect.soft(await findViolations(page, context), `${state}, ${look}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null, forcedColors: null });
}

/** Runs in the page: the elements with a transition, an animation or a smooth scroll. */
function movingElements(): string[] {
  return [...document.querySelectorAll('*')].flatMap((element) => {
    const style = getComputedStyle(element);
    const durations = `${style.transitionDuration}, ${style.animationDuration}`.split(', ');
    const isMoving =
      durations.some((duration) => duration !== '0s') || style.scrollBehavior === 'smooth';
    return isMoving ? [element.outerHTML.slice(0, 80)] : [];
  });
}

/**
 * Runs in the page: lists controls that a press 21 pixels off their middle misses, except links
 * within a sentence.
 */
function tooSmallForAFinger(): string[] {
  const tooSmall: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(
    'a, button, input, select, summary',
  )) {
    const isInSentence = getComputedStyle(element).display === 'inline';
    if (isInSentence || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.tabIndex < 0 || element.closest('.skip-link')) continue;
    element.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isMissed = [
      [x, y - 21],
      [x, y + 21],
      [x - 21, y],
      [x + 21, y],
    ].some(([pointX = 0, pointY = 0]) => {
      const hit = document.elementFromPoint(pointX, pointY);
      const slider = hit?.closest('.slider-control');
      return !(
        element.contains(hit) ||
        slider?.contains(element) ||
        hit?.closest('label')?.control === element
      );
    });
    if (isMissed) tooSmall.push(`${element.outerHTML.slice(0, 120)} (${width} × ${height})`);
  }
  return tooSmall;
}

/**
 * Runs in the page: the element with the focus, described at once, because a part of the page that
 * arrives may replace it.
 */
function stopWithFocus() {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const { x, y, width, height } = element.getBoundingClientRect();
  return {
    name: nameOf(element),
    kind: `${element.tagName}.${element.className}`,
    isVisible: width > 0 && element.checkVisibility({ visibilityProperty: true }),
    box: { x, y, width, height },
  };

  /** Returns a name that distinguishes a focusable element from the others. */
  function nameOf(element: Element): string {
    const label =
      element.getAttribute('aria-label') ??
      (element.getAttribute('aria-labelledby')?.split(' ') ?? [])
        .slice(0, 1)
        .map((id) => document.getElementById(id)?.textContent)
        .join();
    if (label) return label;
    if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) {
      return element.labels?.[0]?.textContent ?? '';
    }
    return element.textContent ?? '';
  }
}

/** Runs in the page; a table that scrolls sideways may be wider than its card. */
function textsOutsideOfTheirCard(): string[] {
  const outside: string[] = [];
  const isInScroller = (element: Element, card: Element): boolean => {
    for (
      let inner: Element | null = element;
      inner && inner !== card;
      inner = inner.parentElement
    ) {
      if (getComputedStyle(inner).overflowX === 'auto') return true;
    }
    return false;
  };
  for (const card of document.querySelectorAll('.card, .tile, .call-box')) {
    const box = card.getBoundingClientRect();
    const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent?.checkVisibility() || !text.textContent?.trim()) continue;
      if (isInScroller(parent, card)) continue;
      // Clipped to nothing, for screen readers alone.
      if (parent.closest('.visually-hidden, .fact-label, thead')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      if (
        left < box.left - 1 ||
        right > box.right + 1 ||
        top < box.top - 1 ||
        bottom > box.bottom + 1
      )
        outside.push(`"${text.textContent}" of .${card.className.replaceAll(' ', '.')}`);
    }
  }
  return outside;
}

/** Runs in the page: from where to where each line of a text with a figure or a link goes. */
function linesWithControls(): string[] {
  return Array.from(document.querySelectorAll('p, li, dd, small')).flatMap((element) => {
    const isSentence = element.querySelector('.amount, a') && !element.querySelector('p, li, dd');
    if (!isSentence) return [];
    const range = document.createRange();
    range.selectNodeContents(element);
    const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const lines: string[] = [];
    while (words.nextNode()) {
      range.selectNodeContents(words.currentNode);
      for (const { left, right } of range.getClientRects()) {
        lines.push(`${Math.round(left)}–${Math.round(right)}`);
      }
    }
    return [`${element.textContent}: ${lines.join(', ')}`];
  });
}
