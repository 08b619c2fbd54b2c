import { EventEmitter, once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { eventually } from '../../testing/async.ts';
import { readerLimits, watchReaders } from './watchReaders.ts';

const { endedMs, stalledMs, stalledPerAddress } = readerLimits;

/** A server whose connections a test reads, at a time that it sets. */
function openWatch() {
  const server = new EventEmitter();
  onTestFinished(() => void server.emit('close'));
  let now = 1000;
  let ended = 0;
  const { check } = watchReaders(server as Server, {
    addressKeyOf: ({ headers }) => String(headers.from),
    onEnded: (count) => {
      ended += count;
    },
    now: () => now,
  });
  function open(from: string) {
    const socket = Object.assign(new EventEmitter(), {
      bytesWritten: 9000,
      writableLength: 9000,
      _handle: { writeQueueSize: 9000 },
      isOpen: true,
      resetAndDestroy() {
        socket.isOpen = false;
        socket.emit('close');
      },
    });
    const ask = (address: string) => server.emit('request', { socket, headers: { from: address } });
    ask(from);
    return { socket, ask };
  }
  return {
    open,
    ended: () => ended,
    checkAfter(ms: number) {
      now += ms;
      check();
    },
  };
}

it('a response without progress is ended after 30 s', () => {
  const { open, checkAfter, ended } = openWatch();
  const { socket } = open('office');
  checkAfter(0);
  checkAfter(endedMs - 1);
  expect(socket.isOpen).toBe(true);
  checkAfter(1);
  expect([socket.isOpen, ended()]).toEqual([false, 1]);
});

it('progress of any kind begins the wait again, and what was taken whole waits for nothing', () => {
  const { open, checkAfter } = openWatch();
  const { socket } = open('office');
  checkAfter(0);
  const steps = [
    { _handle: { writeQueueSize: 1 } },
    { writableLength: 8000 },
    { bytesWritten: 9001 },
    { writableLength: 0 },
    {},
    { writableLength: 9000 },
  ];
  for (const step of steps) {
    Object.assign(socket, step);
    checkAfter(endedMs - 1);
    expect(socket.isOpen, JSON.stringify(step)).toBe(true);
  }
  checkAfter(endedMs);
  expect(socket.isOpen).toBe(false);
});

it('of an address that leaves more than 16 for 5 s, those are ended that have waited longest', () => {
  const { open, checkAfter, ended } = openWatch();
  const first = open('flood');
  const other = open('office');
  checkAfter(0);
  const later = Array.from({ length: stalledPerAddress }, () => open('flood'));
  checkAfter(1);
  checkAfter(stalledMs - 1);
  expect(ended()).toBe(0);
  checkAfter(1);
  expect([first.socket.isOpen, ended()]).toEqual([false, 1]);
  expect([other, ...later].every(({ socket }) => socket.isOpen)).toBe(true);
});

it('an office of 200 behind one address that reads keeps every connection', () => {
  const { open, checkAfter, ended } = openWatch();
  const people = Array.from({ length: 200 }, () => open('office'));
  for (let seconds = 0; seconds < 120; seconds += 4) {
    for (const { socket } of people) socket._handle.writeQueueSize -= 1;
    checkAfter(4000);
  }
  expect(ended()).toBe(0);
});

it('a connection counts for its newest request, has one listener, and is forgotten when it closes', () => {
  const { open, checkAfter, ended } = openWatch();
  const { socket, ask } = open('office');
  for (let times = 0; times < 20; times += 1) ask('flood');
  expect(socket.listenerCount('close')).toBe(1);
  checkAfter(0);
  Array.from({ length: stalledPerAddress }, () => open('flood'));
  checkAfter(1);
  checkAfter(stalledMs);
  expect([socket.isOpen, ended()]).toEqual([false, 1]);
  checkAfter(1);
  expect(ended()).toBe(1);
});

const megabyte = 1024 ** 2;
/** Much more than the system takes for a connection. */
const whole = Buffer.alloc(96 * megabyte);

it('a client that stops reading is cut off, and one that reads slowly is not', async () => {
  const server = createServer((_, response) => void response.end(whole));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  let now = 0;
  let ended = 0;
  const { check } = watchReaders(server, {
    addressKeyOf: () => 'all',
    onEnded: (count) => {
      ended += count;
    },
    now: () => now,
  });
  const { port } = server.address() as AddressInfo;
  const outgoing = request({ port, host: '127.0.0.1' });
  outgoing.on('error', () => undefined);
  onTestFinished(() => void outgoing.destroy());
  const [incoming] = await once(outgoing.end(), 'response');
  let received = 0;
  let pausesAt = 16 * megabyte;
  incoming.on('error', () => undefined);
  incoming.on('data', (bytes: Buffer) => {
    received += bytes.length;
    if (received >= pausesAt) incoming.pause();
  });
  for (; pausesAt <= 64 * megabyte; pausesAt += 16 * megabyte) {
    incoming.resume();
    await eventually(() => received >= pausesAt);
    now += endedMs - 1;
    check();
  }
  expect(ended).toBe(0);
  // What the system still takes is progress.
  await eventually(() => {
    now += endedMs;
    check();
    return ended > 0;
  });
});
