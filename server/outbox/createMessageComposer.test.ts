import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import type { MessageKind, StoredLead } from '../../backend/Lead.ts';
import { composerWith } from '../../testing/composer.ts';
import { aLead, plainCase } from '../../testing/leads.ts';
import { steppedClock } from '../../testing/ports.ts';

const pdf = Buffer.from('%PDF-1.7 the server’s own copy');
const saved = aLead();
const sent = { outcome: 'sent', providerId: 'p-1' } as const;

/** Composes messages over a store with one calculation. */
function openComposer({ salesInbox = 'sales@roi.example' as string | null, hasCrm = true } = {}) {
  const send = vi.fn(async () => sent);
  const crm = vi.fn(async () => sent);
  const comparePdf = vi.fn(async () => []);
  const compose = composerWith({
    store: {
      lead: async (id) => (id === saved.id ? saved : null),
      async *digest() {
        yield saved;
      },
      earlierLeads: async () => [],
      mailMarks: async () => [],
      comparePdf,
      crmFailures: async function* () {},
      mailReturns: async function* () {},
      laterForms: async () => [],
      acceptedMails: async () => [],
      saveAcceptedMail: async () => [],
    },
    mailer: { send },
    crm: hasCrm ? crm : null,
    clock: steppedClock(),
    buildReport: async () => pdf,
    estimateCase: async () => plainCase,
    salesInbox,
  });
  return {
    send,
    crm,
    comparePdf,
    compose: (kind: MessageKind, lead: StoredLead = saved) =>
      compose({
        id: 'message',
        kind,
        lead,
        attempts: 1,
        firstAttemptAt: 0,
        lease: 'lease',
        unknownOutcomes: 0,
      }),
  };
}

test('a report is sent when its composed message is, and compared with the visitor’s own', async () => {
  const { compose, comparePdf, send } = openComposer();
  const pdfSha256 = createHash('sha256').update(pdf).digest('hex');
  for (const [own, differs] of [
    [pdfSha256, false],
    ['0'.repeat(64), true],
  ] as const) {
    const request = aLead({ reportOf: saved.id, pdfSha256: own });
    send.mockClear();
    const sendMail = await compose('reportEmail', request);
    expect(comparePdf).toHaveBeenLastCalledWith(request.id, differs);
    expect(send).not.toHaveBeenCalled();
    expect(await sendMail()).toBe(sent);
    expect(send).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'message', to: { email: 'ada@example.com', name: 'Ada' } }),
    );
  }
});

test('a report whose visitor sent no PDF is sent, and compared with nothing (S3)', async () => {
  const { compose, comparePdf } = openComposer();
  expect(await (await compose('reportEmail', aLead({ reportOf: saved.id })))()).toBe(sent);
  expect(comparePdf).not.toHaveBeenCalled();
});

test('a notice goes to the sales inbox, and is refused if there is none', async () => {
  const { compose, comparePdf, send } = openComposer();
  await (await compose('reportNotice'))();
  expect(send).toHaveBeenCalledWith(
    expect.objectContaining({ to: { email: 'sales@roi.example', name: '' } }),
  );
  expect(comparePdf).not.toHaveBeenCalled();
  const without = openComposer({ salesInbox: null });
  expect(await (await without.compose('reportNotice'))()).toEqual({
    outcome: 'refused',
    reason: 'no sales inbox',
  });
  expect(await (await without.compose('reportEmail', aLead({ reportOf: saved.id })))()).toBe(sent);
});

test('a contact goes to the CRM, and is refused if there is none', async () => {
  const { compose, crm, send } = openComposer();
  expect(await (await compose('crmContact'))()).toBe(sent);
  expect(crm).toHaveBeenCalledWith('message', saved, []);
  expect(send).not.toHaveBeenCalled();
  expect(await (await openComposer({ hasCrm: false }).compose('crmContact'))()).toEqual({
    outcome: 'refused',
    reason: 'no CRM',
  });
});
