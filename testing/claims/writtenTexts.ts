import { layoutText } from '../../backend/mails/layout.ts';
import { headlineRows } from '../../backend/mails/reportEmail.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { Claims } from '../../contract/claims.ts';
import { toWireResults } from '../../contract/estimateResults.ts';
import { summaryText } from '../../contract/format/summaryText.ts';
import { scenarioCsv } from '../../src/scenario/scenarioCsv.ts';
import type { Answer } from '../../worker/answer/answer.ts';
import { rateCard } from '../../worker/estimate/rateCard.ts';
import { systemName } from '../../worker/estimate/systems.ts';
import { answerClaims, finance, financeHorizons } from '../../worker/forecast/finance.ts';
import { comparisonRows } from '../../worker/workbook/modelSheet.ts';
import { csvData } from '../csvData.ts';
import { reportSentences } from './reportSentences.ts';

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
      certainty: null,
      inputs,
      rateCardVersion: rateCard.version,
      systemName,
      link: 'https://roi.example/#v1',
      isReportSent: true,
    }),
    csv: textOfCsv(scenarioCsv(csvData(answered, inputs))),
    mail: layoutText({ ...mail, rows: headlineRows(calculation) }),
    workbook: comparisonRows(estimate)
      .map(([label, cell]) => `${label?.value}: ${cell?.value ?? ''}.`)
      .join('\n'),
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
