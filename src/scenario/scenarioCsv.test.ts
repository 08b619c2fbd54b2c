import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  hasMaintenancePercentage,
  numberAssumptionNames,
  systemFigureNames,
  wantsListings,
} from '../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import {
  estimateFigureNames,
  estimatePartNames,
  estimateParts,
  figureLabel,
  figureOf,
  planNote,
} from '../../contract/figures.ts';
import {
  assumptionLabels,
  assumptionText,
  assumptionUnit,
  systemFigureLabels,
  wantsListingsLabel,
} from '../../contract/format/assumptionTexts.ts';
import { outcomeText } from '../../contract/format/claimTexts.ts';
import { deadlineLabel, wholeDeadlineText } from '../../contract/format/deadlineTexts.ts';
import {
  breakEvenLabel,
  certaintyLabel,
  peopleText,
} from '../../contract/format/deferredClaimTexts.ts';
import { formatTimeline } from '../../contract/format/durations.ts';
import { areBothCostsZero, financeFigureTexts } from '../../contract/format/financeTexts.ts';
import { currencyOf, inCurrency } from '../../contract/format/money.ts';
import { splitChoiceText, splitRowName } from '../../contract/format/splitTexts.ts';
import { unlistedSystemsText } from '../../contract/format/systemTexts.ts';
import { definitionOf, inputNames } from '../../contract/inputs.ts';
import type { BestSplit, SplitTotal } from '../../contract/split.ts';
import { systemIdsOf } from '../../contract/systemIds.ts';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import { csvData } from '../../testing/csvData.ts';
import { answer } from '../../worker/answer/answer.ts';
import { bestSplit } from '../../worker/forecast/bestSplit.ts';
import { cumulativeCost, timeLostAfter } from '../../worker/forecast/cumulativeCosts.ts';
import { type FinanceHorizon, finance, financeHorizons } from '../../worker/forecast/finance.ts';
import { effectiveInput } from '../format/formatInput.ts';
import { calculatorTexts } from '../texts/calculator.ts';
import { csvTexts } from '../texts/deferred/scenario.ts';
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

const { sections } = csvTexts;
const today = '2026-01-01';

