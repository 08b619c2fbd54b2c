import './Panel.css';
import { type KeyboardEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { BrowserStore } from '../backend/browserStore.ts';
import type { FailureModeChoice } from '../failureModes/failureModeChoice.ts';
import { formatFailureModes } from '../failureModes/failureModes.ts';
import { Events } from './Events.tsx';
import { Leads } from './Leads.tsx';
import { Messages } from './Messages.tsx';
import { Switchboard } from './Switchboard.tsx';
import { useBackendState } from './useBackendState.ts';

export interface PanelParts {
  store: BrowserStore;
  choice: FailureModeChoice;
  /** Where the page is. */
  root: URL;
}

/**
 * The panel of offline builds: the chosen failure modes, and everything that the mocked backend
 * stored and sent.
 */
export function Panel({ store, choice, root }: PanelParts) {
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const failureModes = useSyncExternalStore(choice.subscribe, () => choice.current);
  const state = useBackendState(store);
  const playing = formatFailureModes(failureModes);

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
        Offline{playing && `: ${playing}`}
      </button>
      <div id="offline-panel" className="offline-panel" hidden={!isOpen}>
        <header>
          <h2>Offline backend</h2>
          <button type="button" onClick={() => store.reset()}>
            Forget everything kept
          </button>
        </header>
        <Switchboard choice={choice} failureModes={failureModes} root={root} />
        <Leads leads={state.leads} />
        <Messages state={state} root={root} />
        <Events events={state.events} />
      </div>
    </aside>
  );
}
