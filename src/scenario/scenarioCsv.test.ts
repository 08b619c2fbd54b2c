import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasMaintenancePercentage, numberAssumptionNames } from '../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { assumptionLabels } from '../../contract/format/assumptionTexts.ts';
import { definitionOf, inputNames } from '../../contract/inputs.ts';
import { systemIdsOf } from '../../contract/systemIds.ts';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import { csvData } from '../../testing/csvData.ts';
import { answer } from '../../worker/answer/answer.ts';
import { bestSplit } from '../../worker/forecast/bestSplit.ts';
import { calculatorTexts } from '../texts/calculator.ts';
import { scenarioCsv } from './scenarioCsv.ts';

function csvOf(inputs: CalculatorInputs, locale = 'en-US') {
  const shown = answer({ inputs, today: '2026-01-01' });
  return { shown, csv: scenarioCsv(csvData(shown, inputs, locale)) };
}

function fieldsOf(csv: string, separator = ','): string[][] {
  const field = new RegExp(`(?:^|${separator})(?:"((?:[^"]|"")*)"|([^"${separator}]*))`, 'g');
  const lines = csv.replace('\ufeff', '').trimEnd().split('\r\n');
  return lines.map((line) =>
    [...line.matchAll(field)].map(([, quoted, plain = '']) => quoted ?? plain),
  );
}

test('every input, assumption, figure and month has one line, and every line as many fields', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const { shown, csv } = csvOf(inputs);
      const lines = fieldsOf(csv);
      for (const line of lines) expect(line).toHaveLength(6);
      expect(lines[0]).toEqual(['Section', 'Figure', 'Month', 'Value', 'Unit', 'Source']);
      const figures = (section: string) =>
        lines.filter(([in_]) => in_ === section).map(([, figure]) => figure);
      expect(figures('Inputs')).toEqual(
        inputNames
          .filter((name) => !['names', 'pins', 'assumptions'].includes(definitionOf(name).kind))
          .filter((name) => definitionOf(name).group !== 'currency')
          .map((name) => calculatorTexts.inputs[name]),
      );
      expect(figures('Assumptions').slice(0, -1)).toEqual(
        numberAssumptionNames.map((name) => assumptionLabels[name]),
      );
      const { inHouse, savings } = shown.estimate.results;
      const total = [
        'Initial Total (build only, before maintenance)',
        '',
        `${inHouse.initialTotal}`,
      ];
      expect(lines).toContainEqual(['In-house', ...total, 'USD', '']);
      const { ownOnceUsd, ownMonthlyUsd, overageMonthlyUsd } = shown.estimate.escalation;
      const planOnly = ownOnceUsd + ownMonthlyUsd + overageMonthlyUsd > 0 ? ', plan only' : '';
      const saved = `Initial cost savings (build only, less setup and 12 months${planOnly})`;
      expect(lines).toContainEqual(['Savings', saved, '', `${savings.absolute}`, 'USD', '']);
      expect(figures('Month by month')).toHaveLength(2 * 37);
      expect(csv).not.toMatch(/undefined|NaN|null/);
    }),
  );
});

test('the finance figures of both horizons are in the file', () => {
  const figures = (inputs: CalculatorInputs) =>
    fieldsOf(csvOf(inputs).csv)
      .filter(([section]) => section === 'Finance')
      .map(([, figure, , value, unit]) => [figure, value, unit]);
  const ofDefaults = figures(defaultInputs);
  expect(ofDefaults).toContainEqual([
    'Net present value of embedding, over 36 months',
    '88269.41',
    'USD',
  ]);
  expect(ofDefaults).toContainEqual(['Return on investment, over 60 months', '266', '%']);
  expect(ofDefaults).toContainEqual(['Payback, over 36 months', '1', 'month']);
  expect(ofDefaults).toHaveLength(6);

  const unfinished = { ...defaultInputs, developerCountNumber: 1, devTimePercentage: 1 };
  for (const [, value, unit] of figures(unfinished)) {
    expect([value, unit]).toEqual(['not live by then', '']);
  }
});

test('the value of an earlier launch names the side that launches earlier', () => {
  const values = (inputs: CalculatorInputs) =>
    fieldsOf(csvOf({ ...inputs, assumptions: { monthlyRevenueUsd: 10_000 } }).csv)
      .filter(([, figure]) => figure?.includes('aunch'))
      .map(([, figure, , value]) => [figure, value]);
  expect(values(defaultInputs)).toContainEqual([
    'Value of launching earlier with embedding, over 60 months',
    expect.stringMatching(/^\d/),
  ]);
  const quickBuild = { ...defaultInputs, integrationCount: 1, developerCountNumber: 20 };
  expect(values({ ...quickBuild, devTimePercentage: 100 })).toContainEqual([
    'Value of launching earlier in-house, over 60 months',
    expect.stringMatching(/^\d/),
  ]);
});

