import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Page } from 'playwright/test';
import { someOf } from '../testing/isThorough.ts';
import { rateCard } from '../worker/estimate/rateCard.ts';
import { defaultSavings, expect, hold, test } from './calculator.ts';
import { chooseTab, tabCard } from './controls.ts';
import { isOnPaper, moveBesidePage, openForPrint, printCode, waitForSheet } from './printSheet.ts';

const everySystem = rateCard.systems.map(({ id }) => id).join(',');

/** A calculation, how many pages it takes, and what is on them. */
const calculations = {
  'of the default inputs': {
    link: '#v1&integrations=5&developers=2&share=30&region=eu',
    pages: 2,
    texts: [
      ...['Embedding costs $97,819 less over 36 months', '$43,780', '$12,588', '$131,983'],
      ...['How sure is this?', 'What would turn this?', 'Which to build?', 'For your CFO'],
      'Net present value of embedding',
    ],
  },
  'with every system': {
    link: `#v1&integrations=30&developers=4&share=60&region=us&systems=${everySystem}`,
    pages: 3,
    texts: [
      '2 other integrations',
      'ActiveCampaign',
      'Zoho CRM',
      'restricted scopes require verification',
    ],
  },
  'with one system': {
    link: '#v1&integrations=5&developers=2&share=30&region=eu&systems=slack',
    pages: 3,
    texts: ['Slack', 'Total cost by month', 'Build all'],
  },
  'whose build is not finished': {
    link: '#v1&integrations=200&developers=1&share=5&region=eu',
    pages: 2,
    texts: [
      'After 36 months nothing is live in-house',
      'Spent after 36 months',
      'There is no result to turn',
    ],
  },
} as const;

test('a calculation takes two or three pages of A4 and of Letter, with its date, link, inputs and figures, and the savings only after a report was sent', async ({
  calculator,
  page,
  server,
}) => {
  const savings = defaultSavings.map(([, figure]) => figure);
  await openForPrint(page, () => calculator.open());
  for (const [name, { link, pages, texts }] of Object.entries(calculations)) {
    await calculator.follow(link);
    await waitForSheet(page, link);
    for (const format of someOf(1, ['A4', 'Letter'])) {
      const { pageCount, text } = await printedPdf(page, format);
      expect(pageCount, `${name}, ${format}`).toBe(pages);
      for (const expected of [
        '21 November 2026',
        'Integrations',
        '60-month cost forecast',
        ...texts,
      ])
        expect(text, `${name}, ${format}`).toContain(expected);
      expect(text.replaceAll(' ', ''), format).toContain(`${server.url}/${link}`);
      for (const saving of savings) expect(text, name).not.toContain(saving);
    }
  }

  await page.evaluate(() => localStorage.setItem('report-sent-at', String(Date.now())));
  await page.goto('about:blank');
  await openForPrint(page, () => calculator.open());
  const { text: after, pageCount } = await printedPdf(page, 'A4');
  for (const saving of savings) expect(after).toContain(saving);
  expect(pageCount).toBe(3);
});

