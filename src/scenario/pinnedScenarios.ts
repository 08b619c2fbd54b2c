import { proxy } from 'valtio';

/** How many scenarios can be compared. */
export const maxPinned = 2;

/** The scenarios pinned for comparison, as fragments of links. */
export const pinnedScenarios = proxy({ fragments: [] as string[] });