test('the split has a line for each choice, and its total beside those of both sides', () => {
  const inputs = {
    ...defaultInputs,
    selectedSystems: ['slack', 'jira'],
    integrationCount: 7,
    region: 'asia' as const,
    devTimePercentage: 100,
    builtSystems: ['slack'],
  };
  const today = '2026-11-21';
  const shown = answer({ inputs, today });
  const split = bestSplit(inputs, today);
  const lines = fieldsOf(scenarioCsv({ ...csvData(shown, inputs), split })).filter(
    ([section]) => section === 'Best split over 36 months',
  );
  const { best, allInHouse, allEmbedded } = split ?? {};
  expect(lines.map(([, ...fields]) => fields)).toEqual([
    ['Jira', '', 'Embed', '', 'found'],
    ['Slack', '', 'Build', '', 'pinned'],
    ['5 other integrations', '', 'Build 1, embed 4', '', 'found'],
    ['Best split', '', `${best?.usd}`, 'USD', ''],
    ['Best split: live after', '', `${best?.weeks}`, 'weeks', ''],
    ['Build all', '', `${allInHouse?.usd}`, 'USD', ''],
    ['Build all: live after', '', `${allInHouse?.weeks}`, 'weeks', ''],
    ['Embed all', '', `${allEmbedded?.usd}`, 'USD', ''],
    ['Embed all: live after', '', `${allEmbedded?.weeks}`, 'weeks', ''],
  ]);
});

test('every selected system has a line, also one that is not on the rate card', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const { shown, csv } = csvOf(inputs);
      const systems = fieldsOf(csv).filter(([section]) => section === 'Systems');
      const distinct = new Set(systemIdsOf(inputs)).size;
      const unlisted = distinct - shown.systems.length;
      // A yearly share of the build replaces the maintenance of every system.
      const isReplaced = hasMaintenancePercentage(inputs.assumptions);
      expect(systems).toHaveLength((isReplaced ? 2 : 3) * shown.systems.length + unlisted);
    }),
  );
  const { csv } = csvOf({ ...defaultInputs, selectedSystems: ['hubspot', 'acme-erp'] });
  expect(csv).toMatch(/^Systems,HubSpot: development hours,,\d+,h,rate card\r$/m);
  expect(csv).toMatch(/^Systems,acme-erp,,"not on the rate card.+",,\r$/m);
});

test('the file says which figures are the visitor’s own', () => {
  const lines = fieldsOf(
    csvOf({
      ...defaultInputs,
      selectedSystems: ['slack', 'gmail'],
      assumptions: {
        planRisePercentagePerYear: 5,
        wantsListings: false,
        systems: { gmail: { devHours: 99 } },
      },
    }).csv,
  );
  const sourceOf = (figure: string) => lines.find(([, name]) => name === figure)?.at(-1);
  expect(sourceOf('Gmail: development hours')).toBe('your assumption');
  expect(sourceOf('Gmail: weeks of review')).toBe('rate card');
  expect(sourceOf('Slack: weeks of review')).toBe('your assumption');
  expect(sourceOf('Yearly price rise of the embedded plan')).toBe('your assumption');
  expect(sourceOf('Maintenance per year, as a share of the build')).toBe('rate card');
  expect(sourceOf('Discount rate')).toBe('rate card');
  expect(sourceOf('We also want marketplace listings')).toBe('your assumption');
  expect(sourceOf('Hourly rate')).toBe('');
});

test('date, rate card, link and region are in the file', () => {
  const lines = fieldsOf(csvOf(defaultInputs).csv);
  expect(lines).toContainEqual(['Scenario', 'Date', '', '2026-11-21', '', '']);
  expect(lines).toContainEqual(['Scenario', 'Rate card', '', 'version 2026-11', '', '']);
  expect(lines).toContainEqual(['Scenario', 'Link', '', 'https://roi.example/#v1', '', '']);
  expect(lines).toContainEqual(['Inputs', 'Region', '', 'Europe', '', '']);
});

test.each(['de-DE', 'fr-FR'])(
  'a file for %s says the same with semicolons and decimal commas',
  (locale) => {
    fc.assert(
      fc.property(calculatorInputs, (inputs) => {
        const { csv } = csvOf(inputs, locale);
        const plain = fieldsOf(csvOf(inputs).csv);
        const isNumber = (text: string) => /^-?\d+\.\d+$/.test(text);
        expect(csv.startsWith('\ufeffSection;Figure;')).toBe(true);
        expect(
          fieldsOf(csv, ';').map((line) => line.map((field, at) => (at === 3 ? '' : field))),
        ).toEqual(plain.map((line) => line.map((field, at) => (at === 3 ? '' : field))));
        expect(fieldsOf(csv, ';').map((line) => line[3])).toEqual(
          plain.map(([, , , value = '']) => (isNumber(value) ? value.replace('.', ',') : value)),
        );
      }),
      { numRuns: 20 },
    );
  },
);

test('a named system that is not listed takes the hours of other integrations, and their source', () => {
  const { csv } = csvOf({
    ...defaultInputs,
    otherSystems: ['SAP'],
    assumptions: { genericDevHours: 120 },
  });
  const lines = fieldsOf(csv).filter(([section]) => section === 'Systems');
  expect(lines.map(([, figure, , value, , source]) => [figure, value, source])).toEqual([
    ['SAP: development hours', '120', 'your assumption'],
    ['SAP: maintenance hours per month', '10', 'rate card'],
    ['SAP: weeks of review', '0', 'rate card'],
  ]);
});
