import { readFile } from 'node:fs/promises';
import { startLocalServer } from '../testing/localServer.ts';
import { expect, test } from './calculator.ts';
import { inEngines } from './journeys/inEngines.ts';
import { Visitor } from './journeys/Visitor.ts';

/** Runs in the page: what each control outside the forms shows, and two figures. */
function shown(): string[] {
  const controls = document.querySelectorAll<HTMLInputElement>(':is(input, select):not(form *)');
  const values = [...controls].map((control) =>
    /radio|checkbox/.test(control.type) ? String(control.checked) : control.value,
  );
  const figures = document.querySelectorAll('.costs .total .amount');
  return [...values, ...[...figures].map(({ textContent }) => textContent ?? '')];
}

/** Runs in the page: the states of the typeface's Latin letters, and of what is named first. */
function typefaces(): string[] {
  return [...document.fonts]
    .filter(
      ({ family, unicodeRange }) => /Inter Variable/.test(family) && /^U\+0/i.test(unicodeRange),
    )
    .map(({ status }) => status);
}

inEngines(['Firefox'], (browser) => {
  let visitor: Visitor;

  test.beforeEach(async () => {
    visitor = new Visitor(await browser().newPage());
  });
  test.afterEach(() => visitor.page.close());

  test('the typeface comes where a fallback of its metrics was shown, and Back shows every control as it was left, beside its figures', async ({
    server,
    clockOffsetMs,
  }) => {
    await visitor.open(server.url, clockOffsetMs);
    await visitor.finds('body[data-typeface]');
    expect(await visitor.page.evaluate(typefaces)).toContain('loaded');
    // The sliders are last, because a later rendering would write their values into the markup.
    await visitor.select('select:has([value=asia])', 'asia');
    await visitor.select('.currency', 'eur');
    // The amounts in another currency move the fields below, away from a press.
    await visitor.seesFigure('Initial Total', '€24,099');
    await visitor.fill('Time spent on integrations', '70');
    await visitor.scrollTo('.closer-look');
    await visitor.click('tab', 'Assumptions');
    await visitor.finds('.sheet .number-input');
    await visitor.fill('Maintenance', '22');
    await visitor.focus('slider', 'Number of integrations');
    await visitor.press('PageUp');
    await visitor.focus('slider', 'Developers');
    await visitor.press('PageUp');
    await expect.poll(() => visitor.page.evaluate(() => location.hash)).toContain('developers=12');
    await visitor.seesFigure('Initial Total', '€52,315');
    // The lever follows once no control is pressed.
    await expect.poll(() => visitor.page.evaluate(shown)).toContain('330');
    const left = await visitor.page.evaluate(shown);
    expect(left).toEqual(expect.arrayContaining(['asia', 'eur', '70', '15', '12']));

    await visitor.page.open(`${server.url}/elsewhere`, clockOffsetMs);
    await visitor.finds('.not-found');
    await visitor.page.back();
    await visitor.finds('.costs');
    await expect.poll(() => visitor.page.evaluate(shown)).toEqual(left);
  });

  test('a link whose script does not load shows nothing of another scenario, and says so', async () => {
    const html = await readFile('dist/index.html');
    const host = await startLocalServer(({ url }, response) => {
      // A connection that fails: a 404 would be of another release.
      if (url !== '/') return void response.destroy();
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
    });
    await visitor.page.open(`${host.url}#v1&integrations=1&developers=3&region=asia`, 0);
    await visitor.sees('Your link’s scenario cannot be shown yet');
    // The text that is rendered, which leaves out what is hidden.
    expect(await visitor.page.evaluate(() => document.body.innerText)).not.toMatch(/\$|default/);
    await host.stop();
  });
});
