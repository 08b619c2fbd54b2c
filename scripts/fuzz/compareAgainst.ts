import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withThousands } from '../../contract/format/withThousands.ts';
import { compareRateCards } from '../../testing/fuzz/rateCards/compareRateCards.ts';
import { loadEstimate } from '../../testing/fuzz/rateCards/loadEstimate.ts';
import { estimate } from '../../worker/estimate/estimate.ts';
import { rateCard } from '../../worker/estimate/rateCard.ts';
import type { FuzzOptions } from './fuzzOptions.ts';
import { rateCardPage } from './rateCardPage.ts';

const defaultRuns = 50_000;

/**
 * Compares our rate card with another one, and writes the page of their difference.
 *
 * @returns what to print
 */
export async function compareAgainst(path: string, options: FuzzOptions): Promise<string> {
  const other = await loadEstimate(path);
  const runs = Number.isFinite(options.runs) ? options.runs : defaultRuns;
  const comparison = compareRateCards(estimate, other.estimate, options.seed, runs);
  const cards = { before: rateCard.version, after: other.version, path, seed: options.seed };
  if (options.isJson) return `${JSON.stringify({ ...cards, ...comparison })}\n`;
  mkdirSync(options.output, { recursive: true });
  const file = join(options.output, 'rate-cards.html');
  writeFileSync(file, rateCardPage(comparison, cards));
  const { inputs, changed, figures } = comparison;
  const lines = figures.map(
    ({ label, changed: count, lowest, highest }) =>
      `  ${label}: ${withThousands(count)} inputs, from ${lowest.toFixed(2)} to ${highest.toFixed(2)}\n`,
  );
  return `${withThousands(changed)} of ${withThousands(inputs)} inputs have a changed figure.\n${lines.join('')}Page      ${file}\n`;
}
