import axe from 'axe-core';
import type { Frame, Page, TestInfo } from 'playwright/test';

/** The part of the page to check, by default the whole page. */
interface AxeContext {
  include?: string;
  exclude?: string;
  /** The rules about colours alone, for a further theme of a state that passes all rules. */
  rules?: 'colours';
}

/**
 * Finds what any rule of axe reports about the page as it looks once its transitions have ended,
 * sections included that are not rendered while they are off screen: WCAG up to AAA, best practices
 * and experimental rules.
 *
 * axe is injected once per page load: injecting it for each analysis, as `@axe-core/playwright`
 * does, takes five times as long. The frames of a page are not checked, but can be by themselves.
 *
 * @returns a line per violating element; empty when there are none
 */
export async function findViolations(
  page: Page | Frame,
  context: AxeContext = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await page.evaluate(renderEverySection);
  await page.evaluate(transitionsEnd);
  const violations = await page.evaluate(analyze, context);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return violations;
}

/** Runs in the page: renders what `content-visibility` skips, as if it were on screen. */
export function renderEverySection(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
}

/** Runs in the page: resolves when all finite animations have ended. */
async function transitionsEnd(): Promise<void> {
  for (;;) {
    const moving = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
      );
    if (moving.length === 0) return;
    await Promise.allSettled(moving.map(({ finished }) => finished));
  }
}

/** Runs in the page. */
async function analyze({ include, exclude, rules: only }: AxeContext): Promise<string[]> {
  const { axe } = window as unknown as { axe: typeof import('axe-core') };
  // Targets half under an open popover, or scrolled half out of it, would count as too small.
  const isCovered = document.querySelector(':popover-open') !== null;
  const rules = Object.fromEntries(
    axe.getRules().map(({ ruleId, tags }) => [
      ruleId,
      {
        enabled: only ? tags.includes('cat.color') : !(isCovered && ruleId === 'target-size'),
      },
    ]),
  );
  const { violations } = await axe.run(
    { include: [[include ?? 'html']], exclude: exclude ? [[exclude]] : [] },
    { resultTypes: ['violations'], iframes: false, rules },
  );
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${impact}) ${target}: ${failureSummary}`),
  );
}

/**
 * Saves a screenshot of the whole page in the folder of the test, to look at, where
 * `SCREENSHOTS=on` asks for it. A picture takes about as long as an analysis by axe.
 */
export async function saveScreenshot(page: Page, testInfo: TestInfo, name: string): Promise<void> {
  if (process.env.SCREENSHOTS !== 'on') return;
  await page.screenshot({ path: testInfo.outputPath(name), fullPage: true });
}
