/** Writes `docs/openapi.json` from the contract; a test keeps it current. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { openApi } from '../contract/openApi.ts';

const file = new URL('../docs/openapi.json', import.meta.url);
mkdirSync(new URL('.', file), { recursive: true });
writeFileSync(file, `${JSON.stringify(openApi(), null, 2)}\n`);
