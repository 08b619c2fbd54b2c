import fc from 'fast-check';
import { expect, test } from 'vitest';
import { detailsOf } from '../../contract/assumptionDetails.ts';
import {
  assumptionOf,
  numberAssumptionNames,
  type withMidRange,
} from '../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { deadlineToMonths } from '../../contract/days.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { assumptionLabels, assumptionText } from '../../contract/format/assumptionTexts.ts';
import { openText, planTerms } from '../../contract/format/planTerms.ts';
import {
  basisText,
  growthNote,
  rangeEnd,
  rangeText,
  supportedRange,
} from '../../contract/format/rangeSourceTexts.ts';
import { regions } from '../../contract/inputs.ts';
import { estimateLine } from '../../scripts/estimateLines.ts';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import { checkedCode, findFailure, propertiesOf } from '../../testing/fuzz/fuzz.ts';
import { assumptionsAt, compareWithWorkbook } from '../../testing/fuzz/workbookComparison.ts';
import { createWorkbookOracle } from '../../testing/fuzz/workbookOracle.ts';
import { isThorough } from '../../testing/isThorough.ts';
import { reportRequests } from '../../testing/reportRequests.ts';
import { seed } from '../../testing/seed.ts';
import { estimate } from '../estimate/estimate.ts';
import { rateCard } from '../estimate/rateCard.ts';
import { systemEvidence } from '../estimate/systemEvidence.ts';
import { systemProfile } from '../estimate/systems.ts';
import { userPlanPrice } from '../estimate/userPlanPrice.ts';
import { createReportModel } from '../report/model/ReportModel.ts';
import { cellName, inUse, isPercentCell, type SwitchPosition, switchName } from './cellFormula.ts';
import { dateSerial, inputCells } from './inputRows.ts';
import { cellScale, modelFigures } from './modelSheet.ts';
import { pricingWorkbook } from './pricingWorkbook.ts';
import { cellAddress, definedNames, type Sheet } from './workbook.ts';

const today = '2026-11-01';
const oracle = createWorkbookOracle();
const cellsOf = (inputs: CalculatorInputs) =>
  pricingWorkbook({ inputs, today }).sheets.flatMap(({ rows }) => rows.flat());

/** Shares in whole percent and rates in whole dollars, where every figure is exact (E15). */
const wholeInputs = calculatorInputs.map((inputs) => ({
  ...inputs,
  devTimePercentage:
    inputs.devTimePercentage === null ? null : Math.round(inputs.devTimePercentage),
  customHourlyRate: inputs.customHourlyRate ? Math.ceil(inputs.customHourlyRate) : null,
}));

test('the workbook agrees with the estimate at every threshold', () => {
  const range = { seed: seed + 1, from: 0, to: isThorough ? 200 : 60, isThorough: true };
  expect(findFailure(range, checkedCode(false), propertiesOf('estimate'))).toBeNull();
});

const positions = Object.entries(assumptionsAt) as [SwitchPosition, typeof withMidRange][];

test('with the switch in each position the workbook has the figures of those assumptions', () => {
  fc.assert(
    fc.property(wholeInputs, (drawn) => {
      // The rate card knows nothing of a system that only the visitor's figures describe.
      const selectedSystems = drawn.selectedSystems.filter((id) => systemProfile(id));
      for (const [position, assumptionsOf] of positions) {
        const inputs = { ...drawn, selectedSystems };
        const figures = oracle.figures(inputs, today, position);
        const counted = { ...inputs, assumptions: assumptionsOf(inputs.assumptions) };
        const compared = compareWithWorkbook(counted, estimate(counted), figures);
        expect([position, compared]).toEqual([position, null]);
      }
    }),
    { numRuns: 12 },
  );
});

