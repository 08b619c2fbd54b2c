import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { callTool } from '../../backend/agents/callTool.ts';
import { openEstimate } from '../../backend/openEstimate.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { Claims } from '../../contract/claims.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { horizons } from '../../contract/format/answerText.ts';
import { overText } from '../../contract/format/claimTexts.ts';
import { certaintyText, peopleText } from '../../contract/format/deferredClaimTexts.ts';
import { formatTimeline } from '../../contract/format/durations.ts';
import { currencyOf, inCurrency } from '../../contract/format/money.ts';
import { lowerFirst } from '../../contract/format/phrases.ts';
import { memo } from '../../contract/memo.ts';
import { savingsPart } from '../../contract/paper/paperParts.ts';
import { horizonChoice } from '../../src/estimator/horizon.ts';
import { results, showAnswer } from '../../src/estimator/results.ts';
import { visit } from '../../src/estimator/visit.ts';
import { AnswerCard } from '../../src/results/AnswerCard.tsx';
import { PeopleSentence } from '../../src/results/AnswerCertainty.tsx';
import { CostAnalysis } from '../../src/results/CostAnalysis.tsx';
import { Dock } from '../../src/results/Dock.tsx';
import { SavingsAndTimeline } from '../../src/results/SavingsAndTimeline.tsx';
import { answer } from '../../worker/answer/answer.ts';
import { estimate } from '../../worker/estimate/estimate.ts';
import { rateCard } from '../../worker/estimate/rateCard.ts';
import { certaintyClaims } from '../../worker/forecast/certainty.ts';
import { counterarguments } from '../../worker/forecast/counterarguments.ts';
import { calculatorInputs } from '../arbitraries.ts';
import { comparative, contradiction } from './contradiction.ts';
import { supportedClaims } from './supportedClaims.ts';
import { claimsOf, laidOutReportText, writtenTexts } from './writtenTexts.ts';

/**
 * Any inputs, many of them small, where the costs of both sides are close. No system is named like
 * a comparison: texts repeat a name that the visitor gives, "win" for example, and claim nothing.
 */
const anyInputs = fc
  .oneof(
    calculatorInputs,
    fc
      .tuple(calculatorInputs, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 2, max: 80 }))
      .map(([inputs, integrationCount, customHourlyRate]) => ({
        ...inputs,
        integrationCount,
        selectedSystems: inputs.selectedSystems.slice(0, 3),
        customHourlyRate,
      })),
  )
  .filter(
    ({ selectedSystems, otherSystems }) =>
      ![...selectedSystems, ...(otherSystems ?? [])].some((name) => comparative.test(name)),
  );

const today = '2026-11-01';
const circumstances = { now: 0, publicUrl: new URL('https://roi.example') };

beforeAll(() => {
  const { version, hourlyRatesUsd } = rateCard;
  results.rateCard = { version, hourlyRatesUsd };
  visit.isReportSent = true;
});

/**
 * All texts that the product writes about these inputs, by medium, in their currency, its claims,
 * and its sentence about people. The properties look at the same inputs, each written once.
 */
const written = memo((inputs: CalculatorInputs) =>
  inCurrency(currencyOf(inputs), () => writeAll(inputs)),
);
const numRuns = Number(process.env.FC_RUNS ?? 500);

function writeAll(inputs: CalculatorInputs) {
  const answered = answer({ inputs, today });
  showAnswer(answered);
  const markup = [CostAnalysis, SavingsAndTimeline, Dock].map((component) =>
    renderToStaticMarkup(createElement(component)),
  );
  for (const horizon of horizons) {
    horizonChoice.horizon = horizon;
    markup.push(renderToStaticMarkup(createElement(AnswerCard)));
  }
  const page = textOfMarkup(markup.join('\n'));
  const texts: Record<string, string> = { page, ...writtenTexts(answered, inputs) };
  const people = textOfMarkup(renderToStaticMarkup(createElement(PeopleSentence)));
  return { texts, claims: claimsOf(answered, inputs), people };
}

