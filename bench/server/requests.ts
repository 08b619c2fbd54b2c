import { submissions } from '../../testing/submissions.ts';
import type { LoadSettings } from './load.ts';

const post = (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n`;

/** The same demo request each time. */
export const demoRequest: Pick<LoadSettings, 'head' | 'body'> = {
  head: post('/api/demo-submission'),
  body: JSON.stringify(submissions.demoSubmission()),
};

/** A calculation of another visitor each time, because a repeat is not saved (S7). */
export const newCalculation: Pick<LoadSettings, 'head' | 'body'> = {
  head: post('/api/roi-calculation'),
  body: JSON.stringify(submissions.roiCalculation({ contactEmail: 'visitor########@example.com' })),
};

/** A browser's first request for the page. */
export const pageRequest: Pick<LoadSettings, 'head' | 'body'> = {
  head: 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: text/html\r\nAccept-Encoding: gzip, deflate, br, zstd\r\n',
  body: '',
};
