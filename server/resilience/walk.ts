import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { expect, onTestFinished } from 'vitest';
import type { MessageKind } from '../../backend/Lead.ts';
import { contract } from '../../contract/index.ts';
import { openFormerRelease, whyNoFormerRelease } from '../../scripts/release/formerRelease.ts';
import { eventually } from '../../testing/async.ts';
import { startLocalServer } from '../../testing/localServer.ts';
import { statedOffset } from '../../testing/moment.ts';
import { post } from '../../testing/post.ts';
import { type Reaction, startFakeSendGrid } from '../../testing/sendGrid/fakeSendGrid.ts';
import { type ServerProcess, startServerProcess } from '../../testing/serverProcess.ts';
import type { databases } from '../../testing/stores.ts';
import { submissions } from '../../testing/submissions.ts';
import { pageFolder, temporaryFolder } from '../../testing/temporaryFolder.ts';
import { discardFlood, parseNetwork } from '../erasure/discardFlood.ts';
import { eraseAddress, openErasureList } from '../erasure/erasing.ts';
import { isListing } from '../outbox/providers.ts';
import { createStore } from '../store/createStore.ts';
import { hourlyKinds } from '../store/hourlyMails.ts';
import { exportLeads, exportPeople } from '../store/tools.ts';

type Database = (typeof databases)[number];
type Walk = Awaited<ReturnType<typeof openWalk>>;
type Command = fc.AsyncCommand<Model, Walk>;
type Release = 'current' | 'former';
type End = 'stop' | 'kill';

const minuteMs = 60_000;
const publicUrl = new URL('https://roi.example');
const releases = { current: fileURLToPath(new URL('../..', import.meta.url)), former: '' };

/** The messages that each form leads to. */
const kinds = {
  roiCalculation: ['reportNotice'],
  demoSubmission: ['crmDemo', 'demoBooking', 'demoNotice'],
  contactFormWebhook: ['crmContact'],
  sendRoiReport: ['reportEmail'],
} satisfies Record<string, MessageKind[]>;
type Name = keyof typeof kinds;
/** Ids of mails that list leads. */
const listing = /^(digest|demos|crm-failures)-/;
const isHourly = ({ kind }: { kind: string }) => hourlyKinds.some((hourly) => hourly === kind);

/** Errors in the log about providers that fail, and reports whose leads are erased meanwhile. */
const expectedErrors = /^(message (dead|not composed)|provider (unavailable|refuses the key))$/;

/** A form that a visitor sends, perhaps several times. */
interface Form {
  name: Name;
  /** Of a calculation, contact form or demo request, no other has it: it shows what is about it. */
  company: string;
  email: string;
  network: string;
  body: object;
  headers: Record<string, string>;
  /** The calculation of a report. */
  of: Form | null;
  /** How far the clocks had come when it was first sent. */
  sentAt: number;
  /** `perhaps`: saved whole, or absent; `condemned`: its erasure was cut off; `gone`: erased. */
  fate: 'perhaps' | 'absent' | 'kept' | 'condemned' | 'gone';
  sentTo: Set<Release>;
  id: string;
  /** The first answer; 0 before that. */
  status: number;
  results: unknown;
  cookie: string;
}

/** What servers have promised: the forms that were sent, and the links by their paths. */
interface Model {
  forms: Form[];
  links: Map<string, string>;
}

/** How a provider reacts; one that hangs answers once it is set to another reaction. */
const reactions = [
  ...[202, 202, 400, 401, 429, 500].map((status) => ({ status })),
  ...(['hangs', 'reset', 'acceptAndReset'] as const),
];

