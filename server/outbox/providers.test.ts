import { expect, test, vi } from 'vitest';
import { steppedClock } from '../../testing/ports.ts';
import type { Log } from '../logging/log.ts';
import type { Delivery } from '../mail/delivery.ts';
import { outboxTiming } from './completions.ts';
import {
  createProviderGate,
  kindsOf,
  problemsOf,
  promptKindsOf,
  providerOf,
  providers,
} from './providers.ts';

const { firstProbeMs, longestProbeMs } = outboxTiming;
const sent: Delivery = { outcome: 'sent', providerId: null };
const refused: Delivery = { outcome: 'refused', reason: 'status 400' };
const retry: Delivery = { outcome: 'retry', reason: 'status 503' };
const unknown: Delivery = { outcome: 'unknown', reason: 'ECONNRESET' };
const unauthorized: Delivery = { outcome: 'unauthorized', reason: 'status 401' };

/** A gate under a clock that only the test moves. */
function openGate({ random = 1 } = {}) {
  const clock = steppedClock();
  const onWorking = vi.fn();
  const log = { warn: vi.fn(), error: vi.fn() };
  const options = { clock, random: () => random, timing: outboxTiming, log: log as unknown as Log };
  const gate = createProviderGate({ ...options, provider: 'mail', onWorking });
  return {
    clock,
    gate,
    log,
    onWorking,
    record(times: number, delivery: Delivery) {
      for (let count = 0; count < times; count += 1) gate.record(delivery);
    },
    /** Sends one message as a probe. */
    probe(delivery: Delivery) {
      const end = gate.beginProbe();
      gate.record(delivery);
      end();
    },
    /** Advances to the moment at which a probe is due, and returns how long that took. */
    untilProbe() {
      for (let waited = 0; waited <= 2 * longestProbeMs; waited += 1) {
        if (gate.isProbeDue()) return waited;
        clock.advance(1);
      }
      return null;
    },
  };
}

test.each([
  ['failures', retry],
  ['unknown outcomes', unknown],
])('a gate closes after five %s in a row, and says so once', (_, failure) => {
  const { gate, log, record } = openGate();
  record(4, failure);
  expect(gate.problem()).toBeNull();
  record(1, failure);
  expect(gate.problem()).toBe('unavailable');
  record(3, failure);
  expect(log.error.mock.calls).toEqual([[{ provider: 'mail' }, 'provider unavailable']]);
});

test.each([
  ['sent', sent],
  ['refused', refused],
])('a message that is %s between failures keeps the gate open', (_, delivery) => {
  const { gate, record } = openGate();
  record(4, retry);
  record(1, delivery);
  record(4, retry);
  expect(gate.problem()).toBeNull();
});

test('a refused key closes the gate at once, and is reported as such', () => {
  const { gate, log, record } = openGate();
  record(2, unauthorized);
  expect(gate.problem()).toBe('key refused');
  expect(log.error.mock.calls).toEqual([[{ provider: 'mail' }, 'provider refuses the key']]);
  record(1, retry);
  expect(gate.problem()).toBe('unavailable');
});

test('an open gate has no probes', () => {
  const { gate, untilProbe } = openGate();
  expect(gate.isProbeDue()).toBe(false);
  expect(untilProbe()).toBeNull();
});

test('one probe is under way at a time, and failed probes go at most at the longest distance', () => {
  const { gate, probe, record, untilProbe } = openGate();
  record(5, retry);
  expect(untilProbe()).toBe(firstProbeMs);
  const end = gate.beginProbe();
  expect(untilProbe()).toBeNull();
  end();
  for (let probes = 0; probes < 9; probes += 1) probe(retry);
  expect(untilProbe()).toBe(longestProbeMs);
});

test('each failed probe doubles the wait; a failure of what was sent before it does not', () => {
  const { gate, probe, record, untilProbe } = openGate();
  record(5, retry);
  expect(untilProbe()).toBe(firstProbeMs);
  probe(retry);
  expect(untilProbe()).toBe(2 * firstProbeMs);
  record(3, retry);
  expect(untilProbe()).toBe(2 * firstProbeMs);
  probe(unauthorized);
  expect(gate.problem()).toBe('key refused');
  expect(untilProbe()).toBe(4 * firstProbeMs);
});

test('a probe whose outcome is not known yet is followed by the next after the same wait', () => {
  const { gate, record, untilProbe } = openGate();
  record(5, retry);
  untilProbe();
  gate.beginProbe()();
  expect(untilProbe()).toBe(firstProbeMs);
});

test('waits are spread over half of their length', () => {
  const { record, untilProbe } = openGate({ random: 0 });
  record(5, retry);
  expect(untilProbe()).toBe(firstProbeMs / 2);
});

test('no probe goes before the Retry-After of any message', () => {
  const { gate, record, untilProbe } = openGate();
  record(4, retry);
  gate.record({ ...retry, retryAfterMs: 60_000 });
  gate.record(retry);
  expect(untilProbe()).toBe(60_000);
});

test('the first message that the provider judges opens the gate, and probes start over', () => {
  const { gate, log, onWorking, probe, record, untilProbe } = openGate();
  record(5, retry);
  for (let probes = 0; probes < 3; probes += 1) {
    untilProbe();
    probe(retry);
  }
  untilProbe();
  expect(onWorking).not.toHaveBeenCalled();
  probe(refused);
  expect(gate.problem()).toBeNull();
  expect(onWorking).toHaveBeenCalledOnce();
  expect(log.warn.mock.calls).toEqual([[{ provider: 'mail' }, 'provider works again']]);
  record(4, retry);
  expect(gate.problem()).toBeNull();
  record(1, retry);
  expect(untilProbe()).toBe(firstProbeMs);
});

test('a provider that first works is reported once, without a log line', () => {
  const { log, onWorking, record } = openGate();
  record(3, sent);
  expect(onWorking).toHaveBeenCalledOnce();
  expect(log.warn).not.toHaveBeenCalled();
});

test('the problems of providers are named, and each kind of message has one provider', () => {
  const [mail, crm] = [openGate(), openGate()];
  const gates = { mail: mail.gate, crm: crm.gate };
  expect(problemsOf(gates)).toEqual({});
  crm.record(1, unauthorized);
  expect(problemsOf(gates)).toEqual({ crm: 'key refused' });
  crm.record(1, sent);
  expect(crm.onWorking).toHaveBeenCalledOnce();
  expect(mail.onWorking).not.toHaveBeenCalled();
  expect(problemsOf(gates)).toEqual({});
  expect(providers.flatMap((provider) => kindsOf[provider])).toEqual([
    ...[
      'reportEmail',
      'reportNotice',
      'demoNotice',
      'demoBooking',
      'noticeDigest',
      'crmFailures',
      'mailReturns',
    ],
    'crmContact',
    'crmDemo',
  ]);
});

test('each kind of message has one provider, and only mails that list leads wait until they are due', () => {
  for (const provider of providers) {
    for (const kind of kindsOf[provider]) expect(providerOf(kind)).toBe(provider);
  }
  expect(promptKindsOf('crm')).toEqual(['crmContact', 'crmDemo']);
  expect(promptKindsOf('mail')).toEqual([
    'reportEmail',
    'reportNotice',
    'demoNotice',
    'demoBooking',
  ]);
});
