import type { Verdict } from '../../worker/forecast/verdict.ts';
import { messages } from '../messages.ts';

const { results: words } = messages;

/** A sentence with its point in the middle. */
export interface PointedSentence {
  lead: string;
  point: string;
  end: string;
}

/** Which side is the cheaper one, from when on, and what would turn that. */
export function verdictInWords(verdict: Verdict): PointedSentence {
  const { afterForecast, breakEvenMonth, embeddingWinsUntilMonth, embeddingWinsFromCount } =
    verdict;
  if (breakEvenMonth !== null) {
    return { lead: words.staysCheaperFrom, point: words.fromMonth(breakEvenMonth), end: '.' };
  }
  if (afterForecast.cheaper === 'neither') {
    return { lead: '', point: words.sameAfter(afterForecast.month), end: '.' };
  }
  const turns = embeddingWinsUntilMonth === null ? words.flipsFrom : words.turnsFrom;
  return {
    lead: '',
    point:
      embeddingWinsUntilMonth === null
        ? words.neverCheaper(afterForecast.month)
        : words.cheaperUntil(embeddingWinsUntilMonth, afterForecast.month),
    end: embeddingWinsFromCount === null ? words.flipsNowhere : turns(embeddingWinsFromCount),
  };
}
