/** The sessionStorage key of the pinned scenarios. */
export const pinsKey = 'pinned-scenarios';
