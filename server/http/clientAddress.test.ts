import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clientAddress, originOf } from './guards.ts';

it.each([
  ['2001:db8:1:200::1', '2001:db8:1:200::/56', '2001:db8:1::/48'],
  ['2001:db8:1:2ff:aaaa:bbbb:cccc:dddd', '2001:db8:1:200::/56', '2001:db8:1::/48'],
  ['2001:DB8:1:300::1', '2001:db8:1:300::/56', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0:0::/56', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56', 'fe80:0:0::/48'],
  ['::1', '0:0:0:0::/56', '0:0:0::/48'],
  ['192.0.2.1', '192.0.2.1', null],
  ['::ffff:192.0.2.1', '192.0.2.1', null],
  ['::ffff:c000:201', '192.0.2.1', null],
  ['1::ffff:c000:201', '1:0:0:0::/56', '1:0:0::/48'],
  ['0:1::ffff:c000:201', '0:1:0:0::/56', '0:1:0::/48'],
  ['0:0:1::ffff:c000:201', '0:0:1:0::/56', '0:0:1::/48'],
  ['0:0:0:100:0:ffff:c000:201', '0:0:0:100::/56', '0:0:0::/48'],
  ['0:0:0:0:1:ffff:c000:201', '0:0:0:0::/56', '0:0:0::/48'],
  ['0:0:0:0:0:fffe:c000:201', '0:0:0:0::/56', '0:0:0::/48'],
  ['unknown', 'unknown', null],
])('limits count %s as %s in %s', (address, addressKey, networkKey) => {
  expect(originOf(address)).toEqual({ addressKey, networkKey });
});

it('two addresses have one subject exactly when their first 56 bits are the same', () => {
  const group = fc.integer({ min: 0, max: 0xffff });
  fc.assert(
    fc.property(fc.array(group, { minLength: 8, maxLength: 8 }), fc.nat(127), (groups, bit) => {
      groups[0] = 0x2001;
      const other = groups.map((value, index) =>
        index === bit >> 4 ? value ^ (0x8000 >> (bit & 15)) : value,
      );
      const [one, two] = [groups, other].map((all) =>
        originOf(all.map((value) => value.toString(16)).join(':')),
      );
      expect(one?.addressKey === two?.addressKey).toBe(bit >= 56);
      expect(one?.networkKey === two?.networkKey).toBe(bit >= 48);
    }),
  );
});

it.each([
  [0, '198.51.100.1', '192.0.2.9'],
  [1, undefined, '192.0.2.9'],
  [1, '10.9.8.7, 198.51.100.1', '198.51.100.1'],
  [2, '10.9.8.7, 198.51.100.1, 203.0.113.5', '198.51.100.1'],
  [1, 'not an address', '192.0.2.9'],
])('behind %i proxies of its own, X-Forwarded-For %j means %s', (hops, forwarded, expected) => {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: '192.0.2.9' });
  const request = new IncomingMessage(socket);
  if (forwarded) request.headers['x-forwarded-for'] = forwarded;
  expect(clientAddress(request, hops)).toBe(expected);
});
