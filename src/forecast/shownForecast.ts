import { proxy } from 'valtio';
import type { Forecast } from '../../worker/forecast/forecast.ts';

/** The forecast of the chart, which the tabs below it are about; null before it is known. */
export const shownForecast = proxy<{ forecast: Forecast | null }>({ forecast: null });
