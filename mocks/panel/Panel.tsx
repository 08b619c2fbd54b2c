import './Panel.css';
import { type KeyboardEvent, useRef, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import type { StoredLead } from '../../backend/Lead.ts';
import { contract } from '../../contract/index.ts';
import type { BrowserStore } from '../backend/browserStore.ts';
import type { TrackedEvent } from '../backend/createMockStore.ts';
import type { FailureModePlayer } from '../failureModes/player.ts';
import { describe } from './describe.ts';
import { Entries, Entry, ExactBytes, Rows, timeOf } from './elements.tsx';
import { FailureModes } from './FailureModes.tsx';
import { Messages } from './Messages.tsx';

interface PanelParts {
  store: BrowserStore;
  player: FailureModePlayer;
  /** A sentence for each part of the address that is not valid. */
  mistakes: readonly string[];
  /** Where the page is. */
  root: URL;
}

/**
 * The panel of offline builds: the chosen failure modes, and everything that the mocked backend
 * stored and sent.
 */
function Panel({ store, player, mistakes, root }: PanelParts) {
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const playing = useSyncExternalStore(player.subscribe, () => player.text);
  const state = useSyncExternalStore(store.subscribe, store.latest);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    setIsOpen(false);
    toggle.current?.focus();
  }

  return (
    // React Aria leaves elements with this attribute usable while a dialog is open.
    <aside
      className="offline"
      aria-label="Offline backend"
      data-react-aria-top-layer="true"
      onKeyDown={closeOnEscape}
    >
      <button
        ref={toggle}
        type="button"
        className="offline-toggle"
        aria-expanded={isOpen}
        aria-controls="offline-panel"
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className="offline-lamp" data-is-playing={playing !== ''} aria-hidden="true" />
        <span>{playing ? `Offline: ${playing}` : 'Offline'}</span>
      </button>
      <div id="offline-panel" className="offline-panel" hidden={!isOpen}>
        <header>
          <h2>Offline backend</h2>
          <button type="button" onClick={() => store.reset()}>
            Clear everything stored
          </button>
        </header>
        <FailureModes player={player} playing={playing} mistakes={mistakes} root={root} />
        <Leads leads={state.leads} />
        <Messages state={state} root={root} />
        <Events events={state.events} />
      </div>
    </aside>
  );
}

/** Adds the panel to the page, after everything that the page itself shows. */
export function showPanel(parts: PanelParts): void {
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(<Panel {...parts} />);
}

/** Every stored lead. */
function Leads({ leads }: { leads: readonly StoredLead[] }) {
  return (
    <Entries title="Leads" empty="Nothing has been sent yet." of={leads}>
      {(lead) => (
        <Entry
          key={lead.id}
          title={
            <>
              <b>{lead.contactName}</b>, {lead.company}
            </>
          }
          note={`${timeOf(lead.receivedAt)} · ${contract[lead.endpoint].path}`}
          remarks={[
            ...(lead.quarantine ? [`quarantined: ${lead.quarantine}`] : []),
            ...(lead.resultsDiffer ? ['the visitor’s figures differ'] : []),
            ...(lead.replyStatus === 502 ? ['the mail provider refused'] : []),
          ]}
        >
          <Rows of={[['id', lead.id], ...describe(lead)]} />
          <ExactBytes text={JSON.stringify(lead, null, 2)} fileName={`${lead.id}.json`} />
        </Entry>
      )}
    </Entries>
  );
}

/** Every event that the page sent to a tracker. */
function Events({ events }: { events: readonly TrackedEvent[] }) {
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
