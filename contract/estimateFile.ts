import { type Assumptions, changedAssumptions } from './assumptions.ts';
import { type EstimateFigure, estimateFigureNames } from './figures.ts';
import {
  definitionOf,
  derivedInputs,
  inputDefinitions,
  inputNames,
  type PartialInputs,
} from './inputs.ts';
import { isInputValue, isListInput, isObject, soundMembers } from './isInputValue.ts';
import { keysIn } from './nesting.ts';
import { type DroppedPart, type LinkedScenario, scenarioOf } from './scenarioLink.ts';

const formatName = 'integration-roi-estimate/';
const formatVersion = 1;
/** The `format` of an estimate. A later number is for files that this reader would misread. */
export const estimateFormat = `${formatName}${formatVersion}` as const;

/** A parsed estimate file. A dropped input has its default. */
export interface EstimateFile extends LinkedScenario {
  /** By which rate card the figures were computed. */
  rateCardVersion: string;
  /** The figures that the file states. */
  figures: Partial<Record<EstimateFigure, number>>;
}

/** Why parsed JSON is no estimate, and what it has instead; null where its format is missing. */
export type EstimateFileProblem =
  | { reason: 'format'; found: string | null }
  | { reason: 'newerFormat'; found: string }
  | { reason: 'inputs' | 'rateCardVersion' };

/**
 * Reads an estimate in the open format, which anybody may have written: every value passes the
 * check of a link. The caller checks whether the deadline has passed, because a file has no clock.
 */
export function parseEstimateFile(value: unknown): EstimateFile | EstimateFileProblem {
  const { format, inputs, rateCardVersion, figures } = isObject(value) ? value : {};
  if (format !== estimateFormat) {
    const isNewer =
      typeof format === 'string' &&
      format.startsWith(formatName) &&
      Number(format.slice(formatName.length)) > formatVersion;
    if (isNewer) return { reason: 'newerFormat', found: excerpt(format) };
    return { reason: 'format', found: format === undefined ? null : excerpt(format) };
  }
  if (!isObject(inputs) || keysIn(inputs, mostInputKeys) > mostInputKeys)
    return { reason: 'inputs' };
  if (typeof rateCardVersion !== 'string' || !/^[\w.-]{1,20}$/.test(rateCardVersion))
    return { reason: 'rateCardVersion' };
  return { ...readInputs(inputs), rateCardVersion, figures: readFigures(figures) };
}

/** Inputs have some 1,500 keys and entries at most; each is checked by itself. */
const mostInputKeys = 10_000;

/** A note on the page lists what was dropped. */
const mostDropped = 20;

function readInputs(stated: Readonly<Record<string, unknown>>): LinkedScenario {
  const dropped: DroppedPart[] = [];
  const drop = (field: string, value: unknown) => {
    if (dropped.length < mostDropped)
      dropped.push({ field: excerpt(field), value: excerpt(value) });
  };
  const known = new Set<string>([...inputNames, ...Object.keys(derivedInputs)]);
  for (const [name, value] of Object.entries(stated)) if (!known.has(name)) drop(name, value);
  const entries = inputNames.flatMap((name) => {
    const value = stated[name];
    if (value === undefined) return [];
    const { kind } = definitionOf(name);
    if (kind === 'assumptions') return [[name, readAssumptions(value, drop)] as const];
    // Of an instant, the day it is written with counts (E18).
    const counted = kind === 'day' && typeof value === 'string' ? value.slice(0, 10) : value;
    if (Array.isArray(counted) && isListInput(name)) {
      const { sound, unsound } = soundMembers(name, counted);
      for (const member of unsound) drop(name, member);
      return [[name, sound] as const];
    }
    if (isInputValue(name, counted)) return [[name, counted] as const];
    drop(name, value);
    return [];
  });
  // Each value has passed the check of its input.
  return { inputs: scenarioOf(Object.fromEntries(entries) as PartialInputs), dropped };
}

/** Reads each assumption on its own, so that one that does not count leaves the others. */
function readAssumptions(
  stated: unknown,
  drop: (field: string, value: unknown) => void,
): Assumptions | null {
  if (stated === null) return null;
  if (!isObject(stated)) {
    drop('assumptions', stated);
    return null;
  }
  const { systems, ...others } = stated;
  const accepted = (entries: readonly [string, unknown][], wrap: (one: object) => object) =>
    Object.fromEntries(
      entries.filter(([name, value]) => {
        const isAccepted = isInputValue('assumptions', wrap({ [name]: value }));
        if (!isAccepted) drop(name, value);
        return isAccepted;
      }),
    );
  const ofSystems = isObject(systems) ? Object.entries(systems) : [];
  const { maxSystems } = inputDefinitions.assumptions;
  for (const [id, figures] of ofSystems.slice(maxSystems)) drop(id, figures);
  // Each part has passed the check of the assumptions.
  return changedAssumptions({
    ...accepted(Object.entries(others), (one) => one),
    systems: accepted(ofSystems.slice(0, maxSystems), (one) => ({ systems: one })),
  } as Assumptions);
}

function readFigures(stated: unknown): EstimateFile['figures'] {
  if (!isObject(stated)) return {};
  return Object.fromEntries(
    estimateFigureNames.flatMap((name) => {
      const value = stated[name];
      return typeof value === 'number' ? [[name, value]] : [];
    }),
  );
}

/** The beginning of a value, for a sentence. */
function excerpt(value: unknown): string {
  const text = typeof value === 'string' ? value : String(JSON.stringify(value));
  return text.length > 40 ? `${text.slice(0, 37)}…` : text;
}

/** The sheet of a workbook that carries the estimate file. */
export const estimateSheetTitle = 'Estimate';
