import { proxy } from 'valtio';

/** The chart of three years: whether somebody needs it though its place is far from the window, and whether it stands there, or has failed. */
export const forecastChart = proxy({ isExpected: false, isSettled: false });
