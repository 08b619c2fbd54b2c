import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { eventually } from '../testing/async.ts';
import { someOf } from '../testing/isThorough.ts';
import { startLocalServer } from '../testing/localServer.ts';
import { statedOffset } from '../testing/moment.ts';
import { post } from '../testing/post.ts';
import { production, recordedMailsTo, startServerProcess } from '../testing/serverProcess.ts';
import { submissions } from '../testing/submissions.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { createStore } from './store/createStore.ts';
import { openSqlite } from './store/sqliteAdapter.ts';

describe('the server as a process', () => {
  it('in production dates leads by the clock of the system, and exits 0 after a signal to stop', async () => {
    const DATA_DIR = temporaryFolder();
    const server = await startServerProcess({ DATA_DIR }, { program: production });
    onTestFinished(server.crash);
    const systemNow = () => Date.now() - statedOffset();
    const startedAt = systemNow();
    const saved = await post(server.url, '/api/roi-calculation', submissions.roiCalculation());
    const endedAt = systemNow();
    expect(await server.stop('SIGTERM')).toBe(0);

    const store = createStore(await openSqlite(join(DATA_DIR, 'leads.sqlite')));
    onTestFinished(() => store.close());
    const receivedAt = (await store.lead(String(saved.body.id)))?.receivedAt;
    expect(receivedAt).toBeGreaterThanOrEqual(startedAt);
    expect(receivedAt).toBeLessThanOrEqual(endedAt);
  });

  it('with nothing configured mails the report as a file, with the PDF that it built itself (S9), names the folder without a built page, and logs no name, no address and no body', async () => {
    const DATA_DIR = temporaryFolder();
    const DIST_DIR = temporaryFolder();
    const server = await startServerProcess({ DATA_DIR, DIST_DIR, LOG_LEVEL: 'trace' });
    onTestFinished(server.crash);
    expect((await fetch(server.url)).status).toBe(503);
    const { cookie: Cookie } = await post(
      server.url,
      '/api/roi-calculation?name=Lovelace',
      submissions.roiCalculation(),
      { 'User-Agent': 'Lovelace', 'X-Forwarded-For': '203.0.113.7' },
    );
    const report = submissions.sendRoiReport();
    const sent = await post(server.url, '/api/send-roi-report', report, { Cookie });
    expect(sent.status).toBe(202);
    await post(
      server.url,
      '/api/demo-submission',
      submissions.demoSubmission({ email: 'Lovelace' }),
    );
    const logged = (text: RegExp) => server.log().filter(({ msg }) => text.test(String(msg)));
    await eventually(() => logged(/^message sent$/).length === 2);
    const [mail] = await recordedMailsTo('ada@example.com', DATA_DIR);
    const pdf = Buffer.from(mail?.attachments[0]?.content as ArrayBuffer);
    expect(pdf.subarray(0, 5).toString('latin1')).toBe('%PDF-');
    expect(pdf.length).toBeGreaterThan(10_000);
    expect(logged(/^no mail key: mails are written to files$/)).toHaveLength(1);
    expect(logged(/^no built page/)).toMatchObject([{ level: 40, folder: DIST_DIR }]);
    expect(JSON.stringify(server.log())).not.toMatch(
      /Ada|Lovelace|example\.com|Engines|203\.0|127\./,
    );
    const listed = [
      ...['level', 'time', 'msg', 'requestId', 'method', 'route', 'status', 'milliseconds'],
      ...['messageId', 'leadId', 'kind', 'attempts', 'reason', 'nextAt', 'folder', 'err'],
    ];
    const keys = new Set(server.log().flatMap((line) => Object.keys(line)));
    expect([...keys].filter((key) => !listed.includes(key))).toEqual([]);
  });

  it('finishes running requests when it stops, and keeps what could not be sent', async () => {
    const DATA_DIR = temporaryFolder();
    const server = await startServerProcess({
      DATA_DIR,
      SENDGRID_API_KEY: 'SG.test',
      // Refuses at once: the server waits only seconds for a provider when it stops.
      SENDGRID_API_URL: 'http://127.0.0.1:1/',
      SALES_INBOX: 'sales@example.com',
    });
    onTestFinished(server.crash);
    const body = JSON.stringify(submissions.demoSubmission());
    const outgoing = request(new URL('/api/demo-submission', server.url), {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
        Expect: '100-continue',
      },
    });
    const responded = once(outgoing, 'response');
    const continued = once(outgoing, 'continue');
    outgoing.write(body.slice(0, 10));
    await continued;
    const stopped = server.stop('SIGTERM');
    await eventually(() => server.log().some(({ msg }) => msg === 'stopping'));
    outgoing.end(body.slice(10));
    const [response] = await responded;
    response.resume();
    expect(response.statusCode).toBe(202);
    expect(await stopped).toBe(0);

    const store = createStore(await openSqlite(join(DATA_DIR, 'leads.sqlite')));
    onTestFinished(() => store.close());
    expect(await store.messageCounts()).toMatchObject({ ready: 1, leased: 0, sending: 0 });
  });
});

