import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { runAll } from './runAll.ts';

test('a check that fails, or cannot start, is named, and those after it still run', () => {
  const file = join(temporaryFolder(), 'ran');
  const failed = runAll([
    { name: 'passes', command: [process.execPath, '-e', ''] },
    { name: 'fails', command: [process.execPath, '-e', 'process.exit(3)'] },
    { name: 'cannot start', command: [join(file, 'nowhere')] },
    {
      name: 'writes',
      command: [process.execPath, '-e', `fs.writeFileSync(${JSON.stringify(file)}, '')`],
    },
  ]);
  expect(failed).toEqual(['fails', 'cannot start']);
  expect(existsSync(file)).toBe(true);
});
