import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';

/**
 * Refuses words that this repository does not use, each with the one that it uses, and comments
 * wider than 100 columns. Texts that a person reads on the page are checked like code.
 */
const insteadOf: readonly (readonly [RegExp, string])[] = [
  [/\bforesight|\bforesee|\bforeseen/i, 'precomputed answers, precompute'],
  [/\bfollowAnswers\b|tellTheLate|\buseEveryAnswer\b/, 'useAnswerEffect'],
  [/\brestMs\b|\bresting\b|\baskAgain\b/, 'idleDelayMs, debounceTimer, scheduleEstimate'],
  [/\buseStored\b/, 'useStoreSelector'],
  [/\buseWordsOf\b/, 'useLiveText'],
  [/InWords\b|\binWords\b|(?<!-)\bwording\//, 'format…, format/'],
  [/\buseOnIntent\b|\buseOnceExpected\b/, 'useLazyOnIntent, useLazyWhenRequested'],
  [/\bvouchForParts\b/, 'installTrustedTypesPolicy'],
  [/\blayOutBelow\b|\bearlyEvents\b/, 'renderDeferredSections, preHydrationEvents'],
  [/\bshownClasses\b|\bfinishPage\b/, 'visibleClasses, postprocessHtml'],
  [/\bRefusal\b/, 'HttpProblem'],
  [/\bAppParts\b|\bHandlerParts\b|\bVisit\b/, 'Dependencies, Ports, RequestContext'],
  [/\bquarantineOf\b|\bbotTraps\b|\bUnseenField\b/, 'detectBot, botDetectionFields, HoneypotField'],
  [/\bsingleFile\b|\batMost\b|\bcourier\b|\bsweeping\b|\bgiveBack\b/, 'the terms of the glossary'],
  [
    /\breopeningUrl\b|\bsayWhatIsMissing\b|\bintoHead\b/,
    'calculationUrl, logMissingConfig, injectIntoHead',
  ],
  [
    /\bWhatMatters\b|\bHowSure\b|\bStandings?\b/,
    'SensitivityTable, UncertaintyPanel, CostComparison',
  ],
  [
    /\bworkings\b|\bfirstCode\b|\bnaturalPower\b|\baddDraws\b/,
    'calculationSteps, privateUseStart, deterministicPow, addSamples',
  ],
  [/\bdepthMessages\b|\brequestMessages\b/, 'texts/deferred'],
  [/\bmishaps?\b|\bdrills?\b|\bmisuse\b/i, 'failure mode, fault injection, usage error'],
  [/\bupkeep\b/i, 'maintenance'],
  [/\bdearer\b/i, 'more expensive, costs more'],
  [/\bwho(so)?ever\b/i, 'anyone who, everyone who'],
  [/\banew\b/i, 'again'],
  [/\bso long as\b/i, 'while, as long as'],
  [/\btold\b|\btells? (of|nobody|whoever)\b/i, 'is notified, reports, says'],
  [/\boneStory\b|\btellOneStory\b|\bonceOf\b/, 'claims, IdempotencyClaim'],
  [/\bgoOn\b|\binParallel\b/, 'advance, forEachConcurrently'],
  [/\bHandlerParts\b|\bForeseenRest\b|\bsplitStyles\b/, 'the terms of the glossary'],
  [/\bfullTimePercentage\b/, 'devTimePercentage'],
  [/\bto and fro\b/i, 'back and forth'],
  [/\byet to come\b|\bcame to (no|nothing)\b|\bhas come half\b/i, 'next, returned no, half-loaded'],
  [/\bso many (at once|times|runs|commits)\b/i, 'at most n at a time, n times'],
  [/\b(thereby|whereby|whence|thence|hence|albeit)\b/i, 'plain English'],
  [/\bhitherto\b|\bthereof\b|\bwherein\b|\bheretofore\b|\bbeforehand\b/i, 'plain English'],
];
const maxCommentColumns = 100;

const files = await Array.fromAsync(
  glob(
    '{contract,worker,backend,server,mocks,src,testing,e2e,scripts,bench}/**/*.{ts,tsx,css,js,mjs}',
  ),
);
const problems: string[] = [];
for (const file of files) {
  if (file.endsWith('plainLanguage.ts') || file.includes('node_modules')) continue;
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    const at = `${file}:${index + 1}`;
    for (const [word, instead] of insteadOf) {
      const found = word.exec(line);
      if (found) problems.push(`${at}: "${found[0]}"; use ${instead}`);
    }
    if (/^\s*(\/\/ (?!biome-ignore)|\/?\*)/.test(line) && line.length > maxCommentColumns) {
      problems.push(`${at}: a comment of ${line.length} columns; wrap it at ${maxCommentColumns}`);
    }
  }
}
for (const problem of problems) console.error(problem);
console.log(`${files.length} files, ${problems.length} violations of the language rules`);
process.exitCode = problems.length ? 1 : 0;
