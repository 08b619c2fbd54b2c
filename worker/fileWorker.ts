import * as Comlink from 'comlink';
import { fileApi } from './fileApi.ts';

Comlink.expose(fileApi);
