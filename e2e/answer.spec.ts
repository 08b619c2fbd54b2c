import type { Locator, Page } from 'playwright/test';
import { installClock } from './atMoment.ts';
import { expect, test } from './calculator.ts';
import { boxOf, expectApart, pixelsBeside, systemOptions, systemsField } from './controls.ts';

const dock = (page: Page) => page.getByRole('complementary', { name: 'Answer in short' });
const answer = (page: Page) => page.getByRole('region', { name: 'Your answer' });
const side = (page: Page, name: 'In-house' | 'Embedded') =>
  answer(page).getByRole('listitem').filter({ hasText: name });

/** The widths of the parts of a side's bar in pixels, and of all of them. */
async function barOf(page: Page, name: 'In-house' | 'Embedded') {
  const parts = await side(page, name)
    .locator('.part')
    .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().width));
  return { solid: parts[0] ?? Number.NaN, total: parts.reduce((sum, width) => sum + width, 0) };
}

test('the first screen of a laptop has both input cards and the answer over 36 months, with both bars on one scale; 12 months are one press away', async ({
  calculator,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await calculator.open();
  await page.locator('body[data-typeface]').waitFor();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(answer(page)).toBeInViewport({ ratio: 1 });
  for (const title of ['Integration Requirements', 'Development Resources']) {
    const card = page.getByRole('region', { name: title });
    await expect(card.getByRole('heading', { name: title })).toBeVisible();
    const { y, height } = await boxOf(card);
    expect(y + height, title).toBeLessThanOrEqual(800);
  }
  await expectApart(
    page.getByRole('region', { name: 'Integration Requirements' }),
    page.getByRole('region', { name: 'Development Resources' }),
  );

  await expect(page.getByRole('radio', { name: '36 months' })).toBeChecked();
  await expect(side(page, 'In-house')).toHaveText(
    /^In-house live \d+ \w+ \d{4} 3\.9 months \$131,983build \$43,780maintenance \$88,203.*likely \$99,152 to \$173,628$/,
  );
  await expect(side(page, 'Embedded')).toHaveText(
    /^Embedded live \d+ \w+ \d{4} 3 weeks \$34,164setup and plan \$34,164.*likely own hours, price rises \+ \$8,177likely \$37,327 to \$53,354$/,
  );
  const [inHouse, embedded] = [await barOf(page, 'In-house'), await barOf(page, 'Embedded')];
  expect(inHouse.solid / inHouse.total).toBeCloseTo(43_780 / 131_983, 2);
  expect(embedded.total / inHouse.total).toBeCloseTo(34_164 / 131_983, 2);
  expect(embedded.solid).toBeCloseTo(embedded.total, 0);
  await expect(answer(page)).toContainText(
    'Embedding costs $97,819 less over 36 months, from the first month on, and is live 3.2 months sooner. Likely $54,327 to $130,355 less. With every assumption at the middle of its range, embedding still costs $26,676 less ($205 less without platform costs).',
  );

  await page.getByRole('radio', { name: '36 months' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: '12 months' })).toBeChecked();
  await expect(side(page, 'In-house')).toContainText('$65,983');
  await expect(side(page, 'Embedded')).toContainText('$12,588');
  await expect(answer(page)).toContainText(
    'Embedding costs $53,395 less over 12 months and is live 3.2 months sooner. Over 36 months, embedding costs less, from the first month on.',
  );
  await expect(answer(page)).toContainText('Likely $42,298 to $68,810 less over 12 months.');
  await expect(answer(page)).toContainText(
    'Over 36 months: With every assumption at the middle of its range',
  );

  await side(page, 'In-house').getByRole('button', { name: '$65,983' }).click();
  await expect(page.getByRole('dialog')).toContainText('$65,983');
  await page.keyboard.press('Escape');

  await page.getByRole('radio', { name: '36 months' }).check();
  await calculator.slide('Number of integrations', 12);
  await expect(side(page, 'Embedded')).toContainText('$55,764');
  expect((await barOf(page, 'Embedded')).total).not.toBeCloseTo(embedded.total, 0);

  await calculator.follow('#v1&integrations=148&developers=5&share=30&region=eu');
  await page.getByRole('radio', { name: '60 months' }).check();
  await expect(side(page, 'In-house')).toContainText('(plans like this one usually cost less)');
  expect(await pixelsBeside(page)).toBe(0);
});

