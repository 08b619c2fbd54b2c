import { expect, it } from 'vitest';
import type { Store } from '../../backend/ports.ts';
import { newId } from '../../contract/ids.ts';
import { aClaim, aLead } from '../leads.ts';

const now = Date.UTC(2026, 10, 20, 10, 17, 43, 219);
const minute = 60_000;

/**
 * Tests that the store of any host must pass.
 *
 * @param open - Resolves to an empty store.
 */
export function storeConformance(open: () => Promise<Store>): void {
  it('returns exactly what was saved', async () => {
    const store = await open();
    const lead = aLead({
      contactName: 'Łukasz 山田 🦉',
      quarantine: 'honeypot',
      resultsDiffer: true,
      pdfSha256: 'ab',
      pdfDiffers: true,
      source: '203.0.113.0/24',
    });
    expect(await store.save(lead, [], aClaim())).toEqual({ outcome: 'saved', lead });
    expect(await store.lead(lead.id)).toEqual(lead);
    expect(await store.lead(newId())).toBeNull();
  });

  it('returns the lead of the first request to a repeat, until its claim expires', async () => {
    const store = await open();
    const claim = aClaim({ expiresAt: now + minute });
    const first = aLead({ receivedAt: now });
    await store.save(first, [], claim);
    const repeated = { outcome: 'repeated', lead: first };
    const lastMoment = aLead({ receivedAt: now + minute - 1 });
    expect(await store.save(lastMoment, [], claim)).toEqual(repeated);
    expect(await store.findExisting(claim, now + minute - 1)).toEqual(repeated);

    const later = aLead({ receivedAt: now + minute });
    expect(await store.findExisting(claim, now + minute)).toBeNull();
    expect(await store.save(later, [], { ...claim, expiresAt: now + 2 * minute })).toEqual({
      outcome: 'saved',
      lead: later,
    });
  });

  it('refuses a key that was used for another body', async () => {
    const store = await open();
    const claim = aClaim();
    await store.save(aLead(), [], claim);
    const other = aLead();
    const changed = { ...claim, bodyHash: 'other', sentHash: 'other' };
    expect(await store.save(other, [], changed)).toEqual({ outcome: 'keyReused' });
    expect(await store.findExisting(changed, now)).toEqual({ outcome: 'keyReused' });
    expect(await store.lead(other.id)).toBeNull();
  });

  it('knows a repeat by either hash, because two releases may parse one body differently', async () => {
    const store = await open();
    const claim = aClaim();
    const lead = aLead();
    await store.save(lead, [], claim);
    for (const changes of [{ bodyHash: 'other' }, { sentHash: 'other' }]) {
      const result = await store.save(aLead(), [], { ...claim, ...changes });
      expect(result).toEqual({ outcome: 'repeated', lead });
    }
  });

  it('saves one of many identical concurrent requests, with one message', async () => {
    const store = await open();
    const claim = aClaim();
    const all = await Promise.all(
      Array.from({ length: 50 }, () =>
        store.save(aLead(), [{ id: newId(), kind: 'demoNotice' }], claim),
      ),
    );
    const outcomes = all.map(({ outcome }) => outcome).sort();
    expect(outcomes).toEqual([...Array(49).fill('repeated'), 'saved']);
    const ids = new Set(all.map((result) => result.outcome !== 'keyReused' && result.lead.id));
    expect(ids.size).toBe(1);
    expect(await store.messagesOf(String([...ids][0]))).toMatchObject([
      { kind: 'demoNotice', state: 'ready' },
    ]);
  });

  it('finds earlier calculations and demo requests of like addresses, the newest first', async () => {
    const store = await open();
    const from = (email: string, minutes: number, endpoint = 'roiCalculation') =>
      aLead({ email, endpoint: endpoint as 'roiCalculation', receivedAt: now + minutes * minute });
    const leads = [
      from('Ada@Engines.example', 1),
      from('grace@engines.example', 2, 'demoSubmission'),
      from('ada@engines.example', 3, 'contactFormWebhook'),
      from('ada@other.engines.example', 4),
      from('a_a@engines.example', 5),
      from('ada+roi@engines.example', 6),
      from('adam@engines.example', 7),
      from('ada@engines.example', 9),
    ];
    for (const lead of leads) await store.save(lead, [], aClaim());
    const found = async (local: string, limit = 10) =>
      (await store.earlierLeads({ local, domain: 'engines.example' }, now + 9 * minute, limit)).map(
        ({ email }) => email,
      );
    expect(await found('')).toEqual([
      'adam@engines.example',
      'ada+roi@engines.example',
      'a_a@engines.example',
      'grace@engines.example',
      'Ada@Engines.example',
    ]);
    expect(await found('ada')).toEqual(['ada+roi@engines.example', 'Ada@Engines.example']);
    expect(await found('a_')).toEqual([]);
    expect(await found('a_a')).toEqual(['a_a@engines.example']);
    expect(await found('', 1)).toEqual(['adam@engines.example']);
  });

  it('saves one digest for the leads of an hour, and lists them, oldest first', async () => {
    const store = await open();
    const message = { id: 'digest-2026-11-20T10', kind: 'noticeDigest', dueAt: now } as const;
    // More than are read at once; 11 and 203 have no common divisor.
    const leads = Array.from({ length: 203 }, (_, index) =>
      aLead({ receivedAt: now + ((index * 11) % 203), digest: message.id }),
    );
    await Promise.all(leads.map((lead) => store.save(lead, [message], aClaim())));
    await store.save(aLead(), [], aClaim());
    const messages = await Promise.all(leads.map(({ id }) => store.messagesOf(id)));
    expect(messages.flat()).toMatchObject([{ id: message.id, kind: 'noticeDigest' }]);
    const listed = await Array.fromAsync(store.digest(message.id));
    const instants = listed.map(({ receivedAt }) => receivedAt - now);
    expect(instants).toEqual(leads.map((_, index) => index));
    expect(listed[0]).toMatchObject({
      id: leads[0]?.id,
      endpoint: 'roiCalculation',
      contactName: 'Ada Lovelace',
      email: 'ada@example.com',
      company: 'Analytical Engines',
    });
    expect(await Array.fromAsync(store.digest('another'))).toEqual([]);
  });

  it('saves one report per calculation, and returns it to every request for it', async () => {
    const store = await open();
    const claims = Array.from({ length: 10 }, () => aClaim());
    const all = await Promise.all(
      claims.map((claim) =>
        store.save(
          aLead({ endpoint: 'sendRoiReport', reportOf: 'calculation' }),
          [{ id: newId(), kind: 'reportEmail' }],
          claim,
        ),
      ),
    );
    const outcomes = all.map(({ outcome }) => outcome).sort();
    expect(outcomes).toEqual([...Array(9).fill('repeated'), 'saved']);
    const ids = new Set(all.map((result) => result.outcome !== 'keyReused' && result.lead.id));
    expect(ids.size).toBe(1);
    const report = await store.reportOf('calculation');
    expect(ids).toContain(report?.id);
    expect(await store.messagesOf(report?.id ?? '')).toHaveLength(1);
    for (const claim of claims) {
      expect(await store.findExisting(claim, now)).toEqual({ outcome: 'repeated', lead: report });
    }
    expect(await store.reportOf('another calculation')).toBeNull();
  });

  it('keeps the first reply status', async () => {
    const store = await open();
    const lead = aLead();
    await store.save(lead, [], aClaim());
    expect(await store.saveReplyStatus(lead.id, 502)).toBe(502);
    expect(await store.saveReplyStatus(lead.id, 202)).toBe(502);
    expect((await store.lead(lead.id))?.replyStatus).toBe(502);
    expect(await store.saveReplyStatus(newId(), 202), 'without a lead').toBe(202);
  });

  it('has no messages for a lead without any', async () => {
    const store = await open();
    const lead = aLead();
    await store.save(lead, [], aClaim());
    expect(await store.messagesOf(lead.id)).toEqual([]);
  });
}
