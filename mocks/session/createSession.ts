import { type Exchange, pathOf } from '../backend/Exchange.ts';
import type { StateStore } from '../backend/StateStore.ts';

/** The exchanges of a session: recorded as they happen, and replayed from a recording. */
export interface Session {
  record(exchange: Exchange): Promise<void>;
  recorded(): Promise<readonly Exchange[]>;
  /**
   * Responds from a recording from now on, until `stop`. The first request of a method and path
   * gets the first recorded response to them, the second the second.
   */
  replay(exchanges: readonly Exchange[]): Promise<void>;
  stop(): Promise<void>;
  /**
   * Takes the recorded exchange of a request; `missing` when the recording has none left, and null
   * when nothing is replayed.
   */
  next(request: { method: string; url: string }): Promise<Exchange | 'missing' | null>;
}

/** Creates a session in a state; it survives a reload if the state does. */
export function createSession(stateStore: StateStore): Session {
  const setReplay = (replay: readonly Exchange[] | null) =>
    stateStore.change((state) => ({ state: { ...state, replay }, result: undefined }));

  return {
    record: (exchange) =>
      stateStore.change((state) => ({
        state: { ...state, exchanges: [...state.exchanges, exchange] },
        result: undefined,
      })),
    recorded: async () => (await stateStore.read()).exchanges,
    replay: setReplay,
    stop: () => setReplay(null),
    next: (request) =>
      stateStore.change<Exchange | 'missing' | null>((state) => {
        if (!state.replay) return { state, result: null };
        const wanted = pathOf(request);
        const exchange = state.replay.find((one) => pathOf(one.request) === wanted);
        if (!exchange) return { state, result: 'missing' };
        const replay = state.replay.filter((one) => one !== exchange);
        return { state: { ...state, replay }, result: exchange };
      }),
  };
}
