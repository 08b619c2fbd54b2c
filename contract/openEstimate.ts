import * as z from 'zod/mini';
import { assumptionDetails } from './assumptionDetails.ts';
import { numberAssumptionNames } from './assumptions.ts';
import { CalculationResults, CalculatorInputs, Deadline } from './calculation.ts';
import { certainties } from './claims.ts';
import { estimateFormat } from './estimateFile.ts';
import { type EstimateFigure, estimateFigureNames, figureOf } from './figures.ts';
import { overHorizons } from './horizons.ts';
import { currencyCodes } from './inputs.ts';
import { Problem } from './problem.ts';

const numberOrNull = z.nullable(z.number());
const side = z.enum(['inHouse', 'embedded', 'neither']);
/** Who costs less, and by how many whole USD; null where nothing is live in-house by then (E22). */
const result = { cheaper: z.nullable(side), byUsd: numberOrNull };
const certainty = z.nullable(z.enum(certainties));
/** The 10th and 90th percentile of the simulations (E26), in USD; null where nothing varies. */
const rangeUsd = z.nullable(z.strictObject({ p10: z.number(), p90: z.number() }));
const ranges = z.strictObject({
  inHouse: rangeUsd,
  embedded: rangeUsd,
  /** Of the difference, in-house minus embedded; over 36 months alone. */
  difference: rangeUsd,
});
const costs = z.strictObject({
  inHouseUsd: z.number(),
  /** The part of `inHouseUsd` that is time lost: it is priced, and nobody is paid for it (E43). */
  timeLostUsd: z.number(),
  embeddedUsd: z.number(),
  isLive: z.boolean(),
  ...result,
});

/** The costs of a split of the integrations over 36 months, in whole USD, and when all are live. */
const splitTotal = z.strictObject({
  builtCount: z.number(),
  embeddedCount: z.number(),
  inHouseUsd: z.number(),
  embeddedUsd: z.number(),
  usd: z.number(),
  /** Until the later side is live. */
  weeks: z.number(),
  isLive: z.boolean(),
  isLate: z.boolean(),
});

/** The best split (E35): systems by id, and how many of the other integrations. */
const split = z.strictObject({
  build: z.array(z.string()),
  embed: z.array(z.string()),
  otherIntegrations: z.strictObject({ build: z.number(), embed: z.number() }),
  /** Null where no split that the pins allow is live by month 36. */
  best: z.nullable(splitTotal),
  allInHouse: splitTotal,
  allEmbedded: splitTotal,
});

/** A change that may let the in-house build meet the target date; null changes nothing. */
const deadlineWay = z.strictObject({
  developerCountNumber: numberOrNull,
  devTimePercentage: numberOrNull,
  withoutListingsAt: z.array(z.string()),
  timelineWeeks: z.number(),
});

/** A page that was read, and what it says. */
const Source = z.strictObject({
  title: z.string(),
  url: z.url(),
  readOn: z.iso.date(),
  /** The page could not be opened when the sources were checked. */
  isUnchecked: z.optional(z.literal(true)),
  finding: z.string(),
});

const units = [...new Set(Object.values(assumptionDetails).map(({ unit }) => unit))];

/** The unit and the plausible range of an assumption, with the sources of the range (E27). */
export const assumptionSupport = {
  unit: z.enum(units),
  plausible: z.strictObject({
    min: z.number(),
    max: z.number(),
    /** The ends are multiples of the default. */
    isTimesDefault: z.optional(z.literal(true)),
    confidence: z.enum(['reported', 'judgement']),
  }),
  sources: z.array(Source),
};

/** The names of the numbers that a visitor can assume differently. */
export const AssumptionName = z.enum(numberAssumptionNames);

const figures = Object.fromEntries(
  estimateFigureNames.map((name) => {
    const { label, unit } = figureOf(name);
    return [name, z.number().register(z.globalRegistry, { description: `${label} (${unit})` })];
  }),
) as Record<EstimateFigure, z.ZodMiniNumber>;

/** The inputs of an estimate: those that a client states, without those derived from them. */
export const EstimateInputs = z.omit(CalculatorInputs, { timeline: true, developerCount: true });

/** Any of the inputs; a missing one has its default. */
export const StatedInputs = z.partial(EstimateInputs);
export type StatedInputs = z.output<typeof StatedInputs>;

/** A field of a request that no figure follows from, and why. */
export const NotCounted = z.strictObject({ field: z.string(), reason: z.string() });
export type NotCounted = z.output<typeof NotCounted>;

/** A field that counts, and what a client may not expect of it. */
export const Note = z.strictObject({ field: z.string(), text: z.string() });
export type Note = z.output<typeof Note>;

const finance = z.strictObject({
  npvUsd: numberOrNull,
  /** The same without time lost, for which nobody is paid (E43). */
  cashNpvUsd: numberOrNull,
  roi: numberOrNull,
  paybackMonth: numberOrNull,
  discountRatePercentage: z.number(),
  earlierLaunchUsd: numberOrNull,
});

/**
 * An estimate that other programs can read: the inputs, the rate card, the assumptions with their
 * sources, and what the page answers. Names contain units; amounts are in USD.
 */
