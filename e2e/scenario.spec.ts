import type { Page } from 'playwright/test';
import { post } from '../testing/post.ts';
import { rateCard } from '../worker/estimate/rateCard.ts';
import { expect, hold, test } from './calculator.ts';
import {
  chooseTab,
  compareButton,
  comparison,
  expectCompared,
  pixelsBeside,
  showDifferences,
  systemsField,
  tabCard,
} from './controls.ts';

const oneInAsia = '/#v1&integrations=1&developers=1&share=100&region=asia';
const scenarioCode = /\/pins\.\w+\.js$/;

test('a link opens the scenario that it names, drops what cannot be used, and says so', async ({
  calculator,
}) => {
  const { page } = calculator;
  const integrations = page.getByRole('slider', { name: 'Number of integrations' });
  await calculator.open('/#v1&integrations=12&developers=99&colour=blue');
  await expect(integrations).toHaveValue('12');
  const note = page.getByRole('status').filter({ hasText: 'developers=99, colour=blue' });
  await expect(note).toBeVisible();
  await note.getByRole('button', { name: 'Dismiss' }).click();
  await expect(note).toBeHidden();

  await calculator.follow(
    '#v1&integrations=1&developers=2&share=30&region=eu&systems=slack,nosuch,slack',
  );
  // At least the systems chosen (E2).
  await expect(integrations).toHaveValue('2');
  await expect(page.locator('.scenario-dropped')).toContainText(
    'This link names slack more than once. It counts once. nosuch is not on the rate card. It counts with the other integrations.',
  );
  await expect(systemsField(page)).toHaveAccessibleDescription(
    'nosuch is not on the rate card. It counts with the other integrations.',
  );
  await expect(
    page.getByRole('list', { name: 'Selected systems' }).getByRole('listitem'),
  ).toHaveText(['nosuch', 'Slack']);
  await expect(page).toHaveURL(/systems=slack,nosuch$/);
});