/** Opens a store with a server, fake providers whose reactions are set, and clocks that are set. */
async function openWalk(database: Database, limits: 'on' | 'off') {
  const environment = await database.environment();
  const adapter = await database.open(environment);
  const store = createStore(adapter);
  const list = openErasureList(environment.DATA_DIR ?? '');
  const leads = () => Array.fromAsync(store.leads());
  const unsent = () =>
    adapter.read.selectFrom('outbox').selectAll().where('state', '!=', 'sent').execute();

  const clockFile = join(temporaryFolder(), 'clock');
  const startedAt = performance.now();
  let aheadMs = 0;
  let advancedMs = 0;
  const now = () => Date.now() + aheadMs;
  function setClock(byMs: number) {
    aheadMs += byMs;
    advancedMs += Math.max(0, byMs);
    writeFileSync(`${clockFile}.new`, String(statedOffset() + aheadMs));
    renameSync(`${clockFile}.new`, clockFile);
  }
  setClock(0);

  const reaction = { mail: reactions[0], crm: reactions[0] };
  /** What the providers accepted: the ids of messages, and their texts. */
  const accepted: { id: string; about: string }[] = [];
  async function react(provider: keyof typeof reaction, message: (typeof accepted)[number]) {
    await eventually(() => reaction[provider] !== 'hangs', 600_000);
    const reacts = reaction[provider] as Reaction;
    if (reacts === 'acceptAndReset' || Object(reacts).status === 202) accepted.push(message);
    return reacts;
  }
  const sendGrid = await startFakeSendGrid({
    react: ({ outboxId: id, subject, text }) => react('mail', { id, about: subject + text }),
  });
  const crm = await startLocalServer(async (request, response) => {
    const about = await text(request).catch(() => null);
    if (about === null) return;
    const reacts = await react('crm', { id: String(request.headers['x-delivery-id']), about });
    if (typeof reacts === 'string') request.socket.resetAndDestroy();
    else response.writeHead(reacts.status).end();
  });
  onTestFinished(crm.stop);

  const servers: (ServerProcess & { release: Release })[] = [];
  async function start(release: Release) {
    releases.former ||= whyNoFormerRelease() ? releases.current : openFormerRelease();
    const variables = {
      ...{ ...environment, ...sendGrid.environment, DIST_DIR: pageFolder() },
      ...{ CRM_WEBHOOK_URL: crm.url.href, CRM_WEBHOOK_SECRET: 'a secret of the CRM' },
      ...{ BOOKING_URL: 'https://booking.example', RATE_LIMITS: limits, TRUST_PROXY_HOPS: '1' },
      ...{ LOG_LEVEL: 'error', NOTICES_PER_HOUR: '2', WALK_CLOCK: clockFile },
      WALK_RELEASE: pathToFileURL(join(releases[release], '/')).href,
    };
    const program = fileURLToPath(new URL('walkServer.ts', import.meta.url));
    const server = { ...(await startServerProcess(variables, { program })), release };
    onTestFinished(server.crash);
    servers.push(server);
    return server;
  }
  let turn = 0;
  const next = () => servers[turn++ % servers.length] ?? start('current');
  /** The former release has no links, and leaves some messages to this one. */
  const current = () => servers.find(({ release }) => release === 'current') ?? start('current');
  function expectNoErrors({ log, release }: (typeof servers)[number]) {
    const errors = log().filter(({ msg }) => !expectedErrors.test(String(msg)));
    if (release === 'current') expect(errors, 'errors of a server').toEqual([]);
  }
  /** Ends the server that was started first. */
  async function end(how: End) {
    const server = servers.shift();
    if (how === 'kill') await server?.crash();
    else expect(await server?.stop(), 'exit code').toBe(0);
    if (server) expectNoErrors(server);
  }

  /** Sends a form, once more where a server that runs does not answer. */
  async function send(form: Form, to?: Awaited<ReturnType<typeof start>>): Promise<void> {
    const server = to ?? (await next());
    form.sentTo.add(server.release);
    if (form.fate === 'absent') form.fate = 'perhaps';
    const cookie = form.of && { Cookie: form.of.cookie };
    const headers = { ...form.headers, ...cookie, 'X-Forwarded-For': addressIn(form.network) };
    const answer = await post(server.url, contract[form.name].path, form.body, headers).catch(
      (error: unknown) => {
        if (error instanceof TypeError || error instanceof SyntaxError) return null;
        throw error;
      },
    );
    if (answer && answer.status !== 503) note(form, answer);
    else if (!to) await send(form, server);
    if (answer?.status === 502) form.id ||= (await store.reportOf(form.of?.id ?? ''))?.id ?? 'lost';
  }

  /** Notes the first answer, and compares others with it. */
  function note(form: Form, { status, body, text, cookie }: Awaited<ReturnType<typeof post>>) {
    if (status === 403 && form.of && age(form.of) > 25 * minuteMs) return;
    if (status === 429 && form.of && form.status === 0 && limits === 'on') return;
    const first = form.status || (form.name === 'roiCalculation' ? 201 : 202);
    // A report that the provider refuses can be sent again by a command.
    const allowed = form.of && form.status !== 202 ? [202, 502] : [first];
    const named = `${form.name} of ${form.company}`;
    expect(allowed, `${named}: ${status} ${text}`).toContain(status);
    if (form.id && status !== 502) expect(body.id, `a repeat of ${named}`).toBe(form.id);
    if (status !== 502) form.id = body.id;
    form.results ??= body.calculationResults;
    form.cookie ||= cookie;
    Object.assign(form, { status, fate: 'kept' });
  }
  /** Milliseconds since a form was first sent, as far as clocks went forward. */
  const passedMs = () => performance.now() - startedAt + advancedMs;
  const age = ({ sentAt }: Form) => passedMs() - sentAt;

  /** Finds out which forms are saved that got no answer. */
  async function settle({ forms }: Model) {
    const saved = await leads();
    for (const form of forms.filter(({ fate }) => fate === 'perhaps')) {
      const isIt = (lead: (typeof saved)[number]) =>
        lead.endpoint === form.name && lead.company === form.company;
      const { id } = saved.find((lead) => isIt(lead)) ?? { id: '' };
      Object.assign(form, { fate: id ? 'kept' : 'absent', id: id || form.id });
    }
    return saved;
  }

  /** Messages and companies that are erased, and how many messages were accepted by then. */
  const erased = new Map<string, number>();

  /** Erases, and notes which of the forms that may be erased are gone. */
  async function erasing(model: Model, erase: () => unknown, may: (form: Form) => boolean) {
    await settle(model);
    const all = await adapter.read.selectFrom('outbox').selectAll().execute();
    // Mails that list leads are passed on to another one.
    const messages = all.filter(({ kind }) => !isListing(kind));
    await erase();
    const left = new Set((await leads()).map(({ id }) => id));
    // A server erases what is condemned at any time.
    const isCondemned = (form: Form) => form.fate === 'condemned';
    const condemned = model.forms.filter(isCondemned).map(({ id }) => id);
    for (const { id, recordId } of messages)
      if (!left.has(recordId) || condemned.includes(recordId))
        erased.set(id, Number.POSITIVE_INFINITY);
    for (const form of model.forms) {
      if (!/kept|condemned/.test(form.fate) || left.has(form.id)) continue;
      const ofThem = [form, form.of ?? form];
      expect(
        ofThem.some((each) => isCondemned(each) || may(each)),
        `${form.id} lost`,
      ).toBe(true);
      if (!form.of) erased.set(form.company, Number.POSITIVE_INFINITY);
    }
    for (const form of model.forms)
      if (/kept|condemned/.test(form.fate) && !left.has(form.id)) form.fate = 'gone';
  }

  /** Waits until all messages are sent. Where none changes, time passes. */
  async function drain() {
    let seen = '';
    let looks = 0;
    await eventually(async () => {
      const left = (await unsent()).filter((row) => row.state !== 'dead' || !isHourly(row));
      if (left.length === 0) return true;
      if (left.some(({ state }) => state === 'dead')) await store.retryDead({ now: now() });
      const seenNow = JSON.stringify(left);
      looks = seenNow === seen ? looks + 1 : 0;
      seen = seenNow;
      if (looks > 0 && looks % 10 === 0) setClock(10 * minuteMs);
      throw new Error(`Not sent: ${seen}`);
    }, 120_000);
  }

  /** Reads a calculation. */
  async function read({ name, fate, id, results, body }: Form) {
    if (name !== 'roiCalculation' || !id || !/kept|gone/.test(fate)) return;
    const response = await fetch(new URL(`/api/roi-calculation/${id}`, (await next()).url));
    expect(response.status, `a calculation that is ${fate}`).toBe(fate === 'gone' ? 404 : 200);
    const { calculationResults, inputs } = await response.json();
    if (fate === 'gone') return;
    expect(calculationResults).toEqual(results ?? calculationResults);
    expect(inputs.integrationCount).toBe(Object(body).integrationCount);
  }

  async function readLink(path: string, title: string) {
    const response = await fetch(new URL(path, (await current()).url));
    expect(await response.text(), path).toContain(title);
  }

  /** Compares everything with what the walk knows, once all messages are sent. */
  async function compare(model: Model) {
    Object.assign(reaction, { mail: reactions[0], crm: reactions[0] });
    const condemned = model.forms.filter(({ fate }) => fate === 'condemned');
    if (condemned.length > 0) {
      // A server completes an erasure when it starts.
      await start('current');
      const isDone = async () =>
        (await Promise.all(condemned.map(({ id }) => store.lead(id)))).every((lead) => !lead);
      await erasing(
        model,
        () => eventually(isDone),
        (form) => condemned.includes(form),
      );
      while (servers.length > 1) await end('stop');
    }
    await current();
    await drain();
    const saved = await settle(model);
    const rows = await adapter.read.selectFrom('outbox').selectAll().execute();
    const kept = model.forms.filter(({ fate }) => fate === 'kept');
    const nameOf = (lead: { id: string; company: string }) => `${lead.company} ${lead.id}`;
    expect(saved.map(nameOf).sort(), 'the leads').toEqual(kept.map(nameOf).sort());

    const times = Map.groupBy(accepted, ({ id }) => id);
    for (const { id, digest, company } of saved) {
      const { name, sentTo } = kept.find((form) => form.id === id) ?? expect.fail();
      const own = rows.filter(({ recordId, kind }) => recordId === id && !isListing(kind));
      const planned = own.map(({ kind }) => kind);
      const missing = (kinds[name] as MessageKind[]).filter((kind) => !planned.includes(kind));
      expect([...planned, ...missing].sort(), `messages of ${id}`).toEqual(kinds[name]);
      const isFormer = sentTo.has('former');
      // In the former release, a lead that comes while its digest is sent is in none.
      const isListed =
        digest !== null &&
        (isFormer || times.get(digest)?.some(({ about }) => about.includes(company)));
      const excuses: Partial<Record<MessageKind, boolean | undefined>> = {
        // The former release does not know these, and limits leave the second out.
        ...{ crmDemo: isFormer, demoBooking: isFormer || limits === 'on' },
        ...{ reportNotice: isListed, demoNotice: isListed },
      };
      const lost = missing.filter((kind) => !excuses[kind]);
      expect([company, digest, lost]).toEqual([company, digest, []]);
    }
    for (const { id, kind, recordId, unknownOutcomes } of rows) {
      const count = times.get(id)?.length ?? 0;
      const isRight = isListing(kind) || (count > 0 && count <= 1 + unknownOutcomes);
      const isKept = saved.some((lead) => lead.id === recordId);
      expect({ id, kind, count, isRight, isKept }).toMatchObject({ isRight: true, isKept: true });
      times.delete(id);
    }
    const unknown = [...times.keys()].filter((id) => !erased.has(id) && !listing.test(id));
    expect(unknown, 'sent without a lead').toEqual([]);
    for (const [key, since] of erased) {
      const late = accepted
        .slice(since)
        .filter(({ id, about }) => id === key || about.includes(key));
      expect(late, 'sent though erased').toEqual([]);
      erased.set(key, Math.min(since, accepted.length));
    }
    for (const write of [exportLeads, exportPeople]) {
      const exported = (await Array.fromAsync(write(store, 'json', { publicUrl }))).join('');
      // A person has one row, with the last company.
      for (const { company } of write === exportLeads ? kept : [])
        expect(exported).toContain(company);
      for (const company of erased.keys()) expect(exported).not.toContain(company);
    }
    for (const form of model.forms) await read(form);
    for (const [path, title] of model.links) await readLink(path, title);
    servers.forEach(expectNoErrors);
  }

  await start('current');
  const isOf = (email: string) => (form: Form) => form.email.toLowerCase() === email;
  return {
    ...{ reaction, servers, start, end, setClock, send, read, compare, current, passedMs },
    ...{ age, steps: 0 },
    retryDead: () => store.retryDead({ now: now() }),

    async erase(model: Model, email: string, isCutOff: boolean) {
      const cutOff = { ...store, erase: () => Promise.reject(new Error('cut off')) };
      const run = () =>
        eraseAddress(email, { store: isCutOff ? cutOff : store, list, now: now() }).catch((error) =>
          expect(String(error)).toBe('Error: cut off'),
        );
      await settle(model);
      const own = model.forms.filter((form) => form.fate === 'kept' && isOf(email)(form));
      for (const form of own) form.fate = 'condemned';
      await erasing(model, run, isOf(email));
      const left = own.filter(({ fate }) => fate !== 'gone');
      if (!isCutOff) expect(left, 'not erased').toEqual([]);
    },

    async discard(model: Model, from: string) {
      const network = parseNetwork(from) ?? expect.fail('no network');
      const discard = () => discardFlood({ network, since: 0 }, { store, now: now() });
      await erasing(model, discard, (form) => form.network === from);
      // Of messages that were dead, the network is forgotten.
      const waiting = (await unsent()).filter((row) => row.lastError === null && !isHourly(row));
      const missed = model.forms.filter(
        ({ network, sentTo, id }) =>
          // The former release does not keep the network.
          network === from && !sentTo.has('former') && waiting.some((row) => row.recordId === id),
      );
      expect(missed, 'not discarded').toEqual([]);
    },
  };
}

