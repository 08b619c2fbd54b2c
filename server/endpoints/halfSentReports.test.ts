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
  it('without a valid cookie are refused with 403 before their bodies come (S4)', async () => {
    const { sendHalf, save } = await start();
    const { Cookie } = await save('ada@example.com', '192.0.2.1');
    const forged = { Cookie: Cookie.replace(/=\w{4}/g, '=AAAA') };
    for (const headers of [{}, forged]) {
      const [response] = await once(sendHalf(headers), 'response');
      expect(response.statusCode).toBe(403);
    }
  });

  it('without a cookie take nobody’s place, however many there are', async () => {
    const { sendHalf, save, send } = await start();
    const headers = await save('ada@example.com', '192.0.2.1');
    const halves = Array.from({ length: 50 }, () => sendHalf({}));
    await Promise.all(halves.map((half) => once(half, 'response')));
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

  it('hold up no other request, even where they take all places', async () => {
    const reports = { running: 0, runningPerKey: 0, waitingPerKey: 1, waitMs: 1 };
    const { url, save, send } = await start({ uploads: { ...uploads, reports } });
    const headers = await save('ada@example.com', '192.0.2.1');
    expect((await send('ada@example.com', headers)).status).toBe(503);
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

  it('that get no place in time get a Retry-After', async () => {
    const { sendHalf, save, send } = await start({
      uploads: { ...uploads, reports: { ...uploads.reports, waitMs: 1 } },
    });
    const headers = await save('ada@example.com', '192.0.2.1');
    const halves = Array.from({ length: uploads.reports.runningPerKey + 1 }, () =>
      sendHalf(headers),
    );
    // One too many is refused once the others have taken all places.
    await Promise.race(halves.map((half) => once(half, 'response')));
    const busy = await send('ada@example.com', headers);
    expect(busy.status).toBe(503);
    expect(busy.headers.get('retry-after')).toBe('5');
    expect(busy.body.detail).toBe(refusalDetails.reportsBusy(5));
  });
});
