import { expect, it } from 'vitest';
import { consume, refund } from '../../backend/limits/consume.ts';
import { createMailLimits } from '../../backend/limits/mailLimits.ts';
import type { Counters } from '../../backend/ports.ts';

const log = { error: () => undefined };

/**
 * What limits rely on, whichever counters a host provides; `open` resolves to two that share their
 * counts.
 */
export function countersConformance(open: () => Promise<[Counters, Counters]>): void {
  it('share one count, and say when to come back', async () => {
    const pair = await open();
    const limit = { name: 'shared', points: 3, seconds: 600 };
    const results = [];
    for (let times = 0; times < 5; times += 1) {
      results.push(await consume(pair[times % 2 === 0 ? 0 : 1], limit, 'ada@example.com'));
    }
    expect(results.map(({ outcome }) => outcome)).toEqual([
      ...['granted', 'granted', 'granted'],
      ...['refused', 'refused'],
    ]);
    const refused = results[3];
    if (refused?.outcome !== 'refused') throw new Error('Expected a refusal.');
    expect(refused.retryAfterSeconds).toBeGreaterThan(500);
    expect(refused.retryAfterSeconds).toBeLessThanOrEqual(600);
    expect(await consume(pair[0], limit, 'grace@example.com')).toEqual({ outcome: 'granted' });
  });

  it('take back what is refunded', async () => {
    const [counters] = await open();
    const limit = { name: 'once', points: 1, seconds: 600 };
    expect((await consume(counters, limit, 'a')).outcome).toBe('granted');
    await refund(counters, limit, 'a');
    expect((await consume(counters, limit, 'a')).outcome).toBe('granted');
    expect((await consume(counters, limit, 'a')).outcome).toBe('refused');
  });

  it('of one kind use up nothing of another when they refuse', async () => {
    const [counters] = await open();
    const limits = createMailLimits(counters, log);
    const from = (email: string, addressKey: string) => limits.request({ email, addressKey });
    expect((await from('ada@example.com', '192.0.2.1')).outcome).toBe('granted');
    for (let times = 0; times < 10; times += 1) {
      expect((await from('ada@example.com', '192.0.2.2')).outcome).toBe('refused');
    }
    for (let times = 0; times < 5; times += 1) {
      expect((await from(`grace${times}@example.com`, '192.0.2.2')).outcome).toBe('granted');
    }
    expect((await from('last@example.com', '192.0.2.2')).outcome).toBe('refused');
  });

  it('stop a domain at 50 an hour', async () => {
    const [counters] = await open();
    const limits = createMailLimits(counters, log);
    const outcomes = [];
    for (let index = 0; index < 51; index += 1) {
      const { outcome } = await limits.request({
        email: `v${index}@example.com`,
        addressKey: `a${index}`,
      });
      outcomes.push(outcome);
    }
    expect(outcomes.filter((outcome) => outcome === 'granted')).toHaveLength(50);
    expect(outcomes.at(-1)).toBe('refused');
  });
}
