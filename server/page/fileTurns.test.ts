import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { eventually, flushPromises } from '../../testing/async.ts';
import { createFileTurns, fileLimits } from './fileTurns.ts';

const fewFiles = { running: 8, runningPerKey: 2, waitingPerKey: 2, waitMs: 1000 };

/** Turns of files whose clients a test plays. */
function openTurns(limits = fewFiles) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const turn = createFileTurns(({ headers }) => String(headers.from), limits);
  return async (from: string) => {
    const request = Object.assign(new EventEmitter(), { headers: { from }, destroyed: false });
    const refused: [status: number, retryAfter: string | undefined][] = [];
    const response = Object.assign(new EventEmitter(), {
      destroyed: false,
      writeHead(status: number, headers: Readonly<Record<string, string>>) {
        refused.push([status, headers['Retry-After']]);
        return { end: () => undefined };
      },
    });
    const send = vi.fn();
    turn(request as unknown as IncomingMessage, response as unknown as ServerResponse, send);
    await flushPromises();
    return {
      isSent: () => send.mock.calls.length === 1,
      refused,
      async close() {
        response.destroyed = true;
        response.emit('close');
        await flushPromises();
      },
    };
  };
}

it('an address has so many files at once; others of it wait, and those of other addresses do not', async () => {
  const get = openTurns();
  const [one, two, three] = [await get('flood'), await get('flood'), await get('flood')];
  const other = await get('office');
  expect([one, two, three, other].map(({ isSent }) => isSent())).toEqual([true, true, false, true]);
  await two.close();
  expect(three.isSent()).toBe(true);
});

it('a file whose client left is not sent, and takes no turn', async () => {
  const get = openTurns();
  const running = [await get('flood'), await get('flood')];
  const [left, waiting] = [await get('flood'), await get('flood')];
  await left.close();
  await running[0]?.close();
  expect([left.isSent(), waiting.isSent()]).toEqual([false, true]);
});

it('a file that waits too long gets 503, and is worth another try in 5 seconds', async () => {
  const get = openTurns();
  await get('flood');
  await get('flood');
  const waiting = [await get('flood'), await get('flood')];
  expect((await get('flood')).refused, 'too many wait').toEqual([[503, '5']]);
  vi.advanceTimersByTime(fewFiles.waitMs);
  await flushPromises();
  expect(waiting.map(({ refused }) => refused)).toEqual([[[503, '5']], [[503, '5']]]);
});

it('an office of 200 behind one address gets all files of the page at once, each in its turn', async () => {
  const get = openTurns(fileLimits);
  const files = [];
  for (let index = 0; index < 200 * 12; index += 1) files.push(await get('office'));
  expect(files.filter(({ isSent }) => isSent())).toHaveLength(fileLimits.runningPerKey);
  for (const { isSent, refused, close } of files) {
    expect([isSent(), refused]).toEqual([true, []]);
    await close();
  }
});

it('files that one connection asked for together end their turns when it closes', async () => {
  const turn = createFileTurns(() => 'all', fewFiles);
  let sent = 0;
  const server = createServer((request, response) =>
    turn(request, response, () => {
      sent += 1;
    }),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const ask = () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.write('GET /a HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(2));
    return socket;
  };
  const first = ask();
  await eventually(() => sent === 2);
  first.destroy();
  ask();
  await eventually(() => sent === 4);
});
