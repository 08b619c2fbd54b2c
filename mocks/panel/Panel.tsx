import './Panel.css';
import { type KeyboardEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { BrowserStore } from '../backend/browserStore.ts';
import type { ScenarioChoice } from '../scenarioChoice.ts';
import { formatScenarios } from '../scenarios.ts';
import { Events } from './Events.tsx';
import { Messages } from './Messages.tsx';
import { Records } from './Records.tsx';
import { Switchboard } from './Switchboard.tsx';
import { useBackendState } from './useBackendState.ts';

export interface PanelParts {
  store: BrowserStore;
  choice: ScenarioChoice;
  /** Where the page is. */
  root: URL;
}

/** What stands behind the page in offline builds: which scenario plays, and all that a backend would have kept and sent. */
export function Panel({ store, choice, root }: PanelParts) {
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const scenarios = useSyncExternalStore(choice.subscribe, () => choice.current);
  const state = useBackendState(store);
  const playing = formatScenarios(scenarios);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    setIsOpen(false);
    toggle.current?.focus();
  }

  return (
    // React Aria leaves what says so reachable while a dialog is open.
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
        <Switchboard choice={choice} scenarios={scenarios} root={root} />
        <Records records={state.leads} />
        <Messages state={state} root={root} />
        <Events events={state.events} />
      </div>
    </aside>
  );
}
