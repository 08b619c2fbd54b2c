import { expect, test } from './calculator.ts';
import { inEveryEngine } from './journeys/inEveryEngine.ts';
import { Visitor } from './journeys/Visitor.ts';
import { driveEveryControl, translate } from './translation.ts';

/** A visitor's way through the page; after each step, the page shows its answer. */
const journey: Record<string, (visitor: Visitor) => Promise<void>> = {
  async 'every section is loaded'(visitor) {
    await visitor.scrollTo('.forecast');
    await visitor.finds('.cost-chart [role="img"]');
    await visitor.click('tab', 'Assumptions');
    await visitor.finds('.sheet fieldset');
    await visitor.click('tab', 'For your CFO');
    await visitor.finds('.finance-table');
  },
  async 'a slider moves by a step'(visitor) {
    await visitor.focus('slider', 'Number of integrations');
    await visitor.press('ArrowRight');
  },
  async 'a slider moves by ten'(visitor) {
    await visitor.press('PageUp');
    await visitor.seesFigure('Total Year 1', '$29,388');
  },
  async 'a share is typed'(visitor) {
    await visitor.fill('Time spent on integrations', '60');
    await visitor.press('Tab');
  },
  async 'a region is chosen'(visitor) {
    await visitor.select('select:has([value=asia])', 'asia');
  },
  async 'a currency is chosen'(visitor) {
    await visitor.select('select.currency', 'eur');
  },
  async 'a target date is chosen'(visitor) {
    await visitor.click('button', 'Target date');
    await visitor.finds('[role="grid"] :focus');
    await visitor.press('PageDown', 'Enter');
    await visitor.sees('your date');
  },
  async 'systems are chosen'(visitor) {
    await visitor.click('combobox', 'Systems to connect');
    await visitor.finds('[role="combobox"]:focus');
    await visitor.page.type('hub');
    await visitor.finds('[role="option"]', 2);
    await visitor.press('Enter', 'Escape');
    await visitor.finds('.systems .why');
  },
  async 'a scenario is pinned and compared'(visitor) {
    await visitor.click('button', 'Pin to compare');
    await visitor.focus('slider', 'Developers');
    await visitor.press('ArrowRight');
    await visitor.finds('.comparison .better');
  },
  async 'another tab of the closer look is opened'(visitor) {
    await visitor.click('tab', 'What matters most?');
    await visitor.sees('Each bar changes one input');
  },
};

inEveryEngine((browser) => {
  test('a translated page shows in each step of a journey what an untranslated one shows', async ({
    server,
    clockOffsetMs,
  }) => {
    const texts = new Map<string, string>();
    const plain = new Visitor(await browser().newPage());
    await plain.open(server.url, clockOffsetMs);
    for (const [name, step] of Object.entries(journey)) {
      await step(plain);
      texts.set(name, await settledText(plain));
    }
    await leave(plain);

    const visitor = new Visitor(await browser().newPage());
    await visitor.open(server.url, clockOffsetMs);
    await visitor.page.evaluate(translate, 'font');
    for (const [name, step] of Object.entries(journey)) {
      await step(visitor);
      await expect
        .poll(() => visitor.page.evaluate(shownText), { message: name })
        .toBe(texts.get(name));
    }
    await expectNoProblem(visitor);
    await leave(visitor);
  });

  test('a translated page whose every control was used shows what its link shows', async ({
    server,
    clockOffsetMs,
  }) => {
    const visitor = new Visitor(await browser().newPage());
    await visitor.open(server.url, clockOffsetMs);
    await visitor.page.evaluate(translate, 'span');
    await visitor.page.evaluate(driveEveryControl);
    await expect
      .poll(() => visitor.page.evaluate(() => translation?.isDriven), { timeout: 100_000 })
      .toBe(true);
    await expectNoProblem(visitor);
    await settledText(visitor);
    const figures = await visitor.page.evaluate(shownFigures);
    const link = await visitor.page.evaluate(() => location.href);
    await leave(visitor);

    const other = new Visitor(await browser().newPage());
    await other.open(link, clockOffsetMs);
    await expect.poll(() => other.page.evaluate(shownFigures)).toEqual(figures);
    await leave(other);
  });
});

test('fees that are added while the page is translated are named', async ({ calculator, page }) => {
  await calculator.open('/#v1&systems=google-drive');
  await page.getByRole('button', { name: 'Show the list' }).click();
  const note = page.locator('.note', { hasText: 'Google' }).last();
  await note.getByRole('button').waitFor();
  await page.evaluate(translate, 'font');
  await note.getByRole('button', { name: /a year/ }).click();
  await expect(note).toContainText('The figures include fees of $10,000 a year.');
  expect(await page.evaluate(() => translation?.problems)).toEqual([]);
});

async function expectNoProblem(visitor: Visitor): Promise<void> {
  expect(await visitor.problems(), 'the page threw nothing').toEqual([]);
  expect(await visitor.page.evaluate(() => translation?.problems)).toEqual([]);
  await visitor.finds('.failed-part', 0);
}

/** A WebKit session has one window, whose pages would find what the former one has stored. */
async function leave(visitor: Visitor): Promise<void> {
  await visitor.page.evaluate(() => sessionStorage.clear());
  await visitor.page.close();
}

/** The text of the page once nothing changes any more. */
async function settledText(visitor: Visitor): Promise<string> {
  let text = '';
  await expect
    .poll(
      async () => {
        const before = text;
        text = await visitor.page.evaluate(shownText);
        return text === before;
      },
      { intervals: [1000] },
    )
    .toBe(true);
  return text;
}

/** Runs in the page. */
function shownText(): string {
  return (document.querySelector('main')?.textContent ?? '').replaceAll(/\s+/g, ' ');
}

/** Runs in the page: the figures of the results. */
function shownFigures(): string[] {
  const figures = document.querySelectorAll('.costs td, .timeline .duration, .breakdown-line dd');
  return [...figures].map(({ textContent }) => textContent);
}
