import { expect, test } from './calculator.ts';

test('without a configured tracker there is no consent bar and no request to another host', async ({
  calculator,
  page,
  server,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(server.url) && !/^(data|blob):/.test(request.url())) {
      foreign.push(request.url());
    }
  });
  await calculator.open();
  await calculator.chooseRegion('us');
  await calculator.selectSystems('Slack');
  await expect(page.getByRole('region', { name: 'Tracking choice' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Tracking choice' })).toHaveCount(0);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  expect(foreign).toEqual([]);
});
