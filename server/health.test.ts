import { describe, expect, it } from 'vitest';
import { startApp } from '../testing/appServer.ts';

describe('/healthz and /readyz', () => {
  it('report the process, and whether and why it is not ready', async () => {
    let isStopping = false;
    const { url, store } = await startApp({ isStopping: () => isStopping });
    const ask = async (path: string) => {
      const response = await fetch(new URL(path, url));
      expect(response.headers.get('cache-control')).toBe('no-store');
      return { code: response.status, ...(await response.json()) };
    };
    const alive = { code: 200, status: 'ok' };
    const waitingProviders = {};
    expect(await ask('/healthz')).toEqual(alive);
    expect(await ask('/readyz')).toEqual({ code: 200, status: 'ok', waitingProviders });
    const check = store.check;
    store.check = async () => {
      throw new Error('gone');
    };
    expect(await ask('/healthz')).toEqual(alive);
    const status = 'the store accepts no writes';
    expect(await ask('/readyz')).toEqual({ code: 503, status, waitingProviders });
    store.check = check;
    isStopping = true;
    expect(await ask('/healthz')).toEqual(alive);
    expect(await ask('/readyz')).toEqual({ code: 503, status: 'stopping', waitingProviders });
  });
});
