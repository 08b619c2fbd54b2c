import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { Ajv, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import { onTestFinished } from 'vitest';
import { startLocalServer } from '../localServer.ts';
import published from './mailSend.json' with { type: 'json' };

/** The provider's response to a valid message. */
export type Reaction =
  | { status: number; headers?: Record<string, string> }
  /** The message is accepted, and the connection breaks before the response. */
  | 'acceptAndReset'
  /** The connection breaks before the message is accepted. */
  | 'reset';

interface ReceivedMessage {
  outboxId: string;
  from: { email: string; name?: string };
  to: { email: string; name?: string };
  replyTo: { email: string; name?: string } | null;
  headers: Record<string, string>;
  subject: string;
  text: string;
  html: string;
  attachments: { filename: string; type: string; content: Buffer }[];
  tracking: unknown;
}

const isPublishedRequest: ValidateFunction = formats
  .default(new Ajv({ strict: false, allErrors: true }))
  .compile(published.request);

const apiKey = 'SG.test';
const maxBytes = 30 * 1024 * 1024;
const maxCustomArgsBytes = 10_000;

/**
 * SendGrid's v3 mail API at its HTTP boundary, as strict as the real one: the published schema, the
 * documented limits, and 400 with its `errors` for what breaks them.
 *
 * @param options - `react` decides what happens to a valid message; `count` is 1 for the first.
 * @returns `accepted`: the messages so far that SendGrid would send; `errorResponses`: the errors
 *   of all other responses.
 */
export async function startFakeSendGrid({
  react = () => ({ status: 202 }),
}: {
  react?: (message: ReceivedMessage, count: number) => Reaction | Promise<Reaction>;
} = {}) {
  const accepted: ReceivedMessage[] = [];
  const errorResponses: string[] = [];
  let count = 0;

  const { url, stop } = await startLocalServer(async (request, response) => {
    const body = await buffer(request).catch(() => null);
    if (!body) return;
    const respond = (status: number, errors: string[] = []) => {
      errorResponses.push(...errors);
      write(response, status, errors);
    };
    if (request.method !== 'POST' || request.url !== '/v3/mail/send') return respond(404);
    if (request.headers.authorization !== `Bearer ${apiKey}`) {
      return respond(401, ['The provided authorization grant is invalid, expired, or revoked']);
    }
    if (body.length > maxBytes) return respond(413, ['The message is larger than 30 MB']);
    const errors = errorsOf(body);
    if (errors.length > 0) return respond(400, errors);

    count += 1;
    const message = receive(JSON.parse(body.toString('utf8')));
    const reaction = await react(message, count);
    if (reaction === 'reset') return request.socket.resetAndDestroy();
    if (reaction === 'acceptAndReset') {
      accepted.push(message);
      return request.socket.resetAndDestroy();
    }
    if (reaction.status === 202) accepted.push(message);
    for (const [name, value] of Object.entries(reaction.headers ?? {})) {
      response.setHeader(name, value);
    }
    return respond(reaction.status, reaction.status === 202 ? [] : [`status ${reaction.status}`]);
  });
  onTestFinished(stop);
  /** The environment of a server that sends its messages here, with an inbox for its notices. */
  const environment = {
    SENDGRID_API_KEY: apiKey,
    SENDGRID_API_URL: url.href,
    SALES_INBOX: 'sales@example.com',
  };
  return { url, apiKey, environment, accepted, errorResponses };
}

function write(response: ServerResponse, status: number, errors: string[]) {
  if (status === 202) {
    response.writeHead(202, { 'X-Message-Id': `fake-${randomUUID()}` }).end();
    return;
  }
  response
    .writeHead(status, { 'Content-Type': 'application/json' })
    .end(
      JSON.stringify({ errors: errors.map((message) => ({ message, field: null, help: null })) }),
    );
}

/** Lists what the published schema refuses, or what only the documentation refuses. */
function errorsOf(body: Buffer): string[] {
  let mail: MailSendRequest;
  try {
    mail = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return ['Bad Request: the body is not JSON in UTF-8'];
  }
  if (!isPublishedRequest(mail)) {
    return (isPublishedRequest.errors ?? []).map(
      ({ instancePath, message }) => `${instancePath} ${message}`,
    );
  }
  const errors: string[] = [];
  const names = [
    mail.from.name,
    ...mail.personalizations.flatMap(({ to }) => to.map(({ name }) => name)),
  ];
  for (const name of names) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not arrive
    if (name !== undefined && /[\x00-\x1f\x7f;,]/.test(name)) {
      errors.push(`a name is not allowed: ${name}`);
    }
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not arrive
  if (/[\x00-\x1f\x7f]/.test(mail.subject)) errors.push('the subject has control characters');
  if (mail.content[0]?.type !== 'text/plain') errors.push('text/plain must come first');
  for (const { to, custom_args = {} } of mail.personalizations) {
    if (to.length !== 1) errors.push('expected one recipient');
    const isText = Object.values(custom_args).every((value) => typeof value === 'string');
    const size = Buffer.byteLength(JSON.stringify(custom_args));
    if (!isText || size > maxCustomArgsBytes) errors.push('custom_args are not allowed');
  }
  for (const { content } of mail.attachments ?? []) {
    if (!/^[A-Za-z0-9+/]+={0,2}$/.test(content)) errors.push('an attachment is not base64');
  }
  return errors;
}

/** The published request, as far as it is read here. */
interface MailSendRequest {
  from: { email: string; name?: string };
  reply_to?: { email: string; name?: string };
  headers?: Record<string, string>;
  personalizations: {
    to: { email: string; name?: string }[];
    custom_args?: Record<string, unknown>;
  }[];
  subject: string;
  content: { type: string; value: string }[];
  attachments?: { filename: string; type: string; content: string }[];
  tracking_settings?: unknown;
}

function receive({
  from,
  reply_to: replyTo,
  headers = {},
  personalizations,
  subject,
  content,
  attachments = [],
  tracking_settings: tracking,
}: MailSendRequest): ReceivedMessage {
  const [{ to: [to = { email: '' }] = [], custom_args = {} } = {}] = personalizations;
  const part = (wanted: string) => content.find(({ type }) => type === wanted)?.value ?? '';
  return {
    outboxId: String(custom_args.outbox_id),
    from,
    to,
    replyTo: replyTo ?? null,
    headers,
    subject,
    text: part('text/plain'),
    html: part('text/html'),
    tracking,
    attachments: attachments.map((attachment) => ({
      ...attachment,
      content: Buffer.from(attachment.content, 'base64'),
    })),
  };
}
