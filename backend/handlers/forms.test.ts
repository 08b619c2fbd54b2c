import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { defaultInputs } from '../../contract/defaults.ts';
import { refusalDetails } from '../../contract/format/refusalDetails.ts';
import { limits } from '../../contract/limits.ts';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import { calendarDay } from '../../testing/inputArbitraries.ts';
import { memoryBackend } from '../../testing/memoryBackend.ts';
import { submissions } from '../../testing/submissions.ts';
import { detectBot, withDerivedTimeline } from './forms.ts';

const minute = 60_000;
const tooFast = limits.formMilliseconds.human - 1;

const { calculationResults } = submissions.roiCalculation();
const inHouse = { ...calculationResults.inHouse, initialTotal: 1 };
const otherResults = { calculationResults: { ...calculationResults, inHouse } };
const { calculationData } = submissions.demoSubmission();

/** Each form with the lead that it becomes, its message, its status, and others like it. */
const forms = [
  {
    name: 'demoSubmission',
    body: submissions.demoSubmission,
    changes: [{ lastName: 'Byron' }, { calculationData: { ...calculationData, ...otherResults } }],
    kind: 'demoNotice',
    status: 202,
  },
  {
    name: 'roiCalculation',
    body: submissions.roiCalculation,
    changes: [{ integrationCount: 6 }, { timeline: 7 }, otherResults],
    kind: 'reportNotice',
    status: 201,
  },
  {
    name: 'contactFormWebhook',
    body: submissions.contactFormWebhook,
    changes: [{ name: 'Ada Byron' }, otherResults],
    kind: 'crmContact',
    status: 202,
  },
] as const;

