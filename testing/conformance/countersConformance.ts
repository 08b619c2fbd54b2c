import { expect, it, onTestFinished, vi } from 'vitest';
import { consume, createMailLimits, refund } from '../../backend/limits.ts';
import type { Counters } from '../../backend/ports.ts';
import { webCryptoHash as hash } from '../../backend/sha256.ts';
import { defaultMailPerHour } from '../../contract/requestLimits.ts';
import { forEachConcurrently } from '../async.ts';

const log = { error: () => undefined };

/**
 * Tests that the counters of any host must pass.
 *
 * @param open - Resolves to two counters that share their counts.
 */
export function countersConformance(open: () => Promise<[Counters, Counters]>): void {
  it('share one count, and return the seconds until the next attempt', async () => {
    const pair = await open();
    const limit = { name: 'shared', points: 3, seconds: 600 };
    const results = [];
    for (let times = 0; times < 5; times += 1) {
      results.push(
        await consume({ counters: pair[times % 2 === 0 ? 0 : 1], hash }, limit, 'ada@example.com'),
      );
    }
    expect(results.slice(0, 3)).toEqual([null, null, null]);
    for (const seconds of results.slice(3)) {
      expect(seconds).toBeGreaterThan(500);
      expect(seconds).toBeLessThanOrEqual(600);
    }
    expect(await consume({ counters: pair[0], hash }, limit, 'grace@example.com')).toBeNull();
  });

  it('begin again where the clock was set back', async () => {
    const pair = await open();
    const limit = { name: 'backwards', points: 1, seconds: 3 };
    const take = (server: 0 | 1) => consume({ counters: pair[server], hash }, limit, 'a');
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    expect([await take(0), await take(0)]).toEqual([null, expect.any(Number)]);
    vi.setSystemTime(Date.now() - 6 * 3600_000);
    for (const server of [0, 1] as const) {
      expect(await take(server)).toBe(server === 0 ? null : 3);
      expect(await take(0)).toBeLessThanOrEqual(3);
    }
  });

  it('do not count what is refunded', async () => {
    const [counters] = await open();
    const limit = { name: 'once', points: 1, seconds: 600 };
    expect(await consume({ counters, hash }, limit, 'a')).toBeNull();
    await refund({ counters, hash }, limit, 'a');
    expect(await consume({ counters, hash }, limit, 'a')).toBeNull();
    expect(await consume({ counters, hash }, limit, 'a')).toBeGreaterThan(0);
  });

  it('count all events of a batch or none, and take back some', async () => {
    const [counters] = await open();
    const limit = { name: 'batch', points: 10, seconds: 600 };
    const take = (count: number) => consume({ counters, hash }, limit, 'a', count);
    expect(await take(4)).toBeNull();
    expect(await take(7)).toBeGreaterThan(500);
    expect(await take(6)).toBeNull();
    expect(await take(2)).toBeGreaterThan(500);
    await refund({ counters, hash }, limit, 'a', 6);
    expect(await take(7)).toBeGreaterThan(500);
    expect(await take(6)).toBeNull();
  });

  it('give back nothing of a batch that they refuse without counting it', async () => {
    const [counters] = await open();
    const limit = { name: 'batch', points: 3, seconds: 600 };
    const take = (count: number) => consume({ counters, hash }, limit, 'a', count);
    expect([await take(1), await take(1), await take(1)]).toEqual([null, null, null]);
    for (const count of [1, 3, 1]) expect(await take(count)).toBeGreaterThan(500);
  });

  it('do not count towards other limits what one limit refuses', async () => {
    const [counters] = await open();
    const limits = createMailLimits({ counters, hash, mailPerHour: defaultMailPerHour, log });
    const from = async (email: string, addressKey: string) =>
      (await limits({ email, addressKey, networkKey: '192.0.2.0/24' })).outcome;
    for (let times = 0; times < 3; times += 1) {
      expect(await from('ada@example.com', '192.0.2.1')).toBe('granted');
    }
    for (let times = 0; times < 10; times += 1) {
      expect(await from('ada@example.com', '192.0.2.2')).toBe('refused');
    }
    for (let times = 0; times < 300; times += 1) {
      expect(await from(`grace@${times}.example`, '192.0.2.2')).toBe('granted');
    }
    expect(await from('last@example.com', '192.0.2.2')).toBe('refused');
  });

  it('let no network use up what a company and its people may get (S11)', async () => {
    const [counters] = await open();
    const limits = createMailLimits({ counters, hash, mailPerHour: defaultMailPerHour, log });
    const from = async (addressKey: string, networkKey: string, email: string) =>
      (await limits({ email, addressKey, networkKey })).outcome;
    const invented = Array.from({ length: 300 }, (_, index) => `colleague${index}@big.example`);
    const outcomes: string[] = [];
    await forEachConcurrently(invented, 16, async (email) => {
      outcomes.push(await from('192.0.2.1', '192.0.2.0/24', email));
    });
    expect(outcomes.filter((outcome) => outcome === 'granted')).toHaveLength(240);
    const ownAddress = ['198.51.100.7', '198.51.100.0/24'] as const;
    expect(await from(...ownAddress, 'cto@big.example')).toBe('granted');

    const victim = 'grace@other.example';
    for (const outcome of ['granted', 'granted', 'granted', 'refused']) {
      expect(await from('203.0.113.1', '203.0.113.0/24', victim)).toBe(outcome);
    }
    for (const outcome of ['granted', 'granted', 'granted', 'refused']) {
      expect(await from(...ownAddress, victim)).toBe(outcome);
    }
    const third = await from('198.18.0.1', '198.18.0.0/24', victim);
    expect(third, 'six in all').toBe('refused');
  });

  it('let no few networks use up what a company, or all together, may get (S18)', async () => {
    const [counters] = await open();
    const limits = createMailLimits({ counters, hash, mailPerHour: 900, log });
    const grantedOf = async (
      count: number,
      origin: object,
      domainOf: (index: number) => string,
    ) => {
      const outcomes: string[] = [];
      const attempts = Array.from({ length: count }, (_, index) => index);
      await forEachConcurrently(attempts, 16, async (index) => {
        const addressKey = `2001:db8:1:${(index % 4).toString(16)}00::/56`;
        const email = `victim${index}@${domainOf(index)}`;
        const asked = { addressKey, networkKey: '2001:db8:1::/48', email, ...origin };
        outcomes.push((await limits(asked)).outcome);
      });
      return outcomes.filter((outcome) => outcome === 'granted').length;
    };
    const from = (site: string) => ({ addressKey: `${site}.1`, networkKey: `${site}.0/24` });
    const big = () => 'big.example';
    expect(await grantedOf(241, { ...from('192.0.2') }, big)).toBe(240);
    expect(await grantedOf(100, from('203.0.113'), big)).toBe(60 + 20);
    expect(await grantedOf(21, from('198.51.100'), big), 'people of the company').toBe(20);

    const others = (index: number) => `${index}.example`;
    expect(await grantedOf(601, {}, others), 'one IPv6 /48').toBe(810 - 340 + 4);
    expect(await grantedOf(5, from('198.18.0'), others), 'another visitor').toBe(4);
  });
}
