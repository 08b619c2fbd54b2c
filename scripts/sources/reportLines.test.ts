import { expect, test } from 'vitest';
import { reportLines } from './reportLines.ts';

const unreachable = (address: string) => ({
  address,
  reason: 'getaddrinfo EAI_AGAIN',
  hasResponse: false,
});
const gone = { address: 'https://a.example/', reason: '404 Not Found', hasResponse: true };

test('without a network, the report says so and names no address', () => {
  expect(
    reportLines(2, [unreachable('https://a.example/'), unreachable('https://b.example/')]),
  ).toEqual([
    'The network does not respond (getaddrinfo EAI_AGAIN), so none of the 2 addresses was checked.',
  ]);
});

test('each address that does not respond is named where another does, or a server responds', () => {
  expect(reportLines(2, [unreachable('https://b.example/')])).toEqual([
    'https://b.example/: getaddrinfo EAI_AGAIN',
    '1 of 2 addresses work.',
  ]);
  expect(reportLines(2, [gone, unreachable('https://b.example/')])).toHaveLength(3);
  expect(reportLines(1, [])).toEqual(['1 of 1 addresses work.']);
});
