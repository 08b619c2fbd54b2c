import { expect, test } from 'vitest';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { forecastMonths } from '../../contract/format/durations.ts';
import { rangeRows } from '../../contract/format/simulationTexts.ts';
import { defaultUncertainty, type UncertaintyModel } from '../../contract/uncertainty.ts';
import { estimate } from '../estimate/estimate.ts';
import { createReportModel } from '../report/model/ReportModel.ts';
import { financeSheet } from '../workbook/financeSheet.ts';
import { answerCertainty, certainty, howSure } from './certainty.ts';
import { buildMonths } from './cumulativeCosts.ts';
import { estimateContent } from './estimateContent.ts';
import { forecast } from './forecast.ts';
import { percentileOf, type Ranges, ranges } from './ranges.ts';
import { runToEnd, type Simulations, simulate } from './simulate.ts';
import { verdict } from './verdict.ts';

/** A reviewed system and one without a name, quickly built: each side wins some simulations. */
const inputs: CalculatorInputs = {
  ...defaultInputs,
  selectedSystems: ['salesforce'],
  integrationCount: 2,
  region: 'asia',
  devTimePercentage: 100,
};
const estimated = estimate(inputs);
/** Integrations of one kind alone, or a platform of one's own. */
const listed: CalculatorInputs = { ...inputs, integrationCount: 1 };
const unnamed: CalculatorInputs = { ...listed, selectedSystems: [] };
const platform: CalculatorInputs = {
  ...unnamed,
  assumptions: {
    genericDevHours: 0,
    genericMaintenanceHours: 0,
    platformHoursOnce: 200,
    platformHoursPerMonth: 10,
  },
};
/** Hours of one's own beyond the plausible ones. */
const muchOwnWork: CalculatorInputs = {
  ...inputs,
  assumptions: { embeddedHoursPerIntegration: 30, embeddedHoursPerMonth: 5 },
};
/** Embedding wins nearly all simulations. */
const clear: CalculatorInputs = {
  ...inputs,
  ...{ integrationCount: 60, developerCountNumber: 20, devTimePercentage: 100, region: 'us' },
};

const today = '2026-11-21';
const nobody = { companyName: null, contactName: null, date: today, url: null };

/** The months by whose end a quantity changes the cost. */
type Months = (month: number) => boolean;
const always: Months = () => true;
const afterStart: Months = (month) => month > 0;
const afterBuild: Months = (month) => month > buildMonths(estimated);
const afterFirstYear: Months = (month) => month > 12;

/** What is shown of the simulations; the other fields are about the estimate. */
type Output = Exclude<keyof Ranges, 'hasPriceRise' | 'isDelayCheaper'>;
/** The outputs that depend on a quantity; all others do not. */
type Reach = Partial<Record<Output, Months>>;

function inHouseFrom(months: Months): Reach {
  return { inHouseUsdByMonth: months, differenceUsdByHorizon: months };
}

function embeddedFrom(months: Months): Reach {
  return { embeddedUsdByMonth: months, differenceUsdByHorizon: months };
}

/**
 * Every quantity that a simulation results in, with what is computed from it. The costs over the
 * whole forecast are computed once for each simulation, those by month from what they consist of.
 */
const results: Record<keyof Simulations, Reach> = {
  initialTotalUsd: { initialTotalUsd: always, ...inHouseFrom(afterStart) },
  maintenanceUsd: inHouseFrom(afterBuild),
  // What is spent by a month depends on when the build ends.
  timelineWeeks: { timelineWeeks: always, ...inHouseFrom(afterStart) },
  // The subscription is paid from the start, whenever the product is live.
  embeddedWeeks: { embeddedWeeks: always },
  // The price is that of the plan for a year.
  planRisePercentagePerYear: embeddedFrom(afterFirstYear),
  ownOnceUsd: embeddedFrom(always),
  ownMonthlyUsd: embeddedFrom(afterStart),
  inHouseUsd: { inHouseUsd: always },
  embeddedUsd: { embeddedUsd: always },
  differenceUsd: { differenceUsd: always, differenceHistogram: always, outcomes: always },
};
type Result = keyof Simulations;
const resultNames = Object.keys(results) as Result[];

