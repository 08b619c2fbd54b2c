import { defineConfig } from 'vitest/config';
import { enterMoment, usualMoment } from './testing/moment.ts';
import { contract, inNode, ofEveryRun, page, pure, tools, unit } from './testing/testProjects.ts';

enterMoment(usualMoment);

export default defineConfig({
  test: {
    ...ofEveryRun,
    projects: [
      unit,
      page,
      contract,
      tools,
      inNode('built', ['testing/built/**/*.test.ts']),
      {
        test: {
          ...pure('server', ['server/**/*.test.ts']).test,
          globalSetup: ['testing/postgres.ts'],
          // Real processes on a busy machine; a test that fails does so sooner where it can.
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
