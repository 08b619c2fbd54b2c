import fc from 'fast-check';
import { expect, test } from 'vitest';
import { callTool } from '../../backend/agents/callTool.ts';
import { mailOf } from '../../backend/mails/Mail.ts';
import { reportEmail } from '../../backend/mails/visitorMails.ts';
import { numberAssumptions, withChanges } from '../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { type Certainty, claimOf } from '../../contract/claims.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import {
  certaintyLabel,
  certaintyText,
  certaintyWords,
  outsideRangeText,
  outsideReasonText,
} from '../../contract/format/deferredClaimTexts.ts';
import { summaryText } from '../../contract/format/summaryText.ts';
import { estimateLine } from '../../scripts/estimateLines.ts';
import { scenarioCsv } from '../../src/scenario/scenarioCsv.ts';
import { answer } from '../../worker/answer/answer.ts';
import { estimate } from '../../worker/estimate/estimate.ts';
import { systemName } from '../../worker/estimate/systems.ts';
import { answerCertainty, certainty, certaintyClaims } from '../../worker/forecast/certainty.ts';
import { cumulativeCost } from '../../worker/forecast/cumulativeCosts.ts';
import { enoughPeople } from '../../worker/forecast/enoughPeople.ts';
import { runToEnd, simulate } from '../../worker/forecast/simulate.ts';
import { compareCosts } from '../../worker/forecast/verdict.ts';
import { assumptionRanges, createWhatIf } from '../../worker/forecast/whatIf.ts';
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

/** A result over some months by the decisions: the side that leads, and whether by 5 %. */
function resultOf(inputs: CalculatorInputs, months = 36) {
  const estimated = estimate(inputs);
  const { inHouseUsd, embeddedUsd } = cumulativeCost(estimated, months);
  const extra = Math.round(inHouseUsd) - Math.round(embeddedUsd);
  const isLive = estimated.timeline.timelineWeeks / 4.33 <= months;
  const side = !isLive ? null : extra === 0 ? 'neither' : extra > 0 ? 'embedded' : 'inHouse';
  return { side, isClose: Math.abs(extra) < Math.max(inHouseUsd, embeddedUsd) / 20 };
}

/** The likely range of the difference has both sides, or many draws are not live. */
function drawsOf(inputs: CalculatorInputs) {
  const { differenceUsd, timelineWeeks } = runToEnd(simulate(inputs));
  const [low, high] = [percentile(differenceUsd, 999), percentile(differenceUsd, 8999)];
  const late = timelineWeeks.filter((weeks) => weeks / 4.33 > 36).length;
  return { isAroundZero: low <= 0 && high >= 0, isOftenLate: late > 1000 };
}

/** The draw at a place of their order, in whole dollars. */
function percentile(draws: Float64Array, place: number): number {
  return Math.round(draws.toSorted()[place] ?? Number.NaN);
}

/** Whether a value of one assumption within its range turns the result, by trying all. */
function isTurned(inputs: CalculatorInputs): boolean {
  const { side } = resultOf(inputs);
  const turns = (assumptions: CalculatorInputs['assumptions']) => {
    const other = resultOf({ ...inputs, assumptions }).side;
    return other !== null && other !== 'neither' && other !== side;
  };
  const ranges = assumptionRanges(inputs, createWhatIf(inputs));
  return ranges.some(({ quantity, current, interval: { min, max, step } }) => {
    const reachesZero =
      quantity.kind === 'number' && numberAssumptions[quantity.name].default === 0;
    for (let to = reachesZero ? 0 : step * Math.ceil(min / step); to <= max; to += step)
      if (to !== current && turns(withChanges(inputs.assumptions, [{ quantity, to }]))) return true;
    for (let to = 0; reachesZero && to >= min; to -= step)
      if (to !== current && turns(withChanges(inputs.assumptions, [{ quantity, to }]))) return true;
    return false;
  });
}

/** E29 by its words. */
function expectedWord(inputs: CalculatorInputs): Certainty | null {
  const { preset: _, ...own } = inputs.assumptions ?? {};
  const platform = { platformHoursOnce: 0, platformHoursPerMonth: 0, platformUsdPerMonth: 0 };
  const middle = { ...inputs, assumptions: { ...own, preset: 'mid' as const } };
  const without = { ...middle, assumptions: { ...platform, ...middle.assumptions } };
  const { side, isClose } = resultOf(inputs);
  if (side === null) return null;
  if (side === 'neither' || isClose || drawsOf(inputs).isAroundZero) return 'close';
  const isClear =
    [middle, without].every((of) => {
      const result = resultOf(of);
      const draws = drawsOf(of);
      return result.side === side && !result.isClose && !draws.isAroundZero && !draws.isOftenLate;
    }) &&
    [inputs, middle, without].every((of) => resultOf(of, 60).side === side && !isTurned(of)) &&
    [inputs, middle].every((of) => Object.values(enoughPeople(estimate(of), of)).every(Boolean));
  return isClear ? 'clear' : 'depends';
}

/** One for each word. */
const examples: readonly CalculatorInputs[] = [
  defaultInputs,
  { ...defaultInputs, integrationCount: 1, devTimePercentage: 100, region: 'asia' },
  { ...defaultInputs, region: 'custom', customHourlyRate: 14.2 },
];

test('the word follows from the costs and the draws of both scenarios', () => {
  const found = new Set<Certainty | null>();
  fc.assert(
    fc.property(closeInputs, (inputs) => {
      const word = certainty(inputs);
      found.add(word);
      expect(word).toBe(expectedWord(inputs));
    }),
    { numRuns: 24, examples: examples.map((inputs) => [inputs]) },
  );
  expect([...found]).toEqual(expect.arrayContaining(['clear', 'depends', 'close']));
});

