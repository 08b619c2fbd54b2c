import { type Assumptions, hasOwnAssumptions } from '../assumptions.ts';
import { type Claims, claimOf } from '../claims.ts';
import { type CostHorizon, costHorizons } from '../horizons.ts';
import {
  laterTurnText,
  type PointedText,
  resultText,
  turnsText,
  verdictText,
} from './claimTexts.ts';
import { forecastMonths } from './durations.ts';

/** The months over whose total cost the answer compares both sides (E17). */
export type Horizon = `${CostHorizon}`;
export const horizons = costHorizons.map((months): Horizon => `${months}`);

/**
 * Who costs less over a horizon, who is live sooner, and what would change the result.
 *
 * @returns "Embedding costs $97,819 less over 36 months" and ", from the first month on, and is
 *   live 3.2 months sooner."
 */
export function answerText(claims: Claims, horizon: Horizon): PointedText {
  const { point, rest } = resultText(claims, Number(horizon));
  return { point, rest: rest + furtherText(claims, horizon) };
}

/** What would change the result; the result over 36 months beside that over another time. */
function furtherText(claims: Claims, horizon: Horizon): string {
  const result = claimOf(claims, 'cheaper', forecastMonths);
  if (!result) return '';
  if (Number(horizon) !== forecastMonths) {
    const overall = verdictText(claims);
    return ` ${overall.point}${overall.rest}`;
  }
  return result.side === 'embedded' ? laterTurnText(claims) : turnsText(claims);
}

/** Marks figures that follow other assumptions than the rate card (E24). */
export function withAssumptionsText(assumptions: Assumptions | null | undefined): string {
  if (!assumptions?.preset) return 'with your assumptions';
  return `with ${hasOwnAssumptions(assumptions) ? 'your and ' : ''}mid-range assumptions`;
}
