import * as z from 'zod/mini';
import { AssumptionName, assumptionSupport } from './openEstimate.ts';

/** The last band of a list has no upper end. */
const upTo = z.nullable(z.number());
const span = z.strictObject({ min: z.number(), max: z.number() });
const pert = z.strictObject({ min: z.number(), mode: z.number(), max: z.number() });

/** Where a statement was read. */
const citation = {
  url: z.url(),
  read: z.iso.date(),
  confidence: z.enum(['official', 'reported', 'judgement']),
};
const reviewEvidence = z.array(z.strictObject({ claim: z.string(), ...citation }));

const system = z.strictObject({
  id: z.string(),
  name: z.string(),
  category: z.string(),
  devHours: z.number(),
  /** A month. */
  maintenanceHours: z.number(),
  complexity: z.string(),
  /** The reason for its complexity. */
  complexityNote: z.string(),
  moderationWeeks: z.number(),
  gate: z.enum(['none', 'access', 'listing']),
  /** Weeks. */
  moderationRange: span,
  /** Missing on cards before 2026-11.3, as are `assumptions` and `uncertainty`. */
  evidence: z.optional(
    z.strictObject({
      sources: z.array(z.url()),
      moderationBasis: reviewEvidence,
      review: reviewEvidence,
      recurring: z.array(
        z.strictObject({
          event: z.string(),
          everyMonths: z.number(),
          isForListing: z.optional(z.boolean()),
          ...citation,
        }),
      ),
    }),
  ),
});

/**
 * The rate card as other programs read it, with what its figures rest on (E27). The figures of a
 * version never change. Those of a new rule are in it without being listed here.
 */
export const OpenRateCard = z.looseObject({
  version: z.string(),
  hourlyRatesUsd: z.record(z.string(), z.number()),
  hoursPerDeveloperWeek: z.number(),
  teamSizeFactor: z.array(
    z.strictObject({
      upToDevelopers: upTo,
      percent: z.number(),
      percentPerDeveloper: z.number(),
      above: z.number(),
    }),
  ),
  devTimeFactor: z.array(
    z.strictObject({
      fromPercentage: z.number(),
      thousandths: z.number(),
      thousandthsPerPoint: z.number(),
      below: z.number(),
    }),
  ),
  durationSurcharge: z.array(z.strictObject({ aboveWeeks: z.number(), surcharge: z.number() })),
  /** Percent. */
  initialCostSplit: z.strictObject({
    development: z.number(),
    testing: z.number(),
    documentation: z.number(),
  }),
  moderationDivisor: z.number(),
  complexityByDevHours: z.array(z.strictObject({ upToDevHours: upTo, complexity: z.string() })),
  embeddedPlan: z.strictObject({
    setupUsd: z.number(),
    contractMonths: z.number(),
    tiers: z.array(
      z.strictObject({
        upToIntegrations: upTo,
        monthlyUsd: z.number(),
        deploymentWeeks: z.number(),
      }),
    ),
  }),
  userPlans: z.record(
    z.string(),
    z.strictObject({
      setupUsd: z.number(),
      monthlyUsd: z.number(),
      freeUsers: z.number(),
      tiers: z.array(z.strictObject({ upToUsers: upTo, centsPerUser: z.number() })),
    }),
  ),
  systems: z.array(system),
  /** A card of an earlier release lacks assumptions that are newer. */
  assumptions: z.optional(
    z.partialRecord(
      AssumptionName,
      z.strictObject({
        /** Null: the hours of the rate card, or the weeks of the plan, count. */
        default: z.nullable(z.number()),
        /** In the preset `mid` (E29), where it differs from the default. */
        midRange: z.optional(z.number()),
        accepted: span,
        ...assumptionSupport,
      }),
    ),
  ),
  /** For amounts shown in another currency (E38), and what they rest on. Version 2026-11.4 on. */
  exchangeRates: z.optional(
    z.strictObject({
      /** The day of the rates. */
      date: z.iso.date(),
      source: z.string(),
      url: z.url(),
      confidence: citation.confidence,
      /** Units of each currency for one US dollar. */
      perUsd: z.record(z.string(), z.number()),
    }),
  ),
  /** How much planning assumptions vary in the simulations (E26). */
  uncertainty: z.optional(z.record(z.string(), z.union([pert, z.boolean()]))),
});
export type OpenRateCard = z.output<typeof OpenRateCard>;
