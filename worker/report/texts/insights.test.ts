import { expect, test } from 'vitest';
import { defaultInputs } from '../../../contract/defaults.ts';
import { reportRequests } from '../../../testing/reportRequests.ts';
import { createReportModel, type ReportSubject } from '../model/ReportModel.ts';
import { inHouseStrengths } from './inHouseStrengths.ts';
import { insights } from './insights.ts';

const subject = (inputs: ReportSubject['inputs']): ReportSubject => ({
  ...{ companyName: 'A', contactName: 'B', date: '2026-11-21', url: null, inputs },
});

const pointsOf = (inputs: ReportSubject['inputs']) =>
  Object.fromEntries(
    insights(createReportModel(subject(inputs))).map(({ title, points }) => [title, points]),
  );

test('the analysis of the default inputs', () => {
  expect(pointsOf(defaultInputs)).toEqual({
    'Timeline risk': [
      'Development alone fills 16.7 weeks: 400 hours of work for a team that has 24 hours a week for it.',
      'No system with a profile is selected, so the schedule holds no platform review; the longest on the rate card, 12 weeks, would add 6 weeks.',
      'In-house is live after 3.9 months, the embedded product after 3 weeks: 14 weeks earlier.',
      'Because development takes more than 12 weeks, the cost multiplier carries a surcharge of 0.1.',
    ],
    'Resource optimization': [
      'Building takes 400 hours once and maintenance 50 hours every month, 600 hours a year.',
      "Maintenance would take up 48% of your team's integration time.",
      'At 30% of their week, switching between projects makes the same hours cost 1.8 times as much. The same team at full time would build for $23,100 instead of $43,780, live after 1.2 months.',
      'A team of 2 adds 5% to the cost of the same hours; three or four developers are the baseline.',
      'The embedded side has no hours of your own team in it. Set some aside to embed, test and roll out the product.',
    ],
    'Technical complexity': [
      "All 5 integrations are planned at the generic 80 hours to build and 10 hours of maintenance a month each. Naming the systems sharpens the estimate: the rate card's range from 80 to 350 hours.",
    ],
    'Cost-benefit modeling': [
      'Cost after 12 months: $65,983 in-house, $12,588 embedded. Embedding costs $53,395 less.',
      'Cost after 36 months: $131,983 in-house, $34,164 embedded. Embedding costs $97,819 less.',
      'Once built, in-house maintenance costs $2,750 a month; the embedded subscription costs $899 a month.',
      'How wrong can the estimate be? The 36-month result changes if the work takes 24% of the planned hours.',
      'Among your inputs, the hourly rate changes the 36-month difference most: at $41 an hour, embedding costs $64,224 less; at $69 an hour, embedding costs $131,415 less. The result changes at $14 an hour.',
    ],
    'Strategic recommendations': [
      'Embedding costs $97,819 less over 36 months, and embedding is live sooner.',
      'If you build, give the same team at least 80% of its time: the initial cost falls by $18,370, and the integrations are live after 1.6 months.',
      'One more integration moves you to the next plan, at $7,200 more a year: confirm the number before you sign.',
      'Before you decide, name your systems and let your engineers put their own hours beside ours: the in-house cost moves in step with hours and rate.',
    ],
  });
});

test('reviews, the most complex system and the deadline are named', () => {
  const points = pointsOf(reportRequests.someSystems.inputs);
  expect(points['Timeline risk']).toContain(
    'The longest platform review is planned at 10 weeks (Salesforce). Reviews run side by side and half of the longest overlaps with the build, so it adds 5 weeks; more developers do not shorten it.',
  );
  expect(points['Timeline risk']).toContain(
    "Your target date, 1 March 2027, leaves 14 whole weeks. The in-house build would miss it by 54 weeks. You'd need 14 developers at 30% of their time to make it. Embedding meets your date.",
  );
  expect(points['Technical complexity']?.slice(0, 2)).toEqual([
    'Of the 4 selected systems with a profile, 1 is rated Extremely High, 1 Very High, 1 High and 1 Moderate.',
    'Salesforce is the most demanding of them at 300 hours, 20% of all development. AppExchange distribution needs a business-plan approval and a security review that can last months, and every org has its own objects, fields and API limits.',
  ]);
});

test('the report says that building costs less when it does', () => {
  const model = createReportModel(subject(reportRequests.inHouseIsCheaper.inputs));
  expect(insights(model).at(-1)?.points[0]).toBe(
    'Building costs $18,506 less over 36 months, and building is live sooner.',
  );
  expect(inHouseStrengths(model)).toContain(
    'It is faster here: live after 2 weeks against 3 weeks.',
  );
});

test('when nothing is live in-house, the report says what changes that and names no cheaper side', () => {
  const points = pointsOf({ ...defaultInputs, integrationCount: 20, devTimePercentage: 5 });
  expect(points['Cost-benefit modeling']).toEqual([
    'Spent after 12 months: $29,893 in-house, $29,388 embedded. Nothing is live in-house by then: 12% is built.',
    'Spent after 36 months: $89,678 in-house, $84,564 embedded. Nothing is live in-house by then: 38% is built.',
    'Once built, in-house maintenance costs $11,000 a month; the embedded subscription costs $2,299 a month.',
    'One of these changes makes the build live within 36 months: 7 integrations; 38% of the planned hours; 6 developers; 13% of their time.',
  ]);
  expect(points['Strategic recommendations']?.[0]).toBe(
    'After 36 months nothing is live in-house: 38% is built, and it goes live after 7.7 years. Finishing the build costs $230,120, before any maintenance. Embedding is live in 1.4 months. Decide on the time to go live first: shorten the build, or embed.',
  );
});
