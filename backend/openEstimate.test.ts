import { expect, test } from 'vitest';
import { openEstimateSchema } from '../contract/document/estimateSchema.ts';
import { OpenEstimate } from '../contract/openEstimate.ts';
import { callTool } from './agents/callTool.ts';
import { readAsked } from './askedInputs.ts';
import { openEstimate } from './openEstimate.ts';

const circumstances = { now: Date.UTC(2026, 10, 20), publicUrl: new URL('https://roi.example') };

function estimateOf(asked: object) {
  const read = readAsked({ deadline: '2027-06-01', selectedSystems: ['slack'], ...asked });
  if ('errors' in read) throw new Error(JSON.stringify(read.errors));
  return openEstimate(read.inputs, circumstances);
}

test('in euros an answer has every amount beside the same answer in US dollars', () => {
  const { inCurrency, inputs, url, ...inEuros } = estimateOf({ currency: 'eur' });
  const { inCurrency: none, inputs: _inputs, url: _url, ...inDollars } = estimateOf({});
  expect(none).toBeUndefined();
  expect(inEuros).toEqual(inDollars);
  expect(inputs.currency).toBe('eur');
  expect(url).toContain('currency=eur');
  expect(inCurrency).toMatchObject({ code: 'eur', perUsd: 0.865, rateDate: '2026-08-10' });
  expect(OpenEstimate.safeParse(estimateOf({ currency: 'eur' })).error?.issues).toBeUndefined();

  const { amounts = {} } = inCurrency ?? {};
  expect(amounts['comparison.months36.inHouseUsd']).toBe(
    Number((inDollars.comparison.months36.inHouseUsd * 0.865).toFixed(2)),
  );
  const schema: Schema = JSON.parse(JSON.stringify(openEstimateSchema([])));
  // What the description of a field calls US dollars is an amount, and nothing else is.
  const numbers = describedNumbers(inDollars, schema, '').filter(
    ({ path }) => !path.startsWith('sourcedAssumptions'),
  );
  const inUsd = numbers.filter(({ text }) => /US dollars|\((unroundedU|u)sd\)/.test(text));
  expect(Object.keys(amounts).sort()).toEqual(inUsd.map(({ path }) => path).sort());
  expect(inUsd.length).toBeGreaterThan(60);
});

test('a stated rate counts, without a day', () => {
  const { inCurrency } = estimateOf({ currency: 'gbp', exchangeRate: 0.5 });
  expect(inCurrency).toMatchObject({ code: 'gbp', perUsd: 0.5, rateDate: null });
});

test('an assistant gets the costs in euros with the rate', () => {
  const { text, content } = callTool('estimate', { currency: 'eur' }, circumstances);
  expect(text).toMatch(/In euros:\n\n- Over 12 months: in-house €57,075, embedded €10,889\n/);
  expect(text).toContain('0.865 EUR per USD of 10 August 2026');
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(6 * 1024);
  expect(content).toHaveProperty('inCurrency.code', 'eur');
});

interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  description?: string;
}

/** Every number of a value with its path and what the schema says of it. */
function describedNumbers(value: unknown, schema: Schema, path: string, root = schema) {
  const found: { path: string; text: string }[] = [];
  const of = (part: Schema = {}): Schema => {
    const named = part.$ref ? root.$defs?.[part.$ref.replace('#/$defs/', '')] : undefined;
    const [first] = part.anyOf ?? [];
    return named ? of({ ...named }) : first ? { ...of(first), ...withText(part) } : part;
  };
  const withText = ({ description }: Schema) => (description ? { description } : {});
  const { properties = {}, items } = of(schema);
  if (typeof value !== 'object' || value === null) return found;
  for (const [name, inner] of Object.entries(value)) {
    const part = Array.isArray(value) ? items : properties[name];
    const innerPath = [path, name].filter(Boolean).join('.');
    if (typeof inner === 'number') found.push({ path: innerPath, text: part?.description ?? '' });
    else if (part) found.push(...describedNumbers(inner, part, innerPath, root));
  }
  return found;
}
