import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { Estimate } from '../../contract/estimate.ts';

export type SupportedClaims = ReturnType<typeof supportedClaims>;

export const everyMonth = Array.from({ length: 36 }, (_, month) => month + 1);

/**
 * Computes what a text may claim, from the figures of the estimate and the decisions E17, E22 and
 * E25 alone.
 */
export function supportedClaims(
  inputs: CalculatorInputs,
  estimate: (inputs: CalculatorInputs) => Estimate,
) {
  const estimated = estimate(inputs);
  const cheaperMonths = new Map<number, boolean>();
  return {
    estimated,
    costAfter: (months: number) => costAfter(estimated, months),
    presentBenefitUsd: (months: number) =>
      presentBenefitUsd(estimated, months, inputs.assumptions?.discountRatePercentage ?? 10),
    isEmbeddingCheaper(months: number): boolean {
      const isCheaper = cheaperMonths.get(months) ?? isEmbeddingCheaperIn(estimated, months);
      cheaperMonths.set(months, isCheaper);
      return isCheaper;
    },
    isEmbeddingCheaperWith(integrationCount: number) {
      const other = estimate({ ...inputs, integrationCount });
      return costAfter(other, 36).isLive && isEmbeddingCheaperIn(other, 36);
    },
  };
}

function isEmbeddingCheaperIn(estimated: Estimate, months: number): boolean {
  const { inHouseUsd, embeddedUsd } = costAfter(estimated, months);
  return Math.round(inHouseUsd) > Math.round(embeddedUsd);
}

/** The cost of building beyond that of embedding, each month discounted to the start (E25). */
function presentBenefitUsd(estimated: Estimate, months: number, ratePercentage: number): number {
  let presentUsd = 0;
  let benefitUsd = 0;
  for (let month = 0; month <= months; month++) {
    const { inHouseUsd, embeddedUsd } = costAfter(estimated, month);
    presentUsd +=
      (inHouseUsd - embeddedUsd - benefitUsd) / (1 + ratePercentage / 100) ** (month / 12);
    benefitUsd = inHouseUsd - embeddedUsd;
  }
  return presentUsd;
}

function costAfter({ results: figures, timeline, escalation }: Estimate, months: number) {
  const { inHouse, embedded } = figures;
  const buildMonths = timeline.timelineWeeks / 4.33;
  // Months at the price of the first year, counted one by one.
  let planMonths = 0;
  let wageMonths = 0;
  let builtMonths = 0;
  for (let month = 1; month <= months; month++) {
    const year = Math.floor((month - 1) / 12);
    const wages = (1 + escalation.wageRisePercentagePerYear / 100) ** year;
    planMonths += (1 + escalation.planRisePercentagePerYear / 100) ** year;
    wageMonths += wages;
    builtMonths += wages * Math.min(1, Math.max(0, buildMonths - (month - 1)));
  }
  const buildUsd =
    buildMonths === 0 ? inHouse.initialTotal : inHouse.initialTotal * (builtMonths / buildMonths);
  return {
    isLive: months >= buildMonths,
    buildUsd,
    inHouseUsd: buildUsd + inHouse.maintenance * (wageMonths - builtMonths),
    embeddedUsd:
      embedded.setup +
      escalation.ownOnceUsd +
      embedded.monthly * planMonths +
      escalation.ownMonthlyUsd * wageMonths,
  };
}
