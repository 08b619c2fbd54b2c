/** Under which name the browser keeps pinned scenarios for as long as its tab is open. */
export const pinsKey = 'pinned-scenarios';
