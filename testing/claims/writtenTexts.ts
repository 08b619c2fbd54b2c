import { layoutText } from '../../backend/mails/layout.ts';
import { headlineRows } from '../../backend/mails/visitorMails.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { Claims } from '../../contract/claims.ts';
import { toWireResults } from '../../contract/estimate.ts';
import {
  certaintyText,
  costSentence,
  likelyText,
  outsideRangeText,
  splitText,
} from '../../contract/format/deferredClaimTexts.ts';
import { currencyOf, inCurrency } from '../../contract/format/money.ts';
import { outcomesText } from '../../contract/format/simulationTexts.ts';
import { summaryText } from '../../contract/format/summaryText.ts';
import { financeVerdictText } from '../../contract/paper/resultParts.ts';
import { loadReportFont } from '../../server/report/reportFonts.ts';
import { scenarioCsv } from '../../src/scenario/scenarioCsv.ts';
import type { Answer } from '../../worker/answer/answer.ts';
import { rateCard } from '../../worker/estimate/rateCard.ts';
import { systemName } from '../../worker/estimate/systems.ts';
import { answerClaims, finance, financeHorizons } from '../../worker/forecast/finance.ts';
import { composeReport } from '../../worker/report/buildReport.ts';
import type { ReportModel } from '../../worker/report/model/ReportModel.ts';
import { inHouseStrengths, insights } from '../../worker/report/sections/insights.ts';
import { comparisonRows } from '../../worker/workbook/modelSheet.ts';
import { peopleRows } from '../../worker/workbook/peopleRows.ts';
import { csvData } from '../csvData.ts';

/** Every claim that an answer makes. */
export function claimsOf({ verdict, estimate }: Answer, { assumptions }: CalculatorInputs): Claims {
  const finances = financeHorizons.map((months) => finance(estimate, assumptions, months));
  return answerClaims(verdict, estimate, finances);
}

/** The texts that the product writes about an answer without rendering a page, by medium. */
export function writtenTexts(answered: Answer, inputs: CalculatorInputs): Record<string, string> {
  const { estimate } = answered;
  const calculation = {
    inputs,
    results: toWireResults(estimate.results),
    rateCardVersion: rateCard.version,
  };
  const mail = { preview: '', heading: '', paragraphs: [], closing: [], footer: '' };
  return {
    summary: summaryText({
      ...answered,
      claims: answered.verdict.claims,
      certainty: '',
      inputs,
      rateCardVersion: rateCard.version,
      systemName,
      link: 'https://roi.example/#v1',
      isReportSent: true,
    }),
    csv: textOfCsv(scenarioCsv(csvData(answered, inputs))),
    mail: layoutText({ ...mail, rows: headlineRows(calculation) }),
    workbook: [
      ...comparisonRows(estimate).map(([label, cell]) => `${label?.value}: ${cell?.value ?? ''}.`),
      ...peopleRows(inputs, estimate).map(([, , sentence]) => sentence?.value ?? ''),
    ].join('\n'),
    report: reportSentences(answered, inputs, claimsOf(answered, inputs)),
  };
}

/** The figure and the value of a line, its second and fourth field. */
const figureAndValue =
  /^(?:"(?:[^"]|"")*"|[^",]*),("(?:[^"]|"")*"|[^",]*),[^",]*,("(?:[^"]|"")*"|[^",]*)/;

function textOfCsv(csv: string): string {
  return csv
    .split('\r\n')
    .map((line) => {
      const [, figure, value] = figureAndValue.exec(line) ?? [];
      return `${figure}: ${value}`;
    })
    .join('.\n')
    .replaceAll('"', '');
}

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
    costSentence(claims, 60),
    financeVerdictText(claims),
    ...insights(model).flatMap(({ points }) => points),
    ...inHouseStrengths(model),
  ].join('\n');
}

/**
 * Returns all text on the pages of the report, except headers and footers: as it is printed, and
 * without the sentences that state results of other costs.
 */
export async function laidOutReportText(
  inputs: CalculatorInputs,
): Promise<{ printed: string; compared: string }> {
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
  // Results of other assumptions, and the cost of a third way, which `bestSplit.test.ts` compares.
  const others = [
    ...model.counterarguments.arguments.map(({ sentence }) => sentence),
    splitText(model.claims),
    ...inCurrency(currencyOf(inputs), () => [
      likelyText(model.claims),
      certaintyText(model.claims),
      outsideRangeText(model.claims),
    ]),
  ];
  const compared = others.reduce(
    (text, other) => text.replaceAll(other, ''),
    printed.replace(outcomesText(ranges.outcomes, isTurnedByOne), ''),
  );
  return { printed, compared };
}
