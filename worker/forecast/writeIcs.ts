import type { CalendarEvent } from './maintenanceCalendar.ts';

/**
 * Writes events as an iCalendar file (RFC 5545), each on a whole day.
 *
 * @param stamp - When the file is written, as an ISO instant.
 */
export function writeIcs(events: readonly CalendarEvent[], stamp: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Integration ROI calculator//Maintenance calendar//EN',
    'CALSCALE:GREGORIAN',
    ...events.flatMap((event, index) => eventLines(event, index, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines(
  { day, systemId, systemName, event, everyMonths, url }: CalendarEvent,
  index: number,
  stamp: string,
): string[] {
  const description = `Every ${everyMonths} months. Counted from go-live: the source gives no date.\nSource: ${url}`;
  return [
    'BEGIN:VEVENT',
    `UID:${basicDate(day)}-${index + 1}-${systemId}@maintenance-calendar`,
    `DTSTAMP:${basicInstant(stamp)}`,
    `DTSTART;VALUE=DATE:${basicDate(day)}`,
    `SUMMARY:${escaped(`${systemName}: ${event}`)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** `2026-11-22` as `20261122`. */
function basicDate(day: string): string {
  return day.slice(0, 10).replaceAll('-', '');
}

/** `2026-11-22T09:30:00.000Z` as `20261122T093000Z`. */
function basicInstant(instant: string): string {
  return `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** Escapes what separates values in a text. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

const mostOctets = 75;

/** Breaks a line that is longer than 75 octets; a continued line begins with a space. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > mostOctets) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}

const encoder = new TextEncoder();

function octetsOf(character: string): number {
  return encoder.encode(character).length;
}
