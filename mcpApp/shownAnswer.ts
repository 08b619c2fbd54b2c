import type { CallToolResult } from '@modelcontextprotocol/client';
import { proxy } from 'valtio';
import { startOfDay, utcDay } from '../contract/days.ts';
import { parseEstimateFile } from '../contract/estimateFile.ts';
import { statedInputs } from '../contract/inputs.ts';
import type { OpenEstimate } from '../contract/openEstimate.ts';
import { product } from '../contract/product.ts';
import { currentInputs, inputs } from '../src/estimator/inputs.ts';
import { initializeResults } from '../src/estimator/results.ts';
import { resultsTexts } from '../src/texts/results.ts';
import { answer } from '../worker/answer/answer.ts';
import { rateCard } from '../worker/estimate/rateCard.ts';
import { bestSplit, splitClaims } from '../worker/forecast/bestSplit.ts';
import { certaintyClaims } from '../worker/forecast/certainty.ts';
import { changedFigures } from '../worker/reading/changedFigures.ts';

export const texts = {
  open: 'Open in the calculator',
  notOpened: 'The link could not be opened from here. Its address:',
  cancelled: 'The estimate was cancelled.',
  assumptions: 'Your assumptions:',
  noText: `The ${product.name} has sent no answer.`,
} as const;

/** The content of the view: the card of the estimate that opens at `url`, or the text alone. */
export const shown = proxy({ url: null as string | null, text: resultsTexts.pending as string });

/**
 * Shows the answer of the tool `estimate`: the card where its figures are those of the model in
 * this document, and otherwise the text of the answer. A host may keep the document of one release
 * and get the answer of another.
 */
export function showResult({ structuredContent, content, isError }: CallToolResult): void {
  const url = isError ? null : showEstimate(structuredContent);
  const [text] = content.flatMap((part) => (part.type === 'text' ? part.text : []));
  Object.assign(shown, { url, text: text ?? texts.noText });
}

/**
 * Brings the stores of the page to an estimate in the open format.
 *
 * @returns the address that opens it in the calculator; null if it is none of this model.
 */
function showEstimate(content: unknown): string | null {
  const file = parseEstimateFile(content);
  if ('reason' in file || file.dropped.length > 0) return null;
  if (file.rateCardVersion !== rateCard.version || changedFigures(file).length > 0) return null;
  const { ranges, deadline, url } = content as OpenEstimate;
  Object.assign(inputs, statedInputs(file.inputs));
  const asked = currentInputs();
  const today = dayOf(deadline);
  const unknown = { inHouse: null, embedded: null, difference: null };
  initializeResults({
    answer: { ...answer({ inputs: asked, today }), deadline },
    certainty: {
      ranges: {
        12: ranges?.months12 ?? unknown,
        36: ranges?.months36 ?? unknown,
        60: ranges?.months60 ?? unknown,
      },
      claims: [...certaintyClaims(asked), ...splitClaims(bestSplit(asked, today))],
    },
    rateCard,
  });
  return url;
}

const dayMs = 86_400_000;

/** The day of the answer, which counted the days to the deadline; any day where there is none. */
function dayOf(deadline: OpenEstimate['deadline']): string {
  const { day, daysLeft } = deadline ?? { day: '2026-01-01', daysLeft: 0 };
  return utcDay(startOfDay(day) - daysLeft * dayMs);
}
