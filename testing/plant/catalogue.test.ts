import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { drawFaults } from './drawFaults.ts';
import { planted } from './Fault.ts';
import { stepsFor } from './steps.ts';

const root = new URL('../../', import.meta.url);
const textOf = (file: string) => readFileSync(new URL(file, root), 'utf8');

test.each(catalogue)('$file has once: $from', ({ file, from, to }) => {
  expect(planted(textOf(file), { from, to })).not.toBeNull();
});

test('a seed draws faults that apply, the same ones each time, and another seed others', () => {
  const drawn = drawFaults(7).slice(0, 200);
  for (const fault of drawn) expect(planted(textOf(fault.file), fault), fault.from).not.toBeNull();
  expect(drawFaults(7).slice(0, 200)).toEqual(drawn);
  expect(drawFaults(8).slice(0, 200)).not.toEqual(drawn);
  const folders = new Set(drawn.map(({ file }) => file.split('/')[0]));
  expect([...folders].sort()).toEqual(['backend', 'contract', 'server', 'src', 'worker']);
});

test('a fault is tried by the tests that import its file, those beside it first', () => {
  const steps = stepsFor({ file: 'server/crm/salesforce.ts' });
  expect(steps.map(({ name }) => name)).toEqual([
    ...['types', 'lint', 'slow unit tests', 'server tests', 'build', 'browser tests'],
  ]);
  const beside = stepsFor({ file: 'contract/days.ts' }).find(({ name }) => /beside/.test(name));
  expect(beside?.command).toContain('contract/days.test.ts');
});
