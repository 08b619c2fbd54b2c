import type { TrackedEvent } from '../backend/state.ts';
import { ExactBytes, Section, timeOf } from './elements.tsx';

/** Every event that the page sent to a tracker, the newest first. */
export function Events({ events }: { events: readonly TrackedEvent[] }) {
  return (
    <Section title="Analytics events" count={events.length}>
      {events.length === 0 && (
        <p className="offline-hint">
          Nothing has been measured: trackers load once the visitor agrees.
        </p>
      )}
      {events.toReversed().map((event) => (
        <details key={event.id} className="offline-entry">
          <summary>
            <b>{nameOf(event)}</b>
            <small>
              {timeOf(event.receivedAt)} · {new URL(event.url).host}
            </small>
          </summary>
          <p className="offline-address">{event.url}</p>
          {event.body && <ExactBytes text={event.body} fileName={`${event.id}.json`} />}
        </details>
      ))}
    </Section>
  );
}

/** The event's name; the conversion ping has none. */
function nameOf({ body }: TrackedEvent): string {
  if (!body) return 'conversion ping';
  const parsed: unknown = JSON.parse(body);
  return typeof parsed === 'object' && parsed !== null && 'event' in parsed
    ? String(parsed.event)
    : 'event';
}
