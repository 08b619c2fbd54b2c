import { post } from '../testing/post.ts';
import { expect, test } from './calculator.ts';
import { inEngines } from './journeys/inEngines.ts';
import { Visitor } from './journeys/Visitor.ts';

/** The main journeys of a visitor, with real events (decision 0308). */
inEngines(['WebKit'], (browser, engine) => {
  let visitor: Visitor;

  test.beforeEach(async ({ server, clockOffsetMs }) => {
    visitor = new Visitor(await browser().newPage());
    await visitor.open(server.url, clockOffsetMs);
  });
  test.afterEach(async () => {
    expect(await visitor.problems(), 'the page threw nothing').toEqual([]);
    await visitor.page.close();
  });

  test('every input moves the figures, by key, press and drag, and the page says who meets a date', async () => {
    await visitor.seesFigure('Initial Total', '$43,780');
    await visitor.seesFigure('In-house', '3.9 months');
    await visitor.focus('slider', 'Number of integrations');
    await visitor.press('PageUp');
    await visitor.seesFigure('Total Year 1', '$19,788');
    await visitor.press('PageDown', 'Home');
    await visitor.focus('slider', 'Developers');
    await visitor.press('ArrowLeft');
    await visitor.fill('Time spent on integrations', '100');
    await visitor.press('Tab');
    await visitor.select('select:has([value=asia])', 'asia');
    await visitor.seesFigure('Initial Total', '$3,220');
    await visitor.seesFigure('Monthly Maintenance', '$350/month');
    await visitor.seesFigure('In-house', '2 weeks');
    await visitor.page.evaluate(() => {
      location.hash = '#v1&integrations=5&developers=2&share=30&region=eu';
    });
    await visitor.seesFigure('Initial Total', '$43,780');

    await visitor.click('slider', 'Developers');
    await expect.poll(() => visitor.valueOf('slider', 'Developers')).toMatch(/^1[01]$/);
    await visitor.focus('slider', 'Developers');
    await visitor.press('Home', 'ArrowRight');
    await visitor.seesFigure('Initial Total', '$43,780');
    const { x, y, width, height } = await visitor.box('slider', 'Developers');
    const middle = y + height / 2;
    const start = { x: x + 8 + ((width - 16) * 1) / 19, y: middle };
    await visitor.page.drag(
      start,
      { x: start.x + 30, y: middle },
      { x: x + width / 2, y: middle },
      { x: x + width + 50, y: middle },
    );
    await expect.poll(() => visitor.valueOf('slider', 'Developers')).toBe('20');
    await visitor.seesFigure('Initial Total', '$57,024');
    const amount = await visitor.page.evaluate(() => {
      const { textDecorationLine } = getComputedStyle(document.querySelector('.amount') as Element);
      return textDecorationLine;
    });
    expect(amount, 'WebKit ignores some shorthands').toBe('underline');
    await visitor.focus('slider', 'Developers');
    await visitor.press('Home', 'ArrowRight');
    await visitor.seesFigure('Initial Total', '$43,780');

    await visitor.click('button', 'Target date');
    await visitor.finds('[role="grid"] :focus');
    await visitor.press('PageDown', 'Enter');
    await visitor.finds('[role="dialog"] [role="grid"]', 0);
    await visitor.sees('In-house misses your date');

    await visitor.click('combobox', 'Systems to connect');
    await visitor.page.type('hub');
    await visitor.finds('[role="option"]', 2);
    await visitor.press('Enter');
    await visitor.seesFigure('Total dev hours', '500 hours');
    await visitor.press('Escape');
    await visitor.finds('[role="option"]', 0);
  });

  test('a help text opens on hover, focus and press, the press that closes it does its own work, and a derivation gives the focus back @night', async () => {
    const help = '.help-tip-text:popover-open';
    await visitor.hover('button', 'Help: Monthly Maintenance');
    await visitor.finds('.help-tip-icon[aria-expanded="true"][aria-describedby]');
    await visitor.sees('Assumes 8 hours per month');
    await visitor.hover('button', 'Target date');
    await visitor.finds(help, 0);

    await visitor.focus('button', 'Initial Development');
    await visitor.press('Tab');
    await visitor.finds(help);
    await visitor.press('Escape');
    await visitor.finds(help, 0);
    await visitor.finds('.help-tip-icon:focus');
    await visitor.focus('button', 'Initial Development');
    await visitor.press('Tab');
    await visitor.finds(help);
    await visitor.press('Enter', 'Enter');
    await visitor.finds(help, 0);

    await visitor.hover('button', 'Help: Monthly Maintenance');
    await visitor.finds(help);
    await visitor.click('button', 'Help: Monthly Maintenance');
    await visitor.click('button', 'Help: Monthly Maintenance');
    await visitor.finds(help, 0);
    await visitor.click('button', 'Help: Monthly Maintenance');
    await visitor.finds(help);
    await visitor.click('button', 'Total Year 1, $12,588');
    await visitor.finds('.derivation[role="dialog"]:popover-open .derivation-step');
    await visitor.finds(help, 0);
    await visitor.press('Escape');

    await visitor.focus('button', 'Initial Total, $43,780');
    await visitor.press('Enter');
    await visitor.finds('.derivation[role="dialog"]:popover-open .derivation-step');
    await visitor.press('Escape');
    await visitor.finds('.costs .total .amount:focus');
  });

  test('a pinned scenario is compared, and the forecast shows its chart and what matters most @night', async () => {
    await visitor.click('button', 'Pin to compare');
    await visitor.focus('slider', 'Developers');
    await visitor.press('ArrowRight');
    await visitor.click('summary', 'Show ');
    await visitor.finds('.comparison .better');
    await visitor.sees('The difference is Now minus Scenario A.');

    await visitor.scrollTo('.forecast');
    await visitor.finds('.cost-chart [role="img"]');
    await visitor.click('tab', 'What matters most?');
    await visitor.sees('Each bar changes one input');
    await visitor.finds('.tornado tbody tr', 8);
    const [showAll, count] = await visitor.page.evaluate(
      () =>
        /Show all (\d+)/.exec(document.querySelector('.tornado + button')?.textContent ?? '') ?? [],
    );
    await visitor.click('button', showAll ?? '');
    await visitor.finds('.tornado tbody tr', Number(count));
  });

  test(`the first press on 'Copy link' copies it @night`, async ({ server }) => {
    await visitor.click('button', 'Copy link');
    await visitor.sees('Link copied');
    await visitor.scrollTo('#detailed-roi-form');
    await visitor.click('textbox', 'Company');
    await visitor.page.pressWithControl('v');
    await expect
      .poll(() => visitor.valueOf('textbox', 'Company'))
      .toMatch(new RegExp(`^${server.url}/l/[2-9a-z]{10}$`));
  });

  test('a short link opens its scenario, and a change gives the address its own @night', async ({
    server,
    clockOffsetMs,
  }) => {
    const scenario = 'v1&integrations=12&developers=3&share=30&region=eu&systems=slack';
    const saved = await post(new URL(server.url), '/api/link', { scenario });
    const address = () => visitor.page.evaluate(() => location.pathname + location.hash);
    const path = new URL(saved.body.url).pathname;
    await visitor.open(saved.body.url, clockOffsetMs);
    await visitor.seesFigure('Initial Total', '$112,200');
    expect(await visitor.valueOf('slider', 'Developers')).toBe('3');
    expect(await address()).toBe(path);
    await visitor.focus('slider', 'Developers');
    await visitor.press('ArrowRight');
    await expect
      .poll(address)
      .toBe(`/roi-calculator#${scenario.replace('developers=3', 'developers=4')}`);
    await visitor.reload();
    expect(await visitor.valueOf('slider', 'Developers')).toBe('4');

    await visitor.open(`${saved.body.url}#tab=cfo`, clockOffsetMs);
    await visitor.finds('[role=tab][aria-selected=true][data-key=cfo]');
    expect(await visitor.valueOf('slider', 'Developers')).toBe('3');
    expect(await address()).toBe(`${path}#tab=cfo`);
  });

  test('an incomplete demo request is refused, a complete one is sent @night', async () => {
    await visitor.click('button', 'Schedule Demo');
    await visitor.click('button', 'Request Demo');
    await visitor.sees('First name is required');
    await visitor.fill('First name', 'Ada');
    await visitor.fill('Last name', 'Byron');
    await visitor.fill('Company name', 'Analytical Engines');
    await visitor.fill('Business email', 'ada@example.com');
    await visitor.click('checkbox', 'I agree to the');
    await visitor.click('button', 'Request Demo');
    await visitor.sees('Успешно отправлено!');
    await visitor.finds('[role="dialog"]', 0);
  });

  test('a report is sent, reveals the savings and is downloaded', async () => {
    await visitor.scrollTo('#detailed-roi-form');
    await visitor.fill('Name', 'Ada Byron');
    await visitor.fill('Business email', `ada.${engine.toLowerCase()}@example.com`);
    await visitor.fill('Company', 'Analytical Engines');
    await visitor.click('checkbox', 'By sending this form');
    await visitor.click('button', 'Send to My Inbox');
    await visitor.sees('Sent to ada.');
    await visitor.seesFigure('Initial cost savings', '$31,192');
    await visitor.noteDownloads();
    await visitor.click('button', 'Download the PDF');
    await expect.poll(() => visitor.downloads()).toEqual([['application/pdf', '%PDF-']]);
  });

  test('Space and Enter open the demo dialog, which gives the focus back at once, also from a field with an error @night', async () => {
    for (const [key, hasErrors] of [
      [' ', false],
      ['Enter', true],
    ] as const) {
      await visitor.focus('button', 'Schedule Demo');
      await visitor.press(key);
      await visitor.finds('.dialog-frame:focus-within');
      if (hasErrors) {
        await visitor.click('button', 'Request Demo');
        await visitor.finds('.dialog input:focus[aria-invalid="true"]');
      }
      await visitor.page.evaluate(() => {
        const onPage: number[] = [];
        Object.assign(window, { onPage });
        const note = () => {
          if (document.activeElement === document.body) onPage.push(performance.now());
          requestAnimationFrame(note);
        };
        note();
      });
      await visitor.press('Escape');
      await visitor.finds('button.primary:focus');
      const frames = await visitor.page.evaluate(
        () => (window as unknown as { onPage: number[] }).onPage,
      );
      expect(frames, 'frames in which the focus was on the page').toEqual([]);
    }
  });
});
