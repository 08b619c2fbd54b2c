import { formatScenarios, parseScenarios, type Scenarios } from './scenarios.ts';

const storageKey = 'offline-scenarios';

/** What is chosen, in the address as `?mock=…` so that it can be shared, and in the browser so that it outlives a reload. */
export interface ScenarioChoice {
  readonly current: Scenarios;
  /** What the address asked for and nothing can play. */
  readonly mistakes: readonly string[];
  choose(scenarios: Scenarios): void;
  subscribe(listener: () => void): () => void;
}

/** Take up the choice of the address, else that of the last time. */
export function createScenarioChoice(): ScenarioChoice {
  const asked = new URL(location.href).searchParams.get('mock');
  const { scenarios, mistakes } = parseScenarios(asked ?? localStorage.getItem(storageKey) ?? '');
  let current = scenarios;
  const listeners = new Set<() => void>();
  keep();

  function keep() {
    const text = formatScenarios(current);
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
      keep();
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** `href` with the choice in it, written as it reads: colons and commas need no escaping in a query. */
export function addressWith(href: string, choice: string): string {
  const url = new URL(href);
  url.searchParams.delete('mock');
  if (!choice) return url.href;
  const { hash } = url;
  url.hash = '';
  return `${url.href}${url.search ? '&' : '?'}mock=${choice}${hash}`;
}
