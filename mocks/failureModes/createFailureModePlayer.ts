import { type FailureModes, formatFailureModes, parseFailureModes } from './failureModes.ts';
import type { Step } from './steps.ts';
import { type TargetName, targetNames } from './targets.ts';

/** Plays failure modes: each request of a target takes the next of its steps. */
export interface FailureModePlayer {
  /** What is played, as links carry it. */
  readonly text: string;
  readonly failureModes: FailureModes;
  /**
   * Plays other failure modes, from their first step on.
   *
   * @returns A sentence for each part that is not valid; then nothing changes.
   */
  play(text: string): readonly string[];
  /** Returns the step of the next request; undefined after the last one. */
  next(target: TargetName): Step | undefined;
  subscribe(listener: () => void): () => void;
}

/**
 * Creates a player that plays nothing.
 *
 * @param targets - What may fail.
 */
export function createFailureModePlayer(
  targets: readonly TargetName[] = targetNames,
): FailureModePlayer {
  let failureModes: FailureModes = {};
  let text = '';
  /** How many requests each target has had. */
  let counts = new Map<TargetName, number>();
  const listeners = new Set<() => void>();

  return {
    get text() {
      return text;
    },
    get failureModes() {
      return failureModes;
    },
    play(wanted) {
      const parsed = parseFailureModes(wanted, targets);
      if (parsed.mistakes.length > 0) return parsed.mistakes;
      failureModes = parsed.failureModes;
      text = formatFailureModes(failureModes);
      counts = new Map();
      for (const listener of listeners) listener();
      return [];
    },
    next(target) {
      const count = counts.get(target) ?? 0;
      counts.set(target, count + 1);
      let end = 0;
      return failureModes[target]?.find(({ times }) => {
        end += times ?? Number.POSITIVE_INFINITY;
        return count < end;
      });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
