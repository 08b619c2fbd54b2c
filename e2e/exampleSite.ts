import { startExampleSite } from '../scripts/embeddingExample.ts';
import { test as onServer } from './calculator.ts';

/** The example page on another site, and a calculator that allows it. */
export const test = onServer.extend<object, { site: string }>({
  environment: [{ FRAME_ANCESTORS: 'http://127.0.0.1:*' }, { scope: 'worker' }],
  site: [
    async ({ server: calculator }, use) => {
      const { url, server } = await startExampleSite({ calculator: calculator.url, port: 0 });
      await use(url);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    { scope: 'worker' },
  ],
});
