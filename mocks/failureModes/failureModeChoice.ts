import { type FailureModes, formatFailureModes, parseFailureModes } from './failureModes.ts';

const storageKey = 'offline-scenarios';

/**
 * The chosen failure modes. They are in the URL as `?mock=…`, to be shared, and in the browser, to
 * survive a reload.
 */
export interface FailureModeChoice {
  readonly current: FailureModes;
  /** The parts of the URL's choice that are not valid. */
  readonly mistakes: readonly string[];
  choose(failureModes: FailureModes): void;
  subscribe(listener: () => void): () => void;
}

/** Restores the choice of the URL, else the last one. */
export function createFailureModeChoice(): FailureModeChoice {
  const linked = new URL(location.href).searchParams.get('mock');
  const { failureModes, mistakes } = parseFailureModes(
    linked ?? localStorage.getItem(storageKey) ?? '',
  );
  let current = failureModes;
  const listeners = new Set<() => void>();
  save();

  function save() {
    const text = formatFailureModes(current);
    localStorage.setItem(storageKey, text);
    history.replaceState(history.state, '', addressWith(location.href, text));
  }

  return {
    get current() {
      return current;
    },
    mistakes,
    choose(chosen) {
      current = chosen;
      save();
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Adds the choice to a URL, unescaped: colons and commas are valid in a query. */
export function addressWith(href: string, choice: string): string {
  const url = new URL(href);
  url.searchParams.delete('mock');
  if (!choice) return url.href;
  const { hash } = url;
  url.hash = '';
  return `${url.href}${url.search ? '&' : '?'}mock=${choice}${hash}`;
}
