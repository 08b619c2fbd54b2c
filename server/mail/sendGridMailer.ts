import sendGridClient from '@sendgrid/client';
import sendGridMail from '@sendgrid/mail';
import type { Mail } from '../../backend/mails/Mail.ts';
import type { Clock } from '../../backend/ports.ts';
import { traceHeaders } from '../tracing/trace.ts';
import { classifyError, classifyStatus, type Delivery, type Mailer } from './delivery.ts';

/**
 * Much shorter than a message's lease, so that an attempt ends before another server may claim the
 * message.
 */
const defaultTimeoutMs = 15_000;

/**
 * Creates a mailer that uses SendGrid's v3 API.
 *
 * @param options - `apiUrl` is SendGrid's global or European URL; a response may take
 *   `timeoutMs`.
 */
export function createSendGridMailer({
  apiKey,
  apiUrl,
  clock,
  timeoutMs = defaultTimeoutMs,
}: {
  apiKey: string;
  apiUrl: URL;
  clock: Clock;
  timeoutMs?: number;
}): Mailer {
  const client = another(sendGridClient);
  client.setApiKey(apiKey);
  client.setDefaultRequest('baseUrl', apiUrl.href);
  // The service has no headers of a single request, apart from those of the mail itself.
  const createHeaders = client.createHeaders.bind(client);
  client.createHeaders = (data) => ({ ...createHeaders(data), ...traceHeaders() });
  const service = another(sendGridMail);
  service.setClient(client);
  service.setTimeout(timeoutMs);

  return {
    async send(mail) {
      try {
        const [{ headers }] = await service.send(messageOf(mail));
        return { outcome: 'sent', providerId: headers['x-message-id'] ?? null };
      } catch (error) {
        return deliveryOf(error, clock.now());
      }
    },
  };
}

/** Creates another instance of a service: the packages export one, which all users share. */
function another<Service extends object>(instance: Service): Service {
  return new (instance.constructor as new () => Service)();
}

function messageOf({ id, from, to, replyTo, subject, headers, text, html, attachments }: Mail) {
  return {
    from,
    ...(replyTo ? { replyTo } : {}),
    subject,
    headers: { ...headers },
    personalizations: [{ to: [to], customArgs: { outbox_id: id } }],
    content: [
      { type: 'text/plain', value: text },
      { type: 'text/html', value: html },
    ] satisfies [unknown, unknown],
    attachments: attachments.map(({ filename, type, content }) => ({
      filename,
      type,
      content: Buffer.from(content).toString('base64'),
      disposition: 'attachment',
    })),
    // The link opens the visitor's own calculation, so nobody tracks who follows it.
    trackingSettings: {
      clickTracking: { enable: false, enableText: false },
      openTracking: { enable: false },
    },
  };
}

/**
 * The client throws for every unsuccessful response, with its status as `code`, and for every
 * failed request.
 */
function deliveryOf(error: unknown, now: number): Delivery {
  const { code, response, isAxiosError } = error as {
    code?: unknown;
    response?: { headers: Record<string, unknown>; body: unknown };
    isAxiosError?: boolean;
  };
  if (typeof code !== 'number' || !response) {
    // The client itself rejected the message, so nothing was sent.
    if (!isAxiosError) return { outcome: 'refused', reason: 'not a message SendGrid accepts' };
    return classifyError(error);
  }
  return classifyStatus(code, {
    retryAfter: response.headers['retry-after'],
    detail: JSON.stringify(response.body ?? ''),
    now,
  });
}
