import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultInputs } from '../../contract/defaults.ts';
import { formatUsd } from '../../contract/wording/formatUsd.ts';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import { reportRequests } from '../../testing/reportRequests.ts';
import { estimate } from '../estimate/estimate.ts';
import { factsAbout, type Subject } from './facts.ts';
import { inHouseStrengths, insights } from './insights.ts';
import { breakEvenSentence, cheaperInHouseSentence, costAfter, opening } from './verdict.ts';

const subject = (inputs: Subject['inputs']): Subject => ({
  ...{ companyName: 'A', contactName: 'B', date: '2026-11-21', url: null, inputs },
});

const pointsOf = (inputs: Subject['inputs']) =>
  Object.fromEntries(
    insights(factsAbout(subject(inputs))).map(({ title, points }) => [title, points]),
  );

test('the default inputs are analysed in these words', () => {
  expect(pointsOf(defaultInputs)).toEqual({
    'Timeline risk': [
      'Development alone fills 16.7 weeks: 400 hours of work for a team that has 24 hours a week for it.',
      'No system with a profile is selected, so the schedule holds no platform review; the longest on the rate card, 12 weeks, would add 6 weeks.',
      'In-house is live after 3.9 months, the embedded product after 3 weeks: 14 weeks earlier.',
      'Because development takes more than 12 weeks, the cost multiplier carries a surcharge of 0.1.',
    ],
    'Resource optimization': [
      'Building takes 400 hours once and upkeep 50 hours every month, 600 hours a year.',
      'Upkeep would hold 48% of the time that your team sets aside for integrations today.',
      'At 30% of their week, switching between projects makes the same hours cost 1.8 times as much. The same team at full time would build for $23,100 instead of $43,780, live after 1.2 months.',
      'A team of 2 adds 5% to the cost of the same hours; three or four developers are the baseline.',
      'The embedded side has no hours of your own team in it. Set some aside to embed, test and roll out the product.',
    ],
    'Technical complexity': [
      "All 5 integrations are planned at the generic 80 hours to build and 10 hours of upkeep a month each. Naming the systems sharpens the estimate: the rate card's range from 80 to 350 hours.",
    ],
    'Cost-benefit modeling': [
      'After 12 months in-house has cost $65,983 and embedded $12,588: embedded is $53,395 cheaper.',
      'After 36 months in-house has cost $131,983 and embedded $34,164: embedded is $97,819 cheaper.',
      'Once built, in-house upkeep costs $2,750 a month against a subscription of $899.',
      "How wrong may the estimate be? In-house development would have to turn out about 71% cheaper than estimated before its initial cost matched the embedded product's first year.",
      'Of inputs changed by a quarter or one step, the hourly rate matters most: over 36 months in-house less embedded comes to $64,224 at $41 an hour and to $131,415 at $69 an hour. The verdict turns at $14 an hour.',
    ],
    'Strategic recommendations': [
      'On cost and on time these figures speak for embedding, after one year and after three.',
      'If you build, give the same team at least 80% of its time: that lowers the initial cost by $18,370 and is live after 1.6 months.',
      'One more integration moves you to the next plan, at $7,200 more a year: settle on the number before you sign.',
      'Before you decide, name your systems and let your engineers put their own hours beside ours: the in-house cost moves in step with hours and rate.',
    ],
  });
});

test('reviews, the hardest system and the target date are named where there are any', () => {
  const points = pointsOf(reportRequests.someSystems.inputs);
  expect(points['Timeline risk']).toContain(
    'The longest platform review is planned at 10 weeks (Salesforce). Reviews run side by side and half of the longest overlaps with the build, so it adds 5 weeks; more developers do not shorten it.',
  );
  expect(points['Timeline risk']).toContain(
    "Your target date, 1 March 2027, leaves 14 whole weeks. The in-house build misses it by 54 weeks. It would take 14 developers at the same share. The embedded product's 4 weeks fit.",
  );
  expect(points['Technical complexity']?.slice(0, 2)).toEqual([
    'Of the 4 selected systems with a profile, 1 is rated Extremely High, 1 Very High, 1 High and 1 Moderate.',
    'Salesforce is the most demanding of them at 300 hours, 20% of all development. AppExchange distribution needs a business-plan approval and a security review that can last months, and every org has its own objects, fields and API limits.',
  ]);
});

test('where building is the better way, it is said in so many words', () => {
  const facts = factsAbout(subject(reportRequests.inHouseIsCheaper.inputs));
  expect(opening(facts)).toBe(
    'Building this integration in-house costs $3,220 and takes 2 weeks. The embedded product costs $12,588 in year 1 and is live in 3 weeks.',
  );
  expect(breakEvenSentence(facts)).toBe('Even after 36 months in-house is not the dearer side.');
  expect(cheaperInHouseSentence(facts)).toBe(
    'For this scenario, building in-house costs $9,368 less in year 1. At 4 integrations, all else the same, building becomes the dearer side.',
  );
  expect(inHouseStrengths(facts)).toContain(
    'It is faster here: live after 2 weeks against 3 weeks.',
  );
  expect(inHouseStrengths(facts)).toContain(
    'Running it is cheaper here: upkeep of $350 a month against a subscription of $899.',
  );
});

test('whatever is calculated, the sentences agree with the costs that they speak of', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const facts = factsAbout(subject(inputs));
      const text = insights(facts)
        .flatMap(({ points }) => points)
        .join('\n');
      const year = costAfter(facts, 12);
      const end = costAfter(facts, 36);
      const isDearer = [year, end].map(({ inHouseUsd, embeddedUsd }) =>
        Math.sign(Math.round(inHouseUsd) - Math.round(embeddedUsd)),
      );
      expect(text.includes('speak for embedding, after one year and after three')).toBe(
        isDearer.every((sign) => sign === 1),
      );
      expect(text.includes('speak for building in-house, after one year and after three')).toBe(
        isDearer.every((sign) => sign === -1),
      );
      const { inHouse, albato: embedded } = facts.estimate.results;
      expect(cheaperInHouseSentence(facts) !== null).toBe(
        inHouse.initialTotal < embedded.initialTotal,
      );
      const flip = /At (\d+) integrations?, all else/.exec(
        cheaperInHouseSentence(facts) ?? '',
      )?.[1];
      if (flip) {
        const there = estimate({ ...inputs, integrationCount: Number(flip) }).results;
        expect(there.inHouse.initialTotal).toBeGreaterThan(there.albato.initialTotal);
      }
      const lowered = /lowers the initial cost by (\$[\d,]+)/.exec(text)?.[1];
      if (lowered) {
        const focused = estimate({ ...inputs, devTimePercentage: 80 }).results.inHouse.initialTotal;
        expect(lowered).toBe(formatUsd(inHouse.initialTotal - focused));
      }
    }),
    { numRuns: 60 },
  );
});
