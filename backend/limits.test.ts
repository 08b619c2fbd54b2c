import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refusalDetails } from '../contract/format/refusalDetails.ts';
import {
  crmAddressLimit,
  estimateLimits,
  floodLimit,
  mailLimits,
  type RateLimit,
} from '../contract/requestLimits.ts';
import { createMockCounters } from '../mocks/backend/mockHost.ts';
import { memoryBackend } from '../testing/memoryBackend.ts';
import { memoryStore } from '../testing/memoryStore.ts';
import { steppedClock } from '../testing/ports.ts';
import { submissions } from '../testing/submissions.ts';
import {
  consume,
  countEstimates,
  createFloodGuard,
  createMailLimits,
  refuseLink,
} from './limits.ts';
import type { Counters } from './ports.ts';
import { webCryptoHash as hash } from './sha256.ts';
import { refusalDetailsIn } from './visitorTexts.ts';

const error = vi.fn();
const log = { error };
const failure = new Error('disk');
const failing: Counters = {
  consume: () => Promise.reject(failure),
  refund: () => Promise.reject(failure),
};

const openCounters = (clock = steppedClock()) => createMockCounters(memoryStore(), clock);

beforeEach(() => {
  error.mockClear();
});

describe('an event that is counted', () => {
  const refusedAfter = (retryAfterMs: number): Counters => ({
    consume: async () => ({ isAllowed: false, retryAfterMs }),
    refund: async () => {},
  });
  const limit: RateLimit = { name: 'limit', points: 1, seconds: 60 };

  it.each([
    [1, 1],
    [999, 1],
    [1000, 1],
    [1001, 2],
    [59_500, 60],
    [0, 1],
  ])('and refused for %i ms can be tried again in %i whole seconds', async (ms, seconds) => {
    expect(await consume({ counters: refusedAfter(ms), hash }, limit, 'ada')).toBe(seconds);
  });

  it.each([floodLimit, ...estimateLimits, ...mailLimits(5000), crmAddressLimit])(
    'towards $name can be tried again once $seconds seconds have passed since the first one',
    async ({ name, points, seconds }) => {
      const clock = steppedClock();
      const counting = { counters: openCounters(clock), hash };
      const waitAfter = (ms: number) => {
        clock.advance(ms);
        return consume(counting, { name, points, seconds }, 'ada');
      };
      expect(await consume(counting, { name, points, seconds }, 'ada', points)).toBeNull();
      expect(await waitAfter(17_219)).toBe(seconds - 17);
      expect(await waitAfter(seconds * 1000 - 17_219 - 1)).toBe(1);
      expect(await waitAfter(1)).toBeNull();
    },
  );

  it('is counted under a hash of 22 characters, never under the subject', async () => {
    const keys: string[] = [];
    const counters: Counters = {
      async consume(_, key) {
        keys.push(key);
        return { isAllowed: true };
      },
      refund: async () => {},
    };
    for (const subject of ['ada@example.com', 'ada@example.com', 'eve@example.com']) {
      await consume({ counters, hash }, limit, subject);
    }
    const [first, second, other] = keys;
    expect(first).toMatch(/^[\w-]{22}$/);
    expect(second).toBe(first);
    expect(other).not.toBe(first);
  });

  it('by counters that cannot be reached is neither granted nor refused', async () => {
    await expect(consume({ counters: failing, hash }, limit, 'ada')).rejects.toBe(failure);
  });
});

describe('the flood guard (S11)', () => {
  it('refuses an address after its posts of a minute, says when to go on, and stops no other', async () => {
    const clock = steppedClock();
    const guard = createFloodGuard({ counters: openCounters(clock), hash, log });
    for (let times = 0; times < floodLimit.points; times += 1) {
      const { refusal, headers } = await guard('192.0.2.1');
      expect(refusal).toBeNull();
      const left = floodLimit.points - times - 1;
      expect(headers.RateLimit).toBe(`"requests";r=${left};t=60`);
    }
    clock.advance(20_000);
    expect((await guard('192.0.2.1', 1, 'de')).refusal).toMatchObject({
      status: 429,
      body: { detail: expect.stringContaining('Versuchen Sie es in 40 Sekunden erneut.') },
      headers: {
        'Content-Language': 'de',
        'Retry-After': '40',
        'RateLimit-Policy': '"requests";q=1200;w=60',
        RateLimit: '"requests";r=0;t=40',
      },
    });
    expect((await guard('192.0.2.2')).refusal).toBeNull();
    clock.advance(40_000);
    expect((await guard('192.0.2.1')).refusal).toBeNull();
    expect(error).not.toHaveBeenCalled();
  });

  it('lets every post pass without counters', async () => {
    const guard = createFloodGuard({ counters: null, hash, log });
    expect(await guard('192.0.2.1')).toEqual({ refusal: null, headers: {} });
    expect(error).not.toHaveBeenCalled();
  });

  it('lets every post pass while the counters cannot be reached, and logs why', async () => {
    const guard = createFloodGuard({ counters: failing, hash, log });
    expect(await guard('192.0.2.1')).toEqual({ refusal: null, headers: {} });
    expect(error).toHaveBeenCalledWith({ err: failure }, 'flood limit not counted');
  });
});

