import { languageNames, pathOf } from '../contract/languages.ts';
import { recordedMailsTo } from '../testing/serverProcess.ts';
import { expect, test } from './calculator.ts';
import { pixelsBeside } from './controls.ts';
import { findViolations } from './findViolations.ts';
import { driveEveryControl } from './translation.ts';

/** Words that no other language of the page has, and that hardly any English sentence lacks. */
const englishWords =
  /\b(the|and|with|your|you|less|months?|hours?|weeks?|cost|build|show|close)\b/i;

const scenario =
  '#v1&integrations=12&developers=2&share=30&region=eu&systems=google-drive,hubspot,salesforce,slack';

const firstFigures: Partial<Record<string, string>> = {
  es: '97.819 US$',
  'pt-BR': 'US$ 97.819',
  de: '97.819 $',
};

for (const language of languageNames.filter((name) => name !== 'en')) {
  const path = pathOf(language);

  test(`${language}: every control and tab works and is in the language, axe finds nothing, and nothing scrolls sideways`, async ({
    calculator,
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await calculator.open(path);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const figure = await page.locator('.answer-point strong').textContent();
    expect(figure?.replaceAll('\u00a0', ' ')).toBe(firstFigures[language]);
    expect(await findViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await pixelsBeside(page)).toBe(0);

    await page.setViewportSize({ width: 1280, height: 900 });
    await calculator.open(`${path}?view=full${scenario}`);
    await page.evaluate(recordTexts);
    for (const tab of await page.getByRole('tab').all()) await tab.click();
    await page.evaluate(driveEveryControl);
    await page.waitForFunction(() => globalThis.translation?.isDriven);
    // Longer than a text waits to be read.
    await page.waitForTimeout(300);
    const texts = await page.evaluate(() => [...(globalThis.seenTexts ?? [])]);
    expect(texts.length).toBeGreaterThan(300);
    expect(texts.filter((text) => englishWords.test(text))).toEqual([]);
  });
}

test('another language keeps the scenario, a first visit offers the preferred one, and the report comes in the language of the page', async ({
  calculator,
  page,
  server,
  browser,
}) => {
  await calculator.open(`/${scenario}`);
  await expect(page.locator('.site-header .language')).toHaveText('English');
  await page.locator('#languages').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(`${server.url}/de/${scenario}`);
  await expect(page.locator('.stepper input').first()).toHaveValue('12');

  const context = await browser.newContext({ locale: 'pt-BR' });
  const visit = await context.newPage();
  const offer = visit.locator('.site-header .language');
  await visit.goto(`${server.url}/`);
  await expect(offer).toHaveText('Ler em português');
  await visit.goto(`${server.url}/pt-br/`);
  await expect(offer).toHaveText('Português (Brasil)');
  await visit.goto(`${server.url}/`);
  await expect(offer).toHaveText('English');
  await context.close();

  const email = 'anna@example.com';
  const form = page.locator('#detailed-roi-form');
  await form.locator('[name=name]').fill('Anna Schmidt');
  await form.locator('[name=email]').fill(email);
  await form.locator('[name=company]').fill('Maschinenbau');
  await form.locator('[name=acceptsPrivacyPolicy]').check();
  await form.locator('[type=submit]').click();
  const mails = () => recordedMailsTo(email, server.dataDir);
  await expect.poll(async () => (await mails()).length).toBe(1);
  const [mail] = await mails();
  expect(mail?.subject).toContain('Integrationen');
  expect(mail?.text).toContain('Guten Tag Anna,');
  expect(mail?.text).toContain('/de/?calculation=');
  expect(mail?.text).not.toMatch(englishWords);
});

declare global {
  var seenTexts: Set<string> | undefined;
}

/** Runs in the page: collects its texts from now on, but names of pages and of other languages. */
function recordTexts(): void {
  const seen = new Set<string>();
  globalThis.seenTexts = seen;
  globalThis.translation = { tag: '', problems: [], isDriven: false };
  const read = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (element?.closest('script, style, .language, a[target=_blank], option')) continue;
      const text = walker.currentNode.textContent?.trim();
      if (text) seen.add(text);
    }
    for (const element of document.querySelectorAll('[aria-label], [aria-valuetext]')) {
      if (element.closest('[aria-hidden=true]')) continue;
      seen.add(element.ariaLabel ?? element.ariaValueText ?? '');
    }
  };
  read();
  let isWaiting = false;
  new MutationObserver(() => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      read();
    }, 100);
  }).observe(document.body, { subtree: true, childList: true });
}
