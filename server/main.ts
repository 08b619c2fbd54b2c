import { systemClock } from './ports.ts';
import { serve } from './serve.ts';

const usage = `Usage: npm run serve, or in a release: start
Serves the calculator until SIGTERM or SIGINT. Settings are environment variables, which
docs/reference.md lists.`;

if (process.argv.includes('--help')) console.log(usage);
else await serve(process.env, systemClock);