describe('the limits of estimates (S11)', () => {
  const from = (addressKey: string, networkKey = addressKey) => ({ addressKey, networkKey });

  it('and of links refuse in the language of the page', async () => {
    const consume = async () => ({ isAllowed: false as const, retryAfterMs: 40_000 });
    const ports = { counters: { consume, refund: async () => undefined }, hash, log };
    const origin = { ...from('192.0.2.1'), language: 'de' as const };
    const refusals = [
      (await countEstimates(ports, origin)).refusal,
      await refuseLink(ports, origin),
    ];
    const { noMoreEstimates, noMoreLinks } = refusalDetailsIn.de;
    expect(refusals.map((refusal) => [refusal?.body.detail, refusal?.headers])).toEqual(
      [noMoreEstimates(40), noMoreLinks(40)].map((detail) => [
        detail,
        { 'Retry-After': '40', 'Content-Language': 'de' },
      ]),
    );
  });

  it('refuse one site after 1,200 in ten minutes, and all after 6,000, of which each network may get 60', async () => {
    const clock = steppedClock();
    const ports = { counters: openCounters(clock), hash, log };
    const site = '2001:db8:1::/48';
    const refusalOf = async (...of: [ReturnType<typeof from>, number?]) =>
      (await countEstimates(ports, ...of)).refusal;
    for (let times = 0; times < 200; times += 1) {
      expect(await refusalOf(from(`2001:db8:1:${times}::/56`, site))).toBeNull();
    }
    expect(await refusalOf(from('2001:db8:1:0::/56', site), 1000)).toBeNull();
    clock.advance(20_000);
    expect(await refusalOf(from('2001:db8:1:ff::/56', site))).toMatchObject({
      status: 429,
      body: { detail: refusalDetails.noMoreEstimates(580) },
      headers: { 'Retry-After': '580' },
    });
    const addresses = ['192.0.2.1', '192.0.2.2', '198.51.100.1', '198.51.100.2'];
    for (const address of addresses) {
      const network = address.replace(/\d+$/, '0/24');
      expect(await refusalOf(from(address, network), 1000)).toBeNull();
    }
    expect(await refusalOf(from('192.0.2.3', '192.0.2.0/24'), 401)).toMatchObject({ status: 429 });
    expect(await refusalOf(from('192.0.2.3', '192.0.2.0/24'), 200)).toBeNull();
    expect(await refusalOf(from('203.0.113.1'))).toBeNull();
    expect(await refusalOf(from('203.0.113.1'), 60)).toMatchObject({ status: 429 });
    expect(await refusalOf(from('203.0.113.1'), 59)).toBeNull();
    for (let network = 1; network < 10; network += 1) {
      expect(await refusalOf(from(`198.18.${network}.0/24`), 60)).toBeNull();
    }
    expect(await refusalOf(from('203.0.113.2'))).toMatchObject({ status: 429 });
    clock.advance(580_000);
    expect(await refusalOf(from('203.0.113.2'))).toBeNull();
  });

  it('do not count what is taken back of a batch', async () => {
    const ports = { counters: openCounters(), hash, log };
    const { refund } = await countEstimates(ports, from('192.0.2.1'), 1000);
    await refund(900);
    expect((await countEstimates(ports, from('192.0.2.1'), 1000)).refusal).toBeNull();
    expect((await countEstimates(ports, from('192.0.2.1'), 101)).refusal).not.toBeNull();
  });

  it('let every estimate pass without counters', async () => {
    const { refusal } = await countEstimates({ counters: null, hash, log }, from('192.0.2.1'));
    expect(refusal).toBeNull();
    expect(error).not.toHaveBeenCalled();
  });

  it('let every estimate pass while the counters cannot be reached, and log why', async () => {
    const { refusal } = await countEstimates({ counters: failing, hash, log }, from('192.0.2.1'));
    expect(refusal).toBeNull();
    expect(error).toHaveBeenCalledWith({ err: failure }, 'estimate limits not counted');
  });
});

