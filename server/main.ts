import { systemClock } from './ports.ts';
import { serve } from './serve.ts';

await serve(process.env, systemClock);
