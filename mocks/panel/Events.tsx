import type { TrackedEvent } from '../backend/state.ts';
import { Entries, Entry, ExactBytes, timeOf } from './elements.tsx';

/** Every event that the page sent to a tracker. */
export function Events({ events }: { events: readonly TrackedEvent[] }) {
  return (
    <Entries
      title="Analytics events"
      empty="Nothing has been measured: trackers load once the visitor agrees."
      of={events}
    >
      {(event) => (
        <Entry
          key={event.id}
          title={<b>{nameOf(event)}</b>}
          note={`${timeOf(event.receivedAt)} · ${new URL(event.url).host}`}
        >
          <p className="offline-address">{event.url}</p>
          {event.body && <ExactBytes text={event.body} fileName={`${event.id}.json`} />}
        </Entry>
      )}
    </Entries>
  );
}

/** The event's name; the conversion ping has none. */
function nameOf({ body }: TrackedEvent): string {
  if (!body) return 'conversion ping';
  const { event = 'event' }: { event?: unknown } = JSON.parse(body);
  return String(event);
}