/** An address of a visitor in a network. */
const addressIn = (network: string) => network.replace('.0/24', '.7');

/** A step with what is drawn for it, which its description states. */
function step<T>(
  name: string,
  drawn: fc.Arbitrary<T>,
  take: (walk: Walk, model: Model, drawn: T) => unknown,
): fc.Arbitrary<Command> {
  return drawn.map((value) => ({
    check: () => true,
    async run(model, walk) {
      walk.steps += 1;
      await take(walk, model, value);
    },
    toString: () => `${name} ${JSON.stringify(value)}`,
  }));
}

/** The one that is so many places before the last for which a condition holds. */
function lastBut<T>(all: readonly T[], back: number, which: (each: T) => boolean): T | undefined {
  const found = all.filter(which);
  return found.at(-1 - (back % Math.max(found.length, 1)));
}

const names = Object.keys(kinds) as Name[];
const people = ['ada@example.com', 'Ada@Example.com', 'bob@firma.example', 'eve@mail.example'];
const network = fc.constantFrom('203.0.113.0/24', '198.51.100.0/24');
const back = fc.nat({ max: 5 });

/** A form before it is sent: a new one, the report of a calculation, or an earlier one again. */
const draft = fc.record({
  name: fc.constantFrom(...names, 'roiCalculation', 'sendRoiReport', 'repeat', 'repeat'),
  ...{ email: fc.constantFrom(...people), network, hasKey: fc.boolean(), back },
});
type Draft = typeof draft extends fc.Arbitrary<infer D> ? D : never;

