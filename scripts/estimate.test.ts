import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { OpenEstimate } from '../contract/openEstimate.ts';
import { runScript, startScript } from '../testing/childProcesses.ts';
import { memoryBackend } from '../testing/memoryBackend.ts';

async function run(input: string) {
  const { stdout, stderr, code } = await runScript('estimate', [], { input });
  return { lines: stdout.split('\n').slice(0, -1), stderr, code };
}

/** The fields that scripts read before there were others. */
const defaultsAnswer = JSON.parse(
  '{"results":{"inHouse":{"development":28457,"testing":10945,"documentation":4378,"initialTotal":43780,"maintenance":2750},"albato":{"setup":1800,"monthly":899,"initialTotal":12588},"savings":{"absolute":31192,"percentage":71,"monthlyMaintenance":1851}},"hours":{"development":400,"maintenance":50},"timeline":{"buildWeeks":16.666666666666668,"moderationWeeks":0,"timelineWeeks":17,"embeddedWeeks":3},"comparison":{"months12":{"inHouseUsd":65983.23325635103,"embeddedUsd":12588,"isLive":true},"months36":{"inHouseUsd":131983.23325635103,"embeddedUsd":34164,"isLive":true}},"finance":{"npvUsd":88269.40986113755,"roi":2.958424637164935,"paybackMonth":1},"certainty":"depends"}',
);

const isDefaults = (line: string | undefined) =>
  expect(JSON.parse(line ?? '')).toMatchObject(defaultsAnswer);

test('an empty object gives the reference figures, with CRLF and without a final newline too', async () => {
  const { lines, ...ended } = await run('{}\r\n{}');
  expect(ended).toEqual({ stderr: '', code: 0 });
  expect(lines).toHaveLength(2);
  lines.forEach(isDefaults);
});

test('a line is in the open format, opens at PUBLIC_URL, and is an input line too', async () => {
  const env = { PUBLIC_URL: 'https://roi.example' };
  const { stdout } = await runScript('estimate', [], { input: '{"integrationCount":9}', env });
  const estimated = OpenEstimate.parse(JSON.parse(stdout));
  expect(estimated.sourcedAssumptions).toBeDefined();
  expect(estimated.url).toMatch(/^https:\/\/roi\.example\/roi-calculator#v1&integrations=9&/);
  expect((await runScript('estimate', [], { input: stdout, env })).stdout).toBe(stdout);
});

test('an invalid line gives an error in its place, the other lines their results, and the exit code is 1', async () => {
  const { lines, code } = await run('{}\n{"region":\n\n{"integrationCount":0}\n{}\n');
  const [first, ...others] = lines;
  isDefaults(first);
  isDefaults(others.pop());
  expect(others).toEqual([
    '{"type":"urn:problem:400","title":"The request is not valid","status":400,"detail":"The body is not valid JSON.","line":2}',
    '{"type":"urn:problem:400","title":"The request is not valid","status":400,"detail":"Check these fields: integrationCount.","errors":[{"field":"integrationCount","message":"Use at least 1"}],"line":4}',
  ]);
  expect(code).toBe(1);
});

test('the command line and the API give the same problem', async () => {
  const { requestLines } = memoryBackend();
  const input = [
    ...['{"devlopers":3}', '{', '[]', '{"region":"mars","deadline":7}', '7'],
    ...['{"deadline":"2020-01-01"}', '{"inputs":{}}'],
  ].join('\n');
  const { lines: ofApi } = await requestLines('estimates', input);
  const { lines } = await run(input);
  expect(lines.map((line) => JSON.parse(line))).toEqual(await ofApi());
});

test('a line of more than a megabyte gives an error, the next line its results @night', async () => {
  const { lines, code } = await run(`{"region":"${'x'.repeat(3_000_000)}"}\n{}\n`);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ status: 413, line: 1 });
  isDefaults(lines[1]);
  expect(code).toBe(1);
});

test('the first of many short lines is answered at once @night', async () => {
  const child = startScript('estimate');
  child.stdin.end('{}\n'.repeat(2000));
  const [chunk] = await once(child.stdout, 'data');
  expect(String(chunk).split('\n').length).toBeLessThan(20);
  child.stdout.destroy();
  await once(child, 'close');
});

test('an empty input gives no output', async () => {
  expect(await run('')).toEqual({ lines: [], stderr: '', code: 0 });
});

test('a reader that closes the pipe early ends the command without an error @night', async () => {
  const child = startScript('estimate');
  child.stdout.once('data', () => child.stdout.destroy());
  const stderr = text(child.stderr);
  child.stdin.end(`${'{}'.padEnd(1000)}\n`.repeat(2000));
  const [code] = await once(child, 'close');
  expect({ code, stderr: await stderr }).toEqual({ code: 0, stderr: '' });
});
