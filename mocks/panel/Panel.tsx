import './Panel.css';
import { type KeyboardEvent, useRef, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import type { BrowserStore } from '../backend/browserStore.ts';
import type { FailureModePlayer } from '../failureModes/player.ts';
import { Events } from './Events.tsx';
import { FailureModes } from './FailureModes.tsx';
import { Leads } from './Leads.tsx';
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
        Offline{playing && `: ${playing}`}
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
