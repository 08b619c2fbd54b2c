import type { Clock } from '../../backend/ports.ts';
import type { Log } from '../logging/log.ts';
import type { Delivery } from '../mail/Mailer.ts';
import { backoffMs, type OutboxTiming } from './backoff.ts';

/** Failures in a row, without an accepted message between them, after which a provider is down. */
const failuresUntilDown = 5;

/** What all messages to a provider wait for; null while they are sent. */
export type ProviderProblem = 'unavailable' | 'key refused' | null;

/** Holds the messages to one provider back while it fails, and lets single ones probe it. */
export interface ProviderGate {
  problem(): ProviderProblem;
  /** Whether one message may be sent now to see whether the provider works again. */
  isProbeDue(): boolean;
  /** Marks a message as the probe until the returned function is called. */
  beginProbe(): () => void;
  /** Takes the outcome of an attempt into account. */
  record(delivery: Delivery): void;
}

/**
 * Creates the gate of one provider. It closes at once when the key is refused, and after several
 * failures in a row. Then only probes are sent, at growing distance and not before the provider's
 * Retry-After. The first message that the provider judges opens it again.
 *
 * @param options - `onWorking` is called when the provider works after a problem, or first works.
 */
export function createProviderGate({
  provider,
  clock,
  log,
  random,
  timing,
  onWorking,
}: {
  provider: string;
  clock: Clock;
  log: Log;
  random: () => number;
  timing: OutboxTiming;
  onWorking: () => void;
}): ProviderGate {
  const probeTiming = { firstDelayMs: timing.firstProbeMs, longestDelayMs: timing.longestProbeMs };
  let problem: ProviderProblem = null;
  let hasWorked = false;
  let failures = 0;
  let failedProbes = 0;
  let isProbing = false;
  let probeAt = 0;

  const probeDelay = () => backoffMs(failedProbes + 1, probeTiming, random());

  function open() {
    failures = 0;
    probeAt = 0;
    if (problem) log.warn({ provider }, 'provider works again');
    if (problem || !hasWorked) onWorking();
    problem = null;
    hasWorked = true;
  }

  function close(found: Exclude<ProviderProblem, null>, retryAfterMs: number) {
    const isChange = problem !== found;
    if (!problem) failedProbes = 0;
    else if (isProbing) failedProbes += 1;
    problem = found;
    probeAt = Math.max(probeAt, clock.now() + Math.max(probeDelay(), retryAfterMs));
    if (!isChange) return;
    const fields = { provider };
    if (found === 'key refused') log.error(fields, 'provider refuses the key');
    else log.error(fields, 'provider unavailable');
  }

  return {
    problem: () => problem,
    isProbeDue: () => problem !== null && !isProbing && clock.now() >= probeAt,
    beginProbe() {
      isProbing = true;
      probeAt = clock.now() + probeDelay();
      return () => {
        isProbing = false;
      };
    },
    record(delivery) {
      switch (delivery.outcome) {
        case 'sent':
        case 'refused':
          return open();
        case 'unauthorized':
          return close('key refused', 0);
        case 'retry':
        case 'unknown': {
          failures += 1;
          const retryAfterMs = delivery.outcome === 'retry' ? (delivery.retryAfterMs ?? 0) : 0;
          if (problem || failures >= failuresUntilDown) close('unavailable', retryAfterMs);
        }
      }
    },
  };
}
