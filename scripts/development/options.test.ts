import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { targetNames } from '../../mocks/failureModes/failureModes.ts';
import { choosePort, developmentOptions } from './options.ts';

const options = (args: string[], environment = {}) =>
  developmentOptions(args, environment, targetNames);

test('the port is an option before it is a variable, and may be left open', () => {
  expect(options(['--port', '3100'], { PORT: '3200' }).port).toBe(3100);
  expect(options([], { PORT: '3200' }).port).toBe(3200);
  expect(options([]).port).toBeNull();
});

test('only this machine is served, unless another address is given', () => {
  expect(options([]).host).toBe('127.0.0.1');
  expect(options(['--host', '0.0.0.0']).host).toBe('0.0.0.0');
});

test('options that are not valid are refused with what was expected', () => {
  expect(() => options(['--port', '70000'])).toThrow('expected a number from 1 to 65535');
  expect(() => options(['--mock', 'sendRoiReport:504'])).toThrow('"504" is not a failure mode');
});

test('a wanted port must be free, and an open one is the next that is free', async () => {
  const first = await choosePort(null);
  const server = createServer().listen(first);
  onTestFinished(() => {
    server.close();
  });
  await once(server, 'listening');
  expect((server.address() as AddressInfo).port).toBe(first);
  await expect(choosePort(first)).rejects.toThrow(`Port ${first} is in use`);
  expect(await choosePort(null)).toBeGreaterThan(first);
});
