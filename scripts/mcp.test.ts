import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { expect, onTestFinished, test } from 'vitest';
import { readBuild } from '../server/page/build.ts';
import { expectErrorsOfTools, expectEveryAnswer } from '../testing/callEveryTool.ts';
import { atMoment, childEnvironment, runScript } from '../testing/childProcesses.ts';

const script = fileURLToPath(new URL('mcp.ts', import.meta.url));

/** Starts the command as an assistant does, with the client from npm. */
async function connect(variables: Record<string, string>): Promise<Client> {
  const client = new Client(
    { name: 'test', version: '1' },
    { versionNegotiation: { mode: 'auto' } },
  );
  const env = Object.entries({ ...childEnvironment(), ...variables }).flatMap(
    ([name, value]): [string, string][] => (value === undefined ? [] : [[name, value]]),
  );
  const args = [...atMoment, script];
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args, env: Object.fromEntries(env) }),
  );
  onTestFinished(() => client.close());
  return client;
}

test('a client gets every answer on standard input and output, with links to PUBLIC_URL @night', async () => {
  const client = await connect({ PUBLIC_URL: 'https://roi.example' });
  expect(client.getNegotiatedProtocolVersion()).toBe('2026-07-28');
  const circumstances = { now: Date.now(), publicUrl: new URL('https://roi.example') };
  const { mcpAppHtml } = readBuild(fileURLToPath(new URL('../dist', import.meta.url)));
  await expectEveryAnswer(client, circumstances, mcpAppHtml);
  await expectErrorsOfTools(client);
});

test('the transcript of docs/api.md is what a client hears', async () => {
  const page = readFileSync(new URL('../docs/api.md', import.meta.url), 'utf8');
  const [, transcript = ''] = /```transcript\n(.*?)```/s.exec(page) ?? [];
  const turns = transcript.split(/^> /m).slice(1);
  expect(turns.length).toBeGreaterThanOrEqual(1);
  const client = await connect({});
  for (const turn of turns) {
    const [, name = '', asked = '', written = ''] = /^(\w+) (\{.*?\})\n(.*)$/s.exec(turn) ?? [];
    const answer = await client.callTool({ name, arguments: JSON.parse(asked) });
    const [heard] = answer.content;
    expect(heard?.type === 'text' && heard.text).toBe(written.trim());
  }
});

test('an unknown argument gets the usage, and the input ends the command', async () => {
  expect(await runScript('mcp', ['--port'])).toMatchObject({ code: 2, stdout: '' });
  expect(await runScript('mcp', [])).toMatchObject({ code: 0, stdout: '', stderr: '' });
});
