import * as Comlink from 'comlink';
import { forecastApi } from './forecastApi.ts';

Comlink.expose(forecastApi);