test('a note about an opened link never says of a listed system that it is not listed, nor takes back and repeats what it says @night', async ({
  calculator,
  page,
}) => {
  await calculator.open('/#v1&integrations=12&colour=blue');
  await expect(page.locator('.scenario-dropped')).toBeVisible();
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => {
      said.push(document.querySelector('.scenario-dropped')?.textContent ?? '');
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await calculator.follow('#v1&integrations=3&deadline=2020-01-10&systems=stripe,nosuch');
  await expect(page.locator('.scenario-dropped')).toContainText('nosuch is not on the rate card');
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
  expect(said.filter((text) => text.includes('stripe'))).toEqual([]);
  const note = (await page.locator('.scenario-dropped').textContent()) ?? '';
  await page.getByRole('slider', { name: 'Developers' }).press('End');
  await expect(page).toHaveURL(/developers=20&/);
  const later = await page.evaluate(() => (window as unknown as { said: string[] }).said);
  expect(later.slice(said.length).filter((text) => text !== note)).toEqual([]);
});

test('an anchor keeps the scenario in the address, also before the code for it has loaded @night', async ({
  calculator,
  page,
}) => {
  const release = await hold(page, scenarioCode);
  await calculator.open(oneInAsia);
  const skip = page.getByRole('link', { name: 'Skip to the calculator' });
  await skip.press('Enter');
  await expect(page).toHaveURL(/#calculator$/);
  release();
  await expect(calculator.figure('Initial Total')).toHaveText('$3,220');
  await expect(page).toHaveURL(/#v1&integrations=1&/);
  await skip.press('Enter');
  await expect(page.locator('#calculator')).toBeFocused();
  await expect(page).toHaveURL(/#v1&integrations=1&/);
});

test('the address follows the inputs after its code first failed to load @night', async ({
  calculator,
  page,
}) => {
  calculator.expectedErrors.push(/Failed to fetch dynamically imported module/);
  await page.route(scenarioCode, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await calculator.open();
  await calculator.slide('Number of integrations', 8);
  await failed;
  await page.unroute(scenarioCode);
  await calculator.slide('Developers', 3);
  await expect(page).toHaveURL(/#v1&integrations=8&developers=3&/);
});

test('back and forward undo and redo an explicit step, however late the code for the scenario loads @night', async ({
  calculator,
}) => {
  const { page } = calculator;
  const release = await hold(page, scenarioCode);
  await calculator.open();
  await chooseTab(page, 'What matters most?');
  await tabCard(page).getByRole('button', { name: 'Try $14 an hour: Hourly rate' }).click();
  await expect(calculator.figure('Initial Total')).toHaveText('$11,144');
  await expect(page).toHaveURL(/region=custom&rate=14&tab=matters$/);
  await page.goBack();
  await expect(calculator.figure('Initial Total')).toHaveText('$43,780');
  release();
  await page.goForward();
  await expect(calculator.figure('Initial Total')).toHaveText('$11,144');
});

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  test('the copied link opens the same figures elsewhere', async ({ calculator, context }) => {
    const { page } = calculator;
    await calculator.open();
    await calculator.slide('Developers', 7);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    const link = await clipboard(page);
    const elsewhere = await context.newPage();
    await elsewhere.goto(link);
    await expect(elsewhere.getByRole('slider', { name: 'Developers' })).toHaveValue('7');
    const total = elsewhere.locator('.costs .total .amount').first();
    await expect(total).not.toHaveText('$43,780');
    await expect(calculator.figure('Initial Total')).toHaveText((await total.textContent()) ?? '');
  });

  test('the text to copy may come after the press that copies it @night', async ({
    calculator,
  }) => {
    const { page } = calculator;
    // Like WebKit, refuses a copy that begins after the press.
    await page.addInitScript(() => {
      const { clipboard } = navigator;
      const write = clipboard.write.bind(clipboard);
      clipboard.writeText = () => Promise.reject(new DOMException('late', 'NotAllowedError'));
      clipboard.write = (items) =>
        window.event?.type === 'click'
          ? write(items)
          : Promise.reject(new DOMException('late', 'NotAllowedError'));
      document.execCommand = () => false;
    });
    const release = await hold(page, /\/actions\.\w+\.js/);
    await calculator.open();
    await page.getByRole('button', { name: 'Copy link' }).click();
    release();
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(await clipboard(page)).toContain('/l/');
  });

  test('without the server, the copied link has the inputs and the rate card @night', async ({
    calculator,
  }) => {
    const { page } = calculator;
    await page.route('**/api/link', (route) => route.abort());
    await calculator.open();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(await clipboard(page)).toMatch(
      new RegExp(`/#v1&integrations=5&developers=2&share=30&region=eu&card=${rateCard.version}$`),
    );
    await page.unroute('**/api/link');
    await calculator.open('/#v1&integrations=5&others=Acme');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied. Names that you typed')).toBeVisible();
    await calculator.open(await clipboard(page));
    await expect(
      page.getByRole('list', { name: 'Selected systems' }).getByRole('listitem'),
    ).toHaveText(['Other system 1']);
  });

  test('a link by another rate card says so, and a short one has the figures of then @night', async ({
    calculator,
    server,
  }) => {
    const { page } = calculator;
    const notice = page.getByRole('region', { name: /^This link/ });
    await calculator.open('/#v1&integrations=12&card=2026-11.2');
    await expect(notice).toContainText(
      `It was estimated by rate card 2026-11.2, and the page estimates by ${rateCard.version}. A figure may have been another one then; the link does not say.`,
    );
    await notice.getByRole('button', { name: 'Dismiss' }).click();
    const { body } = await post(new URL(server.url), '/api/link', {
      scenario: 'v1&integrations=12',
    });
    // As the server writes the page of a link that an earlier release saved.
    await page.route(body.url, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const html = text
        .replace(`card=${rateCard.version}`, 'card=2026-11.2')
        .replace('<html ', `<html data-figures='{"maintenanceUsd": 9000}' `);
      await route.fulfill({ response, body: html });
    });
    await calculator.open(body.url);
    await expect(notice).toHaveAccessibleName('This link had other figures');
    await expect(notice.getByRole('row', { name: /maintenance/i })).toContainText('$9,000');
  });
});

test('a press that pins moves the comparison into view and says what is pinned', async ({
  calculator,
}) => {
  const { page } = calculator;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await calculator.open();
  await compareButton(page).click();
  await expect(compareButton(page)).toHaveText('A pinned: pin another');
  await expect(comparison(page)).toBeInViewport({ ratio: 1 });
  await calculator.slide('Number of integrations', 12);
  await compareButton(page).click();
  await expect(compareButton(page)).toHaveText('A and B pinned: replace one');
  await expect(comparison(page)).toBeInViewport({ ratio: 1 });
});

test('two pinned scenarios are side by side, survive a reload and open again', async ({
  calculator,
}) => {
  const { page } = calculator;
  const release = await hold(page, /\/actions\.\w+\.js$/);
  await calculator.open();
  await compareButton(page).click();
  // The scenario on screen at the press is pinned, however late its code arrives.
  await calculator.slide('Number of integrations', 12);
  release();
  await expectCompared(page, 'Now', 'Scenario A');
  const answers = comparison(page).locator('.compared p');
  await expect(answers).toHaveText([
    'Depends on your assumptions Embedding costs $231,218 less over 36 months.',
    'Depends on your assumptions Embedding costs $97,819 less over 36 months.',
  ]);
  await showDifferences(page);
  const initial = comparison(page).getByRole('row', { name: 'Initial Total' });
  await expect(initial.getByRole('cell')).toHaveText(['$43,780', '$110,352', '+$66,572']);

  await compareButton(page).click();
  await expectCompared(page, 'Scenario A', 'Scenario B');
  // The address follows after a pause; a reload reads it from there.
  await expect(page).toHaveURL(/#v1&integrations=12&/);
  await page.reload();
  await showDifferences(page);
  await expect(initial.getByRole('cell')).toHaveText(['$43,780', '$110,352', '+$66,572']);

  await comparison(page).getByRole('button', { name: 'Open Scenario A' }).click();
  await expect(calculator.figure('Initial Total')).toHaveText('$43,780');
  await page.goBack();
  await expect(calculator.figure('Initial Total')).toHaveText('$110,352');
  await comparison(page).getByRole('button', { name: 'Unpin Scenario B' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Your answer' })).toBeFocused();
  await comparison(page).getByRole('button', { name: 'Unpin Scenario A' }).click();
  await expect(comparison(page)).toBeHidden();
});

test('on a phone a pinned scenario and the current one are read without scrolling sideways, with what differs @night', async ({
  calculator,
}) => {
  const { page } = calculator;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await calculator.open();
  await compareButton(page).click();
  await calculator.slide('Number of integrations', 9);
  await expect(comparison(page)).toContainText(
    'Now differs from Scenario A: number of integrations +4.',
  );
  await expect(comparison(page)).toContainText('Embedding costs $97,819 less over 36 months');
  expect(await pixelsBeside(page)).toBe(0);
});

test('a third pin asks which of the two it replaces, and the answer can be neither @night', async ({
  calculator,
}) => {
  const { page } = calculator;
  await calculator.open();
  const compare = compareButton(page);
  await compare.click();
  await calculator.slide('Developers', 3);
  await compare.click();
  await calculator.slide('Developers', 4);
  await showDifferences(page);
  const developers = comparison(page)
    .getByRole('row', { name: /^Developers/ })
    .getByRole('cell');
  const question = page.getByRole('dialog', { name: /Which one do you want to replace/ });

  await compare.click();
  await expect(question).toContainText('5 integrations · 3 developers at 30% · Europe');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(compare).toBeFocused();
  await expect(developers).toHaveText(['2', '3', '+1']);

  await compare.click();
  await question.getByRole('button', { name: 'Replace Scenario A' }).click();
  await expect(question).toBeHidden();
  await expect(developers).toHaveText(['4', '3', '−1']);
});

test('a link that a mail has damaged opens its scenario, and the page names what was lost', async ({
  page,
}) => {
  await page.goto('/roi-calculator%23V1&INTEGRATIONS=12&SYSTEMS=SLACK,%3Cb%3E&REGION=US.');
  await expect(page).toHaveURL(
    /roi-calculator#v1&integrations=12&developers=2&share=30&region=us&systems=slack$/,
  );
  await expect(page.getByText('invalid. Left out: SYSTEMS=<b>.')).toBeVisible();
});
