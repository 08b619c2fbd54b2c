import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { Claims } from '../../contract/claims.ts';
import { costSentence, splitText } from '../../contract/format/deferredClaimTexts.ts';
import { outcomesSentence } from '../../contract/format/outcomesSentence.ts';
import { loadReportFont } from '../../server/report/reportFonts.ts';
import type { Answer } from '../../worker/answer/answer.ts';
import { rateCard } from '../../worker/estimate/rateCard.ts';
import { composeReport } from '../../worker/report/buildReport.ts';
import type { ReportModel } from '../../worker/report/model/ReportModel.ts';
import { financeVerdictText } from '../../worker/report/sections/finance.ts';
import { inHouseStrengths, insights } from '../../worker/report/texts/insights.ts';

/**
 * Writes the sentences of the report that compare both sides. Levers, simulations and layout, which
 * would take most of the time, are left out; `laidOutReportText` includes them.
 */
export function reportSentences(
  answered: Answer,
  inputs: CalculatorInputs,
  claims: Claims,
): string {
  const { verdict, estimate, systems } = answered;
  const model = {
    ...answered,
    claims,
    date: '2026-11-01',
    inputs,
    reviewed: systems.filter(({ moderationWeeks }) => moderationWeeks > 0),
    weeklyCapacityHours:
      (rateCard.hoursPerDeveloperWeek *
        inputs.developerCountNumber *
        estimate.factors.effectiveDevTimePercentage) /
      100,
    forecast: {
      sensitivity: { differenceUsd: verdict.after36Months.cheaper === null ? null : 0, levers: [] },
    },
  } as unknown as ReportModel;
  return [
    costSentence(claims, 12),
    costSentence(claims, 36),
    financeVerdictText(claims),
    ...insights(model).flatMap(({ points }) => points),
    ...inHouseStrengths(model),
  ].join('\n');
}

/** Returns all text on the pages of the report, except headers and footers. */
export async function laidOutReportText(inputs: CalculatorInputs): Promise<string> {
  const request = { companyName: 'A', contactName: 'B', date: '2026-11-01', url: null, inputs };
  const { layout, model } = await composeReport(request, loadReportFont);
  const printed = layout.sheets
    .flatMap(({ items }) => items.flatMap((item) => (item.kind === 'text' ? [item.text] : [])))
    .join(' ')
    .replace(/\s+/g, ' ')
    // The emphasized part of a sentence is a text of its own.
    .replace(/ (?=[,.:] )/g, '');
  // How often each side is cheaper in the simulations, which have costs of their own.
  const { ranges, isTurnedByOne } = model.forecast;
  return (
    printed
      .replace(outcomesSentence(ranges.outcomes, isTurnedByOne), '')
      // What a third way costs, which `bestSplit.test.ts` compares with all others.
      .replace(splitText(model.claims), '')
  );
}
