import type { CalculatorInputs, Region } from '../../contract/calculation.ts';
import type { Milestone } from '../api/milestones.ts';
import { currentInputs } from '../estimator/inputs.ts';
import type { Route } from '../navigation/address.ts';

declare const listedSystemBrand: unique symbol;

/**
 * The id of a system in the rate card. Branded, so that no text from a visitor or a link is
 * accepted.
 */
type ListedSystemId = string & { readonly [listedSystemBrand]: true };

export function listedSystemIds(systems: readonly { id: string }[]): ListedSystemId[] {
  return systems.map(({ id }) => id as ListedSystemId);
}

/**
 * Everything that is measured (specification 1) besides the forms' milestones: events of the
 * calculator and route changes. Payloads hold counts and members of closed lists, but no free text,
 * so they cannot identify a visitor.
 */
interface AnalyticsEvents {
  slider_change: { slider: 'integrationCount' | 'developerCountNumber'; value: number };
  system_select: { system: ListedSystemId };
  region_select: { region: Region };
  /** `savingsAmount` is in whole US dollars. */
  calculation_complete: { savingsAmount: number; integrationCount: number };
  route_change: { route: Route };
}

export type AnalyticsEvent =
  | { [N in keyof AnalyticsEvents]: { event: N } & AnalyticsEvents[N] }[keyof AnalyticsEvents]
  | Milestone;

type Deliver = (event: AnalyticsEvent) => void;

/** Limits memory until the visitor chooses; beyond it the oldest events are dropped. */
const maxPending = 200;

/**
 * Holds analytics events until the visitor chooses about tracking (P4).
 *
 * @returns `enqueue` adds an event. `deliverTo` delivers the pending events in order and every
 *   later one at once. `discard` drops the pending events and every later one until the next
 *   `deliverTo`.
 */
export function createEventQueue() {
  let pending: AnalyticsEvent[] = [];
  let destination: Deliver | 'memory' | 'nowhere' = 'memory';
  return {
    enqueue(event: AnalyticsEvent) {
      if (destination === 'nowhere') return;
      if (destination === 'memory') pending = [...pending, event].slice(-maxPending);
      else destination(event);
    },
    deliverTo(deliver: Deliver) {
      destination = deliver;
      pending.forEach(deliver);
      pending = [];
    },
    discard() {
      destination = 'nowhere';
      pending = [];
    },
  };
}

export const eventQueue = createEventQueue();

/** Records an event. It reaches the trackers only if the visitor agrees (P4). */
export const track = eventQueue.enqueue;

/**
 * The inputs, and the address's fragment at the same moment: a link changes the fragment before the
 * inputs, while a control changes the inputs first and the fragment after a delay.
 */
export interface CalculatorState {
  inputs: CalculatorInputs;
  fragment: string;
}

export function calculatorState(): CalculatorState {
  return { inputs: currentInputs(), fragment: location.hash };
}
