import type { BrowserStore } from './backend/browserStore.ts';
import type { State } from './backend/state.ts';
import type { FailureModePlayer } from './failureModes/player.ts';

/** Controls the mocks from a test or from the console, as `window.mocks`. */
export interface MockControls {
  /**
   * Plays failure modes, such as `sendRoiReport:503x2`, from their first step on; an empty text
   * plays none.
   *
   * @throws Error names every part that is not valid, and what was expected.
   */
  play(failureModes: string): void;
  /** Returns the failure modes that are played, as links carry them. */
  playing(): string;
  /** Resolves to everything that the backend stored and sent. */
  state(): Promise<State>;
  /** Deletes everything that was stored, sent and counted. */
  reset(): Promise<void>;
}

declare global {
  interface Window {
    mocks?: MockControls;
  }
}

/** Creates the controls of the mocks. */
export function createMockControls({
  player,
  store,
}: {
  player: FailureModePlayer;
  store: BrowserStore;
}): MockControls {
  return {
    play(failureModes) {
      const mistakes = player.play(failureModes);
      if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
    },
    playing: () => player.text,
    state: () => store.read(),
    reset: () => store.reset(),
  };
}
