import { type Assumptions, hasOwnAssumptions } from '../assumptions.ts';
import { type Claims, claimOf } from '../claims.ts';
import { type CostHorizon, costHorizons } from '../horizons.ts';
import {
  buildingTakes,
  sameAmount,
  withMidRange,
  withOwnAssumptions,
} from '../words/answerText.ts';
import { byText, goLive, resultText } from './claimTexts.ts';

/** The months over whose total cost the answer compares both sides (E17). */
export type Horizon = `${CostHorizon}`;
export const horizons = costHorizons.map((months): Horizon => `${months}`);

/** The answer with its one number set apart, which reads on as sentences. */
interface Headline {
  lead: string;
  number: string;
  /** The rest of the first sentence. */
  sentence: string;
  /** The sentences after it; `furtherText` continues them. */
  further: string;
}

/**
 * Sets apart the difference of both costs: "Embedding costs", "$97,819", "less over 36 months, from
 * the first month on, and is live 3.2 months sooner."; for an unfinished build, which has no
 * difference (E22), how long it takes.
 */
export function answerHeadline(claims: Claims, horizon: Horizon): Headline {
  const { point, rest } = resultText(claims, Number(horizon));
  const side = claimOf(claims, 'cheaper', Number(horizon))?.side;
  const text = point + rest;
  const number = side
    ? side === 'neither'
      ? sameAmount
      : byText(claims, Number(horizon))
    : goLive(claims).inHouse;
  const start = side ? text.indexOf(number) : 0;
  const after = side ? text.slice(start + number.length) : text;
  const end = after.search(/\.( |$)/) + 1;
  return {
    lead: side ? text.slice(0, start).trim() : buildingTakes,
    number,
    sentence: after.slice(0, end).trim(),
    further: after.slice(end).trim(),
  };
}

/** Marks figures that follow other assumptions than the rate card (E24). */
export function withAssumptionsText(assumptions: Assumptions | null | undefined): string {
  if (!assumptions?.preset) return withOwnAssumptions;
  return withMidRange(hasOwnAssumptions(assumptions));
}