test('paper shows the sheet alone, dark on white, whatever the theme and whatever is open', async ({
  calculator,
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openForPrint(page, () => calculator.open());
  const card = tabCard(page);
  await chooseTab(page, 'What matters most?');
  await calculator.figure('Initial Total').getByRole('button').click();
  await expect(page.getByRole('dialog')).toBeVisible();

  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const sheet = page.getByRole('article');
  await expect(sheet).toBeVisible();
  await expect(page.locator('body > :visible')).toHaveCount(1);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(sheet).toHaveCSS('color', 'rgb(15, 23, 42)');
  await expect(sheet.locator('polyline.in-house')).toHaveCSS('stroke', 'rgb(194, 65, 12)');

  await page.emulateMedia({ colorScheme: 'dark', media: 'screen' });
  await expect(card, 'before the browser reports the end').toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(sheet).toHaveCount(0);
  await expect(card).toBeVisible();
});

test('printing by button or keyboard waits for the sheet, prints once, is what the menu prints, and leaves later shortcuts to the browser @night', async ({
  calculator,
  page,
}) => {
  await notePrints(page);
  const release = await hold(page, printCode);
  await calculator.open();
  await pressPrint(page);
  await page.keyboard.press('Control+p');
  release();
  await expect.poll(() => prints(page)).toHaveLength(1);
  const { text } = await printedPdf(page, 'A4');
  const [printed = ''] = await prints(page);
  expect(printed.replaceAll(/\s/g, '')).toContain('Embeddingcosts$97,819less');
  expect(text.replaceAll(/\s/g, '')).toContain(printed.replaceAll(/\s/g, '').slice(0, 200));

  const isPrevented = await page.evaluate(() => {
    const event = new KeyboardEvent('keydown', {
      key: 'p',
      ctrlKey: true,
      bubbles: true,
      cancelable: true,
    });
    document.body.dispatchEvent(event);
    return event.defaultPrevented;
  });
  expect(isPrevented).toBe(false);
});

test('the browser’s menu prints the sheet, although the pointer never came to the page @night', async ({
  calculator,
  page,
}) => {
  await calculator.open();
  // Opening the menu takes the focus from the page.
  await page.evaluate(() => dispatchEvent(new FocusEvent('blur')));
  await expect.poll(() => isOnPaper(page, '.print-sheet')).toBe(true);
});

test('a program that prints the page as soon as it is there gets two pages without controls @night', async ({
  page,
  server,
}) => {
  await page.route(printCode, (route) => route.abort());
  // Printed before the style of what is below the first screen has come.
  await page.route(/belowFirstScreen/, (route) =>
    route.request().resourceType() === 'stylesheet' ? route.abort() : route.continue(),
  );
  await page.goto(server.url);
  for (const format of someOf(1, ['A4', 'Letter'])) {
    const { pageCount, text } = await printedPdf(page, format);
    expect(pageCount, format).toBe(2);
    for (const shown of ['$131,983', '$34,164', '5', 'Europe · $55/h', 'Rate card', '$12,588']) {
      expect(text, format).toContain(shown);
    }
    for (const control of ['Copy link', 'Schedule', 'Select systems', 'Send to', 'Start from', '−'])
      expect(text, format).not.toContain(control);
  }
});

test('paper never shows the inputs of one calculation with the figures of another @night', async ({
  calculator,
  page,
}) => {
  await notePrints(page);
  const release = await hold(page, /\/worker\.[^/]+\.js$/);
  await openForPrint(page, () => calculator.open());
  await calculator.slide('Number of integrations', 12);
  await expect.poll(() => isOnPaper(page, '.print-sheet')).toBe(false);
  await page.keyboard.press('Control+p');
  await pressPrint(page);
  expect(await prints(page)).toEqual([]);
  release();
  await expect.poll(() => prints(page)).toHaveLength(1);
  const [printed = ''] = await prints(page);
  expect(printed).toContain('integrations=12');
  expect(printed).toContain('$110,352');
});

test('printing does without a sheet that cannot be fetched @night', async ({
  calculator,
  page,
}) => {
  calculator.expectedErrors.push(/./);
  await notePrints(page);
  await page.route(printCode, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await calculator.open();
  await moveBesidePage(page);
  await failed;
  await page.keyboard.press('Control+p');
  await expect.poll(() => prints(page)).toEqual(['']);
});

async function pressPrint(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Print' }).click();
}

/** Prints as the browser's menu does. */
async function printedPdf(page: Page, format: string) {
  const data = new Uint8Array(await page.pdf({ format }));
  const pdf = await getDocument({ data, verbosity: 0 }).promise;
  const texts: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
  }
  return { pageCount: pdf.numPages, text: texts.join('\n') };
}

/** Headless browsers have no print dialog; notes the text that each would show. */
async function notePrints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: string[] = [];
    Object.assign(window, { noted });
    window.print = () => {
      dispatchEvent(new Event('beforeprint'));
      noted.push(document.querySelector('.print-sheet')?.textContent ?? '');
      dispatchEvent(new Event('afterprint'));
    };
  });
}

const prints = (page: Page) =>
  page.evaluate(() => (window as unknown as { noted: string[] }).noted);
