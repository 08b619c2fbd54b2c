import * as z from 'zod/mini';
import { limits } from './limits.ts';

/** Rate regions of the dropdown; `custom` and `other` take the visitor's own rate (E4, E20). */
export const Region = z.enum(['us', 'eu', 'asia', 'latam', 'other', 'custom']);
export type Region = z.output<typeof Region>;

/** The id of a system; one the rate card does not know is estimated as a generic integration (E3). */
export const SystemId = z
  .string()
  .check(
    z.minLength(1),
    z.maxLength(limits.systemId.max),
    z.regex(/^[a-z0-9][a-z0-9-]*$/, 'expected lower-case letters, digits and hyphens'),
  );
export type SystemId = z.output<typeof SystemId>;

/** A calendar day (`2027-03-01`) or an instant in ISO 8601, as `Date.toISOString` writes it. */
export const Deadline = z.union([z.iso.date(), z.iso.datetime({ offset: true })], {
  error: 'expected an ISO 8601 date or date-time',
});

const selectedSystems = z.array(SystemId).check(z.maxLength(limits.selectedSystems.max));
const developerCount = z
  .string()
  .check(
    z.minLength(limits.developerCountLabel.min),
    z.maxLength(limits.developerCountLabel.max),
    z.regex(/^[^\p{Cc}]*$/u, 'expected no control characters'),
  );
const developerCountNumber = z
  .int()
  .check(z.gte(limits.developerCountNumber.min), z.lte(limits.developerCountNumber.max));
/** 0 or null stands for "not stated" and counts as 100 % (E5). */
const devTimePercentage = z.nullable(
  z.union(
    [
      z.literal(0),
      z.number().check(z.gte(limits.devTimePercentage.min), z.lte(limits.devTimePercentage.max)),
    ],
    {
      error: `expected a number from ${limits.devTimePercentage.min} to ${limits.devTimePercentage.max}, or 0 or null for not stated`,
    },
  ),
);
const customHourlyRate = z.optional(
  z.nullable(
    z
      .number()
      .check(
        z.gte(limits.customHourlyRateUsdAccepted.min),
        z.lte(limits.customHourlyRateUsdAccepted.max),
      ),
  ),
);

/** The visitor's answers, named as specification 3 names them; `timeline` is in months, rates in USD per hour. */
export const CalculatorInputs = z.strictObject({
  integrationCount: z
    .int()
    .check(z.gte(limits.integrationCount.min), z.lte(limits.integrationCount.max)),
  selectedSystems,
  timeline: z.int().check(z.gte(limits.timelineMonths.min), z.lte(limits.timelineMonths.max)),
  deadline: z.optional(z.nullable(Deadline)),
  developerCount,
  developerCountNumber,
  devTimePercentage,
  region: Region,
  customHourlyRate,
});
export type CalculatorInputs = z.output<typeof CalculatorInputs>;

/** What a visitor chooses. `timeline` is derived from it and never stored or linked beside it (E23); see `withTimeline`. */
export type Scenario = Omit<CalculatorInputs, 'timeline'>;

const money = z.number().check(z.gte(limits.moneyUsd.min), z.lte(limits.moneyUsd.max));
const percentage = z.number().check(z.gte(0), z.lte(100));

/** What the page shows and the forms attach, in USD to the cent; `albato` is the embedded plan's name on the wire (specification 3). */
export const CalculationResults = z.strictObject({
  inHouse: z.strictObject({
    development: money,
    testing: money,
    documentation: money,
    initialTotal: money,
    maintenance: money,
  }),
  albato: z.strictObject({ setup: money, monthly: money, initialTotal: money }),
  savings: z.strictObject({ absolute: money, percentage, monthlyMaintenance: money }),
});
export type CalculationResults = z.output<typeof CalculationResults>;

/** What a demo request carries of the calculation; zeros where the visitor calculated nothing (specification 3), and a region may be a display name (E20). */
export const CalculationData = z.strictObject({
  integrationCount: z.int().check(z.gte(0), z.lte(limits.integrationCount.max)),
  selectedSystems,
  timeline: z.int().check(z.gte(0), z.lte(limits.timelineMonths.max)),
  developerCount,
  developerCountNumber,
  devTimePercentage,
  region: z.union([
    Region,
    z.string().check(z.minLength(1), z.maxLength(60), z.regex(/^[\p{L}\p{M}\p{N} .,'’()&/-]+$/u)),
  ]),
  customHourlyRate,
  calculationResults: CalculationResults,
});
export type CalculationData = z.output<typeof CalculationData>;
