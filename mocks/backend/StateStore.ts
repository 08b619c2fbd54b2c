import type { State } from './State.ts';

/** Stores the state. Changes run in sequence, each on the result of the one before. */
export interface StateStore {
  read(): Promise<State>;
  /** Stores the next state and resolves to `result`. */
  change<T>(change: (state: State) => { state: State; result: T }): Promise<T>;
}
