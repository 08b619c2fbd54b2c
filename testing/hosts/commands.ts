import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { BodyOf } from '../../contract/endpoint.ts';
import { type Contract, contract } from '../../contract/index.ts';
import { lifetimes } from '../../contract/lifetimes.ts';
import { limits } from '../../contract/limits.ts';
import { floodLimit } from '../../contract/rateLimits.ts';
import { maxBodyBytes } from '../../contract/requestLimits.ts';
import { bodies } from '../arbitraries.ts';
import type { SentRequest, Side } from './Side.ts';

/** The server and the mocks under one clock. */
export interface Sides {
  server: Side;
  mocks: Side;
  clock: { now: number };
}

/** What the sequence so far gives the next request to refer to. */
export interface Model {
  posted: { name: PostName; body: Json; headers: Record<string, string> }[];
  /** Who the calculation was last saved for. */
  contact: { email: string; company: string } | null;
}

type Json = Record<string, unknown>;
type PostName = keyof typeof bodies;
type Command = fc.AsyncCommand<Model, Sides>;

const encode = (text: string) => new TextEncoder().encode(text);

/** Send the same request to both, and require the same answer. */
async function ask({ server, mocks }: Sides, of: (side: Side) => SentRequest): Promise<number> {
  const expected = await server.send(of(server));
  const answered = await mocks.send(of(mocks));
  expect(answered, 'the mocks answer as the server does').toEqual(expected);
  return expected.status;
}

function postRequest(name: PostName, body: unknown, headers: Record<string, string>): SentRequest {
  return {
    method: 'POST',
    path: contract[name].path,
    headers: { 'Content-Type': 'application/json', ...headers },
    bytes: encode(JSON.stringify(body)),
  };
}

async function post(model: Model, sides: Sides, name: PostName, body: Json, key?: string) {
  const headers: Record<string, string> = key === undefined ? {} : { 'Idempotency-Key': key };
  const status = await ask(sides, () => postRequest(name, body, headers));
  model.posted.push({ name, body, headers });
  if (status === 201) {
    model.contact = { email: String(body.contactEmail), company: String(body.companyName) };
  }
}

/** A few people only, so that requests meet each other's records. */
const person = fc.constantFrom(
  { first: 'Ada', last: 'Lovelace', email: 'ada@example.com', company: 'Analytical Engines' },
  { first: 'Łucja', last: 'Żak', email: 'l.zak@firma.example', company: 'Śląskie Łącza' },
);
const key = fc.option(fc.constantFrom('k1', 'k2', 'k3'), { nil: undefined, freq: 2 });
const traps = fc.oneof(
  { weight: 4, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.record({ fax: fc.constantFrom('', '+1 555 0100') }) },
  {
    weight: 2,
    arbitrary: fc.record({
      formMilliseconds: fc.constantFrom(
        0,
        limits.formMilliseconds.human - 1,
        limits.formMilliseconds.human,
        60_000,
      ),
      hasTrustedInput: fc.option(fc.boolean(), { nil: undefined }),
    }),
  },
);

const submissions = {
  demoSubmission: fc
    .tuple(bodies.demoSubmission, person, traps)
    .map(([body, { first, last, email, company }, trap]) => ({
      ...body,
      firstName: first,
      lastName: last,
      email,
      companyName: company,
      ...trap,
    })),
  roiCalculation: fc
    .tuple(bodies.roiCalculation, person, traps)
    .map(([body, { first, last, email, company }, trap]) => ({
      ...body,
      contactName: `${first} ${last}`,
      contactEmail: email,
      companyName: company,
      ...trap,
    })),
  contactFormWebhook: fc
    .tuple(bodies.contactFormWebhook, person, traps)
    .map(([body, { first, last, email, company }, trap]) => ({
      ...body,
      name: `${first} ${last}`,
      email,
      company,
      ...trap,
    })),
  sendRoiReport: fc.tuple(bodies.sendRoiReport, person).map(([body, { email, company }]) => ({
    ...body,
    email,
    companyName: company,
  })),
} satisfies { [N in PostName]: fc.Arbitrary<BodyOf<Contract[N]>> };

const postNames = Object.keys(submissions) as PostName[];

/** Any body that the contract accepts. */
const submit = fc.constantFrom(...postNames).chain((name) =>
  fc.tuple(submissions[name] as fc.Arbitrary<Json>, key).map(
    ([body, idempotencyKey]): Command => ({
      check: () => true,
      run: (model, sides) => post(model, sides, name, body, idempotencyKey),
      toString: () => `submit ${name} ${idempotencyKey ?? ''} ${JSON.stringify(body)}`,
    }),
  ),
);

