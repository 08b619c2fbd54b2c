import { expect, test } from './calculator.ts';
import { inEngines } from './journeys/inEngines.ts';
import { Visitor } from './journeys/Visitor.ts';

const link = '#v1&integrations=1&developers=1&share=100&region=asia';

/** Expects the scenario of `link`, and that a key still moves the figures. */
async function expectAlive(visitor: Visitor): Promise<void> {
  await visitor.seesFigure('Initial Total', '$3,220');
  await visitor.focus('slider', 'Number of integrations');
  await visitor.press('PageUp');
  await visitor.seesFigure('Initial Total', '$38,500');
  await visitor.press('PageDown');
  await visitor.seesFigure('Initial Total', '$3,220');
}

/** Ways to the page, in each of which its script starts (decision 0362); `hosts` has frames. */
inEngines(['Firefox'], (browser) => {
  let visitor: Visitor;

  const comes = async (options?: { isHidden: boolean }) => {
    visitor = new Visitor(await browser().newPage(options));
  };
  test.afterEach(() => visitor.page.close());

  test('a page that is reloaded scrolled starts again, with its inputs', async ({
    server,
    clockOffsetMs,
  }) => {
    await comes();
    await visitor.open(server.url, clockOffsetMs);
    await visitor.page.evaluate(() => scrollTo({ top: 350, behavior: 'instant' }));
    await visitor.reload();
    await visitor.seesFigure('Initial Total', '$43,780');
    expect(await visitor.page.evaluate(() => scrollY)).toBe(350);

    await visitor.focus('slider', 'Number of integrations');
    await visitor.press('ArrowRight');
    await expect.poll(() => visitor.page.evaluate(() => location.hash)).toContain('=6&');
    await visitor.reload();
    await expect.poll(() => visitor.valueOf('slider', 'Number of integrations')).toBe('6');
    await visitor.seesFigure('Initial Total', '$52,536');
    expect(await visitor.problems()).toEqual([]);
  });

  test('Back and Forward restore a page that goes on @night', async ({ server, clockOffsetMs }) => {
    await comes();
    await visitor.open(`${server.url}/${link}`, clockOffsetMs);
    await visitor.page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
    );
    await visitor.page.open(`${server.url}/elsewhere`, clockOffsetMs);
    await visitor.page.back();
    await expect
      .poll(
        () => visitor.page.evaluate(() => Reflect.get(window, 'persisted')),
        'it was kept alive',
      )
      .toBe(true);
    await expectAlive(visitor);
    expect(await visitor.problems()).toEqual([]);
    await visitor.page.forward();
    await visitor.sees('Page Not Found');
    // Kept alive again or loaded again, as the browser's memory has it.
    await visitor.page.back();
    await expectAlive(visitor);
  });

  test('a page opened in the background starts there @night', async ({ server, clockOffsetMs }) => {
    await comes({ isHidden: true });
    await visitor.page.open(`${server.url}/${link}`, clockOffsetMs);
    await visitor.finds('html[data-ready]');
    expect(await visitor.page.evaluate(() => document.visibilityState)).toBe('hidden');
    await visitor.page.show();
    await expectAlive(visitor);
  });
});
