import type { Page } from 'playwright/test';
import { expect, test } from './calculator.ts';

/** Records violations of the page's content security policy from its first byte. */
async function violations(page: Page): Promise<string[]> {
  const seen: string[] = [];
  await page.exposeFunction('tellViolation', (words: string) => void seen.push(words));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (violation) => {
      const { effectiveDirective, blockedURI, sample } = violation;
      (window as unknown as { tellViolation(words: string): void }).tellViolation(
        `${effectiveDirective} ${blockedURI} ${sample}`,
      );
    });
  });
  return seen;
}

test('the page, its worker and its forms stay within the content security policy', async ({
  calculator,
  page,
}) => {
  const seen = await violations(page);
  await calculator.open();
  await calculator.slide('Number of integrations', 12);
  await calculator.selectSystems('Gmail', 'Slack');
  await page.getByRole('banner').getByRole('button', { name: 'Schedule Demo' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(seen).toEqual([]);
});

test('an injected script does not run, by markup or by address', async ({ calculator, page }) => {
  const seen = await violations(page);
  calculator.expectedErrors.push(/Trusted/);
  await calculator.open();
  const outcome = await page.evaluate(() => {
    const tried: string[] = [];
    const attempt = (name: string, work: () => void) => {
      try {
        work();
        tried.push(`${name} passed`);
      } catch (error) {
        tried.push(`${name} ${(error as Error).name}`);
      }
    };
    attempt('innerHTML', () => {
      document.createElement('div').innerHTML = '<img src=x onerror="window.injected=1">';
    });
    attempt('foreign script', () => {
      document.createElement('script').src = 'https://evil.example/x.js';
    });
    attempt('foreign worker', () => void new Worker('https://evil.example/x.js'));
    return tried;
  });
  expect(outcome).toEqual([
    'innerHTML TypeError',
    'foreign script TypeError',
    'foreign worker TypeError',
  ]);
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  expect(seen.length).toBeGreaterThan(0);
});
