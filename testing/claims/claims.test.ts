import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { layoutText } from '../../backend/mails/layout.ts';
import { headlineRows } from '../../backend/mails/reportEmail.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { toWireResults } from '../../contract/estimateResults.ts';
import { horizons } from '../../contract/format/answerText.ts';
import { estimatePlaceText } from '../../contract/format/estimatePlace.ts';
import { results, showAnswer } from '../../src/estimator/results.ts';
import { visit } from '../../src/estimator/visit.ts';
import { AnswerCard } from '../../src/results/AnswerCard.tsx';
import { CostAnalysis } from '../../src/results/CostAnalysis.tsx';
import { horizonChoice } from '../../src/results/horizon.ts';
import { SavingsAndTimeline } from '../../src/results/SavingsAndTimeline.tsx';
import { formatSummary } from '../../src/scenario/formatSummary.ts';
import { scenarioCsv } from '../../src/scenario/scenarioCsv.ts';
import { answer } from '../../worker/answer/answer.ts';
import { type Estimate, estimate } from '../../worker/estimate/estimate.ts';
import { rateCard } from '../../worker/estimate/rateCard.ts';
import { opposingCounsel } from '../../worker/forecast/opposingCounsel.ts';
import { comparisonRows } from '../../worker/workbook/comparisonRows.ts';
import { calculatorInputs } from '../arbitraries.ts';
import { csvData } from '../csvData.ts';
import { type Claim, readClaims, type Side } from './readClaims.ts';
import { laidOutReportText, reportSentences } from './reportText.ts';

/** Any inputs, many of them small, where the costs of both sides are close. */
const anyInputs = fc.oneof(
  calculatorInputs,
  fc
    .tuple(calculatorInputs, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 2, max: 80 }))
    .map(([inputs, integrationCount, customHourlyRate]) => ({
      ...inputs,
      integrationCount,
      selectedSystems: inputs.selectedSystems.slice(0, 3),
      customHourlyRate,
    })),
);

const today = '2026-11-01';
const everyMonth = Array.from({ length: 36 }, (_, month) => month + 1);
const link = 'https://roi.example/#v1';

beforeAll(() => {
  const { version, hourlyRatesUsd, genericIntegration } = rateCard;
  results.rateCard = { version, hourlyRatesUsd, genericIntegration };
  visit.isReportSent = true;
});

/** All texts that the product writes about these inputs, by medium. */
function textsOf(inputs: CalculatorInputs): Record<string, string> {
  const answered = answer({ inputs, today });
  showAnswer(answered);
  const estimated = answered.estimate;
  const markup = [CostAnalysis, SavingsAndTimeline].map((component) =>
    renderToStaticMarkup(createElement(component)),
  );
  for (const horizon of horizons) {
    horizonChoice.horizon = horizon;
    markup.push(renderToStaticMarkup(createElement(AnswerCard)));
  }
  const calculation = {
    inputs,
    results: toWireResults(estimated.results),
    rateCardVersion: rateCard.version,
  };
  const mail = { preview: '', heading: '', paragraphs: [], closing: [], footer: '' };
  return {
    page: textOfMarkup(markup.join('\n')),
    summary: formatSummary({
      answer: answered,
      inputs,
      rateCardVersion: rateCard.version,
      link,
      isReportSent: true,
    }),
    csv: textOfCsv(scenarioCsv(csvData(answered, inputs))),
    mail: layoutText({ ...mail, rows: headlineRows(calculation) }),
    workbook: comparisonRows(estimated)
      .map(([label, cell]) => `${label?.value}: ${cell?.value ?? ''}.`)
      .join('\n'),
    report: reportSentences(answered, inputs),
  };
}

