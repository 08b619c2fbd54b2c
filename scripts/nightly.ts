/** `npm run nightly`: the checks that take hours. What follows `--` is for the fuzzer. */
import { runAll } from './nightly/runAll.ts';

const fuzzOptions = process.argv.slice(2);
const anHour = ['--seconds=3600', '--report=html', '--report=junit', '--report=json'];

const failed = runAll([
  {
    name: 'long fuzz run',
    command: ['node', 'scripts/fuzz.ts', ...(fuzzOptions.length > 0 ? fuzzOptions : anHour)],
  },
  { name: 'tests with new seeds', command: ['node', 'scripts/nightly/newSeeds.ts'] },
  { name: 'all tests on another day', command: ['node', 'scripts/nightly/otherDay.ts'] },
  { name: 'mutation tests', command: ['node', 'scripts/mutate.ts'] },
  { name: 'benchmarks', command: ['node', 'bench/bench.ts'] },
]);
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}.`);
  process.exitCode = 1;
} else {
  console.log('\nAll checks passed.');
}