/** The lines from the inputs on, with every number of the registries, the estimate and forecast. */
function expectedLines(inputs: CalculatorInputs, split: BestSplit | null): unknown[][] {
  const { assumptions } = inputs;
  const hasAssessed = inputs.selectedSystems.some((id) =>
    /^(gmail|google-(drive|sheets))$/.test(id),
  );
  const { systems, verdict, deadline, estimate } = answer({ inputs, today });
  const { code, perUsd } = currencyOf(inputs);
  const currency = code.toUpperCase();
  // Within half a cent, and the noise of floating point.
  const amount = (usd: number) => [expect.closeTo(usd * perUsd, 1.999), currency];
  const monthsOfSide = (month: number, usd: number, side: string) => [
    ...[sections.months, side, month],
    ...amount(usd),
  ];
  const lines = (section: string, rows: readonly unknown[][]) =>
    rows.map(([figure, value, unit = '']) => [section, figure, '', value, unit]);

  const isReplaced = hasMaintenancePercentage(assumptions);
  const systemFigures = systemFigureNames.filter((of) => of !== 'maintenanceHours' || !isReplaced);
  const listed = new Set(systems.map(({ id }) => id));
  const unlisted = [...new Set(inputs.selectedSystems)].filter((id) => !listed.has(id));
  const total = (label: string, { usd, weeks, isLive }: SplitTotal) => [
    [label, ...(isLive ? amount(usd) : ['none'])],
    [`${label}: live after`, weeks, 'weeks'],
  ];
  const financial = (months: FinanceHorizon) => {
    const { verdict: live, earlierLaunchUsd } = finance(estimate, assumptions, months);
    const texts = financeFigureTexts;
    const nothing = live && areBothCostsZero(live) && texts.nothingToPayBack;
    const inMonth = (month: number | null = null) =>
      nothing ? [nothing] : month === null ? [texts.noPayback] : [month, 'month'];
    const figures: [label: string, cells: unknown[]][] = [
      [texts.npv, amount(live?.npvUsd ?? 0)],
      [texts.cashNpv, amount(live?.cashNpvUsd ?? 0)],
      [texts.roi, live?.roi == null ? ['none'] : [Math.round(100 * live.roi), '%']],
      [texts.payback, inMonth(live?.paybackMonth)],
    ];
    return [
      ...figures.map(([label, cells]) => [label, ...(live ? cells : [texts.notLive])]),
      ...(earlierLaunchUsd === null
        ? []
        : [[texts.earlierLaunchBy(earlierLaunchUsd), ...amount(Math.abs(earlierLaunchUsd))]]),
    ].map(([label, ...cells]) => [`${label}, over ${months} months`, ...cells]);
  };
  return [
    ...lines(
      sections.inputs,
      inputNames
        .filter((name) => !['names', 'pins', 'assumptions'].includes(definitionOf(name).kind))
        .filter((name) => definitionOf(name).group !== 'currency')
        .map((name) => {
          const definition = definitionOf(name);
          const unit = definition.kind === 'number' && definition.unit;
          const value =
            definition.kind === 'systems'
              ? estimate.selection.selectedCount
              : (effectiveInput(name, inputs, systems) ?? '');
          return [calculatorTexts.inputs[name], value, unit ? csvTexts.inputUnits[unit] : ''];
        }),
    ),
    ...lines(sections.systems, [
      ...systems.flatMap((system) =>
        systemFigures.map((figure) => {
          const isKnown = figure !== 'moderationWeeks' || system.isReviewKnown;
          return [
            `${system.name}: ${systemFigureLabels[figure]}`,
            ...(isKnown ? [system[figure], csvTexts.systemUnits[figure]] : ['not known']),
          ];
        }),
      ),
      ...unlisted.map((id) => [id, csvTexts.unlisted]),
      ...(systems.some(({ complexity }) => complexity === null)
        ? [[csvTexts.notListed, unlistedSystemsText(systems)]]
        : []),
    ]),
    ...lines(sections.assumptions, [
      ...numberAssumptionNames.flatMap((name) => {
        const value = estimate.assumed[name];
        if (name === 'feesUsdPerYear' && value === 0 && !hasAssessed) return [];
        const unit = value === null ? '' : assumptionUnit(name);
        return [[assumptionLabels[name], value ?? assumptionText(name, value), unit]];
      }),
      [wantsListingsLabel, wantsListings(assumptions) ? 'yes' : 'no'],
    ]),
    ...estimatePartNames.flatMap((part) =>
      lines(
        estimateParts[part],
        estimateFigureNames
          .filter((name) => figureOf(name).part === part)
          .map((name) => {
            const { unit, value } = figureOf(name);
            const number = value(estimate);
            const isLateSaving =
              figureOf(name).part === 'savings' && estimate.timeline.timelineWeeks > 155.88;
            const build = `, of a build that takes ${formatTimeline(estimate.timeline.timelineWeeks)})`;
            const label = figureLabel(name, planNote(estimate)).replace(
              /\)$/,
              isLateSaving ? build : ')',
            );
            return csvTexts.units[unit] === 'USD'
              ? [label, ...amount(number)]
              : [label, expect.closeTo(number, 5), csvTexts.units[unit]];
          }),
      ),
    ),
    ...lines(sections.comparison, [
      ...[12, 36, 60].flatMap((months) => {
        const { inHouseUsd, embeddedUsd } = cumulativeCost(estimate, months);
        return [
          [`Total cost after ${months} months, in-house`, ...amount(inHouseUsd)],
          [`Total cost after ${months} months, embedded`, ...amount(embeddedUsd)],
          [
            `Result over ${months} months`,
            inCurrency(currencyOf(inputs), () => outcomeText(verdict.claims, months)),
          ],
        ];
      }),
      [certaintyLabel, 'Depends: …'],
      [breakEvenLabel, verdict.breakEvenMonth ?? 'none'],
      ...(verdict.claims.some(({ kind }) => kind === 'tooFewPeople')
        ? [['Who would do the work', peopleText(verdict.claims).trim()]]
        : []),
      ...(deadline ? [[deadlineLabel, wholeDeadlineText(deadline, 'it')]] : []),
    ]),
    ...lines(sections.split, [
      ...(split?.rows ?? []).map((row) => [splitRowName(row), splitChoiceText(row)]),
      ...(split?.best ? total('Best split', split.best) : []),
      ...(split ? total('Build all', split.allInHouse) : []),
      ...(split ? total('Embed all', split.allEmbedded) : []),
    ]),
    ...lines(sections.finance, financeHorizons.flatMap(financial)),
    ...Array.from({ length: 61 }, (_, month) => {
      const { inHouseUsd, embeddedUsd } = cumulativeCost(estimate, month);
      return [
        monthsOfSide(month, inHouseUsd, 'In-house, cumulative cost'),
        monthsOfSide(month, timeLostAfter(month, estimate), 'Time lost, part of in-house'),
        monthsOfSide(month, embeddedUsd, 'Embedded, cumulative cost'),
      ];
    }).flat(),
  ];
}

