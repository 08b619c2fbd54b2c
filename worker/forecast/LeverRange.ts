import type { Drivers } from '../estimate/Drivers.ts';

/** An input or assumption that the analysis varies while the others stay the same. */
export type Lever =
  | 'integrations'
  | 'rate'
  | 'hours'
  | 'team'
  | 'devTime'
  /** Maintenance as a share of the build. */
  | 'maintenance'
  | 'listings'
  /** The longest review of the selected systems. */
  | 'reviews'
  | 'planPrice'
  | 'planRise'
  | 'wageRise'
  /** The visitor's own hours to set up each embedded integration. */
  | 'ownSetup'
  /** The visitor's own hours a month for each embedded integration. */
  | 'ownEffort'
  | 'deployment';

/** What of a lever rests on our judgement (E27): its current value, or its plausible range. */
export type LeverJudgement = 'value' | 'range';

/** The values of a lever, and the drivers with each. */
export interface LeverRange {
  current: number;
  min: number;
  max: number;
  /** The plausible range of an assumption; without one, a quarter less and more are compared. */
  plausible?: { readonly min: number; readonly max: number };
  /** The step in which the break-even value is searched; 1 by default. */
  step?: number;
  /** What of it rests on our judgement; nothing where this is missing. */
  judgement?: LeverJudgement | null;
  /** The drivers with this lever at a value. */
  driversAt: (value: number) => Drivers;
}
