import { expect, it, onTestFinished } from 'vitest';
import { type AskedCase, type NoticeCase, noticeCase } from '../../backend/mails/noticeCase.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { createThread } from '../threads/createThread.ts';

it('estimates the case of a notice in a thread, and fails without words of the visitor', async () => {
  const file = new URL('./noticeThread.ts', import.meta.url);
  const thread = createThread<AskedCase, NoticeCase>(file);
  onTestFinished(() => thread.close());
  const asked = { inputs: defaultInputs, results: null, day: '2026-11-20' };
  const inputs = { ...defaultInputs, deadline: 'secret' };
  await expect(thread.ask({ ...asked, inputs })).rejects.toThrow('The estimate failed: RangeError');
  expect(await thread.ask(asked)).toEqual(noticeCase(asked));
});