function textOfMarkup(markup: string): string {
  return markup
    .replace(/<(?:p|li|h\d|dd|dt|div)\b[^>]*>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'");
}

type Texts = Readonly<Record<string, string>>;

function expectSupportedClaims(texts: Texts, claims: Claims, inputs: CalculatorInputs) {
  expect(contradiction(texts, claims, inputs, estimate)).toBeNull();
}

function expectAgreement(inputs: CalculatorInputs) {
  const { texts, claims } = written(inputs);
  inCurrency(currencyOf(inputs), () => expectSupportedClaims(texts, claims, inputs));
}

test('page, summary, report, mail, workbook and CSV never disagree about which side is cheaper', () => {
  fc.assert(fc.property(anyInputs, expectAgreement), { numRuns });
});

test('every text says for which side a team has too few people, and for no other', () => {
  fc.assert(
    fc.property(anyInputs, (inputs) => {
      const { texts, claims, people } = written(inputs);
      const { tooFewPeople } = openEstimate(inputs, { ...circumstances, isComplete: false });
      const api = tooFewPeople.map(({ text }) => text).join(' ');
      for (const text of Object.values({ ...texts, page: people, api })) {
        for (const [side, words] of Object.entries({
          inHouse: 'Building',
          embedded: 'Embedding',
        })) {
          const claim = claims.find((of) => of.kind === 'tooFewPeople' && of.side === side);
          const sentence = claim ? peopleText([claim]).trim() : '';
          expect(text.includes(`${words} would need`)).toBe(claim !== undefined);
          expect(text.replace(/\s+/g, ' ')).toContain(sentence);
        }
      }
    }),
    { numRuns },
  );
});

test('the savings of a build that is not live bear how long it takes, and no sentence calls them so', () => {
  fc.assert(
    fc.property(anyInputs, (inputs) => {
      const { texts, claims } = written(inputs);
      const { page = '', csv = '', mail = '', summary = '' } = texts;
      const { timelineWeeks } = estimate(inputs).timeline;
      const isLate = claims.some((claim) => claim.kind === 'unfinished' && claim.months === 36);
      const ofBuild = `, of a build that takes ${formatTimeline(timelineWeeks)}`;
      const timesIn = (text: string) => text.split('of a build that takes').length - 1;
      expect([page, csv, mail].map(timesIn)).toEqual(isLate ? [4, 4, 2] : [0, 0, 0]);
      for (const text of [page, csv, mail]) {
        const bases =
          text.match(
            /less (?:setup and 12 months|subscription)(?:, plan only)?(?:, by integrations)?/g,
          ) ?? [];
        if (isLate) for (const basis of bases) expect(text).toContain(basis + ofBuild);
      }
      if (isLate) expect(summary).not.toMatch(/saving/i);
      const paper = savingsPart(estimate(inputs)).blocks.flatMap((block) =>
        block.kind === 'lists' ? block.lists.flatMap(({ lines }) => lines) : [],
      );
      expect(paper.filter(({ label }) => label.includes(ofBuild))).toHaveLength(isLate ? 4 : 0);
    }),
    { numRuns },
  );
});

test('every claim and cost of a whole report, and of an answer to an assistant, agrees with the estimate', async () => {
  await fc.assert(
    fc.asyncProperty(anyInputs, async (inputs) => {
      const { compared: report } = await laidOutReportText(inputs);
      const claims = claimsOf(answer({ inputs, today }), inputs);
      inCurrency(currencyOf(inputs), () => expectSupportedClaims({ report }, claims, inputs));
      // An assistant reads amounts in USD.
      const sure = certaintyText(certaintyClaims(inputs));
      // Results of other assumptions, which `certainty.test.ts` compares.
      const assistant = callTool('estimate', inputs, circumstances).text.replace(sure, '');
      expectSupportedClaims({ assistant }, claims, inputs);
      const costs = assistant.match(/(?:Cost|Spent) after \d+ months: [^.]*\./g)?.join() ?? '';
      const { code } = currencyOf(inputs);
      const printed = code === 'usd' ? (costs.match(/\$[\d,]+/g) ?? []) : [];
      for (const amount of printed) expect(report).toContain(amount);
    }),
    { numRuns: 5 },
  );
});

test('every counterargument is true at the assumptions of its link', () => {
  fc.assert(
    fc.property(anyInputs, (inputs) => {
      for (const { sentence, assumptions } of counterarguments(inputs).arguments) {
        const supported = supportedClaims({ ...inputs, assumptions }, estimate);
        const [conditions = ''] = sentence.split(`, ${lowerFirst(overText(supported, 36))}.`);
        expect(`${conditions}, ${lowerFirst(overText(supported, 36))}.`).toBe(sentence);
        expect(conditions).toMatch(/^If /);
        expect(conditions).not.toMatch(comparative);
      }
    }),
    { numRuns: 30 },
  );
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
  [
    'own work on the embedded side, which the first year of the plan does not include',
    {
      integrationCount: 2,
      developerCountNumber: 1,
      devTimePercentage: 100,
      region: 'asia',
      assumptions: { embeddedHoursPerIntegration: 1, embeddedHoursPerMonth: 0.5 },
    },
  ],
  [
    'equal costs after 12 months, which one in some ten thousand inputs has',
    {
      integrationCount: 1,
      developerCountNumber: 14,
      devTimePercentage: 87,
      customHourlyRate: 2,
      selectedSystems: ['pipedrive'],
    },
  ],
  ['a build of 7.7 years', { integrationCount: 20, devTimePercentage: 5 }],
])('every text agrees about %s', (_, inputs) => expectAgreement({ ...defaultInputs, ...inputs }));
