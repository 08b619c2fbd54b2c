import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { freshSqlite } from '../../testing/stores.ts';
import { createWriteCheck } from './createStore.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});

afterEach(() => {
  vi.useRealTimers();
});

async function opened() {
  const adapter = await freshSqlite();
  const write = vi.spyOn(adapter, 'write');
  const saved = () => adapter.read.selectFrom('idempotency').selectAll().execute();
  return { adapter, write, saved };
}

it('writes once a second, and leaves one row as large as a lead, which has expired', async () => {
  const { adapter, write, saved } = await opened();
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
  expect(row).toMatchObject({ record_id: '', expires_at: 0 });
  expect(row?.body_hash.length).toBeGreaterThan(4000);
});

it('has a row of its own for each server', async () => {
  const { adapter, saved } = await opened();
  await createWriteCheck(adapter)();
  await createWriteCheck(adapter)();
  expect(await saved()).toHaveLength(2);
});

it('rejects for a second after a write that failed, and then tries again', async () => {
  const { adapter, write } = await opened();
  const check = createWriteCheck(adapter);
  write.mockRejectedValueOnce(new Error('the disk is full'));
  await expect(check()).rejects.toThrow('the disk is full');
  await expect(check()).rejects.toThrow('the disk is full');
  vi.advanceTimersByTime(1000);
  await check();
  expect(write).toHaveBeenCalledTimes(2);
});
