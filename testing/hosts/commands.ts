import fc from 'fast-check';
import { expect } from 'vitest';
import type { BodyOf } from '../../contract/endpoint.ts';
import { type Contract, contract } from '../../contract/index.ts';
import { linesMediaType } from '../../contract/problem.ts';
import { lifetimes } from '../../contract/requestLimits.ts';
import { bodies, calculatorInputs } from '../arbitraries.ts';
import type { Host, SentRequest } from './Host.ts';

/** Both hosts of the backend under one clock. */
export interface Hosts {
  server: Host;
  mocks: Host;
  clock: { now: number };
}

/** The earlier requests, which later ones refer to. */
export interface Model {
  posted: { name: PostName; body: Json; headers: Record<string, string> }[];
  /** The contact of the calculation that was saved last. */
  contact: { email: string; companyName: string } | null;
}

type Json = Record<string, unknown>;
type PostName = keyof typeof bodies;
type Command = fc.AsyncCommand<Model, Hosts>;

export const encode = (text: string) => new TextEncoder().encode(text);

/**
 * Sends the same request to both hosts, requires the same reply, and resolves to its status.
 *
 * @param requestFor - Creates the request for a host, whose leads have ids of their own.
 */
export async function send(
  { server, mocks }: Hosts,
  requestFor: (host: Host) => SentRequest,
): Promise<number> {
  const expected = await server.send(requestFor(server));
  expect(await mocks.send(requestFor(mocks)), 'the mocks reply as the server does').toEqual(
    expected,
  );
  return expected.status;
}

/** Creates the request that posts a body to an endpoint. */
export function postRequest(
  name: PostName | 'estimate',
  body: unknown,
  headers: Record<string, string>,
): SentRequest {
  return {
    method: 'POST',
    path: contract[name].path,
    headers: { 'Content-Type': 'application/json', ...headers },
    bytes: encode(JSON.stringify(body)),
  };
}

/** Posts a body to both hosts, and notes in the model what later requests refer to. */
export async function post(model: Model, hosts: Hosts, name: PostName, body: Json, key?: string) {
  const headers: Record<string, string> = key === undefined ? {} : { 'Idempotency-Key': key };
  const status = await send(hosts, () => postRequest(name, body, headers));
  model.posted.push({ name, body, headers });
  if (status === 201) {
    model.contact = { email: String(body.contactEmail), companyName: String(body.companyName) };
  }
}

function command(description: string, run: Command['run'], check = (_: Model) => true): Command {
  return { check, run, toString: () => description };
}

/** Only a few people, so that requests refer to each other's leads. */
const person = fc.constantFrom(
  { email: 'ada@example.com', companyName: 'Analytical Engines' },
  { email: 'l.zak@firma.example', companyName: 'Śląskie Łącza' },
);
const key = fc.option(fc.constantFrom('k1', 'k2'), { nil: undefined, freq: 2 });

export const submissions = {
  demoSubmission: fc
    .tuple(bodies.demoSubmission, person)
    .map(([body, contact]) => ({ ...body, ...contact })),
  roiCalculation: fc
    .tuple(bodies.roiCalculation, person)
    .map(([body, { email: contactEmail, companyName }]) => ({
      ...body,
      contactEmail,
      companyName,
    })),
  contactFormWebhook: fc
    .tuple(bodies.contactFormWebhook, person)
    .map(([body, { email, companyName: company }]) => ({ ...body, email, company })),
  sendRoiReport: fc
    .tuple(bodies.sendRoiReport, person)
    .map(([body, contact]) => ({ ...body, ...contact })),
} satisfies { [N in PostName]: fc.Arbitrary<BodyOf<Contract[N]>> };

export const postNames = Object.keys(submissions) as PostName[];
const anySubmission = fc
  .constantFrom(...postNames)
  .chain((name) => fc.tuple(fc.constant(name), submissions[name] as fc.Arbitrary<Json>));

/** Any body that the contract accepts. */
const submit = fc
  .tuple(anySubmission, key)
  .map(([[name, body], idempotencyKey]) =>
    command(`submit ${name} ${idempotencyKey ?? ''} ${JSON.stringify(body)}`, (model, hosts) =>
      post(model, hosts, name, body, idempotencyKey),
    ),
  );

const save = submissions.roiCalculation.map((body) =>
  command(`save ${JSON.stringify(body)}`, (model, hosts) =>
    post(model, hosts, 'roiCalculation', body),
  ),
);

/** The report of the calculation that was saved last. */
const requestReport = fc.tuple(bodies.sendRoiReport, key).map(([body, idempotencyKey]) =>
  command(
    `request the report ${idempotencyKey ?? ''}`,
    (model, hosts) =>
      post(model, hosts, 'sendRoiReport', { ...body, ...model.contact }, idempotencyKey),
    ({ contact }) => contact !== null,
  ),
);

/** Repeats an earlier request, unchanged or with other fields under the same key. */
const repeat = fc.tuple(fc.nat({ max: 5 }), fc.boolean()).map(([back, isChanged]) =>
  command(
    `repeat the last but ${back}${isChanged ? ', changed' : ''}`,
    async (model, hosts) => {
      const earlier = model.posted.at(-1 - back);
      if (!earlier) return;
      const { name, body, headers } = earlier;
      const again = isChanged ? { ...body, firstName: 'Grace', formMilliseconds: 7 } : body;
      await post(model, hosts, name, again, headers['Idempotency-Key']);
    },
    ({ posted }) => posted.length > back,
  ),
);