export const OpenEstimate = z.strictObject({
  format: z.literal(estimateFormat),
  /** `albato` is the embedded plan (specification 3). To the cent. */
  results: CalculationResults,
  hours: z.strictObject({ development: z.number(), maintenance: z.number() }),
  /** Weeks. */
  timeline: z.strictObject({
    buildWeeks: z.number(),
    moderationWeeks: z.number(),
    timelineWeeks: z.number(),
    embeddedWeeks: z.number(),
  }),
  /** The total costs of both sides over the first months (E17), not rounded. */
  comparison: z.strictObject(overHorizons(() => costs)),
  /** Present value and payback of embedding over 36 months (E25); null where there is none. */
  finance,
  /** The same over 60 months. */
  financeOver60Months: finance,
  /**
   * How sure the result over 36 months is (E29); null where there is no result. It, `ranges`,
   * `split` and `sourcedAssumptions` are missing in a shortened line of the command line.
   */
  certainty: z.optional(certainty),
  /** The same with its reason, as a sentence; empty where there is no result. */
  certaintyText: z.optional(z.string()),
  /** The result over 36 months. */
  verdict: z.strictObject({
    ...result,
    /** From this month on embedding stays cheaper; null where it does not. */
    breakEvenMonth: numberOrNull,
    certainty: z.optional(certainty),
    /** The result with every assumption that is not stated at mid-range; null where it is. */
    midRange: z.nullable(z.strictObject(result)),
  }),
  /** The sides whose monthly work takes more hours than the team has, with the sentence (E44). */
  tooFewPeople: z.array(
    z.strictObject({
      side: z.enum(['inHouse', 'embedded']),
      hoursPerMonth: z.number(),
      teamHoursPerMonth: z.number(),
      moreDevelopers: z.number(),
      text: z.string(),
    }),
  ),
  ranges: z.optional(z.strictObject(overHorizons(() => ranges))),
  /** Null for fewer than two integrations. */
  split: z.optional(z.nullable(split)),
  /** Null without a target date (E31). */
  deadline: z.nullable(
    z.strictObject({
      day: z.iso.date(),
      daysLeft: z.number(),
      inHouseReserveWeeks: z.number(),
      embeddedReserveWeeks: z.number(),
      developersNeeded: numberOrNull,
      devTimePercentageNeeded: numberOrNull,
      withoutListings: z.nullable(
        z.strictObject({ systemNames: z.array(z.string()), timelineWeeks: z.number() }),
      ),
      blockingReview: z.nullable(
        z.strictObject({ systemName: z.string(), moderationWeeks: z.number() }),
      ),
      ways: z.array(deadlineWay),
      fastest: deadlineWay,
    }),
  ),
  figures: z.strictObject(figures),
  /** The same amounts in the currency that was asked for; missing for US dollars (E38). */
  inCurrency: z.optional(
    z.strictObject({
      code: z.enum(currencyCodes),
      perUsd: z.number(),
      /** Null for a rate that the client stated. */
      rateDate: z.nullable(z.iso.date()),
      amounts: z.record(z.string(), z.number()),
    }),
  ),
  /** What counted, and nothing else. */
  inputs: EstimateInputs,
  /** What was asked for and did not count. */
  notCounted: z.array(NotCounted),
  notes: z.array(Note),
  rateCardVersion: z.string(),
  /** Opens the scenario in the calculator. */
  url: z.url(),
  /**
   * Each assumption with the value that counts; null where the hours of the rate card, or the weeks
   * of the plan, do.
   */
  sourcedAssumptions: z.optional(
    z.record(
      AssumptionName,
      z.strictObject({
        value: numberOrNull,
        from: z.enum(['visitor', 'preset', 'rateCard']),
        ...assumptionSupport,
      }),
    ),
  ),
});
export type OpenEstimate = z.output<typeof OpenEstimate>;

const { certainty: word, certaintyText, ranges: allRanges, split: bestSplit } = OpenEstimate.shape;

/** An estimate that is not shortened, as the API answers. */
export const CompleteEstimate = z.extend(OpenEstimate, {
  certainty: word.def.innerType,
  certaintyText: certaintyText.def.innerType,
  ranges: allRanges.def.innerType,
  split: bestSplit.def.innerType,
  sourcedAssumptions: OpenEstimate.shape.sourcedAssumptions.def.innerType,
});
export type CompleteEstimate = z.output<typeof CompleteEstimate>;

/** An answer of a batch: the estimate of a line, or what is wrong with the line, from 1. */
export const EstimateLine = z.union([CompleteEstimate, z.extend(Problem, { line: z.int() })]);

/** Named in documents, which refer to them. */
const named = {
  Estimate: CompleteEstimate,
  EstimateInputs,
  NotCounted,
  Note,
  CalculatorInputs,
  Assumptions: CalculatorInputs.shape.assumptions.def.innerType.def.innerType,
  CalculationResults,
  Deadline,
  Costs: costs,
  Ranges: ranges,
  RangeUsd: rangeUsd,
  SplitTotal: splitTotal,
  Source,
};
for (const [id, schema] of Object.entries(named)) z.globalRegistry.add(schema, { id });
