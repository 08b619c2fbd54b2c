import * as Comlink from 'comlink';
import { workbookApi } from './workbookApi.ts';

Comlink.expose(workbookApi);
