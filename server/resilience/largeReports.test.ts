import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { post } from '../../testing/post.ts';
import { startServerProcess } from '../../testing/serverProcess.ts';
import { databases } from '../../testing/stores.ts';
import { submissions } from '../../testing/submissions.ts';
import { createStore } from '../store/createStore.ts';

/** The PDF of a report of almost 4 MB. */
const pdf = randomBytes(2_999_000);
pdf.write('%PDF-1.7');
const pdfData = pdf.toString('base64');
const visitors = Array.from({ length: 40 }, (_, index) => `visitor@${index}.example`);

describe.each(databases)('40 reports of 4 MB at once on $name', (database) => {
  it('are all accepted with the hash of their PDF, and health checks are answered meanwhile @night', async () => {
    const environment = await database.environment();
    const server = await startServerProcess({ ...environment, LOG_LEVEL: 'warn' });
    onTestFinished(server.crash);
    const cookies = await Promise.all(
      visitors.map(async (contactEmail) => {
        const body = submissions.roiCalculation({ contactEmail });
        return (await post(server.url, '/api/roi-calculation', body)).cookie;
      }),
    );

    let isOver = false;
    const sending = Promise.all(
      visitors.map((email, index) => {
        const headers = { Cookie: cookies[index] ?? '' };
        const body = submissions.sendRoiReport({ email, pdfData });
        return post(server.url, '/api/send-roi-report', body, headers);
      }),
    ).finally(() => {
      isOver = true;
    });
    while (!isOver) {
      expect((await fetch(new URL('/healthz', server.url))).status).toBe(200);
    }
    const statuses = (await sending).map(({ status }) => status);
    expect(statuses).toEqual(visitors.map(() => 202));

    const store = createStore(await database.open(environment));
    const hashes = (await Array.fromAsync(store.leads()))
      .filter(({ endpoint }) => endpoint === 'sendRoiReport')
      .map(({ pdfSha256 }) => pdfSha256);
    const sha256 = createHash('sha256').update(pdf).digest('hex');
    expect(hashes).toEqual(visitors.map(() => sha256));
  });
});
