import fc from 'fast-check';
import { expect, test } from 'vitest';
import { callTool } from '../../backend/agents/callTool.ts';
import { mailOf } from '../../backend/mails/Mail.ts';
import { reportEmail } from '../../backend/mails/visitorMails.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { type Certainty, claimOf } from '../../contract/claims.ts';
import { certaintyLabel, certaintyWords } from '../../contract/format/deferredClaimTexts.ts';
import { summaryText } from '../../contract/format/summaryText.ts';
import { estimateLine } from '../../scripts/estimateLines.ts';
import { scenarioCsv } from '../../src/scenario/scenarioCsv.ts';
import { answer } from '../../worker/answer/answer.ts';
import { estimate } from '../../worker/estimate/estimate.ts';
import { systemName } from '../../worker/estimate/systems.ts';
import { certainty } from '../../worker/forecast/certainty.ts';
import { ranges } from '../../worker/forecast/ranges.ts';
import { runToEnd, simulate } from '../../worker/forecast/simulate.ts';
import { pricingWorkbook } from '../../worker/workbook/pricingWorkbook.ts';
import { calculatorInputs } from '../arbitraries.ts';
import { csvData } from '../csvData.ts';
import { statedInFull } from '../fuzz/assumedFigure.ts';
import { aLead, calculationOf } from '../leads.ts';
import { laidOutReportText } from './writtenTexts.ts';

const today = '2026-11-01';

/** Many of them small, where the two sides come close. */
const closeInputs = fc
  .tuple(calculatorInputs, fc.integer({ min: 1, max: 8 }), fc.integer({ min: 10, max: 90 }))
  .map(
    ([inputs, integrationCount, customHourlyRate]): CalculatorInputs => ({
      ...inputs,
      integrationCount,
      selectedSystems: inputs.selectedSystems.slice(0, 2),
      region: 'custom',
      customHourlyRate,
      devTimePercentage: 60,
    }),
  );

/** The side that is cheaper over 36 months and what E29 calls close, from the shown figures. */
function resultOf(inputs: CalculatorInputs) {
  const { verdict, estimate } = answer({ inputs, today });
  const { outcomes } = ranges(runToEnd(simulate(inputs)), verdict, estimate);
  const { after36Months } = verdict;
  const { embeddedCheaper, inHouseCheaper } = outcomes;
  const { cheaper, inHouseUsd, embeddedUsd, byUsd } = after36Months;
  const wins = { embedded: embeddedCheaper, inHouse: inHouseCheaper, neither: 0 };
  const isClose =
    cheaper === null || byUsd < Math.max(inHouseUsd, embeddedUsd) / 20 || wins[cheaper] < 0.65;
  return { cheaper, isClose };
}

/** E29 by its words. */
function expectedWord(inputs: CalculatorInputs): Certainty | null {
  const { preset: _, ...own } = inputs.assumptions ?? {};
  const mine = resultOf({ ...inputs, assumptions: own });
  const middle = resultOf({ ...inputs, assumptions: { ...own, preset: 'mid' } });
  if (mine.cheaper === null) return null;
  if (mine.isClose) return 'close';
  return middle.cheaper !== mine.cheaper || middle.isClose ? 'depends' : 'clear';
}

test('the word follows from the costs and the draws of both scenarios', () => {
  const found = new Set<Certainty | null>();
  fc.assert(
    fc.property(closeInputs, (inputs) => {
      const word = certainty(inputs);
      found.add(word);
      expect(word).toBe(expectedWord(inputs));
      expect(certainty({ ...inputs, assumptions: { ...inputs.assumptions, preset: 'mid' } })).toBe(
        word,
      );
    }),
    { numRuns: 60 },
  );
  expect([...found]).toEqual(expect.arrayContaining(['clear', 'depends', 'close']));
});

const circumstances = { now: 0, publicUrl: new URL('https://roi.example') };

test('report, mail, summary, CSV, workbook and command line have the same word', async () => {
  await fc.assert(
    fc.asyncProperty(closeInputs, async (inputs) => {
      const word = certainty(inputs);
      const shown = word ? `${certaintyWords[word]}.` : '';
      const answered = answer({ inputs, today });
      const line = estimateLine(JSON.stringify(inputs), 1, 100_000, circumstances);
      expect(JSON.parse(line?.text ?? '')).toMatchObject({ certainty: word });
      const csv = scenarioCsv({ ...csvData(answered, inputs), certainty: word });
      expect(csv).toContain(`${certaintyLabel},,${word ? certaintyWords[word] : 'none'},`);
      const summary = summaryText({
        ...answered,
        claims: answered.verdict.claims,
        certainty: word,
        inputs,
        rateCardVersion: '2026-11',
        systemName,
        link: 'https://roi.example/#v1',
        isReportSent: false,
      });
      const mail = mailOf(
        reportEmail(aLead({ calculation: calculationOf(inputs) }), new Uint8Array([1]), {
          from: { email: 'reports@roi.example', name: 'Albato Embedded' },
          salesInbox: null,
          publicUrl: new URL('https://roi.example/roi-calculator'),
        }),
        { id: 'B'.repeat(22), from: { email: 'reports@roi.example', name: 'Albato Embedded' } },
      ).text;
      const texts = {
        summary,
        assistant: callTool('estimate', inputs, circumstances).text,
        report: await laidOutReportText(inputs),
        mail: mail.replace(/\s+/g, ' '),
        workbook: pricingWorkbook({ inputs, today, link: '' })
          .sheets.flatMap(({ rows }) => rows.flat())
          .map((cell) => cell?.value)
          .join(' '),
      };
      for (const [medium, text] of Object.entries(texts)) {
        for (const other of Object.values(certaintyWords))
          expect(text.includes(`${other}.`), medium).toBe(`${other}.` === shown);
      }
    }),
    { numRuns: 6 },
  );
});

test('the result at mid-range is that of its values stated one by one', () => {
  fc.assert(
    fc.property(calculatorInputs, (any) => {
      // Hours of listed systems, which take 1.35 times as many, are stated by system.
      const assumptions = { ...any.assumptions, systems: undefined, preset: 'mid' as const };
      const inputs = { ...any, selectedSystems: [], otherSystems: [], assumptions };
      const stated = { ...statedInFull(inputs), preset: undefined };
      expect(estimate(inputs)).toEqual(estimate({ ...inputs, assumptions: stated }));
    }),
  );
  const hubspot = { ...answer({ inputs: systemInputs(null), today }) }.systems[0];
  const mid = answer({ inputs: systemInputs({ preset: 'mid' }), today }).systems[0];
  expect(mid?.devHours).toBeCloseTo(1.35 * (hubspot?.devHours ?? 0), 9);
  expect(claimOf(answer({ inputs: systemInputs(null), today }).verdict.claims, 'midRange')).toEqual(
    {
      kind: 'midRange',
      side: 'embedded',
      byUsd: answer({ inputs: systemInputs({ preset: 'mid' }), today }).verdict.after36Months.byUsd,
      keepsOwn: false,
    },
  );
});

const systemInputs = (assumptions: CalculatorInputs['assumptions']): CalculatorInputs => ({
  integrationCount: 3,
  developerCountNumber: 2,
  devTimePercentage: 30,
  region: 'eu',
  customHourlyRate: null,
  selectedSystems: ['hubspot'],
  deadline: null,
  assumptions,
  timeline: 6,
  developerCount: '1-2',
});
