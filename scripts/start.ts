import { build } from './build.ts';

/** Build what is stale, then serve it. */
await build({ isForced: false });
await import('../server/main.ts');
