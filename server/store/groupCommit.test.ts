import { expect, it } from 'vitest';
import { flushPromises } from '../../testing/async.ts';
import { createGroupCommit } from './groupCommit.ts';

/** A connection that lists its statements; `run` may throw. */
function recordedConnection(run: (sql: string) => void = () => undefined) {
  const steps: string[] = [];
  const connection = {
    inTransaction: true,
    exec(sql: string) {
      run(sql);
      steps.push(sql.replace(/ (immediate|one)$/, ''));
      return connection as never;
    },
  };
  return { steps, connection };
}

const nextTurns = async () => {
  for (let turn = 0; turn < 5; turn++) await flushPromises();
};

it('commits waiting writes together, and resolves them after the commit', async () => {
  const { steps, connection } = recordedConnection();
  const write = createGroupCommit(connection);
  const resolved = (name: string) => (value: string) => steps.push(`${name} resolved: ${value}`);
  await Promise.all([
    write(async () => 'one').then(resolved('first')),
    write(async () => 'two').then(resolved('second')),
  ]);
  expect(steps).toEqual([
    'begin',
    ...['savepoint', 'release'],
    ...['savepoint', 'release'],
    'commit',
    'first resolved: one',
    'second resolved: two',
  ]);
});

it('splits a queue that is longer than the largest batch', async () => {
  const { steps, connection } = recordedConnection();
  const write = createGroupCommit(connection, 2);
  const ids = [1, 2, 3, 4, 5];
  expect(await Promise.all(ids.map((id) => write(async () => id)))).toEqual(ids);
  const commits = steps.join(' ').split('commit').slice(0, -1);
  expect(commits.map((batch) => batch.split('savepoint').length - 1)).toEqual([2, 2, 1]);
});

it('starts no transaction while another is open, and none without a write', async () => {
  const { steps, connection } = recordedConnection();
  const write = createGroupCommit(connection);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const slow = write(() => released);
  await nextTurns();
  const next = write(async () => {});
  await nextTurns();
  expect(steps).toEqual(['begin', 'savepoint']);
  release();
  await Promise.all([slow, next]);
  await nextTurns();
  const transactions = steps.filter((step) => step === 'begin' || step === 'commit');
  expect(transactions).toEqual(['begin', 'commit', 'begin', 'commit']);
});

it('undoes a write that fails, and commits the others', async () => {
  const { steps, connection } = recordedConnection();
  const write = createGroupCommit(connection);
  const failed = write(async () => {
    throw new Error('a constraint');
  });
  const [first, second] = await Promise.allSettled([failed, write(async () => 'saved')]);
  expect(first).toMatchObject({ status: 'rejected', reason: { message: 'a constraint' } });
  expect(second).toEqual({ status: 'fulfilled', value: 'saved' });
  expect(steps).toEqual([
    'begin',
    ...['savepoint', 'rollback to', 'release'],
    ...['savepoint', 'release'],
    'commit',
  ]);
});

it('rejects all writes of a transaction that the database has rolled back', async () => {
  const { steps, connection } = recordedConnection();
  const write = createGroupCommit(connection);
  const saved = write(async () => 'saved');
  const failed = write(async () => {
    connection.inTransaction = false;
    throw new Error('the disk is full');
  });
  const reason = expect.objectContaining({ message: 'the disk is full' });
  expect(await Promise.allSettled([saved, failed])).toEqual([
    { status: 'rejected', reason },
    { status: 'rejected', reason },
  ]);
  expect(steps).toEqual(['begin', 'savepoint', 'release', 'savepoint']);
});

it('rejects all writes of a commit that fails, and goes on with the next', async () => {
  let isFull = true;
  const { steps, connection } = recordedConnection((sql) => {
    if (isFull && sql === 'commit') throw new Error('the disk is full');
  });
  const write = createGroupCommit(connection);
  const results = await Promise.allSettled([write(async () => 1), write(async () => 2)]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(steps.at(-1)).toBe('rollback');
  isFull = false;
  expect(await write(async () => 3)).toBe(3);
});
