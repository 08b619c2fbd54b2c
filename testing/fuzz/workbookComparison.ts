import { ownAssumptions, withMidRange } from '../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { claimOf } from '../../contract/claims.ts';
import type { Estimate } from '../../contract/estimate.ts';
import { estimateFigures, type Unit } from '../../contract/figures.ts';
import type { RuleId } from '../../worker/estimate/rules.ts';
import { estimateValues } from '../../worker/explanation/estimateSteps.ts';
import { cumulativeCost } from '../../worker/forecast/cumulativeCosts.ts';
import { type Finance, finance, financeHorizons } from '../../worker/forecast/finance.ts';
import { verdict } from '../../worker/forecast/verdict.ts';
import type { SwitchPosition } from '../../worker/workbook/cellFormula.ts';
import { financeFigures } from '../../worker/workbook/financeFigures.ts';
import { cellScale, modelFigures } from '../../worker/workbook/modelSheet.ts';
import type { CellValue } from '../../worker/workbook/workbook.ts';
import type { Counterexample } from './Property.ts';
import { counterexample, isExact } from './Property.ts';
import { crossingsOfSides, yearFigures } from './workbookOracle.ts';

/**
 * By how much a spreadsheet may differ where the rate or the share is not whole: there half a unit
 * may be rounded either way (E15, E9).
 */
const fractionSlack: Partial<Record<Unit, number>> = { usd: 0.01, weeks: 1, percent: 0.01 };

/** The assumptions that count in each position of the workbook's switch, as on the page (E29). */
export const assumptionsAt = {
  'Rate card': () => null,
  'Mid-range': withMidRange,
  Yours: ownAssumptions,
} as const satisfies Record<SwitchPosition, (own: CalculatorInputs['assumptions']) => unknown>;

/**
 * Compares every step of an estimate, its costs over time and by year, its finance figures and the
 * crossings with those that a spreadsheet program calculates from the workbook.
 *
 * @param figures - Those of the workbook, by name; a text has none.
 * @param rule - Compares only the steps of this rule.
 */
export function compareWithWorkbook(
  inputs: CalculatorInputs,
  estimated: Estimate,
  figures: ReadonlyMap<string, number>,
  rule?: RuleId,
): Counterexample | null {
  const steps = compareSteps(inputs, estimated, figures, rule);
  return rule === undefined ? (steps ?? compareForecast(inputs, estimated, figures)) : steps;
}

function compareSteps(
  inputs: CalculatorInputs,
  estimated: Estimate,
  figures: ReadonlyMap<string, number>,
  rule: RuleId | undefined,
): Counterexample | null {
  const values = estimateValues(inputs, estimated);
  for (const { figure: id, name, rule: own } of modelFigures) {
    if (rule !== undefined && own !== rule) continue;
    const figure = cellScale(id) * (values[id] ?? Number.NaN);
    const expected = figures.get(name) ?? Number.NaN;
    const allowed = 1e-9 * Math.max(1, Math.abs(expected));
    const slack = isExact(estimated) ? 0 : (fractionSlack[estimateFigures[id].unit] ?? 0);
    if (!(Math.abs(figure - expected) <= allowed + slack)) {
      return counterexample(
        `${name} of the estimate`,
        figure,
        'must equal the workbook’s',
        expected,
      );
    }
  }
  return null;
}

/**
 * Compares the forecast. Where an amount may be rounded either way, it starts from the amounts that
 * the workbook came to, which are compared with the estimate's before.
 */
function compareForecast(
  inputs: CalculatorInputs,
  estimated: Estimate,
  figures: ReadonlyMap<string, number>,
): Counterexample | null {
  const start = startingFrom(estimated, figures);
  const totals = [12, 36, 60].flatMap((months) => {
    const { inHouseUsd, embeddedUsd } = cumulativeCost(start, months);
    return [
      { name: `in_house_${months}_months`, value: inHouseUsd, scale: inHouseUsd },
      { name: `embedded_${months}_months`, value: embeddedUsd, scale: embeddedUsd },
    ];
  });
  const horizons = financeHorizons.map((months) => finance(start, inputs.assumptions, months));
  const financial = horizons.flatMap((of) => {
    const { inHousePvUsd = 0, embeddedPvUsd = 0 } = of.verdict ?? {};
    return financeFigures.map(({ name, value }) => ({
      name: `${name}_${of.months}`,
      value: numberOrNull(value(of)),
      // A small difference of large amounts has their noise.
      scale: name.startsWith('npv') ? inHousePvUsd + embeddedPvUsd : 0,
    }));
  });
  const years = horizons.flatMap((of) => {
    const { inHouseUsd, embeddedUsd } = cumulativeCost(start, of.months);
    const scale = inHouseUsd + embeddedUsd;
    return yearFigures(of).map(([name, value]) => ({ name, value, scale }));
  });
  const breakEven = {
    name: 'break_even_36',
    value: verdict(inputs, start).breakEvenMonth,
    scale: 0,
  };
  for (const { name, value, scale } of [...totals, ...financial, ...years, breakEven]) {
    const figure = figures.get(name) ?? null;
    if (value === null && figure === null) continue;
    const allowed = 1e-9 * Math.max(1, Math.abs(value ?? 0), scale);
    if (value === null || figure === null || !(Math.abs(value - figure) <= allowed)) {
      return counterexample(`${name} of the forecast`, value, 'must equal the workbook’s', figure);
    }
  }
  return horizons.map((of) => compareCrossings(of, figures)).find(Boolean) ?? null;
}

/** Null for the text of a cell without a figure. */
const numberOrNull = (value: CellValue) => (typeof value === 'number' ? value : null);

/** Compares the crossings of a build that is live by the horizon; any other has none. */
function compareCrossings(
  { claims, months, verdict: live }: Finance,
  figures: ReadonlyMap<string, number>,
): Counterexample | null {
  const turns = claimOf(claims, 'crossings')?.turns ?? [];
  const [own, expected] = [turns, live ? crossingsOfSides(figures, months) : []].map((found) =>
    JSON.stringify(found),
  );
  if (own === expected) return null;
  return counterexample(
    `crossings over ${months} months`,
    own,
    'must be those of the workbook’s months',
    expected,
  );
}

/** The estimate with the amounts and weeks of the workbook. */
function startingFrom(estimated: Estimate, figures: ReadonlyMap<string, number>): Estimate {
  const figureOf = (name: string) => figures.get(name) ?? Number.NaN;
  const { results, timeline } = estimated;
  return {
    ...estimated,
    results: {
      ...results,
      inHouse: {
        ...results.inHouse,
        initialTotal: figureOf('initial_total_usd'),
        maintenance: figureOf('maintenance_usd'),
      },
      embedded: {
        ...results.embedded,
        setup: figureOf('setup_usd'),
        monthly: figureOf('monthly_usd'),
      },
    },
    price:
      estimated.price.billing === 'integrations'
        ? {
            ...estimated.price,
            setupUsd: figureOf('setup_usd'),
            monthlyUsd: figureOf('monthly_usd'),
          }
        : estimated.price,
    timeline: { ...timeline, timelineWeeks: figureOf('timeline_weeks') },
  };
}
