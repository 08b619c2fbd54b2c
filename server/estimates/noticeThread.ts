import { parentPort } from 'node:worker_threads';
import { type AskedCase, type NoticeCase, noticeCase } from '../../backend/mails/noticeCase.ts';
import type { ThreadResponse } from '../threads/createThread.ts';

parentPort?.on('message', (asked: AskedCase) => {
  let response: ThreadResponse<NoticeCase>;
  try {
    response = { answer: noticeCase(asked) };
  } catch (error) {
    // The error's message may quote the visitor's input.
    response = { error: `The estimate failed: ${error instanceof Error ? error.name : 'unknown'}` };
  }
  parentPort?.postMessage(response);
});
