import { limits } from '../../../contract/limits.ts';
import type { Estimate } from '../../../worker/estimate/estimate.ts';
import type { RuleId } from '../../../worker/estimate/rules.ts';
import { counterexample } from '../comparisons.ts';
import type { Properties, Property } from '../Property.ts';
import { compareWithWorkbook } from '../workbookComparison.ts';
import { createWorkbookOracle, type WorkbookOracle } from '../workbookOracle.ts';

let oracle: WorkbookOracle | undefined;

/** Every figure of an estimate at once. */
export const estimateProperties = {
  'estimate/finite': {
    check: ({ estimated }) => {
      const figures = figuresOf(estimated);
      for (let i = 0; i < figures.length; i++) {
        const figure = figures[i] ?? Number.NaN;
        // No figure is larger than money may be; NaN is within no range.
        if (!(figure >= 0 && figure <= limits.moneyUsd.max)) {
          return counterexample(figureNames[i] ?? '', figure, 'must be within', '0 to a billion');
        }
      }
      return null;
    },
  },
  'estimate/workbook': workbookProperty(),
} satisfies Properties;

/**
 * Compares the estimate with the workbook.
 *
 * @param rule - Only the figures of this rule.
 */
export function workbookProperty(rule?: RuleId): Property {
  return {
    every: 4096,
    check: ({ inputs, estimated }) => {
      oracle ??= createWorkbookOracle();
      return compareWithWorkbook(inputs, estimated, oracle.figures(inputs), rule);
    },
  };
}

const figureNames = [
  ...['development', 'testing', 'documentation', 'initial total', 'maintenance'],
  ...['setup', 'monthly price', 'embedded year 1'],
  ...['savings', 'savings percentage', 'monthly savings', 'monthly reduction'],
  ...['development hours', 'maintenance hours'],
  ...['build weeks', 'moderation weeks', 'timeline weeks', 'embedded weeks'],
  ...['hourly rate', 'time share', 'team-size factor', 'time-share factor'],
  ...['duration surcharge', 'cost multiplier'],
];

/** Every figure of an estimate, in the order of their names. */
function figuresOf(estimated: Estimate): number[] {
  const { results, hours, timeline, factors } = estimated;
  const { inHouse, embedded, savings } = results;
  return [
    inHouse.development,
    inHouse.testing,
    inHouse.documentation,
    inHouse.initialTotal,
    inHouse.maintenance,
    embedded.setup,
    embedded.monthly,
    embedded.initialTotal,
    savings.absolute,
    savings.percentage,
    savings.monthlyMaintenance,
    estimated.monthlyReductionPercentage,
    hours.development,
    hours.maintenance,
    timeline.buildWeeks,
    timeline.moderationWeeks,
    timeline.timelineWeeks,
    timeline.embeddedWeeks,
    factors.hourlyRateUsd,
    factors.effectiveDevTimePercentage,
    factors.teamSizeFactor,
    factors.devTimeFactor,
    factors.durationSurcharge,
    factors.costMultiplier,
  ];
}
