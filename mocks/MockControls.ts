import type { State } from './backend/state.ts';

/** Controls the mocks from a test or from the console, as `window.mocks`. */
interface MockControls {
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
  reset(): Promise<void>;
}

declare global {
  interface Window {
    mocks?: MockControls;
  }
}
