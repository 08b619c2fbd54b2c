/**
 * `npm run several-hosts`: sets up a service by the commands of docs/several-hosts.md, with each
 * host in a network namespace, and loses its hosts under a steady load of leads. Exits with 1 where
 * a lead or a message is lost or doubled, or the service is not back within 15 s; with 2 where it
 * could not begin. Needs root and, of Debian 12, postgresql, haproxy, iproute2 and openssl. Takes
 * about five minutes.
 */
import '../../../scripts/help.mjs';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { eventually } from '../../../testing/async.ts';
import { openPostgres } from '../../store/postgresAdapter.ts';
import { faultsOf, type Stored } from './faultsOf.ts';
import { outsideAddress, startNetwork } from './hosts.ts';
import { loseHosts } from './loseHosts.ts';
import { databaseUrl, startMailProvider, startService } from './startService.ts';
import { startVisitors } from './visitors.ts';

/** Milliseconds until another server takes over the messages of one that is gone. */
const takeoverMs = 90_000;

const needed = [
  '/usr/bin/unshare',
  '/usr/sbin/ip',
  '/usr/bin/openssl',
  '/usr/sbin/haproxy',
  '/usr/bin/pg_createcluster',
  '/usr/lib/postgresql/15/bin/pg_basebackup',
];

// At once, because the hosts go on running.
process.exit(process.argv[2] === 'inside' ? await testService() : startInside());

/**
 * Runs the test in namespaces of its own: with its first process all others end, its networks
 * vanish, and so does `/run`, where it keeps its files.
 */
function startInside(): number {
  const missing = needed.filter((path) => !existsSync(path));
  if (process.getuid?.() !== 0) missing.push('root');
  if (missing.length > 0) {
    console.error(`Expected ${missing.join(', ')}. Nothing was started.`);
    return 2;
  }
  execFileSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
  const { status } = spawnSync(
    'setpriv',
    [
      // However this process ends, so does all that it started.
      ...['--pdeathsig', 'KILL', 'unshare'],
      ...['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'],
      // The shell stays the first process, because it reaps the processes of others.
      ...['sh', '-euc', 'mount -t tmpfs tmpfs /run\n"$@"\nexit $?', 'sh'],
      ...[process.execPath, fileURLToPath(import.meta.url), 'inside'],
    ],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  return status ?? 1;
}

async function testService(): Promise<number> {
  const folder = '/run/roi';
  mkdirSync(folder);
  const faults: string[] = [];
  try {
    startNetwork();
    const mail = await startMailProvider(outsideAddress);
    const service = await startService(folder, mail.url);
    const visitors = startVisitors(service.proxy);
    await sleep(5000);
    faults.push(...(await loseHosts(service, visitors)));
    await visitors.stop(60_000);
    const stored = await readSettled();
    faults.push(...faultsOf(visitors.leads, stored, mail.accepted));
    const acknowledged = visitors.leads.filter(({ id }) => id !== null).length;
    const unknown = stored.messages.filter(({ unknownOutcomes }) => unknownOutcomes > 0).length;
    console.log(
      `${visitors.leads.length} leads, ${acknowledged} acknowledged, ${stored.leads.length} stored; ` +
        `${mail.accepted.length} mails, ${unknown} messages with an unknown outcome`,
    );
  } catch (error) {
    faults.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  for (const fault of faults.slice(0, 20)) console.error(fault);
  if (faults.length > 20) console.error(`… and ${faults.length - 20} more.`);
  if (faults.length > 0) printLogs(folder);
  console.log(faults.length > 0 ? `Failed: ${faults.length} faults.` : 'Passed.');
  return faults.length > 0 ? 1 : 0;
}

/** Reads the store once no message is left to send. */
async function readSettled(): Promise<Stored> {
  const adapter = await openPostgres(databaseUrl, { onConnectionLost: () => undefined });
  const read = async () => ({
    leads: await adapter.read.selectFrom('record').select(['id', 'email']).execute(),
    claims: await adapter.read.selectFrom('idempotency').select(['key', 'recordId']).execute(),
    messages: await adapter.read
      .selectFrom('outbox')
      .select(['id', 'recordId', 'state', 'unknownOutcomes'])
      .execute(),
  });
  try {
    await eventually(async () => {
      const { messages } = await read();
      return messages.every(({ state }) => state === 'sent' || state === 'unknown');
    }, takeoverMs).catch(() => undefined);
    return await read();
  } finally {
    await adapter.close();
  }
}

/** Prints the ends of the logs, because their files vanish. */
function printLogs(folder: string): void {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.log'))) {
    console.error(`\n── ${file}\n${readFileSync(`${folder}/${file}`, 'utf8').slice(-1500)}`);
  }
}
