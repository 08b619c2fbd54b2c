import {
  type FailureModes,
  formatFailureModes,
  parseFailureModes,
  type Step,
  type TargetName,
  targetNames,
} from './failureModes.ts';

/** Plays failure modes: each request of a target takes the next of its steps. */
export type FailureModePlayer = ReturnType<typeof createFailureModePlayer>;

/**
 * Creates a player that plays nothing.
 *
 * @param targets - The endpoints and trackers that may fail.
 */
export function createFailureModePlayer(targets: readonly TargetName[] = targetNames) {
  let failureModes: FailureModes = {};
  let text = '';
  /** How many requests each target has had. */
  let counts = new Map<TargetName, number>();
  const listeners = new Set<() => void>();

  return {
    /** The failure modes that are played, as links carry them. */
    get text() {
      return text;
    },
    get failureModes() {
      return failureModes;
    },
    /**
     * Plays other failure modes, from their first step on.
     *
     * @returns A sentence for each part that is not valid; then nothing changes.
     */
    play(wanted: string): readonly string[] {
      const parsed = parseFailureModes(wanted, targets);
      if (parsed.mistakes.length > 0) return parsed.mistakes;
      failureModes = parsed.failureModes;
      text = formatFailureModes(failureModes);
      counts = new Map();
      for (const listener of listeners) listener();
      return [];
    },
    /** Returns the step of the next request; undefined after the last one. */
    next(target: TargetName): Step | undefined {
      const count = counts.get(target) ?? 0;
      counts.set(target, count + 1);
      let end = 0;
      return failureModes[target]?.find(({ times }) => {
        end += times ?? Number.POSITIVE_INFINITY;
        return count < end;
      });
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const storageKey = 'offline-failure-modes';

/**
 * Plays the failure modes of the URL's `?mock=…`, else the last ones. From then on they are in the
 * URL, to be shared, and in the browser, to survive a reload.
 *
 * @returns A sentence for each part of the URL's choice that is not valid; the others are played.
 */
export function restoreFailureModes(player: FailureModePlayer): readonly string[] {
  const linked = new URL(location.href).searchParams.get('mock');
  const { failureModes, mistakes } = parseFailureModes(
    linked ?? withStorage(() => localStorage.getItem(storageKey)) ?? '',
  );
  player.subscribe(() => {
    withStorage(() => localStorage.setItem(storageKey, player.text));
    history.replaceState(history.state, '', addressWith(location.href, player.text));
  });
  player.play(formatFailureModes(failureModes));
  return mistakes;
}

/** A browser may block the storage; then the failure modes are in the address alone. */
function withStorage<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** Adds failure modes to a URL, unescaped: all of their characters are valid in a query. */
export function addressWith(href: string, failureModes: string): string {
  const url = new URL(href);
  url.searchParams.delete('mock');
  if (!failureModes) return url.href;
  const { hash } = url;
  url.hash = '';
  return `${url.href}${url.search ? '&' : '?'}mock=${failureModes}${hash}`;
}
