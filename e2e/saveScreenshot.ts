import type { Page, TestInfo } from 'playwright/test';

/**
 * Saves a screenshot of the whole page in the folder of the test, to look at, where
 * `SCREENSHOTS=on` asks for it. A picture takes about as long as an analysis by axe.
 */
export async function saveScreenshot(page: Page, testInfo: TestInfo, name: string): Promise<void> {
  if (process.env.SCREENSHOTS !== 'on') return;
  await page.screenshot({ path: testInfo.outputPath(name), fullPage: true });
}
