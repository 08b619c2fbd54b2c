import { spawnSync } from 'node:child_process';
import { openSync } from 'node:fs';
import { expect, it } from 'vitest';
import { startApp } from '../../testing/appServer.ts';
import { recordedLog } from '../../testing/ports.ts';
import { post } from '../../testing/post.ts';
import { submissions } from '../../testing/submissions.ts';
import { describeError } from './log.ts';

const log = JSON.stringify(new URL('./log.ts', import.meta.url).href);

/** Standard error of a process that logs, does `last`, and so ends. */
function written(last: string): string {
  const code = `import { createLog } from ${log}; const log = createLog('info'); log.info('one'); log.info('two'); ${last}`;
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
  });
  return stderr;
}

const logged = (last: string): string[] =>
  written(last)
    .split('\n')
    .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line).msg] : []));

it.each([
  ['runs out of work', ''],
  ['exits at once', 'process.exit(1)'],
  ['fails', "throw new Error('unforeseen')"],
  ['logs more later', "setTimeout(() => { log.info('three'); process.exit(0); }, 5)"],
])('what was logged is written when the process %s', (_, last) => {
  expect(logged(last)).toEqual(['one', 'two', ...(last.includes('three') ? ['three'] : [])]);
});

it('many lines are written completely and in order', () => {
  const lines = logged('for (let line = 3; line < 5000; line += 1) log.info(String(line))');
  expect(lines).toEqual(['one', 'two', ...Array.from({ length: 4997 }, (_, at) => String(at + 3))]);
});

it('an error is written by its name, without what it says', () => {
  const lines = written("log.error({ err: new RangeError('ada@example.com') }, 'failed')");
  expect(lines).toContain('"err":{"name":"RangeError","stack":');
  expect(lines).not.toContain('ada@example.com');
});

it.skipIf(process.platform !== 'linux')('a log that cannot be written ends no process', () => {
  const code = `import { createLog } from ${log}; const log = createLog('info');
    for (let turn = 0; turn < 50; turn += 1) {
      for (let line = 0; line < 500; line += 1) log.info('x'.repeat(100));
      await new Promise((resolve) => setTimeout(resolve));
    }
    console.log('alive');`;
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', openSync('/dev/full', 'w')],
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([0, 'alive\n']);
});

it('keeps the name of an error and where it occurred, not what it says', () => {
  const error = new TypeError('sent at ada@example.com\nat home');
  const { name, stack, ...rest } = describeError(error);
  expect([name, rest]).toEqual(['TypeError', {}]);
  const places = stack?.split('\n') ?? [];
  expect(places[0]).toContain('log.test.ts');
  expect(places.length).toBeGreaterThan(1);
  for (const place of places) expect(place).toMatch(/^\s+at /);
});

it.each([
  ['an error', Object.assign(new Error('full'), { code: 'ENOSPC' })],
  ['its cause', new Error('away', { cause: Object.assign(new Error(), { code: 'ENOSPC' }) })],
])('keeps the code of %s', (_, error) => {
  expect(describeError(error)).toMatchObject({ name: 'Error', code: 'ENOSPC' });
});

it('keeps the code of an error rather than that of its cause', () => {
  const cause = Object.assign(new Error(), { code: 'EPIPE' });
  const error = Object.assign(new Error('full', { cause }), { code: 13 });
  expect(describeError(error)).toMatchObject({ code: '13' });
});

it('keeps no code of a cause that is not an error', () => {
  const error = new Error('away', { cause: { code: 'ada@example.com' } });
  expect(describeError(error)).not.toHaveProperty('code');
});

it.each([
  ['ada@example.com', 'string'],
  [undefined, 'undefined'],
  [{ name: 'ada@example.com' }, 'object'],
])('keeps the type of a thrown value that is not an error: %j', (thrown, name) => {
  expect(describeError(thrown)).toEqual({ name });
});

it('describes an error without a stack', () => {
  const error = Object.assign(new Error(), { stack: undefined });
  expect(describeError(error)).toEqual({ name: 'Error' });
});

it('the line of a request has the id of the lead that was saved, accepted or not', async () => {
  const { log, lines } = recordedLog();
  const { url, store } = await startApp({ log });
  const path = '/api/demo-submission';
  const accepted = await post(url, path, submissions.demoSubmission());
  await post(url, path, submissions.demoSubmission({ fax: 'filled in' }));
  await post(url, path, {});
  const leads = await Array.fromAsync(store.leads());
  const quarantined = leads.find(({ quarantine }) => quarantine !== null);
  const requests = lines.filter(({ msg }) => msg === 'request');
  expect(requests.map(({ status, leadId }) => [status, leadId])).toEqual([
    [202, accepted.body.id],
    [403, quarantined?.id],
    [400, undefined],
  ]);
});
