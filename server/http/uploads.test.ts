import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import fc from 'fast-check';
import { expect, it, onTestFinished, vi } from 'vitest';
import { extractPdf } from '../../backend/reportBody.ts';
import { refusalDetails } from '../../contract/format/refusalDetails.ts';
import { flushPromises } from '../../testing/async.ts';
import { nodeHash } from '../ports.ts';
import { bodyPace, readBody, readReportBody } from './uploads.ts';

const limit = 10_000;
/** Each byte buys 100 ms. */
const pace = { bytesPerSecond: 10, graceMs: 2000 };

/** A request whose body a test writes, at a time that it sets. */
function openRequest() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const body = new PassThrough();
  return { body, request: Object.assign(body, { headers: {} }) as unknown as IncomingMessage };
}

const problem = (status: number, detail: string) => ({
  response: { status, body: { detail } },
});

it('a body that keeps the pace is read, however long it takes', async () => {
  const { body, request } = openRequest();
  const text = readBody(request, { limit, pace });
  for (let times = 0; times < 10; times++) {
    vi.advanceTimersByTime(1900);
    body.write('x'.repeat(20));
    await flushPromises();
  }
  body.end();
  expect(await text).toBe('x'.repeat(200));
});

it.each([
  ['falls behind by the whole grace', 3, 2, 1000],
  ['buys more time than the grace', 1, 1000, 2000],
])('a body that %s is refused', async (_, pieces, bytes, everyMs) => {
  const { body, request } = openRequest();
  const refused = expect(readBody(request, { limit, pace })).rejects.toMatchObject(
    problem(408, refusalDetails.bodyTooSlow(pace.bytesPerSecond)),
  );
  for (let times = 0; times < pieces; times++) {
    body.write('x'.repeat(bytes));
    await flushPromises();
    vi.advanceTimersByTime(everyMs);
  }
  await refused;
});

it('a body that is cut off is refused at once, also before it is read', async () => {
  const { body, request } = openRequest();
  const cutOff = problem(400, refusalDetails.bodyCutOff);
  const refused = expect(readBody(request, { limit, pace })).rejects.toMatchObject(cutOff);
  body.write('x');
  body.destroy();
  await refused;
  await expect(readBody(request, { limit, pace })).rejects.toMatchObject(cutOff);
});

it('no timer is left after a body, whole or cut off', async () => {
  const whole = openRequest();
  whole.body.end('whole');
  expect(await readBody(whole.request, { limit, pace })).toBe('whole');
  expect(vi.getTimerCount()).toBe(0);
  const cutOff = openRequest();
  cutOff.body.destroy();
  await expect(readBody(cutOff.request, { limit, pace })).rejects.toThrow();
  expect(vi.getTimerCount()).toBe(0);
});

it('hashes the PDF of a report in any parts, and keeps only its beginning', async () => {
  const pdf = randomBytes(300_000);
  pdf.write('%PDF-1.7');
  const sent = JSON.stringify({ email: 'ada@example.com', pdfData: pdf.toString('base64') });
  const limits = { limit: 500_000, restLimit: 1000, pace: bodyPace };
  const request = Object.assign(Readable.from(chunksOf(Buffer.from(sent))), { headers: {} });
  expect(await readReportBody(request as unknown as IncomingMessage, limits)).toEqual({
    text: '{"email":"ada@example.com","pdfData":"JVBERi0x"}',
    pdfSha256: createHash('sha256').update(pdf).digest('hex'),
  });
});

function* chunksOf(bytes: Buffer) {
  for (let at = 0, size = 1; at < bytes.length; at += size, size = (size * 7) % 65_521) {
    yield bytes.subarray(at, at + size);
  }
}

it.each([
  ['larger than its limit', `{"pdfData":"${'A'.repeat(2000)}"}`, 413],
  ['with more than a form beside its PDF', ' '.repeat(600), 413],
  ['that is not UTF-8', [0x22, 0xff, 0x22], 400],
])('a report %s is refused', async (_, body, status) => {
  const request = Object.assign(Readable.from([Buffer.from(body)]), { headers: {} });
  const limits = { limit: 1000, restLimit: 500, pace: bodyPace };
  await expect(readReportBody(request as unknown as IncomingMessage, limits)).rejects.toMatchObject(
    { response: { status } },
  );
});

it('reads a report as hosts do that receive it at once', async () => {
  const piece = fc.constantFrom('JVBERi0x', 'A', '=', '+/', '"', '\\', '\n', ' ', 'é', '-', '_');
  const limits = { limit: 10_000, restLimit: 1000, pace: bodyPace };
  await fc.assert(
    fc.asyncProperty(fc.array(piece), fc.integer({ min: 1, max: 9 }), async (pieces, size) => {
      const sent = JSON.stringify({ pdfData: pieces.join('') });
      const bytes = Buffer.from(sent);
      const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
        bytes.subarray(index * size, (index + 1) * size),
      );
      const request = Object.assign(Readable.from(chunks), { headers: {} });
      expect(await readReportBody(request as unknown as IncomingMessage, limits)).toEqual(
        await extractPdf(sent, nodeHash),
      );
    }),
  );
});
