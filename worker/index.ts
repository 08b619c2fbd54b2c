import * as Comlink from 'comlink';
import { workerApi } from './workerApi.ts';

export type { WorkerApi } from './workerApi.ts';

Comlink.expose(workerApi);
