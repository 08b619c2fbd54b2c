import { createInterface } from 'node:readline/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { isTooDeep } from '../contract/nesting.ts';
import { parseEnvironment, publicUrlOf } from '../server/configuration/environment.ts';
import { configuredCrm } from '../server/crm/configuredCrm.ts';
import { discardFlood, type Flood, parseNetwork } from '../server/erasure/discardFlood.ts';
import { type ErasureList, eraseAddress, openErasureList } from '../server/erasure/erasing.ts';
import { otherAddresses } from '../server/erasure/otherAddresses.ts';
import { systemClock } from '../server/ports.ts';
import type { Store } from '../server/store/createStore.ts';
import { openStore } from '../server/store/openStore.ts';
import {
  aboutAddress,
  type ExportFormat,
  exportLeads,
  exportPeople,
  showLead,
} from '../server/store/tools.ts';
import { exitOnClosedPipe, runCommand } from './runCommand.ts';
import { existingSqliteFile, storeSettings } from './storeSettings.ts';

const usage = `Usage:
  npm run -s leads -- export [--format csv|json] [--since 2026-11-01]   leads, oldest first, by default all as CSV
  npm run -s leads -- people [--since DAY]       a row a person, best cases first; with all options of export
  npm run -s leads -- export --people            the same
  npm run -s leads -- show ID                    one lead with its messages
  npm run -s leads -- about EMAIL                everything that is kept about an address
  npm run -s leads -- erase EMAIL                erase it; a restored backup is erased again
  npm run -s leads -- object EMAIL               the person wants no more mails
  npm run -s leads -- discard --from NETWORK --since INSTANT   erase a flood that is not forwarded
  npm run -s leads -- doctor                     what the configured CRM lacks
  npm run -s leads -- retry ID                   send the dead and bounced messages of a lead again
  npm run -s leads -- retry --dead               send all dead messages again
A NETWORK is an IPv4 /24, an IPv6 /48 or a larger one, such as 203.0.113.0/24. An INSTANT is a day
(UTC), or has a zone, such as 2026-11-27T10:00:00Z.
The store is the server's own: DATABASE_URL, else SQLite under DATA_DIR.`;

const instant = z.iso.datetime({ offset: true });

/** Does the work of a command on the store. Resolves to the exit code. */
type Operation = (store: Store, list: ErasureList) => Promise<number>;

/** `npm run leads`: what the sales team and operators do with leads. */
async function main(args: string[]): Promise<number | null> {
  if (args.length === 1 && args[0] === 'doctor') return checkCrm();
  const operation = operationOf(args);
  if (!operation) return null;
  const settings = storeSettings(process.env);
  if (!settings.databaseUrl) existingSqliteFile(settings.dataDir);
  const { store, counters } = await openStore(settings);
  try {
    return await operation(store, openErasureList(settings.dataDir));
  } finally {
    counters.close();
    await store.close();
  }
}

/** Returns the operation that the arguments name; null when they are not valid. */
function operationOf([command, ...args]: string[]): Operation | null {
  if (command === 'export' || command === 'people') {
    const options = exportOf(command === 'people' ? ['--people', ...args] : args);
    return options && ((store) => writeLeads(store, options));
  }
  if (command === 'discard') {
    const flood = floodOf(args);
    return flood && ((store) => discard(store, flood));
  }
  // The id is not parsed as an option, because ids of older stores may start with a hyphen.
  const [id, ...others] = args;
  if (!id || others.length > 0) return null;
  switch (command) {
    case 'show':
      return (store) => printLead(store, id);
    case 'about':
      return (store) => printAbout(store, id);
    case 'erase':
      return (store, list) => erase(store, list, id);
    case 'object':
      return (store) => object(store, id);
    case 'retry':
      return (store) => (id === '--dead' ? retryAllDead(store) : retryLead(store, id));
    default:
      return null;
  }
}

/** Parses the options of an export; null when they are not valid. */
function exportOf(args: string[]): { format: ExportFormat; since: number; people: boolean } | null {
  try {
    const options = {
      format: { type: 'string', default: 'csv' },
      since: { type: 'string' },
      people: { type: 'boolean', default: false },
    } as const;
    const { format, since, people } = parseArgs({ args, options }).values;
    const first = since === undefined ? 0 : parseInstant(since);
    return format === 'csv' || format === 'json' ? { format, since: first, people } : null;
  } catch {
    return null;
  }
}

/** A day, or an instant with its zone: its meaning must not depend on the machine. */
const parseInstant = (text: string | undefined) =>
  Number(new Date(z.parse(z.union([z.iso.date(), instant]), text)));