/** Reads a calculation by the id of any lead, or by a text that is not an id. */
const read = fc
  .oneof(
    fc.nat({ max: 8 }),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).map(encodeURIComponent),
    fc.constantFrom('%', '%zz', '%E0%A4', '..%2f', 'a%00b', 'x'.repeat(200), 'x'.repeat(201)),
  )
  .filter((id) => id !== '.' && id !== '..')
  .map((id) =>
    command(`read ${id}`, async (_model, hosts) => {
      await send(hosts, ({ ids }) => ({
        method: 'GET',
        path: `/api/roi-calculation/${typeof id === 'number' ? (ids[id] ?? 'none') : id}`,
        headers: {},
      }));
    }),
  );

/** Some of the inputs, some with a deadline that has passed. */
const partialInputs = calculatorInputs.chain((inputs) =>
  fc
    .subarray(Object.keys(inputs))
    .map((names) =>
      Object.fromEntries(Object.entries(inputs).filter(([name]) => names.includes(name))),
    ),
);

const ask = partialInputs.map((asked) =>
  command(`ask ${JSON.stringify(asked)}`, async (_model, hosts) => {
    await send(hosts, () => postRequest('estimate', asked, {}));
  }),
);

/** A batch of estimates, with lines that are not valid. */
const askForMany = fc
  .array(
    fc.oneof(
      partialInputs.map((asked) => JSON.stringify(asked)),
      fc.constantFrom('', '{', '{"region":"mars"}'),
    ),
    { maxLength: 4 },
  )
  .map((lines) =>
    command(`ask for many ${JSON.stringify(lines)}`, async (_model, hosts) => {
      await send(hosts, () => ({
        method: 'POST',
        path: contract.estimates.path,
        headers: { 'Content-Type': linesMediaType },
        bytes: encode(lines.join('\n')),
      }));
    }),
  );

/** Reads what changes only with a release, also as a client that has it. */
const readReleased = fc
  .tuple(fc.constantFrom('rateCard' as const, 'estimateSchema' as const), fc.boolean())
  .map(([name, isKnown]) =>
    command(`read ${name}${isKnown ? ' again' : ''}`, async (_model, hosts) => {
      const headers: Record<string, string> = isKnown ? { 'If-None-Match': '*' } : {};
      await send(hosts, () => ({ method: 'GET', path: contract[name].path, headers }));
    }),
  );

/** A valid request, and one thing wrong with it. */
const invalid = anySubmission.chain(([name, body]) => {
  const request = postRequest(name, body, {});
  const withBody = (changed: unknown) => postRequest(name, changed, {});
  return fc
    .oneof(
      fc
        .tuple(fc.constantFrom(...Object.keys(body)), fc.jsonValue({ maxDepth: 1 }))
        .map(([changed, value]) => withBody({ ...body, [changed]: value })),
      fc.jsonValue({ maxDepth: 2 }).map(withBody),
      fc
        .constantFrom('', '{', 'null', '{"a":1,}', '{"\ud800":1}')
        .map((text) => ({ ...request, bytes: encode(text) })),
      fc.constant({ ...request, bytes: new Uint8Array([0x7b, 0xff, 0x7d]) }),
      fc
        .constantFrom('text/plain', 'application/json; charset=utf-8', 'application/xml')
        .map((type) => ({ ...request, headers: { 'Content-Type': type } })),
      fc
        .constantFrom('has a space', 'é', 'x'.repeat(200), 'x'.repeat(201))
        .map((bad) => ({ ...request, headers: { ...request.headers, 'Idempotency-Key': bad } })),
    )
    .map((sent: SentRequest) =>
      command(
        `send ${name} ${JSON.stringify(sent.headers)} ${new TextDecoder().decode(sent.bytes).slice(0, 400)}`,
        async (_model, hosts) => {
          await send(hosts, () => sent);
        },
      ),
    );
});

/** Time passes: a minute, or how long a cookie or a claim lives, or 1 ms less. */
const wait = fc
  .constantFrom(60_000, ...Object.values(lifetimes).flatMap((lifetime) => [lifetime - 1, lifetime]))
  .map((ms) =>
    command(`wait ${ms} ms`, async (_model, { clock }) => {
      clock.now += ms;
    }),
  );

const clearCookies = fc.constant(
  command('clear the cookies', async (_model, { server, mocks }) => {
    await Promise.all([server.clearCookies(), mocks.clearCookies()]);
  }),
);

const refuseReports = fc.boolean().map((isRefused) =>
  command(
    `the mail provider ${isRefused ? 'refuses' : 'accepts'} reports`,
    async (_model, { server, mocks }) => {
      for (const host of [server, mocks]) host.refuseReports(isRefused);
    },
  ),
);

/**
 * Sequences of valid, invalid, repeated and out-of-order requests, with time passing between them.
 */
export const requestSequences = fc.commands(
  [
    ...[submit, save, requestReport, requestReport, repeat, repeat],
    ...[read, ask, askForMany, readReleased, invalid, wait, clearCookies, refuseReports],
  ],
  { maxCommands: 40, size: 'max' },
);
