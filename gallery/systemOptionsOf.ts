import { workerApi } from '../worker/workerApi.ts';

/** Lists the systems of the rate card, as the worker does. */
export function systemOptionsOf() {
  return workerApi.systems();
}
