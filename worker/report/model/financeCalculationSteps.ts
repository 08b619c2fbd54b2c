import { formatNumber } from '../../../contract/format/formatNumber.ts';
import type { FinanceFigure } from '../../estimate/trace.ts';
import type { Explanation } from '../../explanation/explain.ts';
import type { CalculationStep } from './calculationSteps.ts';
import type { ReportModel } from './ReportModel.ts';

const presentValueFigures = [
  'inHousePresentUsd',
  'embeddedPresentUsd',
  'npvUsd',
  'npvAnnualUsd',
  'roiPercentage',
] as const satisfies readonly FinanceFigure[];

/** A payback, and the total benefits between which it reaches 0. */
interface Payback {
  readonly month: FinanceFigure;
  readonly short: FinanceFigure;
  readonly ahead: FinanceFigure;
}

const paybacks: readonly Payback[] = [
  { month: 'paybackMonth', short: 'shortUsd', ahead: 'aheadUsd' },
  {
    month: 'discountedPaybackMonth',
    short: 'discountedShortUsd',
    ahead: 'discountedAheadUsd',
  },
];

/**
 * Returns present values, return on investment and payback over 36 and 60 months with their
 * formulas in numbers. What both horizons share is returned once.
 */
export function financeCalculationSteps({
  financeExplanations,
}: Pick<ReportModel, 'financeExplanations'>): CalculationStep[] {
  const [over36, over60] = [stepsOver(financeExplanations[36]), stepsOver(financeExplanations[60])];
  const isIn = (steps: readonly CalculationStep[]) => {
    const texts = new Set(steps.map((step) => JSON.stringify(step)));
    return (step: CalculationStep) => texts.has(JSON.stringify(step));
  };
  const isShared = isIn(over60);
  const isStated = isIn(over36);
  return [
    ...over36.map((step) => titled(step, isShared(step) ? '36 and 60' : '36')),
    ...over60.filter((step) => !isStated(step)).map((step) => titled(step, '60')),
  ];
}

/** Says what a discounted month counts for, and what the amounts of a payback are. */
export function financeStepsNote({ finance }: Pick<ReportModel, 'finance'>): string {
  const rate = formatNumber(1 + finance[60].discountRatePercentage / 100, 6);
  return `Discounted, month k counts for 1 ÷ ${rate} to the power of k ÷ 12. Short and ahead: how far the total benefit is below and above 0.`;
}

const titled = ({ figure, ...step }: CalculationStep, months: string): CalculationStep => ({
  figure: `${figure}, ${months} months`,
  ...step,
});

function stepsOver(explained: readonly Explanation[]): CalculationStep[] {
  const explanations = new Map(explained.map((explanation) => [explanation.figure, explanation]));
  const stepOf = (figure: FinanceFigure) => {
    const { name, numbers, value } = explanations.get(figure) ?? {};
    return name ? { figure: name, derivation: numbers ?? value ?? '', result: value ?? '' } : [];
  };
  return [
    ...presentValueFigures.flatMap(stepOf),
    ...paybacks.flatMap(({ month, short, ahead }) => {
      const payback = explanations.get(month);
      if (!payback) return [];
      const number = Number(payback.value.replace('month ', ''));
      const before = explanations.get(short);
      const derivation = [
        before ? `${benefitText(before)} short ${monthEnd(number - 1)}; ` : '',
        benefitText(explanations.get(ahead)),
        ` ahead ${monthEnd(number)}`,
      ].join('');
      return { figure: payback.name, derivation, result: payback.value };
    }),
    ...[stepOf('earlierLaunchUsd')].flat(),
  ];
}

/** "$899 × 2 − $800 = $998", or the amount alone if it equals its formula. */
function benefitText(explanation: Explanation | undefined): string {
  const { numbers, value } = explanation ?? {};
  const formula = numbers?.replace(', to the cent', '');
  return !formula || formula === value ? `${value}` : `${formula} = ${value}`;
}

const monthEnd = (month: number) => (month === 0 ? 'at the start' : `after month ${month}`);