test('a workbook with 25 cells changed and more has the figures of the API, in each of 20 cases', () => {
  const initial: Record<string, unknown> = inputCells({ inputs: defaultInputs, today });
  const cases = fc.sample(wholeInputs, { numRuns: 20, seed });
  for (const [index, drawn] of cases.entries()) {
    const inRange = ({ min, max }: { min: number; max: number }) =>
      Math.round(min + ((max - min) * (index + 1)) / 21);
    const all = numberAssumptionNames.map((name) => [name, inRange(detailsOf(name).plausible)]);
    // The API leaves out hours of maintenance that a share of the build replaces.
    const replaced = { genericMaintenanceHours: undefined };
    const assumptions = { ...Object.fromEntries(all), ...drawn.assumptions, ...replaced };
    const inputs = { ...drawn, deadline: null, assumptions };
    const changed = Object.entries(inputCells({ inputs, today })).filter(
      ([name, value]) => value !== initial[name],
    );
    expect(changed.length).toBeGreaterThanOrEqual(25);
    const figures = oracle.figures(inputs, today);
    const circumstances = { now: 0, publicUrl: new URL('https://roi.example') };
    const { text } = estimateLine(JSON.stringify(inputs), 1, 100_000, circumstances) ?? {};
    const api = JSON.parse(text ?? '');
    const expected = [
      ...modelFigures.map(({ figure, name }) => [name, api.figures[figure] * cellScale(figure)]),
      ...[12, 36, 60].flatMap((months) => [
        [`in_house_${months}_months`, api.comparison[`months${months}`].inHouseUsd],
        [`embedded_${months}_months`, api.comparison[`months${months}`].embeddedUsd],
      ]),
      ['npv_36', api.finance?.npvUsd],
      ['npv_60', api.financeOver60Months?.npvUsd],
    ].map(([name, value]) => [name, value ?? undefined]);
    expect(expected.map(([name]) => [name, figures.get(String(name))])).toEqual(
      expected.map(([name, value]) => [
        name,
        value === undefined ? value : expect.closeTo(value, 3),
      ]),
    );
  }
});

test('the check compares with the page, and names what the page said where a cell was changed', () => {
  const ofDefaults = createWorkbookOracle(defaultInputs);
  ofDefaults.figures(defaultInputs, today);
  const checks = () => [...ofDefaults.formulaValues().values()].map(String);
  expect(ofDefaults.text('same_as_page')).toBe('Same as the page');
  ofDefaults.figureWith({ plan_rise_percentage_per_year: 0.07 }, 'npv_36');
  expect(ofDefaults.text('same_as_page')).toMatch(/^Changed since export, in 4 of 10 figures/);
  expect(checks()).toContain('Changed since export: the page said $34,164');
  ofDefaults.figureWith({ [switchName]: 'Rate card' }, 'npv_36');
  expect(ofDefaults.text('same_as_page')).toBe('Same as the page');
  ofDefaults.figureWith({ discount_rate_percentage: 0.2, [switchName]: 'Yours' }, 'npv_36');
  expect(checks()).toContain('Changed since export: the page said $88,269');
});

test('an input accepts what the page accepts, and a cell that is empty counts as on the page', () => {
  const cells = cellsOf(defaultInputs);
  const named = (name: string) => cells.find((cell) => cell.name === name);
  for (const name of numberAssumptionNames) {
    const cell = cellName(name);
    const { min, max } = detailsOf(name).accepted;
    const scale = isPercentCell(name) ? 100 : 1;
    expect([name, named(cell)]).toMatchObject([
      name,
      { value: null, validation: { kind: 'decimal', min: min / scale, max: max / scale } },
    ]);
    const { default: byDefault } = assumptionOf(name);
    const counts = byDefault === null ? assumptionText(name, null) : byDefault / scale;
    expect([name, named(inUse(cell))?.value]).toEqual([name, counts]);
  }
  const numbers = cells.filter(({ style = '' }) => /^input(?!Text)/.test(style));
  expect(numbers.filter(({ validation }) => !validation)).toEqual([]);
  expect(named(switchName)?.validation).toMatchObject({ source: '"Rate card,Mid-range,Yours"' });
});

test('the value of a cell is the result of its formula', () => {
  fc.assert(
    fc.property(wholeInputs, (inputs) => {
      const ofSameRows = createWorkbookOracle(inputs);
      ofSameRows.figures(inputs, today);
      const calculated = ofSameRows.formulaValues();
      const cells = pricingWorkbook({ inputs, today }).sheets.flatMap(({ title, rows }) =>
        rows.flatMap((row, index) =>
          row.flatMap(({ formula, value }, column) => {
            if (formula === undefined) return [];
            const address = `${title}!${cellAddress(index, column)}`;
            return [{ address, value: value ?? '', result: nearly(calculated.get(address)) }];
          }),
        ),
      );
      expect(cells.map(({ address, value }) => [address, value])).toEqual(
        cells.map(({ address, result }) => [address, result]),
      );
    }),
    { numRuns: 6 },
  );
});

