import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { firefox } from '../testing/firefox.ts';
import { expect, test } from './calculator.ts';

/**
 * The journeys of a visitor in Firefox, with real events. Playwright only drives its own Firefox,
 * which is not available everywhere; Puppeteer drives any by the standard protocol (decision 0307).
 */
test.describe.configure({ mode: 'serial' });
test.skip(!firefox, 'There is no Firefox on the PATH.');

let browser: Browser;
let page: Page;
const problems: string[] = [];

test.beforeAll(async () => {
  browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefox ?? '',
    headless: true,
  });
});
test.afterAll(() => browser.close());

test.beforeEach(async ({ server }) => {
  page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  problems.length = 0;
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.goto(server.url);
  await page.waitForSelector('html[data-ready]');
});
test.afterEach(async () => {
  expect(problems, 'the page threw nothing').toEqual([]);
  await page.close();
});

/** Waits for an element by its role and name. */
async function the(role: string, name: string) {
  const found = await page.waitForSelector(`::-p-aria([role="${role}"][name="${name}"])`);
  if (!found) throw new Error(`There is no ${role} named ${name}.`);
  return found;
}

async function press(role: string, name: string): Promise<void> {
  const found = await the(role, name);
  await found.scrollIntoView();
  await found.click();
}

async function keys(...names: Parameters<Page['keyboard']['press']>[0][]): Promise<void> {
  for (const name of names) await page.keyboard.press(name);
}

async function typeInto(name: string, text: string): Promise<void> {
  const field = await the('textbox', name);
  await field.scrollIntoView();
  await field.click({ count: 3 });
  await page.keyboard.type(text);
}

/** Reads the figure beside a label of the results. */
function figure(label: string): Promise<string> {
  return page.evaluate((wanted) => {
    const term = [...document.querySelectorAll('#results dt')].find((candidate) =>
      candidate.textContent?.startsWith(wanted),
    );
    return term?.parentElement?.querySelector('dd:not([aria-hidden])')?.textContent ?? '';
  }, label);
}

const shows = (label: string, expected: string) =>
  expect.poll(() => figure(label), { message: label }).toBe(expected);

test('Firefox: the defaults, and every input moved by keyboard, show the reference figures', async () => {
  await shows('Initial Total', '$43,780');
  await shows('In-house', '3.9 months');
  await (await the('slider', 'Number of integrations')).focus();
  await keys('PageUp');
  await shows('Total Year 1', '$19,788');
  await keys('PageDown', 'Home');
  await (await the('slider', 'Developers')).focus();
  await keys('ArrowLeft');
  await page.focus('::-p-aria(Time spent on integrations)');
  await page.keyboard.down('Control');
  await keys('a');
  await page.keyboard.up('Control');
  await page.keyboard.type('100');
  await keys('Tab');
  await page.select('select', 'asia');
  await shows('Initial Total', '$3,220');
  await shows('Monthly Maintenance', '$350/month');
  await shows('In-house', '2 weeks');
});

test('Firefox: a drag of a slider moves the figures', async () => {
  const slider = await the('slider', 'Developers');
  const box = await slider.boundingBox();
  if (!box) throw new Error('The slider is not to be seen.');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 8 + ((box.width - 16) * 1) / 19, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 1, y, { steps: 8 });
  await page.mouse.up();
  expect(await slider.evaluate((input) => (input as HTMLInputElement).value)).toBe('20');
  await expect.poll(() => figure('Initial Total')).not.toBe('$43,780');
});

test('Firefox: systems are chosen, filtered, cleared, and Escape closes the list', async () => {
  const field = await page.waitForSelector('::-p-text(Select systems)');
  await field?.click();
  await page.waitForSelector('[role="option"]');
  await page.waitForFunction(() => document.activeElement?.matches('[role="combobox"]'));
  await page.keyboard.type('hub');
  await expect.poll(() => page.$$('[role="option"]').then(({ length }) => length)).toBe(1);
  await keys('Enter');
  await shows('Total dev hours', '500 hours');
  await keys('Escape');
  await expect.poll(() => page.$$('[role="option"]').then(({ length }) => length)).toBe(0);
});

test('Firefox: an incomplete demo request is refused, a complete one is sent', async () => {
  await press('button', 'Schedule Demo');
  await page.waitForSelector('[role="dialog"]');
  await press('button', 'Request Demo');
  await page.waitForSelector('::-p-text(First name is required)');
  for (const [name, text] of [
    ['First name', 'Ada'],
    ['Last name', 'Byron'],
    ['Company name', 'Analytical Engines'],
    ['Business email', 'ada@example.com'],
  ] as const) {
    const field = await page.waitForSelector(`[role="dialog"] ::-p-aria(${name})`);
    await field?.click();
    await page.keyboard.type(text);
  }
  await (await page.waitForSelector('[role="dialog"] input[type="checkbox"]'))?.click();
  await press('button', 'Request Demo');
  await page.waitForSelector('::-p-text(Успешно отправлено!)');
  await expect.poll(() => page.$('[role="dialog"]')).toBeNull();
});

test('Firefox: a report is requested, and the savings are revealed', async () => {
  // Firefox names fields for assistive technology only once their section is near the screen.
  await page.$eval('#detailed-roi-form', (form) => form.scrollIntoView());
  await typeInto('Name', 'Ada Byron');
  await typeInto('Business email', 'ada.firefox@example.com');
  await typeInto('Company', 'Analytical Engines');
  await (await page.waitForSelector('#detailed-roi-form input[type="checkbox"]'))?.click();
  await press('button', 'Send to My Inbox');
  await page.waitForSelector('::-p-text(ROI report has been sent to your email address.)');
  await shows('Initial cost savings', '$31,192');
});

test('Firefox: Enter and Space press buttons, and the focus comes back', async () => {
  const amount = await page.waitForSelector('.side .total .amount');
  await amount?.focus();
  await keys('Enter');
  await page.waitForSelector('.derivation[role="dialog"]:popover-open .derivation-step');
  await keys('Escape');
  await page.waitForFunction(() => document.activeElement?.matches('.side .total .amount'));
  await (await the('button', 'Schedule Demo')).focus();
  await keys(' ');
  await the('textbox', 'Company name');
  await keys('Escape');
  await page.waitForFunction(() => document.activeElement?.textContent === 'Schedule Demo');
});