function textOfMarkup(markup: string): string {
  return markup
    .replace(/<(?:p|li|h\d|dd|dt|div)\b[^>]*>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'");
}

function textOfCsv(csv: string): string {
  return csv
    .split('\r\n')
    .map((line) => {
      const [, figure, , value] = [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^",]*))/g)].map(
        ([, quoted, plain]) => quoted ?? plain,
      );
      return `${figure}: ${value}`;
    })
    .join('.\n');
}

/**
 * Computes what a text may claim, from the figures of the estimate and the decisions E17, E22 and
 * E25 alone.
 */
function supportedClaims(inputs: CalculatorInputs, estimated: Estimate) {
  const costAfter = ({ results: figures, timeline, overTime }: Estimate, months: number) => {
    const { inHouse, embedded } = figures;
    const buildMonths = timeline.timelineWeeks / 4.33;
    // Months at the price of the first year, counted one by one.
    let planMonths = 0;
    let wageMonths = 0;
    let builtMonths = 0;
    for (let month = 1; month <= months; month++) {
      const year = Math.floor((month - 1) / 12);
      const wages = (1 + overTime.wageRisePercentagePerYear / 100) ** year;
      planMonths += (1 + overTime.planRisePercentagePerYear / 100) ** year;
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
        overTime.ownOnceUsd +
        embedded.monthly * planMonths +
        overTime.ownMonthlyUsd * wageMonths,
    };
  };
  const isEmbeddingCheaperIn = (of: Estimate, months: number) => {
    const { inHouseUsd, embeddedUsd } = costAfter(of, months);
    return Math.round(inHouseUsd) > Math.round(embeddedUsd);
  };
  const isEmbeddingCheaperWith = (integrationCount: number) => {
    const other = estimate({ ...inputs, integrationCount });
    return costAfter(other, 36).isLive && isEmbeddingCheaperIn(other, 36);
  };
  return {
    costAfter: (months: number) => costAfter(estimated, months),
    isEmbeddingCheaper: (months: number) => isEmbeddingCheaperIn(estimated, months),
    isEmbeddingCheaperWith,
  };
}

/** Requires an amount in whole USD; at half a dollar floating point decides which. */
function expectWholeUsd(wholeUsd: number, usd: number): void {
  expect(Math.abs(wholeUsd - usd)).toBeLessThanOrEqual(0.5 + 1e-9 * Math.max(1, Math.abs(usd)));
}

function check(
  claim: Claim,
  supported: ReturnType<typeof supportedClaims>,
  { results: figures, timeline }: Estimate,
) {
  switch (claim.kind) {
    case 'costs': {
      const { inHouseUsd, embeddedUsd } = supported.costAfter(claim.months);
      expectWholeUsd(claim.inHouseUsd, inHouseUsd);
      expectWholeUsd(claim.embeddedUsd, embeddedUsd);
      return;
    }
    case 'cheaper': {
      const { isLive, inHouseUsd, embeddedUsd } = supported.costAfter(claim.months);
      const difference = Math.round(inHouseUsd) - Math.round(embeddedUsd);
      expect(isLive).toBe(true);
      expect(claim.side).toBe(
        difference === 0 ? 'neither' : difference > 0 ? 'embedding' : 'building',
      );
      if (claim.byUsd === null) return;
      // Both amounts are rounded before they are compared, and each may be half a dollar.
      const isHalf = (usd: number) => Math.abs((Math.abs(usd) % 1) - 0.5) <= 1e-9 * Math.abs(usd);
      const slack = Number(isHalf(inHouseUsd)) + Number(isHalf(embeddedUsd));
      expect(Math.abs(claim.byUsd - Math.abs(difference))).toBeLessThanOrEqual(slack);
      return;
    }
    case 'unfinished':
      expect(supported.costAfter(claim.months).isLive).toBe(false);
      return;
    case 'embeddingMonths':
      expect(everyMonth.filter(supported.isEmbeddingCheaper)).toEqual(
        everyMonth.filter((month) =>
          claim.spans.some(([first, last]) => month >= first && month <= last),
        ),
      );
      return;
    case 'embeddingFromMonth':
      expect(
        everyMonth.filter((month) => month >= claim.from).every(supported.isEmbeddingCheaper),
      ).toBe(true);
      expect(claim.from === 1 || !supported.isEmbeddingCheaper(claim.from - 1)).toBe(true);
      return;
    case 'cheaperIf':
      throw new Error('Only the other side argues with other assumptions.');
    case 'embeddingFromCount':
    case 'embeddingAtCount':
      expect(supported.isEmbeddingCheaperWith(claim.count)).toBe(true);
      return;
    case 'anyCount':
      for (const count of [1, 2, 5, 15, 30, 50, 100, 200]) {
        if (count <= claim.upTo) expect(supported.isEmbeddingCheaperWith(count)).toBe(false);
      }
      return;
    case 'withoutMaintenance': {
      const { buildUsd, embeddedUsd } = supported.costAfter(36);
      const extra = Math.round(buildUsd) - Math.round(embeddedUsd);
      expect(claim.side).toBe(extra > 0 ? 'embedding' : 'building');
      expect(extra).not.toBe(0);
      return;
    }
    case 'live': {
      const weeks = timeline.timelineWeeks - timeline.embeddedWeeks;
      expect(claim.sooner).toBe(weeks === 0 ? 'neither' : weeks > 0 ? 'embedding' : 'building');
      return;
    }
    case 'crossings': {
      let cheaper: Side = 'neither';
      const turns: { from: number; side: Side }[] = [];
      for (let month = 1; month <= claim.months; month++) {
        const { inHouseUsd, embeddedUsd } = supported.costAfter(month);
        const difference = Math.round(inHouseUsd) - Math.round(embeddedUsd);
        const now: Side = difference > 0 ? 'embedding' : difference < 0 ? 'building' : cheaper;
        if (now !== cheaper) turns.push({ from: month, side: now });
        cheaper = now;
      }
      expect(supported.costAfter(claim.months).isLive).toBe(true);
      expect(claim.turns).toEqual(turns);
      return;
    }
    case 'buildAlone': {
      const { inHouse, embedded } = figures;
      expect(claim.byUsd).toBe(
        Math.round(embedded.initialTotal) - Math.round(inHouse.initialTotal),
      );
    }
  }
}

/** Requires a claim for both horizons: which side is cheaper, or that nothing is live by then. */
function expectBothHorizons(
  claims: readonly Claim[],
  supported: ReturnType<typeof supportedClaims>,
) {
  for (const months of [12, 36]) {
    const kind = supported.costAfter(months).isLive ? 'cheaper' : 'unfinished';
    const isClaimed = claims.some((claim) => claim.kind === kind && claim.months === months);
    expect(isClaimed, `${kind} after ${months} months`).toBe(true);
  }
}

function expectSupportedClaims(texts: Record<string, string>, inputs: CalculatorInputs) {
  const estimated = estimate(inputs);
  const supported = supportedClaims(inputs, estimated);
  const counts = new Set<number>();
  for (const [medium, text] of Object.entries(texts)) {
    try {
      const claims = readClaims(text);
      expectBothHorizons(claims, supported);
      for (const claim of claims) {
        check(claim, supported, estimated);
        if (claim.kind === 'embeddingFromCount' || claim.kind === 'embeddingAtCount')
          counts.add(claim.count);
      }
    } catch (error) {
      throw new Error(`The ${medium} makes a claim that the estimate does not support:\n${text}`, {
        cause: error,
      });
    }
  }
  expect(counts.size).toBeLessThanOrEqual(1);
}

/** It takes two minutes on an idle core; other tests may share the core. */
const timeout = 900_000;

test(
  'page, summary, report, mail, workbook and CSV never disagree about which side is cheaper',
  () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => expectSupportedClaims(textsOf(inputs), inputs)),
      { numRuns: Number(process.env.FC_RUNS ?? 20_000) },
    );
  },
  timeout,
);