describe('limits of report mails (S11)', () => {
  const to = (email: string, addressKey = '192.0.2.1') => ({
    email,
    addressKey,
    networkKey: addressKey,
  });
  const limitsOf = (counters: Counters | null, mailPerHour = 5000) =>
    createMailLimits({ counters, hash, mailPerHour, log });

  it('do not apply where a request has no subject for them', async () => {
    const counters = openCounters();
    const counted: string[] = [];
    const limits = limitsOf({
      ...counters,
      consume(limit, key) {
        counted.push(limit.name);
        return counters.consume(limit, key);
      },
    });
    await limits(to('ada@gmail.com'));
    expect(counted).toContain('mailAddress');
    expect(counted).not.toContain('mailDomain');
  });

  it('grant nothing while the counters cannot be reached, and log why', async () => {
    const outcome = await limitsOf(failing)(to('ada@example.com'));
    expect(outcome).toEqual({ outcome: 'failed' });
    expect(error).toHaveBeenCalledWith({ err: failure }, 'mail limits not counted');
  });

  it('refuse what a limit refuses even if the earlier ones cannot be refunded', async () => {
    const counters = openCounters();
    const limits = limitsOf({ ...counters, refund: failing.refund }, 1);
    await limits(to('ada@example.com'));
    expect(await limits(to('eve@example.com'))).toMatchObject({ outcome: 'refused' });
  });

  it('grant everything without counters', async () => {
    const limits = limitsOf(null, 0);
    expect(await limits(to('ada@example.com'))).toMatchObject({ outcome: 'granted' });
  });
});

describe('notices of leads from one address (S11)', () => {
  const from = (addressKey: string) => ({ addressKey });
  const saveMany = async (
    request: ReturnType<typeof memoryBackend>['request'],
    count: number,
    addressKey = '192.0.2.1',
  ) => {
    for (let index = 0; index < count; index += 1) {
      const body = submissions.roiCalculation({ contactName: `Number ${addressKey} ${index}` });
      await request('roiCalculation', body, from(addressKey));
    }
  };
  const saveDemos = async (
    request: ReturnType<typeof memoryBackend>['request'],
    count: number,
    addressKey = '192.0.2.1',
  ) => {
    for (let index = 0; index < count; index += 1) {
      const body = submissions.demoSubmission({ lastName: `Number ${addressKey} ${index}` });
      await request('demoSubmission', body, from(addressKey));
    }
  };

  it('are twenty in an hour, then one digest that is due after it', async () => {
    const { clock, request, state } = memoryBackend();
    await saveMany(request, 22);
    await saveMany(request, 1, '198.51.100.7');
    const { leads, messages } = await state();
    const id = 'digest-2026-11-20T10';
    const digests = leads.map(({ digest }) => digest);
    expect(digests).toEqual([...Array(20).fill(null), id, id, null]);
    const own = messages.filter(({ kind }) => kind === 'reportNotice');
    expect(own).toHaveLength(21);
    const others = messages.filter(({ kind }) => kind !== 'reportNotice');
    const dueAt = Date.UTC(2026, 10, 20, 11, 1);
    expect(others).toMatchObject([{ id, kind: 'noticeDigest', dueAt }]);
    expect(clock.now()).toBeLessThan(dueAt);
  });

  it.each([
    [
      Date.UTC(2026, 10, 20, 10, 59, 59, 999),
      'digest-2026-11-20T10',
      Date.UTC(2026, 10, 20, 11, 1),
    ],
    [Date.UTC(2026, 10, 20, 11), 'digest-2026-11-20T11', Date.UTC(2026, 10, 20, 12, 1)],
    [Date.UTC(2026, 11, 31, 23, 59, 59, 999), 'digest-2026-12-31T23', Date.UTC(2027, 0, 1, 0, 1)],
  ])('received at %i are in the digest of that hour', async (receivedAt, id, dueAt) => {
    const { clock, request, state } = memoryBackend({ noticesPerHour: 1 });
    clock.advance(receivedAt - clock.now());
    await saveMany(request, 2);
    const { leads, messages } = await state();
    expect(leads.map(({ digest }) => digest)).toEqual([null, id]);
    expect(messages).toMatchObject([{ kind: 'reportNotice' }, { id, dueAt }]);
  });

  it('are as many as are configured for all addresses together', async () => {
    const { request, state } = memoryBackend({ noticesPerHour: 3 });
    await saveMany(request, 2);
    await saveMany(request, 2, '198.51.100.7');
    const digests = (await state()).leads.map(({ digest }) => digest !== null);
    expect(digests).toEqual([false, false, false, true]);
  });

  it('of demo requests are a hundred in an hour, whatever else arrived and wherever they come from', async () => {
    const { request, state } = memoryBackend({ noticesPerHour: 1 });
    await saveMany(request, 3);
    await saveDemos(request, 101);
    const { leads, messages } = await state();
    const id = 'demos-2026-11-20T10:10';
    expect(leads.slice(3).map(({ digest }) => digest)).toEqual([...Array(100).fill(null), id]);
    const dueAt = Date.UTC(2026, 10, 20, 10, 21);
    expect(messages.filter((message) => message.id === id)).toMatchObject([
      { kind: 'noticeDigest', dueAt },
    ]);
  });

  it('are not counted for a repeat, a form that looks automated, or a call to the CRM', async () => {
    const { request, state } = memoryBackend();
    for (let times = 0; times < 30; times += 1) {
      await request('demoSubmission', submissions.demoSubmission());
      await request('demoSubmission', submissions.demoSubmission({ fax: `x${times}` }));
      const body = submissions.contactFormWebhook({ name: `Ada ${times}` });
      await request('contactFormWebhook', body);
    }
    await saveMany(request, 19);
    const { leads } = await state();
    expect(leads.filter(({ digest }) => digest !== null)).toEqual([]);
  });

  it('are sent while the counters cannot be reached', async () => {
    const failing = async () => {
      throw new Error('no counters');
    };
    const { request, state, logged } = memoryBackend({
      counters: { consume: failing, refund: failing },
    });
    await saveMany(request, 21);
    expect((await state()).messages.filter(({ kind }) => kind === 'reportNotice')).toHaveLength(21);
    expect(logged).toHaveBeenCalledWith(expect.anything(), 'notice limits not counted');
  });
});

