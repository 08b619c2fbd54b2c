import { startExampleSite } from './embedding/exampleSite.ts';
import { runCommand } from './runCommand.ts';

const usage = `Usage: npm run embedding-example -- [URL]

Serves a page of another site with the calculator at URL in it (docs/embedding.md); http://localhost:3000
when none is named. PORT is where, 3001 by default.`;

/** Starts an example host site for embedding. */
await runCommand(usage, async ([calculator = 'http://localhost:3000', ...others]) => {
  if (others.length > 0 || !/^https?:$/.test(URL.parse(calculator)?.protocol ?? '')) return null;
  const { url } = await startExampleSite({ calculator, port: Number(process.env.PORT ?? 3001) });
  console.log(`The example page is at ${url} and frames ${calculator}.`);
  console.log(`The calculator must allow it: FRAME_ANCESTORS="'self' ${url}" npm start`);
  return 0;
});