/** What depends on a draw, nothing else does; and the inputs that have it, by default one. */
interface Draw {
  reaches: readonly Result[];
  examples?: readonly CalculatorInputs[];
}

const maintenance: Draw = {
  reaches: ['maintenanceUsd', 'inHouseUsd', 'differenceUsd'],
  examples: [inputs, listed, unnamed, platform],
};
const ownWork: Result[] = ['ownOnceUsd', 'ownMonthlyUsd', 'embeddedUsd', 'differenceUsd'];

/** Every field of the model of uncertainty. */
const draws: Record<keyof UncertaintyModel, Draw> = {
  // Planned maintenance does not follow the hours of the build.
  devHours: {
    reaches: ['initialTotalUsd', 'timelineWeeks', 'inHouseUsd', 'differenceUsd'],
    examples: [inputs, listed, unnamed, platform],
  },
  // It begins when the build is live, so it changes neither its cost nor its time.
  maintenanceHours: maintenance,
  // A platform has no published maintenance.
  reachesPublishedMaintenance: { ...maintenance, examples: [inputs, unnamed] },
  maintenanceOfEach: maintenance,
  estimationBias: {
    reaches: ['initialTotalUsd', 'maintenanceUsd', 'timelineWeeks', 'inHouseUsd', 'differenceUsd'],
    examples: [inputs, listed, unnamed, platform],
  },
  variesOwnWork: { reaches: ownWork },
  ownEffort: { reaches: ownWork, examples: [muchOwnWork] },
  deployment: { reaches: ['embeddedWeeks'] },
  planRisePercentagePerYear: {
    reaches: ['planRisePercentagePerYear', 'embeddedUsd', 'differenceUsd'],
  },
  // A wait costs nothing by itself.
  hasReviewRanges: { reaches: ['timelineWeeks', 'inHouseUsd', 'differenceUsd'] },
};
const drawNames = Object.keys(draws) as (keyof UncertaintyModel)[];

test.each(drawNames)(
  'holding %s still changes every result that it reaches, and no other',
  (name) => {
    const { reaches, examples = [inputs] } = draws[name];
    for (const example of examples) {
      const drawn = runToEnd(simulate(example));
      const held = whileHeld(name, () => runToEnd(simulate(example)));
      const changed = resultNames.filter((result) =>
        drawn[result].some((value, i) => value !== held[result][i]),
      );
      expect(changed.toSorted()).toEqual(reaches.toSorted());
    }
  },
);

test.each(resultNames)(
  'holding the simulated %s still changes every figure from it, and no other',
  (name) => {
    const simulations = runToEnd(simulate(inputs));
    const figuresOf = (of: Simulations) =>
      figures(ranges(of, verdict(inputs, estimated), estimated));
    // Another value than the median, which a held one would keep.
    const middle = percentileOf(simulations[name].slice(), 60);
    const held = { ...simulations, [name]: simulations[name].map(() => middle) };
    expectChanged(figuresOf(simulations), figuresOf(held), [name]);
  },
);

test.each(drawNames)(
  'holding %s still changes every figure of the forecast from it, and no other',
  (name) => {
    const { reaches, examples: [example = inputs] = [] } = draws[name];
    const forecasted = () => figures(runToEnd(forecast(example)).ranges);
    expectChanged(forecasted(), whileHeld(name, forecasted), reaches);
  },
);

