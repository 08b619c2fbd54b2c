import { expect, test } from 'vitest';
import { documentedApi } from '../../scripts/openApi.ts';
import { rateCard } from '../../worker/estimate/rateCard.ts';
import { toolSchema, tools } from '../agents/tools.ts';
import { assumptionConditions, detailsOf } from '../assumptionDetails.ts';
import { numberAssumptionNames } from '../assumptions.ts';
import { assumptionLabels } from '../format/assumptionTexts.ts';
import { definitionOf, inputNames } from '../inputs.ts';
import { openEstimateSchema } from './estimateSchema.ts';

const systemIds = rateCard.systems.map(({ id }) => id);
const { components } = JSON.parse(JSON.stringify(await documentedApi()));
const schemas: Record<string, unknown> = {
  ...components.schemas,
  EstimateSchema: openEstimateSchema(systemIds),
  ...Object.fromEntries(
    Object.entries(tools).map(([name, tool]) => [
      `tool ${name}`,
      toolSchema('listed' in tool ? tool.listed : tool.input, systemIds),
    ]),
  ),
};

interface Property {
  type?: string;
  anyOf?: Property[];
  description?: string;
}

/** Every property at any depth, with its path. */
function* propertiesOf(part: unknown, path: string): Generator<[string, Property]> {
  if (typeof part !== 'object' || part === null) return;
  for (const [keyword, value] of Object.entries(part)) {
    if (keyword !== 'properties') yield* propertiesOf(value, path);
    else
      for (const [name, property] of Object.entries<Property>(value)) {
        yield [`${path}.${name}`, property];
        yield* propertiesOf(property, `${path}.${name}`);
      }
  }
}

const properties = Object.entries(schemas).flatMap(([name, schema]) => [
  ...propertiesOf(schema, name),
]);
const described = new Map(properties.map(([path, { description = '' }]) => [path, description]));

test('every field of requests, responses, the schema and the tools says what it is', () => {
  expect(properties.length).toBeGreaterThan(500);
  expect(properties.filter(([, { description }]) => !description).map(([path]) => path)).toEqual(
    [],
  );
});

const unit =
  /US dollars|\(usd|\(unroundedUsd|percent|hour|week|month|days|count|Count|factor|divided|number|Integrations|Developers|[Uu]nits|unit of|its unit|Milliseconds|Cents/i;

test('every number has a unit', () => {
  const isNumber = ({ type, anyOf = [] }: Property): boolean =>
    type === 'number' || type === 'integer' || anyOf.some(isNumber);
  const numbers = properties.filter(([, property]) => isNumber(property));
  expect(numbers.length).toBeGreaterThan(200);
  const without = numbers.filter(([, { description = '' }]) => !unit.test(description));
  expect(without).toEqual([]);
});

test.each(['StatedInputs', 'RoiCalculationRequest', 'tool estimate'])(
  'every input of %s has its range and its default',
  (schema) => {
    for (const name of inputNames) {
      const text = described.get(`${schema}.${name}`);
      expect(text, name).toContain(`${definitionOf(name).label}: `);
      expect(text, name).toMatch(/; by default .+\./);
    }
    expect(described.get(`${schema}.integrationCount`)).toContain('a whole number from 1 to 200');
    expect(described.get(`${schema}.devTimePercentage`)).toContain('percent (30 is 30%)');
    for (const id of systemIds)
      expect(described.get(`${schema}.selectedSystems`)).toMatch(new RegExp(`\\b${id}\\b`));
  },
);

test('every assumption has label, unit, range and default, and its condition', () => {
  for (const path of ['Assumptions', 'tool estimate.assumptions']) {
    for (const name of numberAssumptionNames) {
      const text = described.get(`${path}.${name}`) ?? '';
      const { accepted } = detailsOf(name);
      expect(text).toContain(`${assumptionLabels[name]}: `);
      expect(text).toContain(`, from ${accepted.min} to ${accepted.max}; by default `);
      expect(text.endsWith(assumptionConditions[name] ?? '.')).toBe(true);
    }
  }
});
