import { expect, it } from 'vitest';
import { faultsOf, type Stored } from './faultsOf.ts';

const sent = [{ key: 'a', email: 'a@example.com', id: '1' }];
const stored: Stored = {
  leads: [{ id: '1', email: 'a@example.com' }],
  claims: [{ key: 'demoSubmission key a', recordId: '1' }],
  messages: [{ id: 'm', recordId: '1', state: 'sent', unknownOutcomes: 0 }],
};
const [message] = stored.messages;

it('a lead that is stored and mailed once is no fault', () => {
  expect(faultsOf(sent, stored, ['m'])).toEqual([]);
});

it('an unacknowledged lead may be missing or stored', () => {
  const unacknowledged = [{ key: 'a', email: 'a@example.com', id: null }];
  expect(faultsOf(unacknowledged, stored, ['m'])).toEqual([]);
  expect(faultsOf(unacknowledged, { leads: [], claims: [], messages: [] }, [])).toEqual([]);
});

it('a message with an unknown outcome may be mailed once for each of them and once more', () => {
  const unknown = { ...stored, messages: [{ ...message, state: 'unknown', unknownOutcomes: 1 }] };
  for (const mails of [[], ['m'], ['m', 'm']]) {
    expect(faultsOf(sent, unknown as Stored, mails)).toEqual([]);
  }
  expect(faultsOf(sent, unknown as Stored, ['m', 'm', 'm'])).toEqual([
    'The message m was mailed 3 times.',
  ]);
});

it.each([
  {
    fault: 'a was acknowledged as 1, and is not stored.',
    changes: { leads: [{ id: '2', email: 'a@example.com' }] },
  },
  { fault: 'a was acknowledged as 1, and its key does not lead there.', changes: { claims: [] } },
  {
    fault: 'a is stored 2 times.',
    changes: { leads: [...stored.leads, { id: '2', email: 'a@example.com' }] },
  },
  { fault: 'The lead 1 has 0 messages, expected one.', changes: { messages: [] } },
  {
    fault: 'The message m is dead.',
    changes: { messages: [{ ...message, state: 'dead' }] as Stored['messages'] },
  },
  { fault: 'The message m was never mailed.', mails: [] },
  { fault: 'The message m was mailed 2 times.', mails: ['m', 'm'] },
  { fault: 'The mail n belongs to no stored lead.', mails: ['m', 'n'] },
])('is reported: $fault', ({ fault, changes = {}, mails = ['m'] }) => {
  expect(faultsOf(sent, { ...stored, ...changes }, mails)).toContain(fault);
});
