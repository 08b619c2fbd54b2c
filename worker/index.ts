import * as Comlink from 'comlink';
import { installTrustedTypesPolicy } from './installTrustedTypesPolicy.ts';
import { workerApi } from './workerApi.ts';

export type { WorkerApi } from './workerApi.ts';

installTrustedTypesPolicy(self);
Comlink.expose(workerApi);
