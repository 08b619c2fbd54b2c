import { expect, it, onTestFinished, vi } from 'vitest';
import { StoreUnavailable } from '../../backend/ports.ts';
import { newId } from '../../contract/ids.ts';
import { aClaim, aLead } from '../../testing/leads.ts';
import { freshSqlite } from '../../testing/stores.ts';
import { createStore, createWriteCheck } from './createStore.ts';
import type { DatabaseAdapter } from './database.ts';

const unknownOutcome = () => new StoreUnavailable('reset', { isOutcomeUnknown: true });

async function opened() {
  const adapter = await freshSqlite();
  const { write } = adapter;
  return { adapter, store: createStore(adapter), write };
}

const losingTheAnswer =
  (write: DatabaseAdapter['write']): DatabaseAdapter['write'] =>
  async (work) => {
    await write(work);
    throw unknownOutcome();
  };

it('says that a lead is saved whose commit had no answer', async () => {
  const { adapter, store, write } = await opened();
  vi.spyOn(adapter, 'write').mockImplementationOnce(losingTheAnswer(write));
  const lead = aLead();
  const message = { id: newId(), kind: 'demoNotice' } as const;
  expect(await store.save(lead, [message], aClaim())).toEqual({ outcome: 'saved', lead });
  expect(await store.messagesOf(lead.id)).toMatchObject([{ id: message.id }]);
});

it('saves a lead whose commit had no answer and was not done', async () => {
  const { adapter, store } = await opened();
  vi.spyOn(adapter, 'write').mockRejectedValueOnce(unknownOutcome());
  const lead = aLead();
  expect(await store.save(lead, [], aClaim())).toEqual({ outcome: 'saved', lead });
  expect(await store.lead(lead.id)).toEqual(lead);
});

it('knows a repeat, and a key that was used for another body, when the commit had no answer', async () => {
  const { adapter, store, write } = await opened();
  const claim = aClaim();
  const first = aLead();
  await store.save(first, [], claim);
  const losing = vi.spyOn(adapter, 'write').mockImplementationOnce(losingTheAnswer(write));
  expect(await store.save(aLead(), [], claim)).toEqual({ outcome: 'repeated', lead: first });
  losing.mockImplementationOnce(losingTheAnswer(write));
  const changed = { ...claim, bodyHash: 'other', sentHash: 'other' };
  expect(await store.save(aLead(), [], changed)).toEqual({ outcome: 'keyReused' });
});

it('says that the outcome is unknown when it cannot look it up', async () => {
  const { adapter, store } = await opened();
  const failing = vi
    .spyOn(adapter, 'write')
    .mockRejectedValueOnce(unknownOutcome())
    .mockRejectedValueOnce(new StoreUnavailable('still away'));
  await expect(store.save(aLead(), [], aClaim())).rejects.toMatchObject({
    name: 'StoreUnavailable',
    isOutcomeUnknown: true,
  });
  expect(failing).toHaveBeenCalledTimes(2);
});

it.each([
  ['a store that did not take the write', new StoreUnavailable('away')],
  ['another error', Object.assign(new Error('a fault'), { isOutcomeUnknown: true })],
])('does not save again after %s', async (_, error) => {
  const { adapter, store } = await opened();
  const failing = vi.spyOn(adapter, 'write').mockRejectedValueOnce(error);
  await expect(store.save(aLead(), [], aClaim())).rejects.toBe(error);
  expect(failing).toHaveBeenCalledTimes(1);
});

it('closes its adapter', async () => {
  const { adapter, store } = await opened();
  await store.close();
  expect(adapter.sqlite.open).toBe(false);
});

/** Opens an adapter, and holds the time of `performance`. */
async function openedWithClock() {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const adapter = await freshSqlite();
  const write = vi.spyOn(adapter, 'write');
  const saved = () => adapter.read.selectFrom('idempotency').selectAll().execute();
  return { adapter, write, saved };
}

it('writes once a second, and leaves one row as large as a lead, which has expired', async () => {
  const { adapter, write, saved } = await openedWithClock();
  const check = createWriteCheck(adapter);
  vi.advanceTimersByTime(5000);
  await check();
  vi.advanceTimersByTime(999);
  await check();
  expect(write).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await check();
  expect(write).toHaveBeenCalledTimes(2);
  const [row, ...rest] = await saved();
  expect(rest).toEqual([]);
  expect(row).toMatchObject({ recordId: '', expiresAt: 0 });
  expect(row?.bodyHash.length).toBeGreaterThan(4000);
});

it('has a row of its own for each server', async () => {
  const { adapter, saved } = await openedWithClock();
  await createWriteCheck(adapter)();
  await createWriteCheck(adapter)();
  expect(await saved()).toHaveLength(2);
});

it('rejects for a second after a write that failed, and then tries again', async () => {
  const { adapter, write } = await openedWithClock();
  const check = createWriteCheck(adapter);
  write.mockRejectedValueOnce(new Error('the disk is full'));
  await expect(check()).rejects.toThrow('the disk is full');
  await expect(check()).rejects.toThrow('the disk is full');
  vi.advanceTimersByTime(1000);
  await check();
  expect(write).toHaveBeenCalledTimes(2);
});
