import { defineConfig } from 'vitest/config';
import { enterMoment, usualMoment } from './moment.ts';
import { contract, ofEveryRun, page, slowTests, unit } from './testProjects.ts';

enterMoment(usualMoment);

/** The fast tests of the projects `unit`, `page` and `contract`. Vitest starts at the root. */
export default defineConfig({
  test: {
    ...ofEveryRun,
    projects: [unit, page, contract].map((project) => ({
      ...project,
      test: { ...project.test, exclude: [...project.test.exclude, ...Object.keys(slowTests)] },
    })),
  },
});
