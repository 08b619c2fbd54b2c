import { proxy, snapshot, subscribe } from 'valtio';
import { subscribeKey } from 'valtio/utils';
import {
  type AssumedInputs,
  assumptionsInEffect,
  hasMaintenancePercentage,
} from '../../contract/assumptions.ts';
import type { CalculatorInputs, Scenario } from '../../contract/calculation.ts';
import { daysUntil } from '../../contract/days.ts';
import { withAssumptionsText } from '../../contract/format/answerText.ts';
import {
  currencyOf,
  type ShownCurrency,
  showCurrency,
  shownCurrency,
} from '../../contract/format/money.ts';
import {
  developerRange,
  type InputName,
  type InputValues,
  statedInputs,
} from '../../contract/inputs.ts';
import { limits } from '../../contract/limits.ts';
import type { DroppedPart } from '../../contract/scenarioLink.ts';
import { type Systems, systemIdsOf } from '../../contract/systemIds.ts';
import { withTimeline } from '../../contract/usedInputs.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';

/**
 * The visitor's inputs, a valtio store. Controls write to it, and everything shown derives from it.
 */
export const inputs = proxy({
  ...statedInputs({}),
  /** Derived, so that label and number never disagree (E19). */
  get developerCount(): string {
    return developerRange(this.developerCountNumber);
  },
});

// Before every component, whose texts are then in the new currency (E38).
subscribe(inputs, () => showCurrency(currencyOf(inputs)), true);

/**
 * Returns the inputs that count, as requests send them: without the visitor's figures of systems
 * that are not selected.
 */
export function currentInputs(): CalculatorInputs {
  const entered = enteredInputs();
  return { ...entered, assumptions: assumptionsInEffect(entered) };
}

/**
 * Returns everything that the visitor entered: plain data, with the timeline derived as of today
 * (E23). The history and the address keep it, so that a system that is selected again has the
 * visitor's figures again.
 */
export function enteredInputs(): CalculatorInputs {
  const { developerCount } = inputs;
  return withTimeline({ ...statedInputs(snapshot(inputs)), developerCount }, localToday());
}

/** Returns a function that sets an input. */
export function setInput<Name extends InputName>(name: Name) {
  return (value: InputValues[Name]): void => {
    Object.assign(inputs, { [name]: value });
  };
}

/** The developers as a live number (`useLiveNumber`). */
export const developerCount = {
  get: () => inputs.developerCountNumber,
  subscribe: (onChange: (value: number) => void) =>
    subscribeKey(inputs, 'developerCountNumber', onChange, true),
};

/** Returns how many systems are chosen, which is the least number of integrations (E2). */
export function selectedSystemCount(stored: Systems): number {
  return new Set(systemIdsOf(stored)).size;
}

/** The integrations that count (E2) as a live number; the visitor's own number may be lower. */
export const integrationCount = {
  get: () => Math.max(inputs.integrationCount, selectedSystemCount(inputs)),
  subscribe: (onChange: (value: number) => void) =>
    subscribe(inputs, () => onChange(integrationCount.get()), true),
};

/** Returns the visitor's calendar day as YYYY-MM-DD. Deadlines are counted in local days (E18). */
export function localToday(now = new Date()): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}

/** A part of restored inputs that could not be used. */
export interface DroppedInput extends DroppedPart {
  /** Set for a target date before today. */
  hasPassed?: boolean;
}

/** The parts that the last restore dropped, until the visitor dismisses the note about them. */
export const droppedParts = proxy({ all: [] as DroppedInput[] });

/**
 * Replaces the inputs with those of a link, the history, a pinned scenario or a saved calculation.
 * All of these may be old: a target date that has passed or is too far away is dropped, and the
 * page shows a note about it (E23).
 *
 * @param dropped - The parts that could not be read from the source.
 */
export function restoreInputs(restored: Scenario, dropped: readonly DroppedInput[] = []): void {
  const deadline = restored.deadline?.slice(0, 10) ?? null;
  const daysLeft = deadline === null ? 0 : daysUntil(deadline, localToday());
  const { min, max } = limits.deadlineDays;
  const isUsable = daysLeft >= min && daysLeft <= max;
  const stated = statedInputs(restored);
  // The field of the rate is that of `custom`, which counts it alike (E20).
  const hasRate = stated.region === 'other' && stated.customHourlyRate !== null;
  Object.assign(inputs, {
    ...stated,
    region: hasRate ? 'custom' : stated.region,
    deadline: isUsable ? deadline : null,
  });
  droppedParts.all =
    deadline === null || isUsable
      ? [...dropped]
      : [...dropped, { field: 'deadline', value: deadline, hasPassed: daysLeft < min }];
}

/** Returns "with your assumptions", or null where the rate card alone counts (E24). */
export function assumptionsMark(stored: AssumedInputs): string | null {
  const assumptions = assumptionsInEffect(stored);
  return assumptions && withAssumptionsText(assumptions);
}

/** Returns whether a percentage of the build replaces the maintenance hours of every system. */
export function useHasMaintenancePercentage(): boolean {
  return useStoreSelector(inputs, ({ assumptions }) => hasMaintenancePercentage(assumptions));
}

/** Renders the component again when amounts are shown in another currency, or at another rate. */
export function useShownCurrency(): ShownCurrency {
  useStoreSelector(inputs, ({ currency, exchangeRate }) => `${currency} ${exchangeRate}`);
  return shownCurrency();
}

/** Returns a text that changes with every change of the inputs, as the key of a worker's call. */
export function useCurrentInputsKey(): string {
  return useStoreSelector(inputs, () => JSON.stringify(currentInputs()));
}