/** Parses the options of a flood; null when they are not valid. */
function floodOf(args: string[]): Flood | null {
  try {
    const options = { from: { type: 'string' }, since: { type: 'string' } } as const;
    const { from = '', since } = parseArgs({ args, options }).values;
    const network = parseNetwork(from);
    return network && { network, since: parseInstant(since) };
  } catch {
    return null;
  }
}

async function writeLeads(
  store: Store,
  { format, since, people }: NonNullable<ReturnType<typeof exportOf>>,
) {
  const write = people ? exportPeople : exportLeads;
  const lines = write(store, format, { since, publicUrl: publicUrlOf(process.env) });
  await pipeline(Readable.from(lines), process.stdout, { end: false });
  return 0;
}

async function printLead(store: Store, id: string): Promise<number> {
  const lead = await showLead(store, id);
  if (!lead) {
    const erasure = await store.erasure(id);
    console.error(
      erasure
        ? `The lead ${id} was erased at ${new Date(erasure.erasedAt).toISOString()} (${erasure.cause}).`
        : `There is no lead with the id ${id}.`,
    );
    return 1;
  }
  printJson(lead);
  return 0;
}

/** A field of an old lead may be nested thousands deep, which V8 can only print unindented. */
function printJson(value: object): void {
  console.log(isTooDeep(value) ? JSON.stringify(value) : JSON.stringify(value, null, 2));
}

async function printAbout(store: Store, email: string): Promise<number> {
  const leads = await aboutAddress(store, email);
  if (leads.length === 0) return nothingAbout(email);
  printJson({ email, leads });
  return 0;
}

async function erase(store: Store, list: ErasureList, email: string): Promise<number> {
  const others = await otherAddresses(store, email);
  const count = await eraseOne(store, list, email);
  const exitCode = count === 0 ? nothingAbout(email) : 0;
  if (process.stdin.isTTY) {
    for (const other of others) if (await isAgreed(other)) await eraseOne(store, list, other);
  } else if (others.length > 0) {
    console.error(`Of the same name and company, and still kept: ${others.join(', ')}`);
  }
  return (await isOverwritten(store)) ? exitCode : 1;
}

async function object(store: Store, email: string): Promise<number> {
  const count = await store.objectTo(email);
  if (count === 0) return nothingAbout(email);
  console.log(`${count} ${count === 1 ? 'lead is' : 'leads are'} marked; no more mails go there.`);
  return 0;
}

async function eraseOne(store: Store, list: ErasureList, email: string): Promise<number> {
  const count = await eraseAddress(email, { store, list, now: systemClock.now() });
  if (count > 0) console.log(`${count} ${count === 1 ? 'lead is' : 'leads are'} erased.`);
  return count;
}

/** Asks whether another address of the same name and company is the same person's. */
async function isAgreed(email: string): Promise<boolean> {
  const terminal = createInterface(process.stdin, process.stderr);
  const question = `Erase ${email}, of the same name and company, too? (y/N) `;
  const answer = await terminal.question(question).finally(() => terminal.close());
  return /^y(es)?$/i.test(answer.trim());
}

/** Overwrites what the journal of the store still holds of erased leads (S17). */
async function isOverwritten(store: Store): Promise<boolean> {
  const isDone = await store.scrub();
  if (!isDone) {
    console.error(
      'The journal of the store is not yet overwritten, because another program reads it. Run this command again once that has ended, such as a backup.',
    );
  }
  return isDone;
}

async function discard(store: Store, flood: Flood): Promise<number> {
  const count = await discardFlood(flood, { store, now: systemClock.now() });
  console.log(`${count} ${count === 1 ? 'lead is' : 'leads are'} discarded.`);
  return (await isOverwritten(store)) && count > 0 ? 0 : 1;
}

function nothingAbout(email: string): number {
  console.error(`Nothing is kept about ${email}.`);
  return 1;
}

async function retryLead(store: Store, id: string): Promise<number> {
  const count = await store.retryDead({ id, now: systemClock.now() });
  printRetried(count);
  return count > 0 ? 0 : 1;
}

async function retryAllDead(store: Store): Promise<number> {
  printRetried(await store.retryDead({ now: systemClock.now() }));
  return 0;
}

function printRetried(count: number): void {
  console.log(`${count} ${count === 1 ? 'message is' : 'messages are'} sent again.`);
}

/** Checks the CRM before the first lead; nothing is sent to it. */
async function checkCrm(): Promise<number> {
  const environment = parseEnvironment(process.env);
  const options = { clock: systemClock, publicUrl: publicUrlOf(process.env) };
  const crm = configuredCrm(environment, options);
  if (!crm || crm.name === 'webhook') {
    console.log(crm ? 'A webhook has nothing to check.' : 'No CRM is configured.');
    return 0;
  }
  const problems = await crm.check();
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log('The CRM has all fields.');
  return problems.length === 0 ? 0 : 1;
}

exitOnClosedPipe();
await runCommand(usage, main);