/** Sums of the same amounts in another order differ by the noise of floating point. */
function nearly(result: unknown): unknown {
  return typeof result === 'number'
    ? expect.closeTo(result, Math.abs(result) > 1e5 ? 3 : 5)
    : result;
}

test('the split is texts that no formula changes, as exported on a day', () => {
  const cells = sheetOf('Split', defaultInputs).rows.flat();
  expect(cells.filter(({ formula, value }) => formula || typeof value === 'number')).toEqual([]);
  expect(cells.map(({ value }) => value).join()).toContain('As exported on 1 November 2026.');
});

test('the share may be entered as 0.3 or as 30', () => {
  oracle.figures(defaultInputs);
  for (const share of [0.3, 30]) {
    expect(oracle.figureWith({ dev_time_percentage: share }, 'initial_total_usd')).toBe(43_780);
  }
});

test('a build that is not live by a horizon has a cost and no finance verdict there', () => {
  const unfinished = { ...defaultInputs, integrationCount: 60, developerCountNumber: 1 };
  const figures = oracle.figures(unfinished, today);
  expect(figures.get('in_house_36_months')).toBeGreaterThan(0);
  for (const name of ['npv_36', 'roi_36', 'payback_36', 'npv_60']) {
    expect([name, figures.has(name)]).toEqual([name, false]);
    expect(oracle.text(name)).toBe('No verdict: nothing is live in-house by then');
  }
  expect(oracle.text('earlier_launch_36')).toBe('No revenue stated');
});

test('only what leaves out time lost is called cash, and no cost spending, because nobody is paid for the time of the multiplier', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const texts = cellsOf(inputs)
        .map(({ value, formula }) => `${value} ${formula}`)
        .filter(
          (text) => !/^Net present value in cash\b|cash_npv_|^Cash in the first year\b/.test(text),
        );
      expect(texts.filter((text) => /\b(cash|spending)\b/i.test(text))).toEqual([]);
    }),
    { numRuns: 5 },
  );
});

test('the evidence sheet has every citation with its address, day and confidence', () => {
  const sheet = sheetOf('Evidence', defaultInputs);
  for (const { review, recurring } of Object.values(systemEvidence)) {
    const statements = [
      ...review.map((of) => ({ ...of, statement: of.claim })),
      ...recurring.map((of) => ({ ...of, statement: of.event })),
    ];
    for (const { statement, url, read, confidence } of statements) {
      const row = sheet.rows.find(
        (cells) => cells[8]?.value === statement && cells[7]?.value === url,
      );
      expect([statement, row?.[5]?.value, row?.[6]?.value]).toEqual([
        statement,
        confidence,
        dateSerial(read),
      ]);
    }
  }
});

test('the range of a review says whether sources report it, and is none without a gate', () => {
  const { rows } = sheetOf('Systems', defaultInputs);
  const column = rows[2]?.findIndex(({ value }) => value === 'Review weeks, range') ?? -1;
  const rangeOf = (name: string) => rows.find(([cell]) => cell?.value === name)?.[column]?.value;
  expect(rangeOf('Salesloft')).toBe('4 to 12, judgement');
  expect(rangeOf('Slack')).toBe('4 to 12, reported');
  expect(rangeOf('Jira')).toBe('none');
  const cited = sheetOf('Evidence', defaultInputs).rows.filter(
    ([, , about]) => about?.value === 'Review',
  );
  expect(cited.find(([cell]) => cell?.value === 'Jira')?.[3]?.value).toBe('no review');
});

test('hours are said to be the calculator’s estimate once, and weeks of review without a source each', () => {
  const rows = sheetOf('Evidence', defaultInputs).rows.map((cells) =>
    cells.map(({ value }) => value),
  );
  const said = rows.filter(([text]) => /^Hours are the calculator’s estimates/.test(String(text)));
  expect(said).toHaveLength(1);
  for (const { id, name } of rateCard.systems) {
    const found = rows.filter((cells) => cells[0] === name && cells[2] === 'Review weeks');
    const basis = systemEvidence[id]?.moderationBasis.map(({ confidence }) => confidence) ?? [];
    expect([id, ...found.map((cells) => cells[5])]).toEqual([
      id,
      ...(basis.length === 0 ? ['judgement'] : basis),
    ]);
  }
});