test('past midnight, all days count from the new one @night', async ({ calculator, page }) => {
  await installClock(page);
  await calculator.open();
  const date = page.getByRole('button', { name: /^Embedded timeline, / });
  const liveAt = async () => new Date(`${await date.textContent()} 12:00 UTC`).getTime();
  await expect.poll(liveAt).not.toBeNaN();
  const before = await liveAt();
  const quickDate = page.getByRole('button', { name: 'in 6 months' });
  await quickDate.click();
  await page.clock.fastForward('24:00:00');
  await expect.poll(liveAt).toBe(before + 86_400_000);
  await expect(quickDate).toHaveAttribute('aria-pressed', 'false');
});

test('the lever, also as the first control that is used, keeps the focus while it moves, and one that takes the place of another states no assumption', async ({
  calculator,
  page,
}) => {
  await calculator.open('#v1&maintenance=300');
  await expect(page.getByText('Matters most: hours to build')).toBeVisible();
  await expect(page).toHaveURL(/&maintenance=300$/);
  await calculator.open();
  const name = 'Matters most: yearly maintenance';
  const slider = page.getByRole('slider', { name });
  for (let step = 1; step <= 3; step++) {
    if (step === 1) await slider.press('ArrowLeft');
    else await page.keyboard.press('ArrowLeft');
    await expect(slider).toHaveValue(String(150 - step));
    await expect(page.locator('html')).not.toHaveAttribute('data-unsure');
  }
  await expect(page).toHaveURL(/&maintenance=147/);
  const field = page.getByRole('spinbutton', { name: `${name} % of the build hours a year` });
  await field.selectText();
  await page.keyboard.type('25');
  await expect(slider).toHaveValue('25');
  await expect(field).toBeFocused();

  const developers = page.getByRole('slider', { name: 'Developers', exact: true });
  const systems = '&systems=asana,stripe,slack,salesforce,zoho-crm,mailchimp';
  // The percentage in use is between two steps, and more than can be entered.
  for (const scenario of [
    `integrations=140&share=54${systems}`,
    'integrations=41&share=1&systems=eventbrite,pipedrive,klaviyo&generic-hours=0',
  ]) {
    await calculator.follow(`#v1&${scenario}&developers=1`);
    await expect(page.getByText('Matters most: developers')).toBeVisible();
    await developers.press('End');
    await expect(page.getByText('Matters most: yearly maintenance')).toBeVisible();
    await expect(answer(page).getByText('rate card', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/&developers=20&/);
    await expect(page).not.toHaveURL(/&maintenance=/);
  }

  await calculator.follow('#v1&integrations=200&developers=1&share=1&region=eu');
  await page.getByRole('radio', { name: '12 months' }).check();
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const spent = side(page, 'In-house').locator('.key0');
    await expect(spent).toHaveText('spent so far $3,357');
    expect((await boxOf(spent)).height, 'within its lane, on one line').toBeLessThan(20);
    expect(await pixelsBeside(page)).toBe(0);
  }
});

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
  return async () => {
    await page.clock.runFor(5_000);
    return page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  };
}

test('the new totals and the winner are announced once a control rests, and not what the page opens with', async ({
  calculator,
  page,
}) => {
  await installClock(page);
  const announced = await recordAnnouncements(page);
  await calculator.open('/#v1&integrations=8&developers=2&share=30&region=eu');
  const slider = page.getByRole('slider', { name: 'Number of integrations' });
  await expect(slider).toHaveValue('8');
  expect(await announced()).toEqual([]);

  await slider.focus();
  for (let step = 0; step < 4; step++) await slider.press('ArrowRight');
  await expect(slider).toHaveValue('12');
  await expect(side(page, 'Embedded').locator('strong')).toHaveText('$55,764');
  const inHouse = await side(page, 'In-house').locator('strong').innerText();
  const at36 = new RegExp(
    `^In-house, 36 months: \\${inHouse}\\. Embedded: \\$55,764\\. Embedding costs \\$[\\d,]+ less over 36 months\\.$`,
  );
  // What announces loads at the first change, and then waits.
  await expect.poll(announced).toEqual([expect.stringMatching(at36)]);

  await page.getByRole('radio', { name: '12 months' }).check();
  const at12 = /^In-house, 12 months: .* over 12 months\.$/;
  await expect.poll(announced).toEqual([at36, at12].map((one) => expect.stringMatching(one)));
});

