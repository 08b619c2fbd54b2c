import { serve } from '../server/serve.ts';
import { statedOffset } from './moment.ts';

/** `server/main.ts` with the clock of a test. */
const offsetMs = statedOffset();
await serve(process.env, { now: () => Date.now() + offsetMs });
