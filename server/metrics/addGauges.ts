import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Clock } from '../../backend/ports.ts';
import type { Outbox } from '../outbox/createOutbox.ts';
import { providers } from '../outbox/providers.ts';
import type { Store } from '../store/createStore.ts';
import type { Metrics } from './createMetrics.ts';

/** Milliseconds that a count of messages holds at least. */
const leastValidMs = 10_000;
/** A count holds 100 times as long as it took, so that scrapes take 1% of the store at most. */
const validTimes = 100;
/** Milliseconds between two looks at the event loop. */
const loopResolution = 10;

/** Adds what is read at each scrape: messages, providers and the event loop. */
export function addGauges(
  metrics: Metrics,
  {
    store,
    outbox,
    clock,
  }: { store: Pick<Store, 'unsentMessages'>; outbox: Pick<Outbox, 'problems'>; clock: Clock },
): void {
  const count = kept(() => store.unsentMessages());
  // The other metrics count most while the store fails.
  const unsentMessages = () => count().catch(() => []);
  metrics.addGauge(
    'roi_outbox_messages',
    'Messages that are not sent, in the whole store.',
    ['state', 'kind'],
    async () =>
      (await unsentMessages()).map(({ state, kind, count }) => ({
        labels: { state, kind },
        value: count,
      })),
  );
  metrics.addGauge(
    'roi_outbox_oldest_due_age_seconds',
    'How long the message that is due longest waits, of each kind in the whole store.',
    ['kind'],
    async () =>
      (await unsentMessages()).flatMap(({ state, kind, oldestAt }) =>
        state === 'ready'
          ? [{ labels: { kind }, value: Math.max(0, clock.now() - oldestAt) / 1000 }]
          : [],
      ),
  );
  metrics.addGauge(
    'roi_outbox_provider_waiting',
    'Whether all messages to a provider wait, and why.',
    ['provider', 'reason'],
    () => {
      const problems = outbox.problems();
      return providers.flatMap((provider) =>
        (['key refused', 'unavailable'] as const).map((reason) => ({
          labels: { provider, reason },
          value: problems[provider] === reason ? 1 : 0,
        })),
      );
    },
  );

  const delay = monitorEventLoopDelay({ resolution: loopResolution });
  delay.enable();
  const readDelay = {
    p50: () => delay.percentile(50),
    p99: () => delay.percentile(99),
    max: () => {
      const { max } = delay;
      // They are read in this order.
      delay.reset();
      return max;
    },
  };
  for (const [name, read] of Object.entries(readDelay)) {
    metrics.addGauge(
      `nodejs_eventloop_delay_${name}_seconds`,
      `Delay of the event loop since the last scrape (${name}); about 0.01 at rest.`,
      [],
      () => [{ labels: {}, value: read() / 1e9 }],
    );
  }
}

/** Adds the time of the newest backup, and how old it may become. */
export function addBackupGauges(
  metrics: Metrics,
  { lastAt, everyHours }: { lastAt: () => number | null; everyHours: number },
): void {
  metrics.addGauge(
    'roi_backup_last_success_timestamp_seconds',
    'When the newest backup was begun; 0 where there is none.',
    [],
    () => [{ labels: {}, value: (lastAt() ?? 0) / 1000 }],
  );
  metrics.addGauge('roi_backup_interval_seconds', 'BACKUP_EVERY_HOURS.', [], () => [
    { labels: {}, value: everyHours * 3600 },
  ]);
}

/** Adds how many leads stay that are too old by the clock alone (S15). */
export function addErasingGauge(metrics: Metrics, erasing: { heldBack: () => number }): void {
  metrics.addGauge(
    'roi_retention_held_back_leads',
    'Leads that are too old by the clock alone, and are kept.',
    [],
    () => [{ labels: {}, value: erasing.heldBack() }],
  );
}

/** Keeps a result, the longer the longer it took. After a failure, it is asked for again. */
function kept<Result>(ask: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | null = null;
  let validUntil = 0;
  return () => {
    const startedAt = performance.now();
    if (result && startedAt < validUntil) return result;
    validUntil = Number.POSITIVE_INFINITY;
    result = ask();
    result.then(
      () => {
        const tookMs = performance.now() - startedAt;
        validUntil = performance.now() + Math.max(leastValidMs, validTimes * tookMs);
      },
      () => {
        validUntil = 0;
      },
    );
    return result;
  };
}