describe.each(forms)('a form posted to $name', ({ name, body, changes, kind, status }) => {
  it('keeps the fields of a newer page with the lead, and compares repeats by them', async () => {
    const { request, state } = memoryBackend();
    const newer = { ...body(), colour: 'blue' };
    const first = await request(name, newer, { idempotencyKey: 'one' });
    expect(first.status).toBe(status);
    const repeat = await request(name, newer, { idempotencyKey: 'one' });
    expect(repeat.body.id).toBe(first.body.id);
    const other = { ...newer, colour: 'green' };
    expect((await request(name, other, { idempotencyKey: 'one' })).status).toBe(422);
    const { leads } = await state();
    expect(leads).toMatchObject([{ body: { colour: 'blue' } }]);
    expect(leads[0]?.calculation?.inputs ?? {}).not.toHaveProperty('colour');
  });

  it('is saved with who sent it, when, and one message, which the outbox is notified of', async () => {
    const { clock, request, state, wake } = memoryBackend();
    const response = await request(name, body());
    expect(response.status).toBe(status);
    const { leads, messages } = await state();
    expect(leads).toMatchObject([
      {
        endpoint: name,
        id: response.body.id,
        receivedAt: clock.now(),
        contactName: 'Ada Lovelace',
        email: 'ada@example.com',
        company: 'Analytical Engines',
        quarantine: null,
        resultsDiffer: false,
        reportOf: null,
        replyStatus: null,
      },
    ]);
    expect(messages).toMatchObject([{ kind, leadId: response.body.id, state: 'ready' }]);
    expect(wake).toHaveBeenCalledOnce();
  });

  it('has no message if nobody would receive it', async () => {
    const { request, state } = memoryBackend({ hasRecipient: () => false });
    expect((await request(name, body())).status).toBe(status);
    expect((await state()).messages).toEqual([]);
  });

  it('is the same one again for ten minutes, whatever time it took to fill in', async () => {
    const { clock, request, state, wake } = memoryBackend();
    const first = await request(name, { ...body(), formMilliseconds: 9000 });
    clock.advance(10 * minute - 1);
    expect(await request(name, { ...body(), formMilliseconds: 9500 })).toEqual(first);
    expect(wake).toHaveBeenCalledOnce();
    clock.advance(1);
    const later = await request(name, { ...body(), formMilliseconds: 9000 });
    expect(later.body.id).not.toBe(first.body.id);
    expect((await state()).leads).toHaveLength(2);
  });

  it('is another one if anything in it differs, the results among it, or its key', async () => {
    const { request, state } = memoryBackend();
    for (const change of [{}, ...changes]) await request(name, { ...body(), ...change });
    for (const idempotencyKey of ['key-1', 'key-2'])
      await request(name, body(), { idempotencyKey });
    expect((await state()).leads).toHaveLength(1 + changes.length + 2);
  });

  it('with a key is the same one for a day, and another body under that key is refused', async () => {
    const { clock, request, state } = memoryBackend();
    const idempotencyKey = 'key-1';
    const first = await request(name, body(), { idempotencyKey });
    clock.advance(24 * 60 * minute - 1);
    expect(await request(name, body(), { idempotencyKey })).toEqual(first);
    for (const change of changes) {
      expect(await request(name, { ...body(), ...change }, { idempotencyKey })).toMatchObject({
        status: 422,
        body: { detail: refusalDetails.idempotencyKeyReused },
      });
    }
    expect((await state()).leads).toHaveLength(1);
    clock.advance(1);
    expect((await request(name, body(), { idempotencyKey })).body.id).not.toBe(first.body.id);
  });

  it('under an empty key counts as one without a key', async () => {
    const { request } = memoryBackend();
    const first = await request(name, body(), { idempotencyKey: '' });
    expect(await request(name, body())).toEqual(first);
  });

  it.each([
    [{ fax: '555-0100', hasTrustedInput: true }, 'honeypot'],
    [{ formMilliseconds: tooFast, hasTrustedInput: false }, 'too fast'],
  ])(
    'that looks automated by %o is kept without a message, and refused each time',
    async (evidence, quarantine) => {
      const { cookie, request, state, wake } = memoryBackend();
      for (let times = 0; times < 2; times += 1) {
        const response = await request(name, { ...body(), ...evidence });
        expect([response.status, response.body.detail]).toEqual([
          403,
          refusalDetails.looksAutomated,
        ]);
      }
      const { leads, messages } = await state();
      expect(leads).toMatchObject([{ quarantine }]);
      expect(messages).toEqual([]);
      expect(wake).not.toHaveBeenCalled();
      expect(cookie()).toBeNull();
    },
  );

  it('with a trusted event is another one than one that looked automated', async () => {
    const { request } = memoryBackend();
    const first = { ...body(), formMilliseconds: tooFast, hasTrustedInput: false };
    expect((await request(name, first)).status).toBe(403);
    expect((await request(name, { ...first, hasTrustedInput: true })).status).toBe(status);
  });

  it('that the contract does not accept is refused and not saved', async () => {
    const { request, state } = memoryBackend();
    expect((await request(name, { ...body(), email: 'ada', contactEmail: 'ada' })).status).toBe(
      400,
    );
    expect((await request(name, body(), { contentType: 'text/plain' })).status).toBe(415);
    expect((await state()).leads).toEqual([]);
  });
});

it('the key of one form is not that of another', async () => {
  const { request } = memoryBackend();
  const idempotencyKey = 'key-1';
  for (const { name, body, status } of forms) {
    expect((await request(name, body(), { idempotencyKey })).status).toBe(status);
  }
});

it('a contact form without results is saved with those of its inputs (S3)', async () => {
  const { request, state } = memoryBackend();
  const { calculationResults: _missing, ...sent } = submissions.contactFormWebhook();
  await request('contactFormWebhook', sent);
  expect((await state()).leads[0]?.body).toMatchObject({ calculationResults });
});

