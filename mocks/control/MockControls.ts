import type { BrowserStore } from '../backend/browserStore.ts';
import type { State } from '../backend/State.ts';
import type { FailureModePlayer } from '../failureModes/createFailureModePlayer.ts';
import type { Session } from '../session/createSession.ts';
import { formatHar, parseHar } from '../session/har.ts';

/** Controls the mocks from a test or from the console, as `window.mocks`. */
export interface MockControls {
  /**
   * Plays failure modes, such as `sendRoiReport:503x2`, from their first step on; an empty text
   * plays none.
   *
   * @throws Error names every part that is not valid, and what was expected.
   */
  play(failureModes: string): void;
  /** What is played, as links carry it. */
  playing(): string;
  /** The requests so far and their responses, as a HAR file. */
  har(): Promise<string>;
  /**
   * Responds from a HAR file from now on.
   *
   * @throws HarError names what is not valid, and what was expected.
   */
  replay(har: string): Promise<void>;
  stopReplay(): Promise<void>;
  /** What the backend stored and sent. */
  state(): Promise<State>;
  /** Deletes what was stored, sent, counted and recorded. */
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
  session,
  store,
}: {
  player: FailureModePlayer;
  session: Session;
  store: BrowserStore;
}): MockControls {
  return {
    play(failureModes) {
      const mistakes = player.play(failureModes);
      if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
    },
    playing: () => player.text,
    har: async () => formatHar(await session.recorded(), location.href),
    replay: async (har) => session.replay(parseHar(har)),
    stopReplay: () => session.stop(),
    state: () => store.read(),
    reset: () => store.reset(),
  };
}
