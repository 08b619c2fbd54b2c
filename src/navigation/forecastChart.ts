import { proxy } from 'valtio';

/**
 * State of the 36-month chart, which loads near the viewport. `isExpected` loads it from elsewhere,
 * as printing does, and is reset when loading fails. `isComplete` is set once the chart or its
 * failure is rendered.
 */
export const forecastChart = proxy({ isExpected: false, isComplete: false });
