/** `npm start`: builds the page if a source has changed, then starts the server. */
import { build } from './build.ts';

await build({ isForced: false });
await import('../server/main.ts');
