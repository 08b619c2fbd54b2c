import * as z from 'zod/mini';
import { describeFields } from '../document/fieldTexts.ts';
import type { Schema } from '../endpoint.ts';
import { estimateFigureNames } from '../figures.ts';
import { EstimateInputs, NotCounted, Note, OpenEstimate, StatedInputs } from '../openEstimate.ts';
import { forecastFigures } from '../operands.ts';

/** A question that an assistant can ask. */
export interface ToolDefinition {
  readonly title: string;
  readonly description: string;
  readonly input: Schema;
  /** What is listed in place of `input`. */
  readonly listed?: Schema;
  readonly output: Schema;
  /** How many estimates it computes, each of which counts towards the limits (S11). */
  readonly estimates: number;
}

/** The scenario of every answer but an estimate: its inputs, by which figures, and their link. */
const scenario = {
  inputs: EstimateInputs,
  notCounted: z.array(NotCounted),
  notes: z.array(Note),
  rateCardVersion: z.string(),
  url: z.url(),
};

/** Inputs as they arrive, which every door for estimates reads alike; `estimate` lists them. */
const Inputs = z.record(z.string(), z.unknown());

const forecastNames = Object.keys(forecastFigures) as (keyof typeof forecastFigures)[];
const FigureName = z.enum([...estimateFigureNames, ...forecastNames]);

const estimate = {
  title: 'Estimate building against embedding',
  description:
    'Estimates what building integrations in-house costs against embedding them, over 12, 36 and 60 months, how sure the result is, and when each side is live. Any input may be missing and then has its default.',
  input: Inputs,
  listed: StatedInputs,
  output: OpenEstimate,
  estimates: 1,
} as const satisfies ToolDefinition;

const explain = {
  title: 'Explain one figure',
  description:
    'Shows how one figure of an estimate is computed: its formula, the same with the numbers of these inputs, where each number comes from, and the pricing rule. Finance figures are those over 36 months.',
  input: z.strictObject({ figure: FigureName, inputs: z.optional(Inputs) }),
  output: z.strictObject({
    figure: FigureName,
    name: z.string(),
    /** As the page shows it; null where the figure has no part in this estimate. */
    value: z.nullable(z.string()),
    /** Null where the figure equals its only operand. */
    formula: z.nullable(z.string()),
    numbers: z.nullable(z.string()),
    terms: z.array(
      z.strictObject({ name: z.string(), value: z.string(), source: z.nullable(z.string()) }),
    ),
    rule: z.nullable(
      z.strictObject({ id: z.string(), title: z.string(), text: z.string(), reading: z.string() }),
    ),
    ...scenario,
  }),
  estimates: 1,
} as const satisfies ToolDefinition;

const compare = {
  title: 'Compare two scenarios',
  description:
    'Estimates two scenarios and lists the figures that differ, with the result of each over 36 months.',
  input: z.strictObject({ first: Inputs, second: Inputs }),
  output: z.strictObject({ first: OpenEstimate, second: OpenEstimate }),
  estimates: 2,
} as const satisfies ToolDefinition;

const argue = {
  title: 'Argue the other side',
  description:
    'Finds which assumption would turn the result over 36 months, or which two where none does alone, each within its published or plausible range, with what supports the range. Takes inputs as `estimate` describes them.',
  input: Inputs,
  output: z.strictObject({
    /** How many there are; `arguments` has at most 12. */
    count: z.number(),
    arguments: z.array(
      z.strictObject({ sentence: z.string(), support: z.array(z.string()), url: z.url() }),
    ),
    /** Why there is none; else null. */
    none: z.nullable(z.string()),
    ...scenario,
  }),
  estimates: 1,
} as const satisfies ToolDefinition;

const openLink = {
  title: 'Read a link of the calculator',
  description:
    'Turns a link to a scenario, such as somebody shared it, back into its inputs. They are inputs of the other tools.',
  input: z.strictObject({ url: z.string().check(z.maxLength(20_000)) }),
  output: z.strictObject({
    /** The parts of the link that could not be used; their inputs have defaults. */
    dropped: z.array(z.strictObject({ field: z.string(), value: z.string() })),
    ...scenario,
  }),
  estimates: 0,
} as const satisfies ToolDefinition;

/** Every tool by the name that assistants call. */
export const tools = { estimate, explain, compare, argue, open_link: openLink } as const;

export type ToolName = keyof typeof tools;
export type ToolInput<Name extends ToolName> = z.output<(typeof tools)[Name]['input']>;
export type ToolOutput<Name extends ToolName> = z.output<(typeof tools)[Name]['output']>;

/**
 * Returns the JSON Schema (2020-12) of a tool's schema, whose fields say what they mean.
 *
 * @param systemIds - The systems on the rate card.
 */
export function toolSchema(schema: Schema, systemIds: readonly string[]) {
  // Some clients read no `$ref` in the schema of an input; without names there is none.
  const inline = z.toJSONSchema(schema, { reused: 'inline', metadata: z.registry() });
  return describeFields(inline, systemIds, 'Tool');
}