test('the evidence sheet has every range of an assumption with what it rests on', () => {
  const rows = sheetOf('Evidence', defaultInputs).rows;
  for (const name of numberAssumptionNames) {
    const found = rows.filter(([cell]) => cell?.value === assumptionLabels[name]);
    const range = supportedRange(name);
    const { confidence = null, sources = [] } = range ?? {};
    const shown = range && `${rangeText(range, rangeEnd(name))}${growthNote(name)}`;
    expect(found.map((cells) => cells[2]?.value)).toEqual(found.map(() => shown));
    expect(found.map((cells) => [cells[5]?.value, cells[7]?.value])).toEqual(
      sources.length > 0
        ? [
            ...sources.map(({ url }) => [confidence, url]),
            ...(range?.basis ? [[confidence, null]] : []),
          ]
        : confidence
          ? [['judgement', null]]
          : [],
    );
    for (const [index, { finding, readOn }] of sources.entries()) {
      expect(found[index]?.[6]?.value).toBe(dateSerial(readOn));
      expect(found[index]?.[8]?.value).toContain(finding);
    }
    if (range?.basis) expect(found.at(-1)?.[8]?.value).toBe(basisText(range));
  }
});

test('the evidence sheet has what the plan includes, with each source and what to ask', () => {
  const rows = sheetOf('Evidence', defaultInputs).rows;
  for (const term of planTerms) {
    const found = rows.filter(([cell]) => cell?.value === term.name);
    const sources = term.sources ?? [];
    expect(found.map((cells) => cells[7]?.value)).toEqual([
      ...sources.map(({ url }) => url),
      ...(openText(term) ? [null] : []),
    ]);
    for (const [index, { finding, readOn }] of sources.entries()) {
      expect(found[index]?.[6]?.value).toBe(dateSerial(readOn));
      expect(found[index]?.[8]?.value).toContain(finding);
    }
    if (openText(term)) expect(found.at(-1)?.[8]?.value).toBe(openText(term));
  }
});

test('the ranges are those of the report', () => {
  const { rows } = sheetOf('Finance', defaultInputs);
  const row = rows.find(([cell]) => cell?.value === 'In-house cost, 36 months');
  const { ranges } = createReportModel(reportRequests.defaults).forecast;
  const { p10, p50, p90, estimate: estimated } = ranges.inHouseUsd ?? {};
  expect(row?.slice(1).map(({ value }) => value)).toEqual([estimated, p10, p50, p90]);
});

test('the note of an assumption states its range, with its unit once, or what is accepted', () => {
  const { rows } = sheetOf('Model', defaultInputs);
  const noteOf = (name: string) =>
    rows.find((cells) => cells.some((cell) => cell.name === name))?.at(-1)?.value;
  expect(noteOf('maintenance_percentage_per_year')).toMatch(
    /^Published range: 15–25% of the build hours a year \(https:.*, read on 25 November 2026\)\.$/,
  );
  expect(noteOf('ramp_months')).toBe('Plausible: 3–12 months (the calculator’s estimate).');
  expect(noteOf('monthly_revenue_usd')).toBe('Accepted: $0–$10,000,000 a month');
  expect(noteOf('embedded_deployment_weeks')).toBe(
    'Plausible: 1–2 times the plan’s (the calculator’s estimate).',
  );
});

test('the first sheet has the company and the link where they are known, and no empty label', () => {
  const labelsOf = (more: { companyName?: string; link?: string }) => {
    const [model] = pricingWorkbook({ inputs: defaultInputs, today, ...more }).sheets;
    return (model?.rows ?? []).slice(0, 4).map((cells) => cells.map(({ value }) => value));
  };
  expect(labelsOf({}).flat()).not.toContain('Company');
  expect(labelsOf({}).flat().join()).not.toContain('Link');
  const link = 'https://roi.example/#v1';
  const known = labelsOf({ companyName: 'Acme', link });
  expect(known).toContainEqual(['Company', 'Acme']);
  expect(known).toContainEqual([
    'Link to the scenario as exported on 1 November 2026',
    'Open in the calculator',
    link,
  ]);
  expect(known[0]?.[0]).toContain(`rate card ${rateCard.version}`);
});

function sheetOf(title: string, inputs: CalculatorInputs): Sheet {
  const sheet = pricingWorkbook({ inputs, today }).sheets.find((of) => of.title === title);
  if (!sheet) throw new RangeError(`The workbook has no sheet ${title}.`);
  return sheet;
}

