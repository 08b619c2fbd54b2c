import { expect, test, vi } from 'vitest';
import { runTogether } from './runTogether.ts';

const check = (name: string, script: string) => ({
  name,
  command: ['node', '-e', script] as const,
});

test('all checks end, those that failed are returned, and only they show what they wrote', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const failed = await runTogether([
    check('wrong', 'console.log("expected 1"); console.error("got 2"); process.exitCode = 1'),
    check('right', 'console.log("all is well")'),
  ]);
  const lines = log.mock.calls.flat().sort();
  const written = error.mock.calls.flat();
  vi.restoreAllMocks();
  expect(failed.map(({ name }) => name)).toEqual(['wrong']);
  expect(lines).toEqual([
    expect.stringMatching(/^✓ right \(/),
    expect.stringMatching(/^✗ wrong \(/),
  ]);
  expect(written).toEqual(['expected 1\ngot 2\n']);
});