/** Adds the form of a draft to the model; null where there is none to repeat, or to report. */
function formOf(walk: Walk, { forms }: Model, { name, back, hasKey, ...drawn }: Draft) {
  const isKept = ({ fate }: Form) => fate === 'kept';
  const isRepeatable = (form: Form) =>
    /kept|perhaps|absent/.test(form.fate) &&
    (!form.of || isKept(form.of)) &&
    walk.age(form) < (form.headers['Idempotency-Key'] ? 23 * 60 : 9) * minuteMs;
  if (name === 'repeat') return lastBut(forms, back, isRepeatable) ?? null;
  const isReportable = (form: Form) =>
    isKept(form) && form.cookie !== '' && walk.age(form) < 25 * minuteMs;
  const of = (name === 'sendRoiReport' && lastBut(forms, back, isReportable)) || null;
  if (name === 'sendRoiReport' && !of) return null;
  const first = forms.find((form) => of && form.of === of && form.fate !== 'gone');
  if (first) return isRepeatable(first) ? first : null;
  const number = forms.length;
  const { company, email } = of ?? { company: `Engines ${1000 + number} Ltd`, email: drawn.email };
  const shared = { email, companyName: company };
  const calculation = { contactEmail: email, companyName: company };
  const body = {
    demoSubmission: () => submissions.demoSubmission(shared),
    roiCalculation: () =>
      submissions.roiCalculation({ ...calculation, integrationCount: 1 + (number % 40) }),
    contactFormWebhook: () => submissions.contactFormWebhook({ email, company }),
    sendRoiReport: () => submissions.sendRoiReport(shared),
  }[name]();
  const headers: Record<string, string> = hasKey ? { 'Idempotency-Key': `key-${number}` } : {};
  const form: Form = {
    ...{ name: name as Name, company, email, network: drawn.network, body, headers, of },
    ...{ sentAt: walk.passedMs(), fate: 'absent', sentTo: new Set(), id: '', status: 0 },
    ...{ results: undefined, cookie: '' },
  };
  forms.push(form);
  return form;
}

