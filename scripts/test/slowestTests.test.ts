import { expect, test } from 'vitest';
import { slowestTests, testsOfPlaywright, testsOfVitest } from './slowestTests.ts';

const unit = testsOfVitest({
  testResults: [
    {
      name: '/project/worker/a.test.ts',
      assertionResults: [
        { fullName: 'quick', duration: 12 },
        { fullName: 'slow', duration: 61_250 },
        { fullName: 'skipped', duration: null },
      ],
    },
  ],
});

const browser = testsOfPlaywright({
  suites: [
    {
      specs: [{ file: 'b.spec.ts', title: 'alone', tests: [{ results: [{ duration: 900 }] }] }],
      suites: [
        {
          specs: [
            { file: 'b.spec.ts', title: 'nested', tests: [{ results: [{ duration: 2000 }] }] },
          ],
        },
      ],
    },
  ],
});

test('the slowest tests of both runners are listed, the slowest first', () => {
  expect(slowestTests([...unit, ...browser], 3, '/project')).toEqual([
    '  61.3 s  worker/a.test.ts: slow',
    '   2.0 s  e2e/b.spec.ts: nested',
    '   0.9 s  e2e/b.spec.ts: alone',
  ]);
});

test('fewer tests than asked for are all listed', () => {
  expect(slowestTests(unit, 10, '/project')).toHaveLength(3);
});