test('a quick start of the empty systems field fills systems and counts; undo reverts it, or a reset to the defaults, in one step and says so', async ({
  calculator,
  page,
}) => {
  await calculator.open();
  const integrations = page.getByRole('slider', { name: 'Number of integrations' });
  const undo = page.getByRole('button', { name: 'Undo' });
  const reset = page.getByRole('button', { name: 'Reset' });
  await expect(undo).toHaveCount(0);
  await expect(reset, 'there is nothing to reset').toHaveCount(0);
  for (const [name, count, systems] of [
    ['CRM starter', '5', '4 systems selected'],
    ['Marketing suite', '12', '8 systems selected'],
    ['Enterprise', '40', '8 systems selected'],
  ] as const) {
    await systemsField(page).click();
    await page.getByRole('button', { name }).click();
    await expect(systemsField(page)).toBeFocused();
    await expect(page.getByRole('button', { name }), 'systems are chosen').toHaveCount(0);
    await expect(integrations).toHaveValue(count);
    await expect(systemsField(page)).toHaveAttribute('placeholder', systems);
    await reset.click();
  }
  await undo.press('Enter');
  await expect(integrations).toHaveValue('40');
  await expect(page.getByRole('status').filter({ hasText: 'Undone: ' })).toContainText(
    'Number of integrations',
  );
  await expect(undo).toBeFocused();
  for (let step = 0; step < 5; step++) await undo.press('Enter');
  await expect(integrations).toHaveValue('5');
  await expect(systemsField(page)).toHaveAttribute('placeholder', /^Select systems/);
  await expect(undo, 'there is nothing left').toHaveCount(0);
  await expect(reset, 'has the focus instead').toBeFocused();
  await expect(reset).toHaveAttribute('aria-disabled', 'true');

  await calculator.chooseRegion('us');
  await reset.click();
  await expect(page.getByText('Inputs reset to defaults').last()).toBeVisible();
  await expect(page.getByLabel('Region')).toHaveValue('eu');
  await undo.press('Enter');
  await expect(page.getByLabel('Region')).toHaveValue('us');
});

test('the dock is there while the answer card is not, follows the inputs, never covers a focused field, leads back to the card, and is not in a host page’s frame', async ({
  calculator,
  page,
}) => {
  await calculator.open();
  for (const [width, height] of [
    [390, 844],
    [768, 900],
    [1366, 650],
  ] as const) {
    await page.setViewportSize({ width, height });
    await calculator.follow('#v1');
    await expect(answer(page)).toBeInViewport();
    await expect(dock(page)).toBeHidden();

    await scrollToFigures(page);
    await expect(answer(page)).not.toBeInViewport();
    await expect(dock(page)).toBeInViewport({ ratio: 1 });
    await expect(dock(page)).toHaveText(
      'In-house, 36 months$131,983 Embedded$34,164 Embedded live 3.2 months sooner',
    );
    const region = page.getByLabel('Region');
    await region.focus();
    // Scrolled to where the dock would cover it.
    await region.evaluate((field) => {
      scrollBy({
        top: field.getBoundingClientRect().bottom - innerHeight + 10,
        behavior: 'instant',
      });
    });
    await expect.poll(() => isCovered(region)).toBe(false);

    await calculator.slide('Number of integrations', 12);
    await scrollToFigures(page);
    for (const side of ['.in-house', '.embedded']) {
      const shown = await dock(page).locator(side).innerText();
      await expect(answer(page).locator(`li${side} strong`)).toHaveText(shown);
    }
    await dock(page).getByRole('link').click();
    await expect(answer(page)).toBeInViewport();
    await expect(dock(page)).toBeHidden();
  }

  await calculator.open('/?embed=1');
  await scrollToFigures(page);
  await expect(answer(page)).not.toBeInViewport();
  await expect(dock(page), 'in a host page’s frame').toBeHidden();
});

