import { proxy } from 'valtio';

/** How many scenarios can be compared. */
export const maxPinned = 2;

/**
 * The scenarios pinned for comparison, as fragments of links. `replacement` is one more that waits
 * until the visitor says which of them it replaces.
 */
export const pinnedScenarios = proxy({
  fragments: [] as string[],
  replacement: null as string | null,
});

/** The sessionStorage key of the pinned scenarios. */
export const pinsKey = 'pinned-scenarios';
