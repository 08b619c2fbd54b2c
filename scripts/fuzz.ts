/** `npm run fuzz`: checks the properties of the pricing rules on all cores; see docs/fuzzing.md. */
import { randomInt } from 'node:crypto';
import {
  type CorpusCase,
  corpusFolder,
  readCase,
  readCorpus,
  writeCase,
} from '../testing/fuzz/corpus.ts';
import { coverageGaps, createCoverage } from '../testing/fuzz/coverage.ts';
import { propertiesOf } from '../testing/fuzz/fuzz.ts';
import { checkKnown } from './fuzz/checkKnown.ts';
import { compareAgainst } from './fuzz/compareAgainst.ts';
import { exitCodes, type FuzzOutcome, fuzzJson, fuzzVerdict } from './fuzz/FuzzOutcome.ts';
import { type FuzzOptions, fuzzOptions, fuzzUsage } from './fuzz/fuzzOptions.ts';
import { fuzzSummary } from './fuzz/fuzzSummary.ts';
import { type Search, searchRuns } from './fuzz/search.ts';
import { writeReports } from './fuzz/writeReports.ts';
import { messageOf, runCommand, UsageError } from './runCommand.ts';

/** Compares the tables, tries the saved cases, and searches if none of them fails. */
async function check(options: FuzzOptions): Promise<FuzzOutcome> {
  const { rule, path, caseFile, hasFault, seconds } = options;
  const start = performance.now();
  const known = await checkKnown(options, savedCases(options));
  const { boundaries, corpus, gaps, isInterrupted } = known;
  const used = (performance.now() - start) / 1000;
  const started = { options, boundaries, corpus, savedAs: null, gaps };
  const hasFailed = boundaries.failures.length + corpus.failures.length > 0;
  if (caseFile !== undefined || hasFailed || gaps.length > 0 || isInterrupted)
    return { ...started, ...notSearched, gaps, seconds: used, isInterrupted };

  const found = await searchRuns({ ...options, seconds: Math.max(0, seconds - used) });
  if (path !== undefined) return { ...started, ...found, gaps: found.gaps };
  const { failure } = found;
  const folder = options.corpus ?? (hasFault ? null : corpusFolder);
  const savedAs = failure && !failure.hangs && folder ? writeCase(failure, folder) : null;
  const missing = coverageGaps(found.coverage, propertiesOf(rule), rule);
  return { ...started, ...found, gaps: [...found.gaps, ...missing], savedAs };
}

/** A replay tries its run alone, and an injected fault has no memory unless a folder is given. */
function savedCases({ path, caseFile, corpus, hasFault }: FuzzOptions): CorpusCase[] {
  if (caseFile !== undefined) {
    try {
      return [readCase(caseFile)];
    } catch (error) {
      throw new UsageError(`--case: ${messageOf(error)}`);
    }
  }
  const folder = corpus ?? (hasFault ? undefined : corpusFolder);
  return path === undefined && folder !== undefined ? readCorpus(folder) : [];
}

const notSearched: Search = {
  coverage: createCoverage(),
  failure: null,
  seconds: 0,
  processes: 1,
  gaps: [],
  isInterrupted: false,
};

await runCommand(fuzzUsage, async (args) => {
  const options = fuzzOptions(args, randomInt(2 ** 32));
  if (options.against !== undefined) {
    try {
      process.stdout.write(await compareAgainst(options.against, options));
      return 0;
    } catch (error) {
      process.stderr.write(`--against: ${messageOf(error)}\n`);
      return 2;
    }
  }
  const outcome = await check(options);
  const reports = writeReports(outcome);
  process.stdout.write(options.isJson ? `${fuzzJson(outcome)}\n` : fuzzSummary(outcome));
  if (!options.isJson) for (const file of reports) process.stderr.write(`Report    ${file}\n`);
  return exitCodes[fuzzVerdict(outcome)];
});
