import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { eventually } from '../../../testing/async.ts';
import { type Host, startHost } from './hosts.ts';

const root = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** The name in the certificate of the proxy. */
const publicHost = 'roi.example';
/** `DATABASE_URL` in docs/several-hosts.md. */
export const databaseUrl = 'postgres://roi:roi-password@10.0.0.10/roi';

/**
 * Starts the hosts of docs/several-hosts.md, with its commands and `deploy/haproxy.cfg`. Resolves
 * once all servers are ready and the standby is synchronous.
 *
 * @param folder - For logs and data.
 */
export async function startService(folder: string, mailUrl: string) {
  const databases = [
    await startHost('database1', '10.0.0.21'),
    await startHost('database2', '10.0.0.22'),
  ] as const;
  const [primary, standby] = databases;
  for (const host of databases) {
    // The installation of Debian's package does the same.
    await host.run('pg_createcluster 15 main');
    await host.run(commandsOf('Preparing both databases'));
  }
  await primary.run(commandsOf('Creating the database'));
  await replicate({ primary, standby });

  const proxy = await startHost('proxy', '10.0.0.10');
  const ca = writeCertificate(folder);
  await proxy.run(`cp ${folder}/roi.pem ${root('deploy/haproxy.cfg')} /etc/haproxy/`);
  proxy.start('haproxy', ['-f', '/etc/haproxy/haproxy.cfg'], `${folder}/proxy.log`);

  const environment = {
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: `https://${publicHost}`,
    COOKIE_SECRET: 'the same secret of at least 32 characters',
    TRUST_PROXY_HOPS: '1',
    DIST_DIR: root('dist'),
    SENDGRID_API_KEY: 'SG.test',
    SENDGRID_API_URL: mailUrl,
    SALES_INBOX: 'sales@example.com',
    LOG_LEVEL: 'warn',
    // So that each lead has a message of its own.
    NOTICES_PER_HOUR: '1000000',
  };
  const start = async (host: Host) => {
    const data = `${folder}/${host.name}`;
    mkdirSync(data);
    host.start(process.execPath, [root('server/main.ts')], `${data}.log`, {
      ...environment,
      DATA_DIR: data,
    });
    await eventually(async () => (await fetch(`http://${host.address}:3000/readyz`)).ok, 60_000);
    return host;
  };
  const servers = [
    await start(await startHost('server1', '10.0.0.11')),
    await start(await startHost('server2', '10.0.0.12')),
    await start(await startHost('server3', '10.0.0.13')),
  ] as const;
  return { databases, servers, proxy: { address: proxy.address, host: publicHost, ca } };
}

/** Makes a standby, and lets the primary wait for it. */
export async function replicate({ primary, standby }: { primary: Host; standby: Host }) {
  const commands = commandsOf('Making a standby');
  await standby.run(commands.replace('primary=10.0.0.21', `primary=${primary.address}`));
  await primary.run(commandsOf('Waiting for the standby'));
  const state = 'select sync_state from pg_stat_replication';
  await eventually(async () => {
    const printed = await primary.run(`runuser -u postgres -- psql -Atc '${state}'`);
    return printed.trim() === 'sync';
  });
}

/** Writes the proxy's certificate with its key, and returns the certificate. */
function writeCertificate(folder: string): string {
  const pem = `${folder}/roi.pem`;
  const options = [
    ...['req', '-x509', '-nodes', '-days', '2', '-subj', `/CN=${publicHost}`],
    ...['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'],
    ...['-addext', `subjectAltName=DNS:${publicHost}`, '-keyout', pem, '-out', `${folder}/ca`],
  ];
  execFileSync('openssl', options, { stdio: 'ignore' });
  const certificate = readFileSync(`${folder}/ca`, 'utf8');
  appendFileSync(pem, certificate);
  return certificate;
}

const page = readFileSync(new URL('../../../docs/several-hosts.md', import.meta.url), 'utf8');

/**
 * Returns the commands of a section of docs/several-hosts.md, as an operator would copy them.
 *
 * @throws Error when the document has no such section, or the section has no commands
 */
export function commandsOf(title: string): string {
  const [, section = ''] = page.split(`\n### ${title}\n`);
  const [ofSection = ''] = section.split(/\n##/);
  const commands = /^```\n(.*?)^```$/ms.exec(ofSection)?.[1];
  if (!commands) throw new Error(`Expected commands under "${title}" in docs/several-hosts.md.`);
  return commands;
}

/** Milliseconds until the provider responds, so that some mails are being sent at any moment. */
const responseMs = 300;

/** Starts a mail provider that accepts every mail. `accepted` has the ids of their messages. */
export async function startMailProvider(address: string) {
  const accepted: string[] = [];
  const server = createServer(async (request, response) => {
    const mail = await json(request).catch(() => null);
    if (!mail) return;
    accepted.push(Object(mail).personalizations[0].custom_args.outbox_id);
    await sleep(responseMs);
    response.writeHead(202, { 'X-Message-Id': `mail-${accepted.length}` }).end();
  });
  const port = 8025;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, address, resolve);
  });
  return { url: `http://${address}:${port}/`, accepted };
}
