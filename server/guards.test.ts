import { once } from 'node:events';
import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { refusalDetails } from '../contract/format/refusalDetails.ts';
import { startApp } from '../testing/appServer.ts';
import { post } from '../testing/post.ts';
import { submissions } from '../testing/submissions.ts';

const demo = '/api/demo-submission';

describe('requests that are refused before they are read', () => {
  it.each([
    [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
    [{ 'Sec-Fetch-Site': 'same-site' }, 403],
    [{ 'Sec-Fetch-Site': 'none' }, 403],
    [{ Origin: 'https://evil.example' }, 403],
    [{ Origin: 'null' }, 403],
    [{ 'Sec-Fetch-Site': 'same-origin', Origin: 'https://evil.example' }, 403],
    [{ 'Sec-Fetch-Site': 'same-origin' }, 202],
    [{ Origin: 'https://roi.example' }, 202],
    [{}, 202],
    [{ 'Content-Type': 'text/plain' }, 415],
    [{ 'Content-Type': 'application/x-www-form-urlencoded' }, 415],
    [{ 'Content-Type': 'multipart/form-data; boundary=x' }, 415],
    [{ 'Content-Type': 'application/json; charset=utf-8' }, 202],
    [{ 'Content-Encoding': 'gzip' }, 415],
    [{ 'Content-Encoding': 'identity' }, 202],
  ] as [Record<string, string>, number][])(
    'a post with %o gets status %i',
    async (headers, status) => {
      const { url } = await startApp();
      expect((await post(url, demo, submissions.demoSubmission(), headers)).status).toBe(status);
    },
  );

  it('a post from a page of the host that was asked is accepted', async () => {
    const { url } = await startApp();
    const headers = { Origin: url.origin };
    expect((await post(url, demo, submissions.demoSubmission(), headers)).status).toBe(202);
  });

  it('a link of another site may lead to any page', async () => {
    const { url } = await startApp();
    const options = { headers: { 'Sec-Fetch-Site': 'cross-site' } };
    const statusOf = async (path: string) => {
      const [response] = await once(request(new URL(path, url), options).end(), 'response');
      response.resume();
      return response.statusCode;
    };
    expect(await statusOf('/')).toBe(200);
    expect(await statusOf('/nowhere')).toBe(404);
    expect(await statusOf('/api/roi-calculation/unknown')).toBe(404);
  });

  it('a body that is not UTF-8 is refused', async () => {
    const { url } = await startApp();
    const response = await fetch(new URL(demo, url), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: Buffer.from('{"firstName":"\xff"}', 'latin1'),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ detail: refusalDetails.bodyNotUtf8 });
  });

  it.each([
    ['says that it is too large', { 'Content-Length': 64 * 1024 + 1 }, 0],
    ['grows past the limit without saying its length', { 'Transfer-Encoding': 'chunked' }, 5],
  ])('a body that %s is refused before it has come', async (_, length, pieces) => {
    const { url } = await startApp();
    const outgoing = request(new URL(demo, url), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...length },
    });
    outgoing.on('error', () => undefined);
    outgoing.flushHeaders();
    for (let times = 0; times < pieces; times += 1) outgoing.write('x'.repeat(16 * 1024));
    const [response] = await once(outgoing, 'response');
    expect(response.statusCode).toBe(413);
    expect(response.headers.connection).toBe('close');
    outgoing.destroy();
  });
});

describe('what leaves', () => {
  it('is secure over https', async () => {
    const { url } = await startApp();
    const saved = await post(url, '/api/roi-calculation', submissions.roiCalculation());
    const attributes =
      /^__Host-calculation(\.sig)?=[\w.~-]+; path=\/; expires=[^;]+; samesite=lax; secure; httponly$/;
    const cookies = saved.headers.getSetCookie();
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) {
      expect(cookie).toMatch(attributes);
      const lifetime = Date.parse(/expires=([^;]+)/.exec(cookie)?.[1] ?? '') - Date.now();
      expect(lifetime).toBeLessThanOrEqual(30 * 60_000);
    }
    expect(saved.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
  });
});