const sayOtherwise: Record<string, (text: string) => string> = {
  'the same': (text) => text,
  'in capitals': (text) => text.toUpperCase(),
  'in other Unicode': (text) => text.normalize('NFD'),
  another: (text) => text.replace(/^./u, 'x'),
};

/** The report of the calculation that was saved last, in its own contact's words or nearly so. */
const requestReport = fc
  .record({
    email: fc.constantFrom(...Object.keys(sayOtherwise)),
    company: fc.constantFrom('the same', ...Object.keys(sayOtherwise)),
    body: bodies.sendRoiReport,
    idempotencyKey: key,
  })
  .map(
    ({ email, company, body, idempotencyKey }): Command => ({
      check: ({ contact }) => contact !== null,
      run: (model, sides) =>
        post(
          model,
          sides,
          'sendRoiReport',
          {
            ...body,
            email: sayOtherwise[email]?.(model.contact?.email ?? ''),
            companyName: sayOtherwise[company]?.(model.contact?.company ?? ''),
          },
          idempotencyKey,
        ),
      toString: () => `request the report: e-mail ${email}, company ${company}, ${idempotencyKey}`,
    }),
  );

const changes: Record<string, (body: Json) => Json> = {
  unchanged: (body) => body,
  'with another time in the form': (body) =>
    'formMilliseconds' in body ? { ...body, formMilliseconds: 77_777 } : body,
  'in another order': (body) => Object.fromEntries(Object.entries(body).reverse()),
  'with another name': (body) => ({
    ...body,
    ...('firstName' in body && { firstName: 'Grace' }),
    ...('contactName' in body && { contactName: 'Grace Hopper' }),
    ...('name' in body && { name: 'Grace Hopper' }),
  }),
};

/** An earlier request once more: as it was, under another key, or with a change that does or does not make it another. */
const repeat = fc
  .record({
    back: fc.nat({ max: 5 }),
    change: fc.constantFrom('unchanged', ...Object.keys(changes)),
    under: fc.constantFrom('its key', 'its key', 'no key', 'k1'),
  })
  .map(
    ({ back, change, under }): Command => ({
      check: ({ posted }) => posted.length > back,
      async run(model, sides) {
        const earlier = model.posted.at(-1 - back);
        if (!earlier) return;
        const again = under === 'its key' ? earlier.headers['Idempotency-Key'] : undefined;
        const idempotencyKey = under === 'k1' ? 'k1' : again;
        const body = changes[change]?.(earlier.body) ?? earlier.body;
        await post(model, sides, earlier.name, body, idempotencyKey);
      },
      toString: () => `repeat the last but ${back} ${change} under ${under}`,
    }),
  );

/** A request, and the same once more after what a lifetime measures: still the same, or just no more. */
const repeatLater = fc
  .record({
    name: fc.constantFrom(...postNames),
    idempotencyKey: key,
    lifetime: fc.constantFrom(...Object.values(lifetimes)),
    short: fc.constantFrom(0, 1),
  })
  .chain(({ name, ...rest }) =>
    (submissions[name] as fc.Arbitrary<Json>).map((body) => ({ name, body, ...rest })),
  )
  .map(
    ({ name, body, idempotencyKey, lifetime, short }): Command => ({
      check: () => true,
      async run(model, sides) {
        await post(model, sides, name, body, idempotencyKey);
        sides.clock.now += lifetime - short;
        await post(model, sides, name, body, idempotencyKey);
      },
      toString: () =>
        `submit ${name} ${idempotencyKey ?? ''} twice within ${lifetime - short} ms ${JSON.stringify(body)}`,
    }),
  );

/** Read back by the id of any record, saved calculation or not. */
const readKept = fc.nat({ max: 8 }).map(
  (place): Command => ({
    check: () => true,
    async run(_model, sides) {
      await ask(sides, ({ ids }) => ({
        method: 'GET',
        path: `/api/roi-calculation/${ids[place] ?? 'none'}`,
        headers: {},
      }));
    },
    toString: () => `read the id ${place}`,
  }),
);

/** Read back by what is no id. */
const readStray = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).map(encodeURIComponent),
    fc.constantFrom('%', '%zz', '%E0%A4', '..%2f', 'a%00b', 'x'.repeat(200), 'x'.repeat(201)),
  )
  .filter((id) => id !== '.' && id !== '..')
  .map(
    (id): Command => ({
      check: () => true,
      async run(_model, sides) {
        await ask(sides, () => ({
          method: 'GET',
          path: `/api/roi-calculation/${id}`,
          headers: {},
        }));
      },
      toString: () => `read ${id}`,
    }),
  );

