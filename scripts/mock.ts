import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { runCommand } from './runCommand.ts';

const usage = `Usage: npm run -s mock -- COMMAND [--port PORT]
  play FAILURE_MODES   plays them from now on, such as sendRoiReport:503x2; '' plays none
  playing              prints what is played
  save FILE            writes the requests so far and their responses as a HAR file
  replay FILE          responds from a HAR file from now on
  stop                 responds from the server again
These control the mocks between the page and the server of a running \`npm run dev\`, on port 3000.`;

/** `npm run mock`: controls the failure modes of a running `npm run dev`. */
async function main(args: string[]): Promise<number | null> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { port: { type: 'string', default: process.env.PORT ?? '3000' } },
  });
  const [command, argument, ...rest] = positionals;
  const isComplete = command === 'playing' || command === 'stop' || argument !== undefined;
  if (!isComplete || rest.length > 0) return null;
  const ask = (method: string, path: string, body?: string) =>
    askDevelopmentServer(values.port, method, path, body);
  switch (command) {
    case 'play':
      console.log(`Playing: ${(await ask('PUT', 'playing', argument)) || 'nothing'}`);
      return 0;
    case 'playing':
      console.log(await ask('GET', 'playing'));
      return 0;
    case 'save':
      await writeFile(argument ?? '', await ask('GET', 'session'));
      return 0;
    case 'replay': {
      const count = await ask('PUT', 'replay', await readFile(argument ?? '', 'utf8'));
      console.log(`Replaying ${count} responses.`);
      return 0;
    }
    case 'stop':
      await ask('DELETE', 'replay');
      return 0;
    default:
      return null;
  }
}

async function askDevelopmentServer(port: string, method: string, path: string, body?: string) {
  const url = `http://localhost:${port}/__mocks/${path}`;
  const response = await fetch(url, { method, ...(body !== undefined && { body }) }).catch(
    (cause) => {
      throw new Error(`No \`npm run dev\` listens on port ${port}.`, { cause });
    },
  );
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}

await runCommand(usage, main);
