/**
 * `node scripts/clients.ts`: tries the API with clients and checkers that others wrote. They are
 * large, so they are installed into a temporary folder. Exits with 1 where one fails.
 */
import './help.mjs';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openServerHost } from '../testing/hosts/openHosts.ts';
import { messageOf } from './runCommand.ts';

const packages = [
  '@stoplight/spectral-cli@6.16.3',
  '@redocly/cli@2.77.0',
  '@stoplight/prism-cli@5.14.2',
  'openapi-typescript@7.13.0',
  'openapi-fetch@0.17.0',
  '@hey-api/openapi-ts@0.95.0',
  '@modelcontextprotocol/sdk@1.32.2',
  'typescript@5.9.3',
];
const document = fileURLToPath(new URL('../docs/openapi.json', import.meta.url));

/** A program that uses the generated types, without casts; its batch is a list, or lines. */
const fetchProgram = `
import createClient from 'openapi-fetch';
import type { paths } from './api.d.ts';

const baseUrl = process.argv[2] ?? '';
const client = createClient<paths>({ baseUrl });
const one = await client.POST('/api/estimate', { body: { integrationCount: 12 } });
const many = await client.POST('/api/estimates', { body: [{ integrationCount: 8 }] });
const refused = await client.POST('/api/estimate', { body: { integrationCount: 0 } });
const lines = await client.POST('/api/estimates', {
  body: '{}\\n{}\\n',
  headers: { 'Content-Type': 'application/x-ndjson' },
  bodySerializer: (text) => text,
  parseAs: 'text',
});
const byUsd: number | null | undefined = one.data?.verdict.byUsd;
if (typeof byUsd !== 'number') throw new Error('no verdict');
const [first] = typeof many.data === 'object' ? many.data : [];
if (!first || !('inputs' in first)) throw new Error('no list');
if (first.inputs.integrationCount !== 8) throw new Error('another estimate');
if (String(lines.data).split('\\n').length !== 3) throw new Error('no lines');
if (refused.error?.errors?.[0]?.field !== 'integrationCount') throw new Error('no refusal');
`;

/** The same with a client of hey-api, which has a function for each operation. */
const heyApiProgram = `
import { client } from './hey/client.gen.ts';
import { estimate, estimates } from './hey/sdk.gen.ts';

client.setConfig({ baseUrl: process.argv[2] ?? '' });
const one = await estimate({ body: { integrationCount: 12 } });
const many = await estimates({ body: [{ integrationCount: 8 }] });
const refused = await estimate({ body: { integrationCount: 0 } });
const byUsd: number | null | undefined = one.data?.verdict.byUsd;
if (typeof byUsd !== 'number') throw new Error('no verdict');
const [first] = typeof many.data === 'object' ? many.data : [];
if (!first || !('inputs' in first)) throw new Error('no list');
if (first.inputs.integrationCount !== 8) throw new Error('another estimate');
if (refused.error?.errors?.[0]?.field !== 'integrationCount') throw new Error('no refusal');
`;

/** The previous SDK lists and calls tools, and gets a prompt. */
const mcpProgram = `
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';

const client = new Client({ name: 'old', version: '1' });
await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', process.argv[2])));
const { tools } = await client.listTools();
if (tools.length !== 5) throw new Error('tools: ' + tools.length);
const answer = await client.callTool({ name: 'estimate', arguments: { integrationCount: '5' } });
if (!answer.content[0].text.includes('$43,780')) throw new Error(answer.content[0].text);
const prompt = await client.getPrompt({ name: 'build_the_case', arguments: {} });
if (!prompt.messages[0].content.text.includes('estimate')) throw new Error('no prompt');
await client.close();
`;

/** How long Prism may take to start; a busy machine takes a minute to load it. */
const prismStartMs = 300_000;
const heyApiPlugins = ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'];

