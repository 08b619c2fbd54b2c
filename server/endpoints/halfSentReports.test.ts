import { once } from 'node:events';
import { request } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { refusalDetails } from '../../contract/format/refusalDetails.ts';
import { type AppChanges, startApp } from '../../testing/appServer.ts';
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
    /** Sends the head of a report and one byte of its body, and then nothing. */
    sendHalf(headers: Record<string, string>) {
      const outgoing = request(new URL(path, url), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Content-Length': '4000000', ...headers },
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

  it.each([1, 4])(
    'with cookies from %i addresses leave places to other addresses',
    async (addresses) => {
      const { sendHalf, save, send } = await start();
      const attackers = await Promise.all(
        Array.from({ length: addresses }, (_, index) =>
          save('eve@example.com', `203.0.113.${index}`),
        ),
      );
      const visitor = await save('ada@example.com', '192.0.2.1');
      const halves = attackers.flatMap((attacker) =>
        Array.from({ length: 10 }, () => sendHalf(attacker)),
      );
      await Promise.all(halves.map((half) => once(half, 'socket')));
      expect((await send('ada@example.com', visitor)).status).toBe(202);
    },
  );

  it('hold up no other request where they take all places; other reports get a Retry-After', async () => {
    const reports = { running: 0, runningPerKey: 0, waitingPerKey: 1, waitMs: 1 };
    const { url, save, send } = await start({ uploads: { ...uploads, reports } });
    const headers = await save('ada@example.com', '192.0.2.1');
    const busy = await send('ada@example.com', headers);
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '5']);
    expect(busy.body.detail).toBe(refusalDetails.reportsBusy(5));
    const demo = await post(url, '/api/demo-submission', submissions.demoSubmission(), headers);
    expect(demo.status).toBe(202);
  });

  it('get 408 once they fall behind, and what waited for their places is served', async () => {
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
