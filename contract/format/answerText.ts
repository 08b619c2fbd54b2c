import { type Assumptions, hasOwnAssumptions } from '../assumptions.ts';
import { type Claims, claimOf } from '../claims.ts';
import { type EstimateFigure, figureBasis } from '../figures.ts';
import {
  beyondPlan,
  buildAloneText,
  laterTurnText,
  midRangeText,
  type PointedText,
  resultText,
  turnsText,
  verdictText,
} from './claimTexts.ts';

/**
 * The figures that the answer compares: the specification's initial figures, or the total cost over
 * some months.
 */
export const horizons = ['initial', '12', '36'] as const;
export type Horizon = (typeof horizons)[number];

/**
 * Who costs less over a horizon, who is live sooner, and what would change the result. The initial
 * figures count different things (E17), so the result beside them is that of 36 months.
 *
 * @returns "Embedding costs $97,819 less over 36 months" and ", from the first month on, and is
 *   live 3.2 months sooner. With every assumption at mid-range, embedding still costs $7,638 less."
 */
export function answerText(claims: Claims, horizon: Horizon): PointedText {
  const overall = verdictText(claims);
  if (horizon === 'initial') {
    const basisOf = (name: EstimateFigure) => figureBasis(name, beyondPlan(claims));
    const basis = `Initial Total is ${basisOf('initialTotalUsd')}; Total Year 1 is ${basisOf('yearOneUsd')}.`;
    return { ...overall, rest: `${overall.rest} ${buildAloneText(claims) || basis}` };
  }
  const { point, rest } = resultText(claims, Number(horizon));
  const result = claimOf(claims, 'cheaper', 36);
  if (!result) return { point, rest };
  if (horizon === '12') return { point, rest: `${rest} ${overall.point}${overall.rest}` };
  const more = result.side === 'embedded' ? laterTurnText(claims) : turnsText(claims);
  return { point, rest: rest + more + midRangeText(claims) };
}

/** Marks figures that follow other assumptions than the rate card (E24). */
export function withAssumptionsText(assumptions: Assumptions | null | undefined): string {
  if (!assumptions?.preset) return 'with your assumptions';
  return `with ${hasOwnAssumptions(assumptions) ? 'your and ' : ''}mid-range assumptions`;
}
