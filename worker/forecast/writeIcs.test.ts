import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CalendarEvent } from './maintenanceCalendar.ts';
import { writeIcs } from './writeIcs.ts';

const event: CalendarEvent = {
  day: '2028-05-09',
  month: 18,
  systemId: 'shopify',
  systemName: 'Shopify',
  event: 'An API version ends',
  everyMonths: 12,
  url: 'https://shopify.dev/versioning',
  read: '2026-11-22',
  confidence: 'official',
  chargedHours: 10,
};
const stamp = '2026-11-22T09:30:00.000Z';

test('an event has its day, a stamp and an identity of its own', () => {
  expect(writeIcs([event], stamp)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Integration ROI calculator//Maintenance calendar//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:20280509-1-shopify@maintenance-calendar',
      'DTSTAMP:20261122T093000Z',
      'DTSTART;VALUE=DATE:20280509',
      'SUMMARY:Shopify: An API version ends',
      'DESCRIPTION:Every 12 months. Counted from go-live: the source gives no date',
      ' .\\nSource: https://shopify.dev/versioning',
      'URL:https://shopify.dev/versioning',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

test('any text is read back as it was, from lines of at most 75 octets', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      fc.pre(!text.includes('\r'));
      const file = writeIcs([{ ...event, event: text }], stamp);
      for (const line of file.split('\r\n')) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/[\r\n]/);
      }
      const unfolded = file.replaceAll('\r\n ', '').split('\r\n');
      const summary = unfolded.find((line) => line.startsWith('SUMMARY:')) ?? '';
      const read = summary
        .slice('SUMMARY:'.length)
        .replace(/\\(.)/g, (_, character) => (character === 'n' ? '\n' : character));
      expect(read).toBe(`Shopify: ${text}`);
    }),
  );
});

test('events of the same system and day have different identities', () => {
  const uids = writeIcs([event, event], stamp).match(/^UID:.*$/gm);
  expect(new Set(uids).size).toBe(2);
});