/** A valid request, and one thing wrong with it. */
const invalid = fc
  .constantFrom(...postNames)
  .chain((name) => fc.tuple(fc.constant(name), submissions[name] as fc.Arbitrary<Json>))
  .chain(([name, body]) => {
    const request = postRequest(name, body, {});
    const withBody = (changed: unknown) => postRequest(name, changed, {});
    const field = fc.constantFrom(...Object.keys(body));
    return fc
      .oneof(
        field.map((gone) =>
          withBody(Object.fromEntries(Object.entries(body).filter(([own]) => own !== gone))),
        ),
        fc
          .tuple(field, fc.jsonValue({ maxDepth: 1 }))
          .map(([changed, value]) => withBody({ ...body, [changed]: value })),
        fc.string({ maxLength: 8 }).map((extra) => withBody({ ...body, [extra]: 1 })),
        fc.jsonValue({ maxDepth: 2 }).map(withBody),
        fc
          .constantFrom('', '{', 'null', '[]', '"text"', '{"a":1,}', '{"\ud800":1}')
          .map((text) => ({ ...request, bytes: encode(text) })),
        fc.constant({ ...request, bytes: new Uint8Array([0x7b, 0xff, 0x7d]) }),
        fc
          .constantFrom(0, 1)
          .map((over) => ({ ...request, bytes: encode(' '.repeat(maxBodyBytes(name) + over)) })),
        fc
          .constantFrom('text/plain', 'application/json; charset=utf-8', 'application/xml')
          .map((type) => ({ ...request, headers: { 'Content-Type': type } })),
        fc
          .constantFrom('has a space', 'é', 'x'.repeat(200), 'x'.repeat(201))
          .map((bad) => ({ ...request, headers: { ...request.headers, 'Idempotency-Key': bad } })),
      )
      .map((sent): { name: PostName; sent: SentRequest } => ({ name, sent }));
  })
  .map(
    ({ name, sent }): Command => ({
      check: () => true,
      async run(_model, sides) {
        await ask(sides, () => sent);
      },
      toString: () =>
        `send ${name} ${JSON.stringify(sent.headers)} ${new TextDecoder().decode(sent.bytes).slice(0, 400)}`,
    }),
  );

/** Time passes: up to what is remembered, past it, and to the very instant. */
const wait = fc
  .constantFrom(
    1,
    60_000,
    lifetimes.sameBody - 1,
    lifetimes.sameBody,
    lifetimes.calculationCookie - 1,
    lifetimes.calculationCookie,
    lifetimes.idempotencyKey - 1,
    lifetimes.idempotencyKey,
  )
  .map(
    (ms): Command => ({
      check: () => true,
      async run(_model, { clock }) {
        clock.now += ms;
      },
      toString: () => `wait ${ms} ms`,
    }),
  );

const forgetCookies = fc.constant<Command>({
  check: () => true,
  async run(_model, { server, mocks }) {
    await server.forgetCookies();
    await mocks.forgetCookies();
  },
  toString: () => 'forget the cookies',
});

/** The mail provider turns against everybody, or comes round again. */
const refuseReports = fc.boolean().map(
  (isRefused): Command => ({
    check: () => true,
    async run(_model, { server, mocks }) {
      server.refuseReports(isRefused);
      mocks.refuseReports(isRefused);
    },
    toString: () => `the mail provider ${isRefused ? 'refuses' : 'accepts'} reports`,
  }),
);

/** Everything kept and everything to be told, on both sides. */
const compareKept = fc.constant<Command>({
  check: () => true,
  run: (_model, sides) => requireSameKept(sides),
  toString: () => 'compare what is kept',
});

/** Both sides keep the same records, and tell the same people. */
export async function requireSameKept({ server, mocks }: Sides): Promise<void> {
  const expected = await server.kept();
  const kept = await mocks.kept();
  if (!isDeepStrictEqual(kept, expected)) {
    expect(kept, 'the mocks keep what the server keeps').toEqual(expected);
  }
}

