import { proxy } from 'valtio';

/** The chart of three years: whether somebody needs it though its place is far from the window, until it has failed to arrive, and whether it stands there. */
export const forecastChart = proxy({ isExpected: false, isSettled: false });
