/**
 * `npm run -s keep-rate-card -- VERSION`: gives the changed rate card its version, and keeps it,
 * with estimates by it. A version that is kept already never changes.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { runCommand, UsageError } from './runCommand.ts';

const usage = `Usage: npm run -s keep-rate-card -- VERSION

Writes the version, such as 2026-12, into worker/estimate/rateCard.ts, the rate card to
backend/rateCards, where it lists it, and estimates by it to testing/keptEstimates.`;

const cardModule = 'worker/estimate/rateCard.ts';
const list = 'backend/rateCards/keptRateCards.ts';

await runCommand(usage, async ([version = '', ...others]) => {
  if (!/^\d{4}-\d{2}(\.\d+)?$/.test(version) || others.length > 0) return null;
  const card = `backend/rateCards/${version}.json`;
  if (existsSync(card)) {
    throw new UsageError(`${card} is kept already: give the changed rate card a new version.`);
  }
  rewrite(cardModule, / {2}version: '[^']+'/, () => `  version: '${version}'`);
  // Loaded only now, with the version that was just written.
  const { openRateCard } = await import('../backend/openRateCard.ts');
  const { keptInputs } = await import('../testing/keptEstimates/keptInputs.ts');
  const estimateLine = await estimator();
  writeFileSync(card, `${JSON.stringify(openRateCard(), null, 2)}\n`);
  writeFileSync(`testing/keptEstimates/${version}.jsonl`, keptInputs().map(estimateLine).join(''));
  const name = `card${version.replaceAll(/\D/g, '_')}`;
  rewrite(
    list,
    /import card/,
    (first) => `import ${name} from './${version}.json' with { type: 'json' };\n${first}`,
  );
  rewrite(list, /const cards = \[/, (first) => `${first}${name}, `);
  return 0;
});

/** Replaces the one place of a pattern in a file. */
function rewrite(file: string, pattern: RegExp, replace: (found: string) => string): void {
  const text = readFileSync(file, 'utf8');
  if (!pattern.test(text)) throw new Error(`${file} has no ${pattern}.`);
  writeFileSync(file, text.replace(pattern, replace));
}

/** Creates the function that writes the results of inputs as a line of the command line. */
async function estimator() {
  const { estimateContent } = await import('../worker/forecast/estimateContent.ts');
  const { parsePartialInputs } = await import('./partialInputs.ts');
  return (stated: object): string => {
    const parsed = parsePartialInputs(stated);
    if ('refusal' in parsed) throw new Error(parsed.refusal);
    const { results, hours, timeline } = estimateContent(parsed.inputs, '2026-11-01', false);
    return `${JSON.stringify({ inputs: stated, results, hours, timeline })}\n`;
  };
}
