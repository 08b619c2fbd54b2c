import type { State } from './State.ts';

/** Where the state lives. Changes happen one after the other, each on what the one before it left. */
export interface StateStore {
  read(): Promise<State>;
  /** Resolves to what `change` returns beside the next state, once that is kept. */
  change<T>(change: (state: State) => { state: State; result: T }): Promise<T>;
}
