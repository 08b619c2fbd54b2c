import { spawnSync } from 'node:child_process';
import { openSync } from 'node:fs';
import { expect, it } from 'vitest';

const log = JSON.stringify(new URL('./log.ts', import.meta.url).href);

/** What a process writes to standard error that logs, does `last`, and so ends. */
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
