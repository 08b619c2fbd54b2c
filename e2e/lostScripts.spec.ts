import { startStaticHost } from '../testing/localServer.ts';
import { expect, test } from './calculator.ts';
import { inEngines } from './journeys/inEngines.ts';
import { Visitor } from './journeys/Visitor.ts';

/** What becomes of a request: its connection fails, or nothing ever answers it. */
type Loss = 'fails' | 'hangs';

/**
 * Serves the built page, over a connection that loses files.
 *
 * @returns `sent`: the files that arrived; `lose` loses others from then on.
 */
async function startLossyHost(...initial: [files: RegExp, loss: Loss]) {
  let [lost, loss] = initial;
  const sent: string[] = [];
  const host = await startStaticHost('dist', '/', (url, response) => {
    if (!lost.test(url)) {
      response.on('finish', () => sent.push(url));
      return false;
    }
    if (loss === 'fails') response.destroy();
    return true;
  });
  return {
    ...host,
    sent,
    lose(...next: [RegExp, Loss]) {
      [lost, loss] = next;
    },
  };
}

const nothing = /^$/;

inEngines(['Chromium'], (browser) => {
  let visitor: Visitor;
  let host: Awaited<ReturnType<typeof startLossyHost>>;

  const comes = async (files: RegExp, loss: Loss, fragment = '') => {
    host = await startLossyHost(files, loss);
    visitor = new Visitor(await browser().newPage());
    await visitor.open(`${host.url}${fragment}`, 0);
  };
  test.afterEach(async () => {
    await visitor.page.close();
    await host.stop();
  });

  test('the first change needs no connection, once the page was idle', async () => {
    await comes(nothing, 'fails');
    for (const file of [/^\/worker\./, /^\/comlink\./])
      await expect.poll(() => host.sent).toContainEqual(expect.stringMatching(file));
    host.lose(/./, 'fails');
    await visitor.focus('slider', 'Number of integrations');
    await visitor.press('PageUp');
    await visitor.seesFigure('Initial Total', '$137,940');
  });

  for (const [loss, said] of [
    ['fails', 'The estimate could not be computed.'],
    ['hangs', 'The estimate is being computed.'],
  ] as const) {
    test(`a link whose worker’s script ${loss} shows its inputs, and that figures are missing${loss === 'hangs' ? ' @night' : ''}`, async () => {
      await comes(/worker/i, loss, '#v1&integrations=12&developers=3&region=asia');
      await visitor.sees(said);
      await visitor.finds('html:not([data-linked])');
      expect(await visitor.valueOf('slider', 'Number of integrations')).toBe('12');
      expect(await visitor.valueOf('slider', 'Developers')).toBe('3');
      await visitor.seesFigure('Initial Total', '—');
    });
  }
});
