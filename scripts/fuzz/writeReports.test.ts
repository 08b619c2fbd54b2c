import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runScript } from '../../testing/runScript.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { rateCard } from '../../worker/estimate/rateCard.ts';

test('a run writes what it tried as HTML, JUnit and JSON', async () => {
  const output = temporaryFolder();
  const formats = ['html', 'junit', 'json'].map((format) => `--report=${format}`);
  const run = await runScript('fuzz', [
    '--runs=2000',
    '--seed=1',
    `--output=${output}`,
    ...formats,
  ]);
  expect(run.code, run.stdout).toBe(0);
  const read = (file: string) => readFileSync(`${output}/${file}`, 'utf8');
  const json = JSON.parse(read('report.json'));
  expect(json).toMatchObject({
    outcome: 'held',
    isInterrupted: false,
    runs: 2000,
    versions: { rateCard: rateCard.version },
  });
  const { properties, thresholds, distribution } = json;
  for (const { property, runs } of properties) expect(runs, property).toBeGreaterThan(0);
  expect(thresholds).toContainEqual({
    rule: 'duration-surcharge',
    threshold: '12 weeks of work',
    below: expect.any(Number),
    at: expect.any(Number),
    above: expect.any(Number),
  });
  const sum = (counts: Record<string, number>) =>
    Object.values(counts).reduce((total, count) => total + count, 0);
  for (const [name, counts] of Object.entries(distribution)) {
    expect(sum(counts as Record<string, number>), name).toBe(2000);
  }
  expect(read('report.xml')).toContain('<testcase classname="property"');
  expect(read('report.xml')).toContain(`<property name="rateCard" value="${rateCard.version}"/>`);
  expect(read('report.html')).toContain('Every property held');
});

test('a saved case that fails ends the run, and every report says so', async () => {
  const output = temporaryFolder();
  const args = [`--corpus=${output}`, `--output=${output}`, '--report=junit', '--report=html'];
  const found = await runScript('fuzz', ['--inject-fault', '--runs=9000', '--seed=3', ...args]);
  expect(found.code).toBe(1);
  expect(found.stdout).toMatch(
    /\nSaved {5}.*duration-surcharge\.exact-at-the-threshold\.\w+\.json/,
  );
  const again = await runScript('fuzz', ['--inject-fault', '--runs=9000', '--seed=4', ...args]);
  expect(again.code).toBe(1);
  expect(again.stdout).toMatch(/^A saved case fails\./);
  expect(readFileSync(`${output}/report.xml`, 'utf8')).toContain('classname="saved case"');
  expect(readFileSync(`${output}/report.html`, 'utf8')).toContain('A check failed');
});
