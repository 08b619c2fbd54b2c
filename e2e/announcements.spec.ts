import type { Page } from 'playwright/test';
import { expect, test } from './calculator.ts';
import { installClock } from './clock.ts';

/** Records each text of the live region that tells the totals. */
async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver(() => {
      const text = document.querySelector('p.visually-hidden[role="status"]')?.textContent;
      if (text && text !== heard.at(-1)) heard.push(text);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

test('the new totals and the winner are announced once, when a slider rests', async ({
  calculator,
  page,
}) => {
  const announced = await recordAnnouncements(page);
  await calculator.open();
  const slider = page.getByRole('slider', { name: 'Number of integrations' });
  await slider.focus();
  for (let step = 0; step < 7; step++) await slider.press('ArrowRight');
  await expect(slider).toHaveValue('12');
  await expect.poll(announced).toHaveLength(1);
  const [totals] = await page
    .getByRole('region', { name: 'Your answer' })
    .evaluateAll(([card]) => [
      [...(card?.querySelectorAll('.lane strong') ?? [])].map((at) => at.textContent),
    ]);
  expect(await announced()).toEqual([
    expect.stringMatching(
      `^In-house, 36 months: \\${totals?.[0]}\\. Embedded: \\${totals?.[1]}\\. Embedding costs \\$[\\d,]+ less over 36 months\\.$`,
    ),
  ]);
});

test('the announcement names the chosen horizon', async ({ calculator, page }) => {
  const announced = await recordAnnouncements(page);
  await calculator.open();
  await page.getByRole('radio', { name: '12 months' }).check();
  await expect
    .poll(announced)
    .toEqual([
      'In-house, 12 months: $65,983. Embedded: $12,588. Embedding costs $53,395 less over 12 months.',
    ]);
});

test('what the page opens with is not announced', async ({ calculator, page }) => {
  await installClock(page);
  const announced = await recordAnnouncements(page);
  await calculator.open('/#v1&integrations=8&developers=2&share=30&region=eu');
  await expect(page.getByRole('slider', { name: 'Number of integrations' })).toHaveValue('8');
  await page.clock.runFor(5_000);
  expect(await announced()).toEqual([]);
});
