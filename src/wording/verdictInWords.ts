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
  const { afterYear1, afterForecast, breakEvenMonth, embeddingWinsFromCount } = verdict;
  if (breakEvenMonth !== null) {
    return { lead: words.staysCheaperFrom, point: words.fromMonth(breakEvenMonth), end: '.' };
  }
  if (afterForecast.cheaper === 'neither') {
    return { lead: '', point: words.sameAfter(afterForecast.month), end: '.' };
  }
  const wonEarly = afterYear1.cheaper === 'embedded';
  const turns = wonEarly ? words.turnsFrom : words.flipsFrom;
  return {
    lead: '',
    point: wonEarly
      ? words.cheaperOnlyEarly(afterForecast.month)
      : words.neverCheaper(afterForecast.month),
    end: embeddingWinsFromCount === null ? words.flipsNowhere : turns(embeddingWinsFromCount),
  };
}
