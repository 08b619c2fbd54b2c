import * as z from 'zod/mini';
import {
  assumptionOf,
  numberAssumptionNames,
  systemFigureNames,
  systemFigures,
} from './assumptions.ts';

/**
 * The schema of what a visitor assumes differently from the rate card (E24).
 *
 * @param systemId - The schema of a system's id.
 * @param maxSystems - How many systems may have figures of their own.
 */
export function assumptionsSchema(
  systemId: z.ZodMiniType<string, string>,
  maxSystems: number,
): z.ZodMiniType {
  const figures = Object.fromEntries(
    systemFigureNames.map((figure) => [figure, between(systemFigures[figure].accepted)]),
  );
  return z.strictObject({
    ...Object.fromEntries(
      numberAssumptionNames.map((name) => [name, between(assumptionOf(name).accepted)]),
    ),
    wantsListings: z.optional(z.boolean()),
    systems: z.optional(
      z.record(systemId, z.strictObject(figures)).check(
        z.refine((systems) => Object.keys(systems).length <= maxSystems, {
          error: `Use at most ${maxSystems} systems`,
        }),
      ),
    ),
  });
}

function between({ min, max }: { min: number; max: number }): z.ZodMiniType {
  return z.optional(z.number().check(z.gte(min), z.lte(max)));
}
