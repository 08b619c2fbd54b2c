import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Counters } from '../../backend/ports.ts';
import { contract } from '../../contract/index.ts';
import { listen } from '../http/listen.ts';
import { routes } from '../http/requestLog.ts';
import type { MessageComposer } from '../outbox/createMessageComposer.ts';
import { type Provider, providerOf } from '../outbox/providers.ts';
import type { Store } from '../store/createStore.ts';

/** In seconds, as OpenTelemetry recommends for HTTP requests. */
const durationBuckets = [
  ...[0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10],
];
/** A commit takes less than a request. */
const storeBuckets = [0.0005, 0.001, 0.0025, ...durationBuckets.slice(0, 11)];

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'CONNECT', 'TRACE'];

/** The paths of what has a route in the log but is no endpoint of the contract. */
const otherPaths: Record<string, string> = {
  page: '/{file}',
  link: '/l/{code}',
  unknown: '/api/{path}',
  mailEvents: '/webhooks/sendgrid',
  healthz: '/healthz',
  readyz: '/readyz',
  mcp: '/mcp',
};
const routePaths: Record<string, string> = {
  ...otherPaths,
  ...Object.fromEntries(Object.entries(contract).map(([name, { path }]) => [name, path])),
};

/** The server's measurements of itself (decision 0269). */
export type Metrics = ReturnType<typeof createMetrics>;

/**
 * Creates the metrics of one server. Names and labels are those of OpenTelemetry's semantic
 * conventions where it has them, as Prometheus writes them; the others begin with `roi_`. A label
 * has few values: never an id, an address or a text of a client.
 */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];

  const requests = new Histogram({
    name: 'http_server_request_duration_seconds',
    help: 'Duration of requests until their responses were sent or their clients left.',
    labelNames: ['http_request_method', 'http_route', 'http_response_status_code'],
    buckets: durationBuckets,
    registers,
  });
  const storeCalls = new Histogram({
    name: 'db_client_operation_duration_seconds',
    help: 'Duration of operations of the store, with the wait for their commit.',
    labelNames: ['db_system_name', 'db_operation_name', 'error_type'],
    buckets: storeBuckets,
    registers,
  });
  const messages = new Histogram({
    name: 'messaging_client_operation_duration_seconds',
    help: 'Duration of attempts to send a message to the mail provider or the CRM.',
    labelNames: ['messaging_system', 'messaging_operation_name', 'kind', 'outcome'],
    buckets: durationBuckets,
    registers,
  });
  const refusals = new Counter({
    name: 'roi_limit_refusals_total',
    help: 'Requests, mails, notices and calls that a limit refused or put off.',
    labelNames: ['limit'],
    registers,
  });

  const unread = new Counter({
    name: 'roi_unread_responses_total',
    help: 'Responses that were ended because their readers did not read them.',
    registers,
  });

  const erased = new Counter({
    name: 'roi_leads_erased_total',
    help: 'Leads that were erased by the server, by cause.',
    labelNames: ['cause'],
    registers,
  });

  return {
    registry,

    /** Counts leads that were erased. */
    countErased({ tooOld, restored }: { tooOld: number; restored: number }) {
      erased.inc({ cause: 'retention' }, tooOld);
      erased.inc({ cause: 'restored' }, restored);
    },

    /** Counts responses that were ended unread. */
    countUnread: (count: number) => unread.inc(count),

    /** Begins to measure a request, until its response ends. */
    beginRequest({ method = '' }: IncomingMessage, response: ServerResponse) {
      const startedAt = performance.now();
      response.once('close', () => {
        const { headersSent, statusCode } = response;
        requests.observe(
          {
            http_request_method: methods.includes(method) ? method : '_OTHER',
            http_route: routePaths[routes.get(response) ?? ''] ?? '',
            http_response_status_code: headersSent ? String(statusCode) : '',
          },
          secondsSince(startedAt),
        );
      });
    },

    /** Returns the same store; its operations are measured. */
    measureStore: (store: Store, system: 'sqlite' | 'postgresql'): Store =>
      Object.fromEntries(
        Object.entries(store).map(([name, operation]) => [
          name,
          measured(operation as Operation, (seconds, error) =>
            storeCalls.observe(
              {
                db_system_name: system,
                db_operation_name: name,
                error_type: error instanceof Error ? error.name : '',
              },
              seconds,
            ),
          ),
        ]),
      ) as unknown as Store,

    /** Returns the same counters; what they refuse is counted by limit. */
    countRefusals<C extends Counters>(counters: C): C {
      return {
        ...counters,
        async consume(limit, ...event) {
          const result = await counters.consume(limit, ...event);
          if (!result.isAllowed) refusals.inc({ limit: limit.name });
          return result;
        },
      };
    },

    /**
     * Returns the same composer; the outcomes of its messages are measured.
     *
     * @param systems - The names of the mail provider and the CRM.
     */
    measureMessages:
      (compose: MessageComposer, systems: Record<Provider, string>): MessageComposer =>
      async (message) => {
        const { kind } = message;
        const labels = {
          messaging_system: systems[providerOf(kind)],
          messaging_operation_name: 'send',
          kind,
        };
        const send = await compose(message);
        return async () => {
          const startedAt = performance.now();
          const delivery = await send();
          messages.observe({ ...labels, outcome: delivery.outcome }, secondsSince(startedAt));
          return delivery;
        };
      },

    /** Adds a gauge whose samples are read at each scrape. */
    addGauge<Label extends string>(
      name: string,
      help: string,
      labelNames: readonly Label[],
      read: () => Promise<Sample<Label>[]> | Sample<Label>[],
    ) {
      new Gauge({
        name,
        help,
        labelNames: [...labelNames],
        registers,
        async collect() {
          const samples = await read();
          this.reset();
          for (const { labels, value } of samples) this.set(labels, value);
        },
      });
    },
  };
}

/** A value of a gauge. */
interface Sample<Label extends string> {
  labels: Record<Label, string>;
  value: number;
}

type Operation = (...values: unknown[]) => unknown;

/** Wraps a function; each promise that it returns is measured until it settles. */
function measured(
  operation: Operation,
  observe: (seconds: number, error?: unknown) => void,
): Operation {
  return (...values) => {
    const startedAt = performance.now();
    const result = operation(...values);
    if (result instanceof Promise) {
      result.then(
        () => observe(secondsSince(startedAt)),
        (error: unknown) => observe(secondsSince(startedAt), error),
      );
    }
    return result;
  };
}

const secondsSince = (startedAt: number) => (performance.now() - startedAt) / 1000;

/**
 * Serves metrics at `/metrics` in Prometheus' text format, on a port that is not the public one.
 */
export async function serveMetrics(
  registry: Registry,
  { port, host }: { port: number; host: string },
): Promise<Server> {
  const server = await listen(port, host);
  server.on('request', async ({ method, url }, response) => {
    if (url !== '/metrics' || (method !== 'GET' && method !== 'HEAD')) {
      return response.writeHead(404).end('Expected GET /metrics.\n');
    }
    const text = await registry.metrics();
    response.writeHead(200, { 'Content-Type': registry.contentType }).end(text);
  });
  return server;
}
