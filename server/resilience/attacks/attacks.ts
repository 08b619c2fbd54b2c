/** Attacks a server from one address, in a process of its own: `attacks.ts NAME URL`. */
import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { submissions } from '../../../testing/submissions.ts';

export const distFolder = fileURLToPath(new URL('../../../dist', import.meta.url));
const attacker = '203.0.113.7';
/** Milliseconds after which a refused attacker tries again. */
const retryMs = 100;

/** An attack, which goes on until its process is killed. */
type Attack = (url: URL) => void;

const readCard = { method: 'resources/read', params: { uri: 'ui://roi/result-card' } };
const batchOf = (calls: number) =>
  JSON.stringify(Array.from({ length: calls }, (_, id) => ({ jsonrpc: '2.0', id, ...readCard })));
const mcpHeaders = {
  'Content-Type': 'application/json',
  Accept: 'application/json, text/event-stream',
};

/** What one address may do to a server; each in as many connections as the name says. */
export const attacks = {
  nothing: () => undefined,
  '40 unread batches of 100 calls': (url) => leaveUnread(url, 40, post('/mcp', batchOf(100))),
  '40 unread batches of 2 calls': (url) => leaveUnread(url, 40, post('/mcp', batchOf(2))),
  '16 readers of the card': (url) => repeat(url, 16, () => ['/mcp', batchOf(2), mcpHeaders]),
  '400 unread typefaces': (url) => leaveTypefaces(url),
  '8 unsigned webhooks of 1 MB': (url) =>
    repeat(url, 8, () => ['/webhooks/sendgrid', unsignedEvents, unsignedHeaders()]),
  '16 senders of contact forms': (url) =>
    repeat(url, 16, (number) => ['/api/webhook/contact-form', contactForm(`flood-${number}`), {}]),
} satisfies Record<string, Attack>;

const unsignedEvents = `[${'{},'.repeat(349_000)}{}]`;
const unsignedHeaders = () => ({
  'X-Twilio-Email-Event-Webhook-Timestamp': String(Math.floor(Date.now() / 1000)),
  'X-Twilio-Email-Event-Webhook-Signature': 'bm90IGEgc2lnbmF0dXJl',
});

/** A contact form that no other one repeats. */
export const contactForm = (name: string) =>
  JSON.stringify(submissions.contactFormWebhook({ email: `${name}@example.com` }));

/** Sends requests in so many connections, each as soon as the one before is answered. */
function repeat(
  url: URL,
  connections: number,
  next: (number: number) => [path: string, body: string, headers: Record<string, string>],
) {
  let number = 0;
  for (let each = 0; each < connections; each += 1) void send();

  async function send() {
    for (;;) {
      number += 1;
      const [path, body, headers] = next(number);
      const status = await new Promise<number>((resolve) => {
        const outgoing = request(new URL(path, url), {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': attacker, ...headers },
        });
        outgoing.on('response', (response) =>
          response.resume().once('close', () => resolve(response.statusCode ?? 0)),
        );
        outgoing.on('error', () => resolve(0)).end(body);
      });
      if (status === 429 || status === 0) await sleep(retryMs);
    }
  }
}

const post = (path: string, body: string) =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    `X-Forwarded-For: ${attacker}`,
    ...Object.entries(mcpHeaders).map(([name, value]) => `${name}: ${value}`),
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');

/** Keeps so many connections that send requests and read nothing, and opens closed ones again. */
function leaveUnread(url: URL, connections: number, requestText: string) {
  for (let each = 0; each < connections; each += 1) open();

  function open() {
    const socket = connect(Number(url.port), url.hostname).pause();
    socket.write(requestText.repeat(4));
    socket.on('error', () => undefined).on('close', () => void setTimeout(open, retryMs));
    // A closed connection is noticed by what is written to it.
    const timer = setInterval(() => socket.write('\r\n'), 1000);
    socket.on('close', () => clearInterval(timer));
  }
}

/** The largest typeface of the built page, which the report's worker loads. */
function leaveTypefaces(url: URL) {
  const name = readdirSync(distFolder).find((file) => /^noto-sans-sc.*\.woff$/.test(file));
  if (!name) throw new Error('Expected the built page; npm run build writes it.');
  const get = `GET /${name} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${attacker}\r\n\r\n`;
  leaveUnread(url, 400, get);
}

const [name, url] = process.argv.slice(2);
if (import.meta.main && name && url) {
  const attack: Attack | undefined = Object.entries(attacks).find(([own]) => own === name)?.[1];
  if (!attack) throw new Error(`There is no attack ${name}.`);
  attack(new URL(url));
}
