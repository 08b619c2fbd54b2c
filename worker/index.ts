import * as Comlink from 'comlink';
import { vouchForParts } from './vouchForParts.ts';
import { workerApi } from './workerApi.ts';

export type { WorkerApi } from './workerApi.ts';

vouchForParts(self);
Comlink.expose(workerApi);
