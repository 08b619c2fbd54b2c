/** `npm run fuzz`: checks the properties of the pricing rules on all cores; see docs/fuzzing.md. */
import { randomInt } from 'node:crypto';
import { checkBoundaries } from '../testing/fuzz/boundaries.ts';
import { coverageGaps } from '../testing/fuzz/coverage.ts';
import { propertiesOf } from '../testing/fuzz/fuzz.ts';
import { replayRun } from '../testing/fuzz/replayRun.ts';
import { exitCodes, type FuzzOutcome, fuzzVerdict } from './fuzz/FuzzOutcome.ts';
import { fuzzJson } from './fuzz/fuzzJson.ts';
import { type FuzzOptions, fuzzOptions, fuzzUsage, UsageError } from './fuzz/fuzzOptions.ts';
import { fuzzSummary } from './fuzz/fuzzSummary.ts';
import { searchRuns } from './fuzz/searchRuns.ts';

function options(): FuzzOptions | 'help' {
  try {
    return fuzzOptions(process.argv.slice(2), randomInt(2 ** 32));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n\n${fuzzUsage}`);
    process.exit(2);
  }
}

/** Replays one run with every property of the rule. A property that does not apply is no gap. */
function replay(options: FuzzOptions, path: number): Omit<FuzzOutcome, 'boundaries'> {
  const started = performance.now();
  const replayed = replayRun(options.seed, path, options.rule, options.hasFault);
  const seconds = (performance.now() - started) / 1000;
  return { options, seconds, threads: 1, ...replayed, gaps: [], isInterrupted: false };
}

async function search(options: FuzzOptions): Promise<Omit<FuzzOutcome, 'boundaries'>> {
  const found = await searchRuns(options);
  const selected = propertiesOf(options.rule).map(([property]) => property);
  return { options, ...found, gaps: coverageGaps(found.coverage, selected, options.rule) };
}

const asked = options();
if (asked === 'help') {
  process.stdout.write(fuzzUsage);
} else {
  const boundaries = checkBoundaries(asked.rule);
  const found = asked.path === undefined ? await search(asked) : replay(asked, asked.path);
  const outcome = { ...found, boundaries };
  process.stdout.write(asked.isJson ? `${fuzzJson(outcome)}\n` : fuzzSummary(outcome));
  process.exitCode = exitCodes[fuzzVerdict(outcome)];
}