const folder = mkdtempSync(join(tmpdir(), 'clients-'));
const bin = (name: string) => join(folder, 'node_modules/.bin', name);
const run = (file: string, ...args: string[]) =>
  execFileSync(file, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

const host = await openServerHost({ now: () => Date.now() }, new URL('https://roi.example/'));
try {
  write('package.json', '{ "type": "module" }');
  write('.spectral.yaml', 'extends: ["spectral:oas"]');
  write('program.ts', fetchProgram);
  write('hey.ts', heyApiProgram);
  const heyApi = { input: document, output: { path: 'hey', module: { extension: '.ts' } } };
  write(
    'hey.config.mjs',
    `export default ${JSON.stringify({ ...heyApi, plugins: heyApiPlugins })};`,
  );
  write('mcp.mjs', mcpProgram);
  run(
    'npm',
    'install',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--loglevel=error',
    ...packages,
  );
  await check('Spectral', () => run(bin('spectral'), 'lint', '-r', '.spectral.yaml', document));
  await check('Redocly', () => run(bin('redocly'), 'lint', '--extends', 'recommended', document));
  await check('openapi-typescript and openapi-fetch', () => {
    run(bin('openapi-typescript'), document, '-o', 'api.d.ts');
    compile('program.ts');
    return inProcess('program.ts');
  });
  await check('hey-api', () => {
    run(bin('openapi-ts'), '-f', 'hey.config.mjs');
    compile('hey.ts');
    return inProcess('hey.ts');
  });
  await check('the previous SDK of the Model Context Protocol', () => inProcess('mcp.mjs'));
  await check('Prism', askPrism);
} finally {
  await host.stop();
  rmSync(folder, { recursive: true, force: true });
}

function compile(file: string) {
  const options = ['--strict', '--target', 'esnext', '--module', 'nodenext', '--skipLibCheck'];
  run(bin('tsc'), '--noEmit', ...options, '--allowImportingTsExtensions', file);
}

/** Runs a check, and prints whether it passed. */
async function check(name: string, passes: () => unknown) {
  try {
    await passes();
    console.log(`✓ ${name}`);
  } catch (error) {
    process.exitCode = 1;
    console.error(`✗ ${name}: ${Object(error).stdout ?? ''}${messageOf(error)}`);
  }
}

/** Runs a program beside this process, which serves what it asks. */
async function inProcess(file: string) {
  const child = spawn(process.execPath, [file, host.origin], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${file} ended with ${code}`);
}

/** Prism answers each example of a request without a path parameter with that of its response. */
async function askPrism() {
  const child = spawn(process.execPath, [bin('prism'), 'mock', '-p', '0', document], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  const { promise: origin, resolve, reject } = Promise.withResolvers<string>();
  const failed = (why: string) => reject(new Error(`${why}: ${said.join('')}`));
  const timer = setTimeout(() => failed('Prism did not start'), prismStartMs);
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said.push(text);
      const [, found] = /listening on (http:\S+)/.exec(said.join('')) ?? [];
      if (found) resolve(found);
    });
  }
  child.once('close', (code) => failed(`Prism ended with ${code}`));
  try {
    await askExamples(await origin);
  } finally {
    clearTimeout(timer);
    child.kill();
  }
}

async function askExamples(origin: string) {
  const { default: api } = await import(document, { with: { type: 'json' } });
  for (const [path, methods] of Object.entries<Record<string, Json>>(api.paths)) {
    for (const [method, { requestBody, responses, security }] of Object.entries(methods)) {
      if (path.includes('{')) continue;
      const { example } = Object(requestBody).content?.['application/json'] ?? {};
      const cookies = (Array.isArray(security) ? security : [])
        .flatMap(Object.keys)
        .map((name) => `${api.components.securitySchemes[name].name}=x`);
      const response = await fetch(`${origin}${path}`, {
        method: method.toUpperCase(),
        headers: {
          ...(example && { 'Content-Type': 'application/json' }),
          ...(cookies.length > 0 && { Cookie: cookies.join('; ') }),
        },
        ...(example && { body: JSON.stringify(example) }),
      });
      const documented = Object(responses)[response.status]?.content?.['application/json'];
      const answer = await response.text();
      if (answer !== JSON.stringify(documented?.example))
        throw new Error(`${method} ${path}: ${response.status} ${answer.slice(0, 200)}`);
    }
  }
}

type Json = Record<string, unknown>;