describe('a demo request', () => {
  const { calculationResults: _zeros, ...nothing } = calculationData;
  const saved = async (sent: object) => {
    const { request, state } = memoryBackend();
    const { calculationData: _empty, ...form } = submissions.demoSubmission();
    expect((await request('demoSubmission', { ...form, ...sent })).status).toBe(202);
    return (await state()).leads[0]?.body;
  };

  it('without results is saved with those of its inputs (S3)', async () => {
    const { deadline: _none, ...inputs } = defaultInputs;
    expect(await saved({ calculationData: inputs })).toMatchObject({
      calculationData: { ...inputs, calculationResults },
    });
  });

  it('without results for a region in other words is saved as it is', async () => {
    const sent = { calculationData: { ...nothing, integrationCount: 3 } };
    expect(await saved(sent)).toMatchObject(sent);
  });

  it('from the page of a saved calculation has where its visitor came from, without click ids (S14)', async () => {
    const { request, state } = memoryBackend();
    const first = { utm_source: 'news', gclid: 'x', landing_path: '/' };
    const last = { utm_source: 'search', landing_path: '/' };
    const attribution = { first, last };
    const calculated = await request('roiCalculation', submissions.roiCalculation({ attribution }));
    const fromCalculation = (calculated.body as { id: string }).id;
    const touchesOf = async (touch: object, of = fromCalculation) => {
      const own = { first: touch, last: touch };
      const sent = submissions.demoSubmission({ attribution: own, fromCalculation: of });
      const { body } = await request('demoSubmission', sent);
      const { id } = body as { id: string };
      const lead = (await state()).leads.find((saved) => saved.id === id);
      return Object(lead?.body).attribution;
    };
    const { gclid: _, ...kept } = first;
    const mail = { referrer_host: 'mail.example', landing_path: '/roi-calculator' };
    expect(await touchesOf(mail)).toEqual({ first: kept, last });
    const campaign = { utm_source: 'retargeting' };
    expect(await touchesOf(campaign)).toEqual({ first: kept, last: campaign });
    expect(await touchesOf(mail, 'A'.repeat(22))).toEqual({ first: mail, last: mail });
  });

  it('is answered with the calendar, filled in, where there is one (P12)', async () => {
    const bookingUrl = new URL('https://calendar.example/demo?length=30');
    const { request } = memoryBackend({ bookingUrl });
    const { body } = await request('demoSubmission', submissions.demoSubmission());
    const { id } = body as { id: string };
    expect(body).toEqual({
      id,
      bookingUrl: `https://calendar.example/demo?length=30&name=Ada%20Lovelace&email=ada%40example.com&utm_content=${id}`,
    });
  });

  it('keeps its target date, with the months to it, and none that has passed is refused (S19)', async () => {
    for (const [deadline, timeline] of [
      ['2026-12-21', 2],
      ['2020-01-01', 1],
    ] as const) {
      const inputs = { ...defaultInputs, deadline, timeline: 40 };
      expect(await saved({ calculationData: inputs })).toMatchObject({
        calculationData: { deadline, timeline, calculationResults },
      });
    }
  });

  it('without a calculation is saved with the empty one of specification 3', async () => {
    expect(await saved({})).toMatchObject({
      calculationData: {
        integrationCount: 0,
        selectedSystems: [],
        timeline: 0,
        developerCount: '1-2',
        developerCountNumber: 1,
        devTimePercentage: 50,
        region: 'United States',
        calculationResults: {
          inHouse: { initialTotal: 0, maintenance: 0 },
          albato: { setup: 0, monthly: 0, initialTotal: 0 },
          savings: { absolute: 0, percentage: 0, monthlyMaintenance: 0 },
        },
      },
    });
  });
});

it('the timeline of a contact form follows from its deadline and the day of receipt', async () => {
  const { request, state } = memoryBackend();
  const { calculationInputs } = submissions.contactFormWebhook();
  await request(
    'contactFormWebhook',
    submissions.contactFormWebhook({
      calculationInputs: { ...calculationInputs, deadline: '2026-12-21', timeline: 40 },
    }),
  );
  const [lead] = (await state()).leads;
  expect(lead?.body).toMatchObject({
    name: 'Ada Lovelace',
    calculationInputs: { deadline: '2026-12-21', timeline: 2 },
  });
});

const receivedAt = Date.parse('2026-11-21T23:59:59.999Z');

test('the months from the day of receipt to the deadline replace a stated timeline', () => {
  const inputs = { deadline: '2026-12-22', timeline: 40 };
  expect(withDerivedTimeline(inputs, receivedAt)).toEqual({ deadline: '2026-12-22', timeline: 2 });
  expect(withDerivedTimeline(inputs, receivedAt + 1).timeline).toBe(1);
});