test('the months to a deadline are those of the contract', () => {
  for (const deadline of ['2026-10-01', '2026-11-01', '2026-12-01', '2026-12-02', '2030-02-28']) {
    const figures = oracle.figures({ ...defaultInputs, deadline }, today);
    expect(figures.get('months_to_deadline')).toBe(deadlineToMonths(deadline, today));
  }
});

test('without a deadline the months to it are empty', () => {
  const cells = cellsOf({ ...defaultInputs, timeline: 9 });
  expect(cells.find(({ name }) => name === 'months_to_deadline')?.value).toBeNull();
  expect(cells.map(({ name }) => name)).not.toContain('timeline_months');
  expect(() => oracle.figureWith({ deadline: null }, 'months_to_deadline')).toThrow(
    'months_to_deadline is "", not a number',
  );
});

test('the prices per user are those of the plan explorer at every tier', () => {
  for (const users of [
    0, 1, 99, 100, 101, 200, 201, 300, 400, 600, 800, 1100, 1600, 2100, 10_000,
  ]) {
    expect(oracle.figureWith({ users }, 'starter_monthly')).toBe(
      userPlanPrice('starter', users).monthlyUsd,
    );
    expect(oracle.figureWith({ users }, 'pro_monthly')).toBe(
      userPlanPrice('pro', users).monthlyUsd,
    );
  }
});

test('clearing an input leaves no error, and a required one says what counts until then', () => {
  const inputs = cellsOf(defaultInputs).flatMap(({ name, style = '' }) =>
    name !== undefined && style.startsWith('input') ? [name] : [],
  );
  expect(inputs.length).toBeGreaterThan(20);
  const required = { integration_count: '5', developer_count: '2', region: 'Europe' };
  for (const name of inputs) {
    oracle.figures({ ...defaultInputs, deadline: '2027-03-01' }, today);
    const total = oracle.figureWith({ [name]: null }, 'initial_total_usd');
    const values = [...oracle.formulaValues().values()].map(String);
    expect([name, values.filter((value) => /^error/.test(value))]).toEqual([name, []]);
    const missing = values.filter((value) => value.startsWith('Missing'));
    const counts = required[name as keyof typeof required];
    expect([name, missing]).toEqual([
      name,
      counts ? [`Missing: until you enter it, ${counts} counts.`] : [],
    ]);
    if (counts) expect(total).toBe(43_780);
  }
});

test('every amount, share and rate has its format', () => {
  const isMoney = (name: string) =>
    /usd|^(in_house|embedded)_\d+_months$|_pv_|^npv|^earlier|monthly$|custom_hourly_rate/.test(
      name,
    );
  for (const { name = '', value, style = 'plain' } of cellsOf(defaultInputs)) {
    if (isMoney(name) && typeof value === 'number')
      expect([name, style]).toEqual([name, expect.stringMatching(/^(usd|result|inputUsd)$/)]);
    if (/percentage|^roi/.test(name) && typeof value === 'number')
      expect([name, style]).toEqual([name, expect.stringMatching(/percent|points/i)]);
    if (typeof value === 'number' && !name) expect(style).not.toBe('plain');
  }
});

test('every input and every step has a cell with a unique name', () => {
  const names = cellsOf(defaultInputs).flatMap(({ name }) => name ?? []);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(
    expect.arrayContaining(['integration_count', 'region', 'initial_total_usd']),
  );
  const workbook = pricingWorkbook({ inputs: defaultInputs, today });
  expect(definedNames(workbook).get('integration_count')).toBe("'Model'!$B$5");
  const { rows } = sheetOf('Constants', defaultInputs);
  const head = 1 + rows.findIndex(([cell]) => cell?.value === 'Region');
  expect(definedNames(workbook).get('hourly_rates')).toBe(
    `'Constants'!$A$${head + 1}:$B$${head + regions.length}`,
  );
});

test('formulas refer only to defined names', () => {
  const names = definedNames(pricingWorkbook({ inputs: defaultInputs, today }));
  for (const { formula = '' } of cellsOf(defaultInputs)) {
    for (const name of formula.replaceAll(/"[^"]*"/g, '').match(/\b[a-z]+(?:_[a-z]+)+\b/g) ?? []) {
      expect(names.has(name), name).toBe(true);
    }
  }
});

test('figures of a system that is not selected are not in the workbook', () => {
  const assumptions = { systems: { slack: { devHours: 99 } } };
  expect(cellsOf({ ...defaultInputs, assumptions })).toEqual(cellsOf(defaultInputs));
});
