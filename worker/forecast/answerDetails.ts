import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { Claims } from '../../contract/claims.ts';
import { bestSplit } from './bestSplit.ts';
import { type AnswerCertainty, answerCertainty } from './certainty.ts';
import { splitClaims } from './splitClaims.ts';

/** What the page shows beside an answer: how sure it is (E29), and a split that is better (E35). */
export interface AnswerDetails extends AnswerCertainty {
  split: Claims;
}

/** @param today - The local calendar day, such as `2027-03-01`. */
export function answerDetails(inputs: CalculatorInputs, today: string): AnswerDetails {
  return { ...answerCertainty(inputs), split: splitClaims(bestSplit(inputs, today)) };
}
