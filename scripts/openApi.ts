/** Writes `docs/openapi.json` from the contract; a test keeps it current. */
import { writeFileSync } from 'node:fs';
import { compactJson, documentedApi } from './documentedApi.ts';

writeFileSync(new URL('../docs/openapi.json', import.meta.url), compactJson(await documentedApi()));