/** A field as it was written: what looks like a formula has an apostrophe before it. */
function read(field: unknown): unknown {
  const text = typeof field === 'string' ? field.replace(/^'(?=[=+\-@\t\r])/, '') : field;
  return /^-?\d+(\.\d+)?$/.test(String(text)) ? Number(text) : text;
}

test('every line has the number of its figure, with amounts in the currency that is shown', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const split = bestSplit(inputs, today);
      const data = {
        ...csvData(answer({ inputs, today }), inputs),
        split,
        certainty: 'Depends: …',
      };
      const { code, perUsd } = currencyOf(inputs);
      const csv = inCurrency(currencyOf(inputs), () => scenarioCsv(data));
      const [head, ...lines] = fieldsOf(csv);
      expect(head).toEqual(['Section', 'Figure', 'Month', 'Value', 'Unit', 'Source']);
      for (const line of lines) expect(line).toHaveLength(6);
      const [scenario, others] = [true, false].map((isScenario) =>
        lines
          .filter(([section]) => (section === sections.scenario) === isScenario)
          .map((line) => line.slice(0, 5)),
      );
      expect(others?.map((line) => line.map(read))).toEqual(
        expectedLines(inputs, split).map((line) => line.map(read)),
      );
      const choices = lines.filter(([section]) => section === sections.split);
      const sources = (split?.rows ?? []).map(({ pin }) => (pin ? 'pinned' : 'found'));
      expect(choices.flatMap(([, , , , , source]) => source || [])).toEqual(sources);
      const rate = [
        sections.scenario,
        'Exchange rate',
        '',
        `${perUsd}`,
        `${code.toUpperCase()} per USD`,
      ];
      expect(scenario?.slice(3)).toEqual(code === 'usd' ? [] : [rate]);
    }),
    { numRuns: 20 },
  );
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

test('every selected system has a line, also one that is not on the rate card', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const { shown, csv } = csvOf(inputs);
      const systems = fieldsOf(csv).filter(
        ([section, figure]) => section === 'Systems' && figure !== csvTexts.notListed,
      );
      const distinct = new Set(systemIdsOf(inputs)).size;
      const unlisted = distinct - shown.systems.length;
      // A yearly share of the build replaces the maintenance of every system.
      const isReplaced = hasMaintenancePercentage(inputs.assumptions);
      expect(systems).toHaveLength((isReplaced ? 2 : 3) * shown.systems.length + unlisted);
    }),
    { numRuns: 30 },
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
  expect(sourceOf('Yearly maintenance')).toBe('rate card');
  expect(sourceOf('Discount rate')).toBe('rate card');
  expect(sourceOf('Also list in marketplaces')).toBe('your assumption');
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
      { numRuns: 8 },
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
    ['SAP: weeks of review', 'not known', ''],
    ['Not on the rate card', expect.stringMatching(/^SAP is not on the rate card,/), ''],
  ]);
});