type Variables = Record<string, string>;

const wrongVariables: [string, () => Variables | Promise<Variables>, string][] = [
  ['HOST', () => ({ HOST: '192.0.2.1' }), 'HOST: expected '],
  ['HOST', () => ({ HOST: 'no-such-host.invalid' }), 'HOST: expected '],
  [
    'DATABASE_URL',
    () => ({ DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/leads' }),
    'DATABASE_URL: expected ',
  ],
  ['NODE_ENV', () => ({ NODE_ENV: 'prod' }), 'NODE_ENV: expected '],
  [
    'group of several variables',
    () => ({ PORT: 'eighty', TRUST_PROXY_HOPS: '-1', PUBLIC_URL: 'home' }),
    'PORT: .*\n.*PUBLIC_URL: .*\n.*TRUST_PROXY_HOPS: ',
  ],
  [
    'PORT that is taken',
    async () => {
      const { url, stop } = await startLocalServer((_, response) => response.end());
      onTestFinished(stop);
      return { PORT: url.port };
    },
    'PORT: expected a port that is free, got \\d+ \\(EADDRINUSE\\)$',
  ],
  [
    'METRICS_PORT that is taken',
    async () => {
      const { url, stop } = await startLocalServer((_, response) => response.end());
      onTestFinished(stop);
      return { METRICS_PORT: url.port };
    },
    'METRICS_PORT: expected a port that is free, got \\d+ \\(EADDRINUSE\\)$',
  ],
  ['METRICS_HOST', () => ({ METRICS_PORT: '0', METRICS_HOST: '192.0.2.1' }), 'METRICS_HOST: exp'],
  [
    'DATA_DIR that is a file',
    () => {
      const DATA_DIR = join(temporaryFolder(), 'file');
      writeFileSync(DATA_DIR, '');
      return { DATA_DIR };
    },
    'DATA_DIR: expected a folder that can be written \\(\\w+\\)$',
  ],
  [
    'database that accepts connections and does not respond',
    async () => {
      const silent = createServer(() => undefined);
      await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
      onTestFinished(() => void silent.close());
      const { port } = silent.address() as { port: number };
      return { DATABASE_URL: `postgres://u:secret@127.0.0.1:${port}/leads` };
    },
    'DATABASE_URL: expected a database that answers',
  ],
];

it.each(someOf(1, wrongVariables))(
  'a wrong %s is named before the start, without a stack or a password',
  async (_, variables, expected) => {
    const start = startServerProcess({ DATA_DIR: temporaryFolder(), ...(await variables()) });
    const printed = await start.then(
      (server) => server.crash().then(() => 'It started.'),
      (reason: Error) => reason.message,
    );
    expect(printed).toMatch(new RegExp(`^ {2}${expected}`, 'm'));
    expect(printed).not.toMatch(/^ +at |secret/m);
  },
);
