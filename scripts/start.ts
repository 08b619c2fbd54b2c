import { build } from './build.ts';

/** Builds the page if a source has changed, then starts the server. */
await build({ isForced: false });
await import('../server/main.ts');
