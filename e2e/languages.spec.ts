import { languageNames, pathOf } from '../contract/languages.ts';
import { provider } from '../contract/provider.ts';
import { isThorough } from '../testing/isThorough.ts';
import { recordedMailsTo } from '../testing/serverProcess.ts';
import { rateCard } from '../worker/estimate/rateCard.ts';
import { expect, holdScript, test } from './calculator.ts';
import { boxOf, overflows, pixelsBeside } from './controls.ts';
import { findViolations } from './findViolations.ts';

/** Words that no other language of the page has, and that hardly any English sentence lacks. */
const englishWords =
  /\b(the|and|with|your|you|less|months?|hours?|weeks?|cost|build|show|close)\b/i;

/** The direction of a page in the pseudo-language (`testing/languages/writePseudo.ts`). */
const { PSEUDO: pseudo } = process.env;
if (pseudo) test.use({ environment: { DIST_DIR: '.build/pseudo' } });
/** Words that are longer than those of any language have no room in a table of 320 pixels. */
const narrowest = pseudo ? 390 : 320;

/** There, a vowel without an accent is English, but in names and the note for old browsers. */
function isEnglish(text: string): boolean {
  if (!pseudo) return englishWords.test(text);
  const names = [...rateCard.systems.map(({ name }) => name), ...provider.name.split(' ')];
  const rest = names.reduce((left, name) => left.replaceAll(name, ''), text);
  return /[aeiou]/i.test(rest) && !text.startsWith('This ');
}

const scenario =
  '#v1&integrations=12&developers=2&share=30&region=eu&systems=google-drive,hubspot,salesforce,slack';

const firstFigures: Partial<Record<string, string>> = {
  es: '97.819 US$',
  'pt-BR': 'US$ 97.819',
  de: '97.819 $',
};

/** German has the longest words. */
const others = languageNames.filter((name) => (isThorough ? name !== 'en' : name === 'de'));

for (const language of others) {
  const path = pathOf(language);

  test(`${language}: all that a visitor opens is in the language, no input is below the first screen, axe finds nothing, and nothing scrolls sideways or ends under the dock`, async ({
    calculator,
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await calculator.open(path);
    await expect(page.locator('html')).toHaveAttribute('lang', pseudo ? 'en' : language);
    const figure = await page.locator('.answer-point strong').textContent();
    if (!pseudo) expect(figure?.replaceAll('\u00a0', ' ')).toBe(firstFigures[language]);
    await page.locator('body[data-typeface]').waitFor();
    for (const last of pseudo ? [] : ['.panel-trigger', 'select:has([value=asia])']) {
      const { y, height } = await boxOf(page.locator(last));
      expect(y + height, last).toBeLessThanOrEqual(715);
    }
    // Its logo has another name than the provider.
    if (!pseudo) expect(await findViolations(page)).toEqual([]);
    await page.setViewportSize({ width: narrowest, height: 800 });
    for (const shown of [path, `${path}#v1&integrations=40&developers=1&share=20&region=us`]) {
      await calculator.open(shown);
      expect(await pixelsBeside(page)).toBe(0);
      expect(await overflows(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    await calculator.open(`${path}${scenario}`);
    if (pseudo) await page.evaluate((dir) => Object.assign(document, { dir }), pseudo);
    await page.evaluate(recordTexts);
    await page.locator('.stepper button').first().click();
    await page.evaluate(() => document.querySelector('.forecast')?.scrollIntoView());
    await page.locator('.cost-chart [role=img]').waitFor();
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await page
        .getByRole('tabpanel')
        .filter({ visible: true })
        .locator('p:visible, table:visible')
        .first()
        .waitFor();
    }
    await page.locator('[data-section~=breakdown] button').last().click();
    await page.locator('.systems .why').first().waitFor({ state: 'attached' });
    await page.locator('.costs .amount').first().click();
    await page.locator('.derivation').first().waitFor();
    const texts = await page.evaluate(() => [...(globalThis.seenTexts ?? [])]);
    expect(texts.length).toBeGreaterThan(300);
    expect.soft(texts.filter(isEnglish)).toEqual([]);
    await page.keyboard.press('Escape');
    for (const width of [1280, 390, narrowest]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await pixelsBeside(page), `${width}`).toBe(0);
      expect.soft(await overflows(page), `${width}`).toEqual([]);
    }
    const isClearOfDock = async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const { y, height } = await boxOf(page.locator('.languages summary'));
      return y + height <= (await boxOf(page.locator('.dock[data-shown]'))).y;
    };
    await expect.poll(isClearOfDock, 'the end of the page').toBe(true);
  });
}

test('another language keeps the scenario, also before any script has come, a first visit offers the preferred one, and the report comes in the language of the page', async ({
  page,
  server,
  browser,
}) => {
  const languages = page.locator('.languages');
  const german = languages.getByRole('link', { name: 'Deutsch' });
  const saved = await page.request.post('/api/link', { data: { scenario: scenario.slice(1) } });
  const { pathname: shortLink } = new URL((await saved.json()).url);
  const startScript = await holdScript(page);
  await page.goto(`${shortLink}#tab=cfo`);
  await languages.locator('summary').click();
  await german.click();
  await expect(page).toHaveURL(`${server.url}/de${shortLink}#tab=cfo`);
  await page.goto(`/${scenario}`);
  await languages.locator('summary').click();
  await german.click();
  await expect(page).toHaveURL(`${server.url}/de/${scenario}`);
  await startScript();
  await expect(page.locator('.stepper input').first()).toHaveValue('12');

  await page.locator('select:has([value=asia])').selectOption('custom');
  const rate = page.locator('[inputmode=decimal]').first();
  await rate.fill('72,5');
  await rate.press('Tab');
  await expect(rate).toHaveValue('72,5');
  await expect(page).toHaveURL(/rate=72\.5/);

  const context = await browser.newContext({ locale: 'pt-BR' });
  const visit = await context.newPage();
  const offer = visit.locator('.site-header .language');
  await visit.goto(`${server.url}/`);
  await expect(offer).toHaveText('Ler em português');
  await visit.goto(`${server.url}/`);
  await expect(offer).toHaveText('English');
  await offer.click();
  await visit.getByRole('link', { name: 'Deutsch' }).click();
  await expect(visit).toHaveURL(/\/de\/(#languages)?$/);
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
  const note = (text: string | null | undefined, element: Element | null) => {
    const isLeftOut = element?.closest(
      'script, style, option, .language, .languages, a[target=_blank], [aria-hidden=true]',
    );
    if (text?.trim() && !isLeftOut) seen.add(text.trim());
  };
  const read = (root: Node) => {
    if (!(root instanceof Element)) return note(root.textContent, root.parentElement);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
      note(walker.currentNode.textContent, walker.currentNode.parentElement);
    for (const element of [root, ...root.querySelectorAll('[aria-label], [aria-valuetext]')]) {
      note(element.ariaLabel, element);
      note(element.ariaValueText, element);
    }
  };
  read(document.body);
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes)
      for (const node of [...addedNodes, target]) {
        if (node instanceof Text || (addedNodes.length > 0 && node !== target)) read(node);
      }
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
}