/** Every limit on either side of it, to the byte and to the instant, for every endpoint: chance need not find these. */
export async function requireSameAtLimits(sides: Sides): Promise<void> {
  const model: Model = { posted: [], contact: null };
  for (const name of postNames) {
    for (const over of [0, 1]) {
      const bytes = encode(' '.repeat(maxBodyBytes(name) + over));
      await ask(sides, () => ({ ...postRequest(name, null, {}), bytes }));
    }
    const bodiesOfName = submissions[name] as fc.Arbitrary<Json>;
    const { human } = limits.formMilliseconds;
    for (const formMilliseconds of name === 'sendRoiReport' ? [] : [human - 1, human]) {
      const [body = {}] = fc.sample(bodiesOfName, 1);
      const untrusted = { ...body, hasTrustedInput: false };
      await post(model, sides, name, { ...untrusted, formMilliseconds });
      await post(model, sides, name, { ...untrusted, formMilliseconds: 77_777 });
    }
    for (const lifetime of Object.values(lifetimes)) {
      for (const short of [0, 1]) {
        for (const idempotencyKey of [
          undefined,
          `${name} ${lifetime} ${short}`.replaceAll(' ', '-'),
        ]) {
          const [body = {}] = fc.sample(bodiesOfName, 1);
          await post(model, sides, name, body, idempotencyKey);
          sides.clock.now += lifetime - short;
          await post(model, sides, name, body, idempotencyKey);
        }
      }
    }
  }
  await requireSameKept(sides);
}

/** Each limit of posts and of mails filled, passed, and asked again on either side of the instant at which it opens. */
export async function requireSameAtRateLimits(sides: Sides): Promise<void> {
  const { clock } = sides;
  const model: Model = { posted: [], contact: null };
  const [demo = {}] = fc.sample(submissions.demoSubmission, 1);
  const [calculation = {}] = fc.sample(submissions.roiCalculation, 1);
  const byAPerson = { fax: '', formMilliseconds: limits.formMilliseconds.human };
  const [report = {}] = fc.sample(bodies.sendRoiReport, 1);

  const flood = [];
  for (let times = 0; times <= floodLimit.points; times += 1) {
    flood.push(await ask(sides, () => postRequest('demoSubmission', demo, {})));
  }
  expect(
    flood.filter((status) => status === 429),
    'a flood is refused',
  ).toHaveLength(1);
  clock.now += floodLimit.seconds * 1000 - 1;
  await post(model, sides, 'demoSubmission', demo);
  clock.now += 1;
  await post(model, sides, 'demoSubmission', demo);

  /** Save a calculation like no other, and ask for its report. */
  let calculations = 0;
  async function mail(email: string): Promise<number> {
    calculations += 1;
    const companyName = `Company ${calculations}`;
    await post(model, sides, 'roiCalculation', {
      ...calculation,
      ...byAPerson,
      contactEmail: email,
      companyName,
    });
    const asked = { ...report, email, companyName };
    return ask(sides, () => postRequest('sendRoiReport', asked, {}));
  }
  const minute = 60_000;
  const statuses: number[] = [];
  const after = async (wait: number, email: string) => {
    clock.now += wait;
    statuses.push(await mail(email));
  };
  // One recipient, however it is written: once in ten minutes, three times a day.
  await after(0, 'ada.l@gmail.com');
  await after(0, 'Ada.L+work@googlemail.com');
  await after(10 * minute - 1, 'adal@gmail.com');
  await after(1, 'adal@gmail.com');
  await after(10 * minute, 'ada.l@gmail.com');
  await after(10 * minute, 'ada.l@gmail.com');
  await after(24 * 60 * minute - 30 * minute - 1, 'ada.l@gmail.com');
  await after(1, 'ada.l@gmail.com');
  expect(statuses).toEqual([202, 429, 429, 202, 202, 429, 429, 202]);
  // One address: five an hour, whoever they are for.
  statuses.length = 0;
  clock.now += 60 * minute;
  for (let person = 1; person <= 6; person += 1) await after(0, `person${person}@example.com`);
  await after(60 * minute - 1, 'person7@example.com');
  await after(1, 'person7@example.com');
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429, 429, 202]);
  await requireSameKept(sides);
}

/** Sequences of valid, invalid, repeated and out-of-order requests, with time passing between them. */
export const driftCommands = fc.commands(
  [
    submit,
    submissions.roiCalculation.map(
      (body): Command => ({
        check: () => true,
        run: (model, sides) => post(model, sides, 'roiCalculation', body),
        toString: () => `save ${JSON.stringify(body)}`,
      }),
    ),
    requestReport,
    requestReport,
    repeat,
    repeat,
    repeat,
    repeatLater,
    readKept,
    readStray,
    invalid,
    wait,
    forgetCookies,
    refuseReports,
    compareKept,
  ],
  { maxCommands: 40, size: 'max' },
);