const circumstances = { now: 0, publicUrl: new URL('https://roi.example') };

test('report, mail, summary, CSV, workbook and command line have the same word', async () => {
  await fc.assert(
    fc.asyncProperty(closeInputs, async (inputs) => {
      const word = certainty(inputs);
      const shown = certaintyText(certaintyClaims(inputs));
      expect(shown.startsWith(word ? certaintyWords[word] : '')).toBe(true);
      const answered = answer({ inputs, today });
      const line = estimateLine(JSON.stringify(inputs), 1, 100_000, circumstances);
      expect(JSON.parse(line?.text ?? '')).toMatchObject({ certainty: word, certaintyText: shown });
      const csv = scenarioCsv({ ...csvData(answered, inputs), certainty: shown });
      expect(csv.replaceAll('"', '')).toContain(`${certaintyLabel},,${shown || 'none'},`);
      const summary = summaryText({
        ...answered,
        claims: answered.verdict.claims,
        certainty: shown,
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
          controller: 'Engines Ltd',
          publicUrl: new URL('https://roi.example/roi-calculator'),
        }),
        { id: 'B'.repeat(22), from: { email: 'reports@roi.example', name: 'Albato Embedded' } },
      ).text;
      const texts = {
        summary,
        assistant: callTool('estimate', inputs, circumstances).text,
        report: (await laidOutReportText(inputs)).printed,
        mail: mail.replace(/\s+/g, ' '),
        workbook: pricingWorkbook({ inputs, today, link: '' })
          .sheets.flatMap(({ rows }) => rows.flat())
          .map((cell) => cell?.value)
          .join(' '),
      };
      for (const [medium, text] of Object.entries(texts)) {
        for (const other of Object.values(certaintyWords))
          expect(text.includes(`${other}: `), medium).toBe(shown.startsWith(other));
        expect(text, medium).toContain(shown);
      }
    }),
    { numRuns: 2 },
  );
});

test('a cost outside of its likely range has its reason, and none within it has one', () => {
  const found = new Set<string>();
  fc.assert(
    fc.property(fc.oneof(closeInputs, calculatorInputs), (inputs) => {
      const estimated = estimate(inputs);
      const costs = cumulativeCost(estimated, 36);
      const draws = runToEnd(simulate(inputs));
      const sides = resultOf(inputs).side === null ? [] : (['inHouse'] as const);
      const outside = ([...sides, 'embedded'] as const).filter((name) => {
        const [low, usd, high] = [
          percentile(draws[`${name}Usd`], 999),
          Math.round(costs[`${name}Usd`]),
          percentile(draws[`${name}Usd`], 8999),
        ];
        if (low === high) return false;
        if (usd < low || usd > high) found.add(`${name} ${usd < low ? 'below' : 'above'}`);
        return usd < low || usd > high;
      });
      const { claims, ranges } = answerCertainty(inputs);
      for (const months of [12, 36, 60] as const) {
        const shown = compareCosts(estimated, months);
        const isOutside = (name: 'inHouse' | 'embedded') => {
          const { p10, p90 } = ranges[months][name] ?? { p10: -Infinity, p90: Infinity };
          const usd = Math.round(shown[`${name}Usd`]);
          return usd < Math.round(p10) || usd > Math.round(p90);
        };
        for (const side of ['inHouse', 'embedded'] as const)
          expect(outsideReasonText(claims, months, side) !== '').toBe(isOutside(side));
      }
      const reasons = claims.filter(
        (claim) => claim.kind === 'outsideRange' && claim.months === 36,
      );
      expect(reasons).toMatchObject(outside.map((name) => ({ side: name })));
      const text = outsideRangeText(claims);
      expect(text.match(/is likely to cost/g) ?? []).toHaveLength(outside.length);
      const { embeddedHoursPerIntegration, embeddedHoursPerMonth } = estimated.assumed;
      if (text.includes('your own hours')) {
        expect(embeddedHoursPerMonth).toBe(0);
        expect(embeddedHoursPerIntegration > 0).toBe(text.includes('your own hours a month'));
      }
      expect(outsideReasonText(claims, 12, 'embedded')).not.toContain('price rises');
      if (text.includes('price rises')) expect(estimated.assumed.planRisePercentagePerYear).toBe(0);
    }),
    { numRuns: 24, examples: examples.map((inputs) => [inputs]) },
  );
  expect([...found]).toContain('embedded below');
  const assumptions = { embeddedHoursPerIntegration: 1 };
  expect(outsideRangeText(answerCertainty({ ...defaultInputs, assumptions }).claims)).toContain(
    ': your own hours a month and price rises are 0 here.',
  );
});

test('the result at mid-range is that of its values stated one by one', () => {
  fc.assert(
    fc.property(calculatorInputs, (any) => {
      // Hours of listed systems, which take 1.35 times as many, are stated by system.
      const assumptions = { ...any.assumptions, systems: undefined, preset: 'mid' as const };
      const inputs = { ...any, selectedSystems: [], otherSystems: [], assumptions };
      const { embeddedWeeks } = estimate({ ...inputs, assumptions: null }).timeline;
      const { embeddedDeploymentWeeks = 1.5 * embeddedWeeks } = any.assumptions ?? {};
      const stated = { ...statedInFull(inputs), embeddedDeploymentWeeks, preset: undefined };
      const { assumed: _, ...middle } = estimate(inputs);
      expect(estimate({ ...inputs, assumptions: stated })).toMatchObject(middle);
    }),
    { numRuns: 50 },
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
      withoutPlatform: expect.anything(),
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
