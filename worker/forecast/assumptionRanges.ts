import { costAssumptions, numberAssumptions } from '../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { type Confidence, isJudgedRange } from '../../contract/evidence.ts';
import { defaultUncertainty } from '../../contract/uncertainty.ts';
import { evidenceOf } from '../estimate/evidenceOf.ts';
import { rateCard } from '../estimate/rateCard.ts';
import { systemProfile } from '../estimate/systems.ts';
import type { Control, Quantity, WhatIf } from './whatIf.ts';

/** An assumption with the interval in which sources, or our judgement, place it. */
export interface AssumptionRange {
  readonly quantity: Quantity;
  readonly current: number;
  readonly interval: Interval;
}

/** Where sources, or our judgement, place an assumption, and the steps of its control. */
export interface Interval extends Control {
  readonly confidence: Exclude<Confidence, 'official'>;
}

/** Lists the assumptions that the other side can contest, for the selected systems. */
export function assumptionRanges(inputs: CalculatorInputs, whatIf: WhatIf): AssumptionRange[] {
  const ids = [...new Set(inputs.selectedSystems)];
  const quantities: Quantity[] = [
    ...costAssumptions.map((name) => ({ kind: 'number', name }) as const),
    ...(ids.some((id) => systemProfile(id)?.gate === 'listing')
      ? [{ kind: 'listings' } as const]
      : []),
    ...ids.flatMap((id) => [
      { kind: 'system', id, figure: 'devHours' } as const,
      { kind: 'system', id, figure: 'moderationWeeks' } as const,
    ]),
  ];
  return quantities.flatMap((quantity) => {
    const interval = intervalOf(quantity);
    const current = whatIf.currentValue(quantity);
    const canMove = interval && (interval.min !== current || interval.max !== current);
    return canMove ? { quantity, current, interval } : [];
  });
}

/** The interval of an assumption; null where neither a source nor a range of ours gives one. */
export function intervalOf(quantity: Quantity): Interval | null {
  if (quantity.kind === 'listings') return { min: 0, max: 1, step: 1, confidence: 'judgement' };
  if (quantity.kind === 'number') {
    const { plausible, step } = numberAssumptions[quantity.name];
    return { ...plausible, step };
  }
  const profile = systemProfile(quantity.id);
  if (quantity.figure !== 'moderationWeeks') {
    const hours = (profile ?? rateCard.genericIntegration)[quantity.figure];
    const { min, max } = defaultUncertainty[quantity.figure];
    return {
      min: Math.round(min * hours),
      max: Math.round(max * hours),
      step: 1,
      confidence: 'judgement',
    };
  }
  return profile && profile.gate !== 'none'
    ? {
        ...profile.moderationRange,
        step: 1,
        confidence: isJudgedRange(evidenceOf(profile.id)?.review ?? []) ? 'judgement' : 'reported',
      }
    : null;
}
