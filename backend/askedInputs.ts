import { assumptionConditions, assumptionDetails } from '../contract/assumptionDetails.ts';
import {
  billingOf,
  countsWith,
  type NumberAssumption,
  numberAssumptionNames,
} from '../contract/assumptions.ts';
import type { CalculatorInputs } from '../contract/calculation.ts';
import { hasPassed } from '../contract/days.ts';
import { fieldErrors, invalidFields } from '../contract/endpoint.ts';
import { formatCount } from '../contract/format/phrases.ts';
import { derivedInputs, hasOwnRate } from '../contract/inputs.ts';
import { isObject } from '../contract/isInputValue.ts';
import type { Language } from '../contract/languages.ts';
import { limits } from '../contract/limits.ts';
import { nearest, nearestField } from '../contract/nearestName.ts';
import { type NotCounted, type Note, StatedInputs } from '../contract/openEstimate.ts';
import { type Problem, problem } from '../contract/problem.ts';
import { pinsInEffect } from '../contract/split.ts';
import { systemIdsOf } from '../contract/systemIds.ts';
import { rateCard } from '../worker/estimate/rateCard.ts';
import { genericFigures, systemFigures } from '../worker/estimate/systems.ts';
import { completeInputs } from './openEstimate.ts';
import { refusalIn } from './visitorTexts.ts';

/** The inputs that count, complete, what else was asked for with the reason, and notes. */
export interface AskedInputs {
  inputs: CalculatorInputs;
  notCounted: NotCounted[];
  notes: Note[];
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
  const parsed = StatedInputs.safeParse(isObject(sent) ? statedFields(sent, derived) : sent);
  if (!parsed.success) return { errors: fieldErrors(parsed.error.issues, nearestField) };
  const notCounted = derived.map((field) => ({
    field,
    reason: `It follows from ${derivedInputs[field as keyof typeof derivedInputs].from}.`,
  }));
  return counted(parsed.data, notCounted);
}

/**
 * Reads inputs as `readAsked` does, for an estimate of now: a deadline that has passed is refused
 * (E23).
 *
 * @param now - Epoch milliseconds.
 * @returns The inputs, or the problem, which is that of the API in every door.
 */
export function readAskedNow(
  sent: unknown,
  now: number,
  language?: Language,
): AskedInputs | { problem: ReturnType<typeof problem<400 | 422>> } {
  const asked = readAsked(sent);
  if ('errors' in asked) return { problem: invalidFields(asked.errors) };
  const { deadline } = asked.inputs;
  return deadline && hasPassed(deadline, now)
    ? { problem: refusalIn(language, (details) => deadlinePassed('deadline', details)) }
    : asked;
}

/** The problem of a deadline that has passed (E23), with the details of a language. */
export function deadlinePassed(field: string, own: { deadlinePassed: string }) {
  const message = 'Use today or a later day';
  return problem(422, own.deadlinePassed, [{ field, message }]);
}

/** What was sent without the fields derived from others, and with ids in place of names. */
function statedFields(sent: Readonly<Record<string, unknown>>, derived: readonly string[]) {
  const entries = Object.entries(sent)
    .filter(([name]) => !derived.includes(name))
    .map(([name, value]) => [
      name,
      idLists.some((list) => list === name) && Array.isArray(value) ? value.map(idOf) : value,
    ]);
  return Object.fromEntries(entries);
}

const idLists = ['selectedSystems', 'builtSystems', 'embeddedSystems'];

/** The id of a system on the rate card for its name; any other value as it is. */
function idOf(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const asked = value.trim().toLowerCase();
  const system = rateCard.systems.find(
    ({ id, name }) => id === asked || name.toLowerCase() === asked,
  );
  return system?.id ?? value;
}

/** What a client may not expect of inputs that count. */
function notesOn({ selectedSystems, assumptions }: CalculatorInputs): Note[] {
  const { devHours } = genericFigures(assumptions);
  const unknown = selectedSystems.filter((id) => !systemFigures(id, assumptions));
  const fractions = numberAssumptionNames.filter((name) => {
    const value = Math.abs(assumptions?.[name] ?? 0);
    return assumptionDetails[name].unit.startsWith('percent') && value > 0 && value < 1;
  });
  return [
    ...unknown.map((id) => ({
      field: 'selectedSystems',
      text: `${id} is not on the rate card, counted with ${formatCount(devHours, 'hour')}.${meantText(id)}`,
    })),
    ...(billingOf(assumptions) === 'integrations'
      ? []
      : [
          {
            field: 'assumptions.billing',
            text: 'results.albato stays the list price by integrations; costs over time count this price.',
          },
        ]),
    ...fractions.map((name) => ({
      field: `assumptions.${name}`,
      text: `${assumptions?.[name]} counts as ${assumptions?.[name]}%, not as a share of 1.`,
    })),
  ];
}

function meantText(id: string): string {
  const known = nearest(
    id,
    rateCard.systems.map((system) => [system.id, system.id]),
  );
  return known ? ` The rate card has ${known}.` : '';
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
      add('integrationCount', `The systems are counted, which are ${chosen.length}.`);
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
  return { inputs, notCounted, notes: notesOn(inputs) };
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
  const leaveOut = (name: NumberAssumption) => {
    if (kept[name] === undefined) return;
    add(`assumptions.${name}`, assumptionConditions[name] ?? '');
    delete kept[name];
  };
  const isShare = assumptions.maintenancePercentagePerYear !== undefined;
  const shareReason = assumptionConditions.genericMaintenanceHours ?? '';
  if (isShare) leaveOut('genericMaintenanceHours');
  if (!assumptions.monthlyRevenueUsd) {
    leaveOut('grossMarginPercentage');
    leaveOut('rampMonths');
  }
  for (const name of numberAssumptionNames)
    if (!countsWith(name, billingOf(assumptions))) leaveOut(name);
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
