import { expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { doesAnswer } from './startupErrors.ts';

it('a folder answers, whether it exists or not, unless asking takes too long', async () => {
  const folder = temporaryFolder();
  expect(await doesAnswer(folder)).toBe(true);
  expect(await doesAnswer(`${folder}/none`)).toBe(true);
  expect(await doesAnswer(folder, { ask: ['no-such-command'] })).toBe(true);
  expect(await doesAnswer('60', { ask: ['sleep'], timeoutMs: 100 })).toBe(false);
});
