import { expect, test } from 'vitest';
import { playStep } from './playStep.ts';
import { parseSteps } from './steps.ts';

/** Plays one step of `sendRoiReport`. */
const play = (text: string) =>
  playStep(parseSteps('sendRoiReport', text)[0], async () => Response.json({}));

test.each(['429', '503'])('a played %s says when to try again', async (text) => {
  const response = await play(text);
  expect(response.status).toBe(Number(text));
  expect(response.headers.get('Retry-After')).toMatch(/^[1-9]\d*$/);
});

test('a played 503 says to try again after as many seconds as it is given', async () => {
  expect((await play('503~2s')).headers.get('Retry-After')).toBe('2');
});

test('any other played error does not', async () => {
  const response = await play('502');
  expect(response.status).toBe(502);
  expect(response.headers.has('Retry-After')).toBe(false);
});
