import type { CalculatorInputs } from '../contract/calculation.ts';
import { fieldErrors } from '../contract/endpoint.ts';
import { derivedInputs, hasOwnRate } from '../contract/inputs.ts';
import { isObject } from '../contract/isInputValue.ts';
import { limits } from '../contract/limits.ts';
import { nearestField } from '../contract/nearestName.ts';
import { type NotCounted, StatedInputs } from '../contract/openEstimate.ts';
import type { Problem } from '../contract/problem.ts';
import { pinsInEffect } from '../contract/split.ts';
import { systemIdsOf } from '../contract/systemIds.ts';
import { completeInputs } from './openEstimate.ts';

/** The inputs that count, complete, and what was asked for beside them with the reason. */
export interface AskedInputs {
  inputs: CalculatorInputs;
  notCounted: NotCounted[];
}

/** Every invalid field with what was expected. */
export interface RefusedInputs {
  errors: NonNullable<Problem['errors']>;
}

/**
 * Reads the inputs of an estimate as every door for estimates does: any may be missing, a rate
 * without a region has the region `custom` (E4), an unknown field is refused with the nearest name,
 * and what does not count is named and left out.
 *
 * @param sent - A value of JSON.
 */
export function readAsked(sent: unknown): AskedInputs | RefusedInputs {
  const derived = isObject(sent) ? Object.keys(derivedInputs).filter((name) => name in sent) : [];
  const parsed = StatedInputs.safeParse(
    isObject(sent) && derived.length > 0
      ? Object.fromEntries(Object.entries(sent).filter(([name]) => !derived.includes(name)))
      : sent,
  );
  if (!parsed.success) return { errors: fieldErrors(parsed.error.issues, nearestField) };
  const notCounted = derived.map((field) => ({
    field,
    reason: `It follows from ${derivedInputs[field as keyof typeof derivedInputs].from}.`,
  }));
  return counted(parsed.data, notCounted);
}

/** Leaves out what does not count, and adds it to `notCounted`. */
function counted(stated: StatedInputs, notCounted: NotCounted[]): AskedInputs {
  const add = (field: string, reason: string) => void notCounted.push({ field, reason });
  const { customHourlyRate: rate = null, exchangeRate = null } = stated;
  const region = stated.region ?? (rate === null ? undefined : 'custom');
  const inputs = completeInputs(region ? { ...stated, region } : stated);
  if (rate !== null && !hasOwnRate(inputs.region)) {
    add('customHourlyRate', `Region ${inputs.region} has the rate of the rate card.`);
    inputs.customHourlyRate = null;
  }
  if (exchangeRate !== null && (inputs.currency ?? 'usd') === 'usd') {
    add('exchangeRate', 'Without another currency, amounts are in USD.');
    inputs.exchangeRate = null;
  }

  for (const list of lists) {
    const members = inputs[list] ?? [];
    const different = [...new Set(members)];
    if (different.length < members.length) add(list, 'The same name counts once.');
    inputs[list] = different;
  }
  const chosen = systemIdsOf(inputs);
  if (inputs.integrationCount < chosen.length) {
    if (stated.integrationCount !== undefined)
      add('integrationCount', `There are more systems: ${chosen.length}.`);
    inputs.integrationCount = Math.min(chosen.length, limits.integrationCount.max);
  }
  const { builtSystems, embeddedSystems } = pinsInEffect(inputs);
  const pins = {
    builtSystems,
    // A system that is also pinned to build is built.
    embeddedSystems: embeddedSystems.filter((id) => !builtSystems.includes(id)),
  };
  for (const list of pinLists) {
    const unused = (inputs[list] ?? []).filter((id) => !pins[list].includes(id));
    if (unused.length === 0) continue;
    add(list, `Nothing to choose for ${unused.join(', ')}.`);
    inputs[list] = [...pins[list]];
  }
  inputs.assumptions = countedAssumptions(inputs, add);
  return { inputs, notCounted };
}

const pinLists = ['builtSystems', 'embeddedSystems'] as const;
const lists = ['selectedSystems', 'otherSystems', ...pinLists] as const;

/** The stated assumptions that some figure follows from. */
function countedAssumptions(
  { assumptions, ...inputs }: CalculatorInputs,
  add: (field: string, reason: string) => void,
): CalculatorInputs['assumptions'] {
  if (!assumptions) return assumptions;
  const { systems, ...rest } = assumptions;
  const kept: Record<string, unknown> = { ...rest };
  const leaveOut = (name: string, reason: string) => {
    if (kept[name] === undefined) return;
    add(`assumptions.${name}`, reason);
    delete kept[name];
  };
  const isShare = assumptions.maintenancePercentagePerYear !== undefined;
  const shareReason = 'maintenancePercentagePerYear replaces hours of maintenance.';
  if (isShare) leaveOut('genericMaintenanceHours', shareReason);
  if (!assumptions.monthlyRevenueUsd) {
    leaveOut('grossMarginPercentage', 'It counts with monthlyRevenueUsd.');
    leaveOut('rampMonths', 'It counts with monthlyRevenueUsd.');
  }
  if (!systems) return kept;
  const ids = systemIdsOf(inputs);
  const entries = Object.entries(systems).flatMap(([id, figures]) => {
    if (!ids.includes(id)) {
      add(`assumptions.systems.${id}`, 'The system is not chosen.');
      return [];
    }
    if (!isShare || figures.maintenanceHours === undefined) return [[id, figures] as const];
    add(`assumptions.systems.${id}.maintenanceHours`, shareReason);
    const { maintenanceHours: _, ...others } = figures;
    return [[id, others] as const];
  });
  return { ...kept, systems: Object.fromEntries(entries) };
}
