/** `npm run fuzz`: checks the properties of the pricing rules on all cores; see docs/fuzzing.md. */
import { randomInt } from 'node:crypto';
import {
  type CorpusCase,
  checkCorpus,
  corpusFolder,
  readCase,
  readCorpus,
  writeCase,
} from '../testing/fuzz/corpus.ts';
import { coverageGaps, createCoverage } from '../testing/fuzz/coverage.ts';
import { checkedCode, propertiesOf, replayRun } from '../testing/fuzz/fuzz.ts';
import { checkBoundaries } from '../testing/fuzz/registry.ts';
import { compareAgainst } from './fuzz/compareAgainst.ts';
import { exitCodes, type FuzzOutcome, fuzzJson, fuzzVerdict } from './fuzz/FuzzOutcome.ts';
import { type FuzzOptions, fuzzOptions, fuzzUsage } from './fuzz/fuzzOptions.ts';
import { fuzzSummary } from './fuzz/fuzzSummary.ts';
import { type Search, searchRuns } from './fuzz/search.ts';
import { writeReports } from './fuzz/writeReports.ts';
import { messageOf, runCommand, UsageError } from './runCommand.ts';

/** Replays one run with every property of the rule. */
async function replay({ seed, rule, hasFault }: FuzzOptions, path: number): Promise<Search> {
  const started = performance.now();
  const replayed = await replayRun(seed, path, rule, hasFault);
  const seconds = (performance.now() - started) / 1000;
  return { ...replayed, seconds, processes: 1, isInterrupted: false };
}

/** Compares the tables, tries the saved cases, and searches if none of them fails. */
async function check(options: FuzzOptions): Promise<FuzzOutcome> {
  const { rule, path, caseFile, hasFault } = options;
  const checked = propertiesOf(rule);
  const boundaries = checkBoundaries(rule);
  const cases = savedCases(options);
  const corpus = {
    checked: cases.length,
    failures: checkCorpus(cases, checkedCode(hasFault), checked),
  };
  const started = { options, boundaries, corpus, savedAs: null, gaps: [] };
  const isDone = caseFile !== undefined || boundaries.failures.length + corpus.failures.length > 0;
  if (isDone) return { ...started, ...notSearched };
  if (path !== undefined) return { ...started, ...(await replay(options, path)) };

  const found = await searchRuns(options);
  const gaps = coverageGaps(found.coverage, checked, rule);
  const folder = options.corpus ?? (hasFault ? null : corpusFolder);
  const { failure } = found;
  const savedAs = failure && !failure.hangs && folder ? writeCase(failure, folder) : null;
  return { ...started, ...found, gaps, savedAs };
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
  isInterrupted: false,
};

await runCommand(fuzzUsage, async (args) => {
  const options = fuzzOptions(args, randomInt(2 ** 32));
  if (options.against !== undefined) {
    try {
      process.stdout.write(await compareAgainst(options.against, options));
      return 0;
    } catch (error) {
      // Whatever fails here is in the other rate card.
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
