import { defineConfig } from 'vitest/config';
import { enterMoment, usualMoment } from './testing/moment.ts';
import { contract, inNode, page, tools, unit } from './testing/testProjects.ts';

enterMoment(usualMoment);

export default defineConfig({
  test: {
    // By default, one core of two is left idle.
    maxWorkers: '100%',
    projects: [
      unit,
      page,
      contract,
      tools,
      inNode('built', ['testing/built/**/*.test.ts']),
      {
        test: {
          ...inNode('server', ['server/**/*.test.ts']).test,
          globalSetup: ['testing/postgres.ts'],
          // Real processes on a busy machine; each test fails sooner where it can.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
