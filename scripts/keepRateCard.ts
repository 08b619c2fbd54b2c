/**
 * `npm run -s keep-rate-card -- VERSION`: gives the changed rate card its version, and keeps it,
 * with estimates by it. A version that is kept already never changes.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { runCommand, UsageError } from './runCommand.ts';

const usage = `Usage: npm run -s keep-rate-card -- VERSION

Writes the version, such as 2026-12, into worker/estimate/rateCard.ts, the rate card to
backend/rateCards, its name to the list in backend/openRateCard.ts, and estimates by it to
testing/keptEstimates.`;

const cardModule = 'worker/estimate/rateCard.ts';
const list = 'backend/openRateCard.ts';

await runCommand(usage, async ([version = '', ...others]) => {
  if (!/^\d{4}-\d{2}(\.\d+)?$/.test(version) || others.length > 0) return null;
  const card = `backend/rateCards/${version}.json`;
  if (existsSync(card)) {
    throw new UsageError(`${card} is kept already: give the changed rate card a new version.`);
  }
  rewrite(cardModule, / {2}version: '[^']+'/, () => `  version: '${version}'`);
  // Loaded only now, with the version that was just written.
  const { openRateCard } = await import('../backend/openRateCard.ts');
  const { rateCard } = await import('../worker/estimate/rateCard.ts');
  const estimateLine = await estimator();
  writeFileSync(card, `${JSON.stringify(openRateCard(), null, 2)}\n`);
  const lines = keptInputs(rateCard.systems).map(estimateLine);
  writeFileSync(`testing/keptEstimates/${version}.jsonl`, lines.join(''));
  const name = `card${version.replaceAll(/\D/g, '_')}`;
  rewrite(
    list,
    /import card/,
    (first) => `import ${name} from './rateCards/${version}.json' with { type: 'json' };\n${first}`,
  );
  rewrite(list, /const cards = \[/, (first) => `${first}${name}, `);
  return 0;
});

/** Inputs that together use every figure of the rate card that an estimate depends on. */
function keptInputs(systems: readonly { id: string }[]): object[] {
  const regions = ['us', 'eu', 'asia', 'latam', 'other'];
  const counts = [1, 5, 6, 15, 16, 30, 31, 50, 51, 200];
  const teams = [1, 2, 3, 5, 6, 8, 9, 20];
  const shares = [100, 80, 79, 50, 49, 30, 10];
  return [
    ...systems.map(({ id }) => ({ selectedSystems: [id], integrationCount: 1 })),
    ...Array.from({ length: 40 }, (_, index) => ({
      integrationCount: counts[index % counts.length],
      developerCountNumber: teams[index % teams.length],
      devTimePercentage: shares[index % shares.length],
      region: regions[index % regions.length],
    })),
  ];
}

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
