import { defineConfig } from 'vitest/config';

const inNode = (name: string, include: string[]) => ({
  test: { name, include, environment: 'node', setupFiles: ['testing/setup.ts'] },
});

export default defineConfig({
  test: {
    projects: [
      inNode('unit', [
        'worker/**/*.test.ts',
        'src/**/*.test.{ts,tsx}',
        'testing/**/*.test.ts',
        'scripts/**/*.test.ts',
      ]),
      inNode('contract', ['contract/**/*.test.ts', 'mocks/**/*.test.ts']),
      inNode('server', ['server/**/*.test.ts']),
    ],
  },
});
