import { mutationTests } from './mutationTests.ts';

/**
 * The tests of its own, and those of the mocks, which run the same handlers in memory; of the
 * server's those that no other covers. The one that sends 200 reports is left out.
 */
export default mutationTests([
  'backend/**/*.test.ts',
  'mocks/handlers.test.ts',
  'mocks/backend/*.test.ts',
  'server/endpoints/{repeats,sendRoiReport,derivedTimeline,savedRoiCalculation}.test.ts',
]);
