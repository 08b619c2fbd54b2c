import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noticeCase } from '../backend/mails/noticeCase.ts';
import { reportEmail } from '../backend/mails/visitorMails.ts';
import type { CalculatorInputs } from '../contract/calculation.ts';
import { toWireResults } from '../contract/estimate.ts';
import { scenarioCsv } from '../src/scenario/scenarioCsv.ts';
import { answer } from '../worker/answer/answer.ts';
import { pricingWorkbook } from '../worker/workbook/pricingWorkbook.ts';
import { calculatorInputs } from './arbitraries.ts';
import { writtenTexts } from './claims/writtenTexts.ts';
import { csvData } from './csvData.ts';
import { aLead } from './leads.ts';

const today = '2026-11-21';
const publicUrl = new URL('https://roi.example');
const from = { email: 'reports@roi.example', name: 'Albato Embedded' };
const lead = aLead();

/** All texts about some inputs, except the PDF. */
function textsOf(inputs: CalculatorInputs) {
  const answered = answer({ inputs, today });
  const results = toWireResults(answered.estimate.results);
  const saved = { ...lead, calculation: { inputs, results, rateCardVersion: '2026-11' } };
  return {
    ...writtenTexts(answered, inputs),
    answer: answered,
    csv: scenarioCsv(csvData(answered, inputs)),
    workbook: pricingWorkbook({ inputs, today }),
    mail: reportEmail(saved, new Uint8Array(), {
      from,
      salesInbox: null,
      publicUrl,
      controller: from.name,
    }),
    notice: noticeCase({ inputs, results, day: today }),
  };
}

test('the timeline of a request changes no text: only a deadline gives a time frame', () => {
  const months = fc.integer({ min: 1, max: 1200 });
  fc.assert(
    fc.property(calculatorInputs, months, (inputs, timeline) => {
      expect(textsOf({ ...inputs, timeline })).toEqual(textsOf(inputs));
    }),
    { numRuns: 4 },
  );
});