test('inputs with a deadline do not depend on the stated timeline; others are unchanged', () => {
  const months = fc.integer({ min: 1, max: 1200 });
  const time = calendarDay.map((day) => Date.parse(day));
  fc.assert(
    fc.property(calculatorInputs, months, time, (inputs, timeline, at) => {
      const other = { ...inputs, timeline };
      if (inputs.deadline) {
        expect(withDerivedTimeline(other, at)).toEqual(withDerivedTimeline(inputs, at));
      } else {
        expect(withDerivedTimeline(other, at)).toEqual(other);
      }
    }),
  );
});

describe('a form that looked automated', () => {
  it.each([undefined, 'the-same-key'])(
    'is accepted once it does not, with the key %s',
    async (key) => {
      const { request, state } = memoryBackend();
      const options = key === undefined ? {} : { idempotencyKey: key };
      const form = (formMilliseconds: number) =>
        request(
          'demoSubmission',
          submissions.demoSubmission({ formMilliseconds, hasTrustedInput: false }),
          options,
        );
      expect((await form(tooFast)).status).toBe(403);
      expect((await form(tooFast)).status).toBe(403);
      expect((await form(60_000)).status).toBe(202);
      const { leads, messages } = await state();
      expect(leads.map(({ quarantine }) => quarantine)).toEqual(['too fast', null]);
      expect(messages).toHaveLength(1);
    },
  );
});

describe('a deadline (E23)', () => {
  const calculationInputs = submissions.contactFormWebhook().calculationInputs;
  const posts = [
    ['roiCalculation', 'deadline', (deadline: string) => submissions.roiCalculation({ deadline })],
    [
      'contactFormWebhook',
      'calculationInputs.deadline',
      (deadline: string) =>
        submissions.contactFormWebhook({ calculationInputs: { ...calculationInputs, deadline } }),
    ],
  ] as const;

  it.each(posts)('of %s that has passed is refused by its field', async (name, field, body) => {
    const { request, state } = memoryBackend();
    const refused = await request(name, body('2026-11-18'));
    expect(refused).toMatchObject({
      status: 422,
      body: {
        detail: 'The target date has passed. Choose today or a later day.',
        errors: [{ field, message: 'Use today or a later day' }],
      },
    });
    expect((await state()).leads).toEqual([]);
  });

  it('of today is accepted in every time zone, and a repeat gets its first response', async () => {
    // 10:00 UTC on 20 November.
    const { clock, request } = memoryBackend();
    const statusOf = async (deadline: string) =>
      (await request('roiCalculation', submissions.roiCalculation({ deadline }))).status;
    expect(await statusOf('2026-11-20')).toBe(201);
    expect(await statusOf('2026-11-19'), 'still today at UTC-11').toBe(201);
    expect(await statusOf('2026-11-19T10:00:00.000Z'), 'midnight at UTC+14').toBe(422);
    expect(await statusOf('2026-11-19T11:00:00.000Z'), 'midnight at UTC+13').toBe(201);
    const saved = submissions.roiCalculation({ deadline: '2026-11-20', integrationCount: 9 });
    const first = await request('roiCalculation', saved, { idempotencyKey: 'key' });
    clock.advance(20 * 60 * minute);
    clock.advance(3 * 60 * minute);
    clock.advance(59 * minute);
    const repeated = await request('roiCalculation', saved, { idempotencyKey: 'key' });
    expect(repeated.status).toBe(first.status);
  });
});

test.each([
  ['a form that says nothing', {}, null],
  ['a form of an older page that says only its time', { formMilliseconds: 0 }, null],
  ['a fast form with a trusted event', { formMilliseconds: 0, hasTrustedInput: true }, null],
  ['a fast form without one', { formMilliseconds: 1999, hasTrustedInput: false }, 'too fast'],
  ['a slow form without one', { formMilliseconds: 2000, hasTrustedInput: false }, null],
  ['a form without a time or an event', { hasTrustedInput: false }, null],
  ['an empty honeypot', { fax: '', formMilliseconds: 60_000, hasTrustedInput: true }, null],
  ['a filled honeypot', { fax: '5', formMilliseconds: 60_000, hasTrustedInput: true }, 'honeypot'],
  ['both kinds of evidence', { fax: '5', formMilliseconds: 0, hasTrustedInput: false }, 'honeypot'],
] as const)('%s: %j is judged as %s', (_, fields, evidence) => {
  expect(detectBot(fields)).toBe(evidence);
});