test('every claim that a whole report prints agrees with the estimate', async () => {
  await fc.assert(
    fc.asyncProperty(anyInputs, async (inputs) => {
      expectSupportedClaims({ report: await laidOutReportText(inputs) }, inputs);
    }),
    { numRuns: 60 },
  );
});

test('every argument of the other side is true at the assumptions of its link', () => {
  fc.assert(
    fc.property(anyInputs, (inputs) => {
      for (const { sentence, assumptions } of opposingCounsel(inputs).arguments) {
        const claims = readClaims(sentence);
        expect(claims.map(({ kind }) => kind)).toEqual(['cheaperIf']);
        const argued = { ...inputs, assumptions };
        const estimated = estimate(argued);
        for (const claim of claims) {
          const asIf = { ...claim, kind: 'cheaper' } as Claim;
          check(asIf, supportedClaims(argued, estimated), estimated);
        }
      }
    }),
    { numRuns: 300 },
  );
});

test('what is said of the place of an estimate in its simulations compares no costs', () => {
  const places = { shareBelow: 0.1 };
  const text = estimatePlaceText({
    ...{ initialTotalUsd: places, inHouseUsd: places, embeddedUsd: places },
  });
  expect(readClaims(text ?? '')).toEqual([]);
});

test('prices that rise give several spans of months, and all are read', () => {
  const claims = readClaims(
    'Over 36 months, embedding costs less, in month 3 and from month 13 to month 15 and from month 30 on.',
  );
  expect(claims).toContainEqual({
    kind: 'embeddingMonths',
    spans: [
      [3, 3],
      [13, 15],
      [30, 36],
    ],
  });
});

test.each<[string, Partial<CalculatorInputs>]>([
  [
    'a build that costs less than the first year and more over it',
    { integrationCount: 4, developerCountNumber: 3, devTimePercentage: 100, region: 'asia' },
  ],
  [
    'a build of 769.8 years',
    { integrationCount: 200, developerCountNumber: 1, devTimePercentage: 1, region: 'us' },
  ],
  ['a build of 7.7 years', { integrationCount: 20, devTimePercentage: 5 }],
])('every text agrees about %s', (_, inputs) => {
  const all = { ...defaultInputs, ...inputs };
  expectSupportedClaims(textsOf(all), all);
});
