import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Lead } from '../backend/Lead.ts';
import { reportEmail } from '../backend/mails/reportEmail.ts';
import { salesNotice } from '../backend/mails/salesNotice.ts';
import type { CalculatorInputs } from '../contract/calculation.ts';
import { toWireResults } from '../contract/estimateResults.ts';
import { loadReportFont } from '../server/report/reportFonts.ts';
import { formatSummary } from '../src/scenario/actions.ts';
import { scenarioCsv } from '../src/scenario/scenarioCsv.ts';
import { answer } from '../worker/answer/answer.ts';
import { buildReport } from '../worker/report/buildReport.ts';
import { pricingWorkbook } from '../worker/workbook/pricingWorkbook.ts';
import { calculatorInputs } from './arbitraries.ts';
import { csvData } from './csvData.ts';
import { reportRequests } from './reportRequests.ts';

const today = '2026-11-21';
const publicUrl = new URL('https://roi.example');
const from = { email: 'reports@roi.example', name: 'Albato Embedded' };

/** All texts about some inputs, except the PDF. */
function textsOf(inputs: CalculatorInputs) {
  const answered = answer({ inputs, today });
  const lead: Lead = {
    id: 'id',
    endpoint: 'roiCalculation',
    receivedAt: 0,
    contactName: 'Ada Byron',
    email: 'ada@example.com',
    company: 'Analytical Engines',
    body: null,
    calculation: {
      inputs,
      results: toWireResults(answered.estimate.results),
      rateCardVersion: '2026-11',
    },
    resultsDiffer: false,
  };
  return {
    answer: answered,
    csv: scenarioCsv(csvData(answered, inputs)),
    summary: formatSummary({
      answer: answered,
      inputs,
      rateCardVersion: '2026-11',
      isReportSent: true,
      link: publicUrl.href,
    }),
    workbook: pricingWorkbook({ inputs, today }),
    mail: reportEmail({
      id: 'id',
      saved: lead,
      from,
      salesInbox: null,
      publicUrl,
      pdf: new Uint8Array(),
    }),
    notice: salesNotice({ id: 'id', lead: lead, from, to: 'sales@roi.example', publicUrl }),
  };
}

test('the timeline of a request changes no text: only a deadline gives a time frame', () => {
  const months = fc.integer({ min: 1, max: 1200 });
  fc.assert(
    fc.property(calculatorInputs, months, (inputs, timeline) => {
      expect(textsOf({ ...inputs, timeline })).toEqual(textsOf(inputs));
    }),
    { numRuns: 50 },
  );
});

test.each(['defaults', 'someSystems'] as const)(
  'the timeline of a request changes no byte of the PDF (%s)',
  async (name) => {
    const request = reportRequests[name];
    const built = await buildReport(request, loadReportFont);
    const inputs = { ...request.inputs, timeline: 11 };
    const other = await buildReport({ ...request, inputs }, loadReportFont);
    expect(Buffer.from(built).equals(other)).toBe(true);
  },
);
