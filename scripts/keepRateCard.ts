/**
 * `npm run -s keep-rate-card`: keeps the current rate card, and estimates by it, under its version.
 * A version that is kept already never changes.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { openRateCard } from '../backend/openRateCard.ts';
import { keptInputs } from '../testing/keptEstimates/keptInputs.ts';
import { rateCard } from '../worker/estimate/rateCard.ts';
import { estimateContent } from '../worker/forecast/estimateContent.ts';
import { parsePartialInputs } from './partialInputs.ts';
import { runCommand, UsageError } from './runCommand.ts';

const usage = `Usage: npm run -s keep-rate-card

Writes the rate card to backend/rateCards and estimates by it to testing/keptEstimates, under its
version. List it in backend/rateCards/keptRateCards.ts. Whatever changes on a kept rate card needs a
new version first.`;

await runCommand(usage, async (args) => {
  if (args.length > 0) return null;
  const { version } = rateCard;
  const [card, estimates] = [
    `backend/rateCards/${version}.json`,
    `testing/keptEstimates/${version}.jsonl`,
  ];
  if (existsSync(card)) {
    throw new UsageError(`${card} is kept already: give the changed rate card a new version.`);
  }
  writeFileSync(card, `${JSON.stringify(openRateCard(), null, 2)}\n`);
  writeFileSync(estimates, keptInputs().map(estimateLine).join(''));
  return 0;
});

/** The results of inputs, as a line that is an input line of the command line too. */
function estimateLine(stated: object): string {
  const parsed = parsePartialInputs(stated);
  if ('refusal' in parsed) throw new Error(parsed.refusal);
  const { results, hours, timeline } = estimateContent(parsed.inputs, '2026-11-01', false);
  return `${JSON.stringify({ inputs: stated, results, hours, timeline })}\n`;
}