const release = fc.constantFrom<Release[]>('current', 'former');
const send = step('send', fc.tuple(draft, fc.boolean()), async (walk, model, [drawn, isTwice]) => {
  const form = formOf(walk, model, drawn);
  if (form) await Promise.all([walk.send(form), isTwice && walk.send(form)]);
});
const stopOrKill = fc.constantFrom<End[]>('stop', 'kill', 'kill');
const endServer = step(
  'end a server (how, while sending, after ms, then start)',
  fc.tuple(stopOrKill, fc.array(draft, { maxLength: 4 }), fc.nat({ max: 60 }), release),
  async (walk, model, [how, drafts, afterMs, release]) => {
    const forms = new Set(drafts.flatMap((drawn) => formOf(walk, model, drawn) ?? []));
    const sent = [...forms].map((form) => walk.send(form, walk.servers[0]));
    // Between two statements of the server there is no signal to wait for.
    await sleep(afterMs);
    await Promise.all([walk.end(how), ...sent]);
    if (walk.servers.length === 0) await walk.start(release);
  },
);
const startAnother = step('start another server', release, (walk, _, release) =>
  walk.servers.length < 2 ? walk.start(release) : null,
);
const read = step('read', back, (walk, { forms }, back) => {
  const form = lastBut(forms, back, ({ name }) => name === 'roiCalculation');
  return form && walk.read(form);
});
const saveLink = step('link', fc.integer({ min: 2, max: 40 }), async (walk, { links }, count) => {
  const { url } = await walk.current();
  const { body } = await post(url, '/api/link', { scenario: `v1&integrations=${count}` });
  links.set(new URL(body.url).pathname, `content="${count} integrations`);
});
const provider = fc.constantFrom<('mail' | 'crm')[]>('mail', 'crm');
const setReaction = step(
  'provider',
  fc.tuple(provider, fc.constantFrom(...reactions)),
  (walk, _, [provider, reaction]) => Object.assign(walk.reaction, { [provider]: reaction }),
);
const setClock = step('minutes', fc.constantFrom(1, 4, 7, 60, -7, -60), (walk, _, minutes) =>
  walk.setClock(minutes * minuteMs),
);
const lowerCase = fc.constantFrom(...people.map((email) => email.toLowerCase()));
const others = [
  ...[endServer, endServer, startAnother, read, read, saveLink, setClock, setClock],
  ...[setReaction, setReaction, setReaction],
  step('erase, or cut off', fc.tuple(lowerCase, fc.boolean()), (walk, model, drawn) =>
    walk.erase(model, ...drawn),
  ),
  step('discard', network, (walk, model, from) => walk.discard(model, from)),
  step('retry dead', fc.constant(''), (walk) => walk.retryDead()),
  step('compare', fc.constant(''), (walk, model) => walk.compare(model)),
];

/** Draws walks of up to so many steps, with limits or without. */
export const walks = (maxCommands: number) =>
  fc.tuple(
    fc.constantFrom<('on' | 'off')[]>('on', 'off'),
    fc.commands([...Array(24).fill(send), ...others], { maxCommands, size: 'max' }),
  );

/** Takes a walk, and compares at its end. Returns the number of steps. */
export async function take(
  database: Database,
  [limits, steps]: readonly ['on' | 'off', Iterable<Command>],
): Promise<number> {
  const model: Model = { forms: [], links: new Map() };
  const walk = await openWalk(database, limits);
  try {
    await fc.asyncModelRun(() => ({ model, real: walk }), steps);
    await walk.compare(model);
  } finally {
    await Promise.all(walk.servers.map(({ crash }) => crash()));
  }
  return walk.steps;
}
