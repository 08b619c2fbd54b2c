import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Exchange, Header } from '../backend/Exchange.ts';
import { formatHar, HarError, parseHar } from './har.ts';

const headers = fc.constantFrom<readonly Header[]>(
  [],
  [['content-type', 'application/json; charset=utf-8']],
);

const anyExchange: fc.Arbitrary<Exchange> = fc.record({
  startedAt: fc.nat(2e12),
  durationMs: fc.nat(60_000),
  request: fc.record({
    method: fc.constantFrom('GET', 'POST'),
    url: fc.constantFrom('https://roi.example/api/roi-calculation', 'http://localhost/api/x?y=z'),
    headers,
    body: fc.string({ unit: 'grapheme' }),
  }),
  response: fc.option(
    fc.record({
      status: fc.integer({ min: 200, max: 599 }),
      statusText: fc.constantFrom('', 'OK'),
      headers,
      body: fc.string({ unit: 'grapheme' }),
    }),
  ),
});

const entry = {
  startedDateTime: '2026-11-20T10:00:00.000Z',
  time: 12.5,
  request: { method: 'GET', url: 'https://roi.example/api/roi-calculation/1', headers: [] },
  response: { status: 200, statusText: 'OK', headers: [], content: { text: '{}' } },
};
const harOf = (...entries: unknown[]) => JSON.stringify({ log: { entries } });

describe('a HAR file', () => {
  it('is read back as the exchanges that it was written from', () => {
    fc.assert(
      fc.property(fc.array(anyExchange, { minLength: 1 }), (exchanges) => {
        expect(parseHar(formatHar(exchanges, 'https://roi.example/'))).toEqual(exchanges);
      }),
    );
  });

  it('of a browser is read: pseudo-headers, encoded bodies and other requests in it', () => {
    const [exchange, ...others] = parseHar(
      harOf(
        { ...entry, request: { ...entry.request, url: 'https://roi.example/main.js' } },
        {
          ...entry,
          _priority: 'High',
          response: {
            ...entry.response,
            headers: [
              { name: ':status', value: '200' },
              { name: 'etag', value: '"1"' },
            ],
            content: { size: 4, text: btoa('{"é'), encoding: 'base64' },
          },
        },
      ),
    );
    expect(others).toEqual([]);
    expect(exchange?.response?.headers).toEqual([['etag', '"1"']]);
    expect(exchange?.response?.body).toBe(
      new TextDecoder().decode(Uint8Array.from([123, 34, 233])),
    );
  });

  it.each([
    ['<html>', /expected JSON/],
    ['{}', /Not a HAR file: log: /],
    [harOf({ ...entry, response: {} }), /Not a HAR file: log\.entries\.0\.response\.status: /],
    [
      harOf({ ...entry, request: { ...entry.request, url: 'https://roi.example/' } }),
      /None of the 1 requests in the file can be replayed; expected paths such as \/api\//,
    ],
  ])('that cannot be replayed is refused with the reason: %s', (text, reason) => {
    expect(() => parseHar(text)).toThrow(HarError);
    expect(() => parseHar(text)).toThrow(reason);
  });
});