it('a demo request gets a mail with times, within the limits of one recipient, and is accepted beyond them (S11)', async () => {
  const { request, state } = memoryBackend({ hasRecipient: () => true });
  for (let count = 1; count <= 5; count++) {
    const body = submissions.demoSubmission({ companyName: `Company ${count}` });
    expect((await request('demoSubmission', body)).status).toBe(202);
  }
  const kinds = (await state()).messages.map(({ kind }) => kind);
  const countOf = (kind: string) => kinds.filter((own) => own === kind).length;
  expect([countOf('demoNotice'), countOf('crmDemo'), countOf('demoBooking')]).toEqual([5, 5, 3]);
});

it('an address that objected gets a report that it requests, and no mail with times (S21)', async () => {
  const { request, state, ports } = memoryBackend({ hasRecipient: () => true });
  ports.store.mailMarks = async () => ['objected'];
  await request('demoSubmission', submissions.demoSubmission());
  await request('roiCalculation', submissions.roiCalculation());
  expect((await request('sendRoiReport', submissions.sendRoiReport())).status).toBe(202);
  const kinds = (await state()).messages.map(({ kind }) => kind);
  expect(kinds).toEqual(['demoNotice', 'crmDemo', 'reportNotice', 'reportEmail']);
});

describe('calls to the CRM (S18)', () => {
  const queuesOf = (messages: readonly { kind: string; queue?: string | null }[]) =>
    messages.filter(({ kind }) => kind.startsWith('crm')).map(({ queue }) => queue);

  it('wait in the queue of their network, 30 an hour of one address; others in its own', async () => {
    const { request, state, clock } = memoryBackend({ hasRecipient: () => true });
    const submit = (index: number, addressKey: string) => {
      const origin = { addressKey, networkKey: '192.0.2.0/24' };
      const body = submissions.contactFormWebhook({ name: `Ada ${addressKey} ${index}` });
      return request('contactFormWebhook', body, origin);
    };
    for (let index = 0; index < 32; index += 1) {
      expect((await submit(index, '192.0.2.1')).status).toBe(202);
    }
    await submit(31, '192.0.2.1');
    await submit(0, '192.0.2.2');
    clock.advance(3600_000);
    await submit(99, '192.0.2.1');
    const { leads, messages } = await state();
    const network = '192.0.2.0/24';
    const own = expect.stringMatching(/^192\.0\.2\.0\/24 [\w-]{22}$/);
    expect(queuesOf(messages)).toEqual([...Array(30).fill(network), own, own, network, network]);
    expect(new Set(leads.map(({ source }) => source))).toEqual(new Set([network]));
  });

  it('of demo requests wait likewise, and a lead without messages has no source', async () => {
    const { request, state } = memoryBackend({ hasRecipient: (kind) => kind === 'crmDemo' });
    const origin = { addressKey: '192.0.2.1', networkKey: '192.0.2.0/24' };
    await request('demoSubmission', submissions.demoSubmission(), origin);
    await request('demoSubmission', submissions.demoSubmission({ fax: 'filled in' }), origin);
    await request('contactFormWebhook', submissions.contactFormWebhook(), origin);
    const { leads, messages } = await state();
    expect(queuesOf(messages)).toEqual(['192.0.2.0/24']);
    expect(leads.map(({ source }) => source)).toEqual(['192.0.2.0/24', null, null]);
  });
});
