import {
  isWithin,
  type NumberAssumption,
  numberAssumptions,
  type SystemFigure,
  systemFigures,
} from './assumptions.ts';

/**
 * Whether a value states assumptions within the contract's limits: the result of its schema,
 * without the schema.
 *
 * @param isSystemId - Whether a text can be the id of a system.
 * @param maxSystems - How many systems may have figures of their own.
 */
export function isAssumptions(
  value: unknown,
  isSystemId: (id: string) => boolean,
  maxSystems: number,
): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(([name, content]) => {
    if (name === 'wantsListings') return typeof content === 'boolean';
    if (name === 'systems') return isSystemOverrides(content, isSystemId, maxSystems);
    return isNumberAssumption(name) && isNumberWithin(content, numberAssumptions[name].accepted);
  });
}

function isNumberAssumption(name: string): name is NumberAssumption {
  return Object.hasOwn(numberAssumptions, name);
}

function isSystemOverrides(
  value: unknown,
  isSystemId: (id: string) => boolean,
  maxSystems: number,
): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const systems = Object.entries(value);
  return (
    systems.length <= maxSystems &&
    systems.every(
      ([id, figures]) =>
        isSystemId(id) &&
        typeof figures === 'object' &&
        figures !== null &&
        Object.entries(figures).every(
          ([figure, content]) =>
            Object.hasOwn(systemFigures, figure) &&
            isNumberWithin(content, systemFigures[figure as SystemFigure].accepted),
        ),
    )
  );
}

function isNumberWithin(value: unknown, range: { min: number; max: number }): boolean {
  return typeof value === 'number' && isWithin(value, range);
}
