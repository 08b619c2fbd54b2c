import { once } from 'node:events';
import { request } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { refusalDetailsIn } from '../../backend/visitorTexts.ts';
import { type AppChanges, patientUploads, startApp } from '../../testing/appServer.ts';
import { post } from '../../testing/post.ts';
import { submissions } from '../../testing/submissions.ts';
import { uploads } from '../contractRouter.ts';

const path = '/api/send-roi-report';

async function start(changes: AppChanges = {}) {
  const { url } = await startApp({ trustedProxyHops: 1, ...changes });

  async function save(email: string, forwardedFor: string) {
    const body = submissions.roiCalculation({ contactEmail: email });
    const headers = { 'X-Forwarded-For': forwardedFor };
    const { cookie: Cookie } = await post(url, '/api/roi-calculation', body, headers);
    return { Cookie, ...headers };
  }

  return {
    url,
    save,
    send: (email: string, headers: Record<string, string>) =>
      post(url, path, submissions.sendRoiReport({ email }), headers),
    /** Sends a report's head and one byte; `continue` says that the server reads the body. */
    sendHalf(headers: Record<string, string>) {
      const outgoing = request(new URL(path, url), {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Content-Length': '4000000',
          Expect: '100-continue',
          ...headers,
        },
        agent: false,
      });
      outgoing.on('error', () => undefined);
      outgoing.write('{');
      onTestFinished(() => void outgoing.destroy());
      return outgoing;
    },
  };
}

describe('half-sent reports', () => {
  it('without a valid cookie are refused before their bodies come, and take nobody’s place (S4)', async () => {
    const { sendHalf, save, send } = await start();
    const headers = await save('ada@example.com', '192.0.2.1');
    const forged = { Cookie: headers.Cookie.replace(/=\w{4}/g, '=AAAA') };
    const halves = Array.from({ length: 50 }, (_, index) => sendHalf(index % 2 ? forged : {}));
    for (const [response] of await Promise.all(halves.map((half) => once(half, 'response')))) {
      expect(response.statusCode).toBe(403);
    }
    expect((await send('ada@example.com', headers)).status).toBe(202);
  });

  it.each([
    ['one address', (index: number) => `203.0.113.${index % 1}`],
    ['an IPv6 /48', (index: number) => `2001:db8:7:${index.toString(16)}::1`],
  ])('from %s take no place of other visitors', async (_, addressOf) => {
    const { sendHalf, save, send } = await start({ uploads: patientUploads });
    const attackers = await Promise.all(
      Array.from({ length: 48 }, (_, index) => save(`eve@${index}.example`, addressOf(index))),
    );
    const visitors = await Promise.all(
      Array.from({ length: 45 }, (_, index) => save(`ada@${index}.example`, '192.0.2.1')),
    );
    const halves = attackers.map((attacker) => sendHalf(attacker));
    await Promise.all(halves.map((half) => once(half, 'continue')));
    const sent = visitors.map((visitor, index) => send(`ada@${index}.example`, visitor));
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses).toEqual(Array(45).fill(202));
  });

  it('of one site are limited in number', async () => {
    const turns = { perSite: 2, waitMs: 60_000 };
    const { sendHalf, save, send } = await start({ uploads: { ...uploads, turns } });
    const save48 = (index: number) => save(`eve@${index}.example`, `2001:db8:7:${index}::1`);
    const [one, two, three] = [await save48(1), await save48(2), await save48(3)];
    const halves = [sendHalf(one), sendHalf(two)];
    await Promise.all(halves.map((half) => once(half, 'continue')));
    expect((await send('eve@3.example', three)).status).toBe(503);
  });

  it('hold their calculation, so that its next report waits with its body unread', async () => {
    const turns = { perSite: 10, waitMs: 1 };
    const { sendHalf, save, send } = await start({ uploads: { ...uploads, turns } });
    const headers = await save('ada@example.com', '192.0.2.1');
    await once(sendHalf(headers), 'continue');
    expect((await send('ada@example.com', headers)).status).toBe(503);
  });

  it('hold up no other request where all places are taken; other reports get a Retry-After', async () => {
    const reports = { running: 0, runningPerKey: 0, waitingPerKey: 1, waitMs: 1 };
    const { url, save, send } = await start({ uploads: { ...uploads, reports } });
    const headers = await save('ada@example.com', '192.0.2.1');
    const busy = await send('ada@example.com', { ...headers, 'Accept-Language': 'pt-BR' });
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '5']);
    expect(busy.body.detail).toBe(refusalDetailsIn['pt-BR'].reportsBusy(5));
    const demo = await post(url, '/api/demo-submission', submissions.demoSubmission(), headers);
    expect(demo.status).toBe(202);
  });

  it('get 408 once they fall behind, and what waited for them is served @night', async () => {
    const { sendHalf, save, send } = await start({
      uploads: { ...uploads, pace: { bytesPerSecond: 8 * 1024, graceMs: 1000 } },
    });
    const headers = await save('ada@example.com', '192.0.2.1');
    const halves = Array.from({ length: 8 }, () => sendHalf(headers));
    const responses = Promise.all(halves.map((half) => once(half, 'response')));
    expect((await send('ada@example.com', headers)).status).toBe(202);
    for (const [response] of await responses) expect(response.statusCode).toBe(408);
  });
});
