import { isWithin, numberAssumptions, presets, systemFigures } from './assumptions.ts';

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
  if (!isObject(value)) return false;
  const { wantsListings = true, preset = 'mid', systems = {}, ...numbers } = value;
  if (typeof wantsListings !== 'boolean' || !isObject(systems)) return false;
  if (!presets.some((known) => known === preset)) return false;
  const ofSystems = Object.entries(systems);
  return (
    areAccepted(numbers, numberAssumptions) &&
    ofSystems.length <= maxSystems &&
    ofSystems.every(
      ([id, figures]) => isSystemId(id) && isObject(figures) && areAccepted(figures, systemFigures),
    )
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether each number is that of a definition, which accepts it. */
function areAccepted(
  numbers: Readonly<Record<string, unknown>>,
  definitions: Readonly<Record<string, { readonly accepted: { min: number; max: number } }>>,
): boolean {
  return Object.entries(numbers).every(([name, number]) => {
    const definition = Object.hasOwn(definitions, name) ? definitions[name] : undefined;
    return definition && typeof number === 'number' && isWithin(number, definition.accepted);
  });
}