test.each([null, ...drawNames])(
  'every medium shows the ranges of the forecast while %s is held still',
  (name) => {
    const of = (name && draws[name].examples?.[0]) ?? inputs;
    const compare = () => {
      const { ranges: shown } = runToEnd(forecast(of));
      const over = (months: number) => {
        const at = (points: Ranges['inHouseUsdByMonth']) =>
          likely(points.find(({ month }) => month === months));
        return {
          inHouse: at(shown.inHouseUsdByMonth),
          embedded: at(shown.embeddedUsdByMonth),
          difference: at(shown.differenceUsdByHorizon),
        };
      };
      const { ranges: ofAnswer } = answerCertainty(of);
      expect(ofAnswer).toMatchObject({ 12: over(12), 36: over(36), 60: over(60) });
      expect(ofAnswer[36].difference).toMatchObject(likely(shown.differenceUsd ?? undefined) ?? {});
      const { ranges: ofPrograms } = estimateContent(of, today, true);
      for (const months of [12, 36, 60] as const) {
        const { inHouse, embedded, difference } = ofAnswer[months];
        expect(ofPrograms?.[`months${months}`]).toEqual({
          inHouse: likely(inHouse ?? undefined),
          embedded: likely(embedded ?? undefined),
          difference: likely(difference ?? undefined),
        });
      }
      const report = createReportModel({ ...nobody, inputs: of });
      expect(report.forecast.ranges).toEqual(shown);
      const { rows } = financeSheet({ inputs: of, today }, estimate(of));
      for (const { label, values } of rangeRows(shown)) {
        const row = rows.find(([cell]) => cell?.value === label);
        expect(row?.map(({ value }) => value)).toEqual([label, ...values]);
      }
    };
    if (name) whileHeld(name, compare);
    else compare();
  },
);

test('the certainty depends on the difference and the build time of every simulation', () => {
  const simulations = runToEnd(simulate(clear));
  /** The word where two in five of the simulations have another value. */
  const wordWith = (name: keyof Simulations, other: number) =>
    howSure(clear, () => ({
      ...simulations,
      [name]: simulations[name].map((value, i) => (i % 5 < 2 ? other : value)),
    }))?.word;
  expect(certainty(clear)).toBe('clear');
  const words = resultNames.map((name) => [name, wordWith(name, -1), wordWith(name, 1e9)]);
  expect(words.filter(([, ...found]) => found.some((word) => word !== 'clear'))).toEqual([
    ['timelineWeeks', 'clear', 'depends'],
    ['differenceUsd', 'close', 'clear'],
  ]);
});

function likely(range: { p10: number; p90: number } | undefined) {
  return range && { p10: range.p10, p90: range.p90 };
}

/** Computes something while a draw is held at its plan, or what varies more is left out. */
function whileHeld<Result>(name: keyof UncertaintyModel, compute: () => Result): Result {
  const drawn = defaultUncertainty[name];
  const still = typeof drawn === 'object' && { ...drawn, min: drawn.mode, max: drawn.mode };
  try {
    Object.assign(defaultUncertainty, { [name]: still });
    return compute();
  } finally {
    Object.assign(defaultUncertainty, { [name]: drawn });
  }
}

/** A figure of an output, such as the 10th percentile of a cost by the end of a month. */
interface Figure {
  output: Output;
  month: number;
  name: string;
  value: unknown;
}

/** Amounts are compared by percentile; whole weeks as a range, because some stay the same. */
function figures({ hasPriceRise: _, isDelayCheaper: __, ...shown }: Ranges): Figure[] {
  const outputs = Object.entries(shown) as [Output, Ranges[Output]][];
  return outputs.flatMap(([output, value]) => {
    const figure = (name: string, of: unknown, month: number = forecastMonths): Figure => ({
      output,
      month,
      name: `${output} ${name} by month ${month}`,
      value: JSON.stringify(of),
    });
    if (Array.isArray(value))
      return value.flatMap(({ month, p10, p90 }) => [
        figure('p10', p10, month),
        figure('p90', p90, month),
      ]);
    // Those of the other horizons are counted in `simulate.test.ts`.
    if (output === 'outcomes') return [figure('whole', (value as Ranges['outcomes'])[36])];
    if (!output.endsWith('Usd')) return [figure('whole', value)];
    const { p10, p50, p90 } = value as NonNullable<Ranges['differenceUsd']>;
    return [figure('p10', p10), figure('p50', p50), figure('p90', p90)];
  });
}

/** Expects that exactly the figures that are computed from some results have changed. */
function expectChanged(drawn: readonly Figure[], held: readonly Figure[], from: readonly Result[]) {
  const namesWhere = (isCounted: (figure: Figure, index: number) => boolean) =>
    drawn.filter(isCounted).map(({ name }) => name);
  expect(namesWhere(({ value }, index) => value !== held[index]?.value)).toEqual(
    namesWhere(({ output, month }) => from.some((result) => results[result][output]?.(month))),
  );
}
