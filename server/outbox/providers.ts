import { type ListingKind, listingKinds, type MessageKind } from '../../backend/Lead.ts';
import type { Clock } from '../../backend/ports.ts';
import type { Log } from '../logging/log.ts';
import type { Delivery } from '../mail/delivery.ts';
import { backoffMs, type OutboxTiming } from './completions.ts';

/** Who delivers messages, the mail provider or the CRM, and of which kinds. */
export const kindsOf = {
  mail: ['reportEmail', 'reportNotice', 'demoNotice', 'demoBooking', ...listingKinds],
  crm: ['crmContact', 'crmDemo'],
} as const satisfies Record<string, readonly MessageKind[]>;

/** Who delivers messages of a kind. */
export function providerOf(kind: MessageKind): Provider {
  return kindsOf.crm.some((own) => own === kind) ? 'crm' : 'mail';
}

/** The kinds that may be sent before they are due; those that list leads wait for their time. */
export const promptKindsOf = (provider: Provider) =>
  kindsOf[provider].filter((kind) => !isListing(kind));

export const isListing = (kind: MessageKind): kind is ListingKind =>
  listingKinds.some((listing) => listing === kind);

export type Provider = keyof typeof kindsOf;
export const providers = ['mail', 'crm'] as const satisfies readonly Provider[];

/** Returns what the messages to each provider wait for; nothing of providers that work. */
export function problemsOf(
  gates: Record<Provider, ReturnType<typeof createProviderGate>>,
): Partial<Record<Provider, ProviderProblem>> {
  const problems = providers.map((provider) => [provider, gates[provider].problem()]);
  return Object.fromEntries(problems.filter(([, problem]) => problem !== null));
}

/** Failures in a row, without an accepted message between them, after which a provider is down. */
const failuresUntilDown = 5;

/** The reason why all messages to a provider wait. */
type ProviderProblem = 'unavailable' | 'key refused';

/**
 * Creates the gate of one provider, which holds its messages back while it fails, and lets single
 * ones probe it. It closes at once when the key is refused, and after several failures in a row.
 * Then only probes are sent, at growing distance and not before the provider's Retry-After. The
 * first message that the provider judges opens it again.
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
  provider: Provider;
  clock: Clock;
  log: Log;
  random: () => number;
  timing: OutboxTiming;
  onWorking: () => void;
}) {
  const probeTiming = { firstDelayMs: timing.firstProbeMs, longestDelayMs: timing.longestProbeMs };
  let problem: ProviderProblem | null = null;
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

  function close(found: ProviderProblem, retryAfterMs: number) {
    const isChange = problem !== found;
    if (!problem) failedProbes = 0;
    else if (isProbing) failedProbes += 1;
    problem = found;
    probeAt = Math.max(probeAt, clock.now() + Math.max(probeDelay(), retryAfterMs));
    if (!isChange) return;
    const text = found === 'key refused' ? 'provider refuses the key' : 'provider unavailable';
    log.error({ provider }, text);
  }

  return {
    /** Null while messages are sent. */
    problem: () => problem,
    /** Whether one message may be sent now to see whether the provider works again. */
    isProbeDue: () => problem !== null && !isProbing && clock.now() >= probeAt,
    /** Marks a message as the probe until the returned function is called. */
    beginProbe() {
      isProbing = true;
      probeAt = clock.now() + probeDelay();
      return () => {
        isProbing = false;
      };
    },
    /** Keeps what is left of a wait when the clock was set back by so many milliseconds. */
    shiftBack(stepMs: number) {
      probeAt -= stepMs;
    },
    /** Takes the outcome of an attempt into account. */
    record(delivery: Delivery) {
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