/** Scrolls to the figures, from where the answer card is out of sight. */
async function scrollToFigures(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Cost Analysis' }).evaluate(toTop);
}

/** Runs in the page: scrolls the element to the top of the window. */
function toTop(element: HTMLElement | SVGElement): void {
  element.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/** Whether something else covers the part of the element that is on screen, if any is. */
function isCovered(element: Locator): Promise<boolean> {
  return element.evaluate((field) => {
    const { x, y, width, bottom } = field.getBoundingClientRect();
    const foot = Math.min(bottom, innerHeight) - 4;
    const top = document.elementFromPoint(x + width / 2, Math.max(y, foot));
    return top !== null && !field.contains(top);
  });
}

test('nothing of the dock is cut off on a narrow screen, however long its texts, and one that grows is never over the field that has the focus @night', async ({
  calculator,
  page,
}) => {
  await calculator.open();
  const short = '#v1&share=8&developers=1&region=us&integrations=9';
  const longRevenue = `${short}&revenue=10000`;
  for (const [width, scenario] of [
    [320, '#v1&maintenance=0'],
    [320, longRevenue],
    [390, longRevenue],
    [320, '#v1&integrations=200&developers=20&share=1&region=custom&rate=10000&maintenance=300'],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    await calculator.follow(scenario);
    await scrollToFigures(page);
    await expect(dock(page)).toContainText('with your assumptions');
    await expect(dock(page)).toBeInViewport({ ratio: 1 });
    const texts = dock(page).locator('small, strong, em');
    await expect(texts).toHaveCount(5);
    for (const text of await texts.all()) {
      await expect(text).toBeInViewport({ ratio: 1 });
      expect(await isWithin(text, dock(page)), `${width} pixels: ${scenario}`).toBe(true);
    }
  }

  await calculator.follow(short);
  await expect(dock(page)).not.toContainText('with your assumptions');
  // The sentences of certainty, which come later, move what is below them.
  const isSure = () => page.locator('html:not([data-unsure])').waitFor();
  await isSure();
  await scrollToFigures(page);
  const { height: low } = await boxOf(dock(page));
  const region = page.getByLabel('Region');
  await region.focus();
  await region.evaluate((field, height) => {
    scrollBy({
      top: field.getBoundingClientRect().bottom - innerHeight + height + 4,
      behavior: 'instant',
    });
  }, low);
  await expect(dock(page)).toBeVisible();
  await calculator.follow(`${short}&revenue=10000`);
  await expect(answer(page)).toContainText('with your assumptions');
  await isSure();
  await expect.poll(() => isCovered(region)).toBe(false);
});

async function isWithin(inner: Locator, outer: Locator): Promise<boolean> {
  const [one, other] = await Promise.all([inner.boundingBox(), outer.boundingBox()]);
  if (!one || !other) return false;
  return one.y > other.y - 1 && one.y + one.height < other.y + other.height + 1;
}

test('the dock shows the horizon of the card and what an unfinished build spends, and is not over an open list @night', async ({
  calculator,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await calculator.open();
  await page.getByRole('radio', { name: '12 months' }).check();
  await scrollToFigures(page);
  await expect(dock(page)).toContainText('In-house, 12 months$65,983 Embedded$12,588');
  await page.getByRole('radio', { name: '36 months' }).check();
  await calculator.follow('#v1&integrations=200&developers=1&share=5&region=us');
  await scrollToFigures(page);
  await expect(dock(page)).toContainText('In-house, spent so far, 36 months');

  await systemsField(page).evaluate(toTop);
  await expect(dock(page)).toBeVisible();
  await systemsField(page).click();
  await expect(systemOptions(page).first()).toBeVisible();
  await expect(dock(page)).toBeHidden();
});
