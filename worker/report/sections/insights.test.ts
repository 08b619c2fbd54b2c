import { expect, test } from 'vitest';
import type { CalculatorInputs } from '../../../contract/calculation.ts';
import { defaultInputs } from '../../../contract/defaults.ts';
import { reportRequests } from '../../../testing/reportRequests.ts';
import { createReportModel } from '../model/ReportModel.ts';
import { inHouseStrengths, insights } from './insights.ts';

const modelOf = (inputs: CalculatorInputs) =>
  createReportModel({ ...reportRequests.defaults, inputs });

const pointsOf = (inputs: CalculatorInputs) =>
  Object.fromEntries(insights(modelOf(inputs)).map(({ title, points }) => [title, points]));

test('the analysis of the default inputs', () => {
  expect(pointsOf(defaultInputs)).toEqual({
    'Timeline risk': [
      'Development takes 16.7 weeks: 400 hours of work for a team with 24 hours a week to spend on it.',
      'The schedule includes no platform review, because no system on the rate card is selected. The longest review there takes 12 weeks and would add 6 weeks.',
      'Building goes live after 3.9 months, embedding after 3 weeks: 14 weeks sooner.',
      'Development takes more than 12 weeks, so the cost multiplier includes a surcharge of 0.1.',
    ],
    'Resource optimization': [
      'Building takes 400 hours. Maintenance then takes 50 hours a month, or 600 hours a year.',
      "Maintenance would take up 48% of your team's integration time.",
      'At 30% of their time, the same hours cost 1.8 times as much, because switching between projects costs time. At full time, the same team would build for $23,100 instead of $43,780 and go live after 1.2 months.',
      'A team of 2 adds 5% to the cost of the same hours. Teams of three or four are the most efficient.',
      'The embedded cost does not include time of your own team. Plan some for embedding, testing and rolling out the product.',
    ],
    'Technical complexity': [
      'All 5 integrations count with 80 hours to build and 10 hours a month to maintain each. Select your systems for a closer estimate: those on the rate card take 80 to 350 hours to build.',
    ],
    'Cost-benefit modeling': [
      'After go-live, in-house maintenance costs $2,750 a month. The embedded subscription costs $899 a month.',
      'How wrong can the estimate be? The 36-month result changes if the work takes 24% of the planned hours.',
    ],
    'Strategic recommendations': [
      'Embedding costs $97,819 less over 36 months and goes live sooner.',
      'If you build, let the team spend at least 80% of its time on integrations. The initial cost falls by $18,370, and you go live after 1.6 months.',
      'One more integration moves you to the next plan, which costs $7,200 more a year. Confirm the number before you sign.',
      'Before you decide, select your systems and have your engineers check the rate card’s hours. The in-house cost rises and falls with them.',
    ],
  });
});

test.each([
  ['2026-11-21', 'is today.'],
  ['2026-11-22', 'is in 1 day.'],
  ['2026-11-27', 'is in 6 days.'],
  ['2026-11-28', 'is in 7 days.'],
])('how far away the target date is, is said in calendar terms: %s', (deadline, expected) => {
  const points = pointsOf({ ...defaultInputs, deadline });
  expect(points['Timeline risk']?.at(-1)).toContain(
    `November 2026, ${expected} Both miss your date: in-house by`,
  );
});

test('a next plan that is free as well is not said to cost more', () => {
  const free = { planDiscountPercentage: 100 };
  const pointsWith = (integrationCount: number) =>
    pointsOf({ ...defaultInputs, integrationCount, assumptions: free })[
      'Strategic recommendations'
    ];
  expect(pointsWith(5)).toContain(
    'One more integration moves you to the next plan, which adds no extra cost. Confirm the number before you sign.',
  );
  expect(pointsWith(4)).toContain(
    'Your plan has room for 1 more integration at the same subscription. After that, the next plan adds no extra cost.',
  );
});

test('only the part of the multiplier that counts is said to cost', () => {
  const said = (assumptions: CalculatorInputs['assumptions']) =>
    Object.values(pointsOf({ ...defaultInputs, assumptions })).join(' ');
  expect(said({ multiplierPercentage: 50 })).toMatch(
    /a surcharge of 0\.05\..* cost 1\.4 times as much.* adds 2\.5% to the cost/,
  );
  expect(said({ multiplierPercentage: 0 })).not.toMatch(/surcharge|times as much|most efficient/);
});

test('hours to check are the rate card’s only where they are', () => {
  const checked = (inputs: Partial<CalculatorInputs>) =>
    pointsOf({ ...defaultInputs, ...inputs })['Strategic recommendations']?.at(-1);
  const own = { assumptions: { genericDevHours: 150 } };
  const typed = { integrationCount: 1, otherSystems: ['SAP'] };
  for (const inputs of [own, { ...own, ...typed }])
    expect(checked(inputs)).toMatch(/check the development hours that you entered/);
  expect(checked(typed)).toMatch(/check the rate card’s hours\./);
});

test('without any development hours no system has a share of them', () => {
  const points = pointsOf({
    ...defaultInputs,
    integrationCount: 1,
    selectedSystems: ['salesloft'],
    assumptions: { systems: { salesloft: { devHours: 0 } } },
  });
  expect(points['Technical complexity']?.[0]).toMatch(/ and takes 0 hours\. /);
});

test('reviews, the most complex system and the deadline are named', () => {
  const points = pointsOf(reportRequests.someSystems.inputs);
  expect(points['Timeline risk']).toContain(
    'The longest platform review takes 10 weeks (Slack). Reviews run in parallel and half of the longest overlaps with the build, so reviews add 5 weeks. Extra developers do not shorten them.',
  );
  expect(points['Timeline risk']).toContain(
    'Your target date, 1 March 2027, is in about 3 months. In-house misses your date by 1 year; embedding makes it with 2.3 months to spare. In-house, 14 developers would make it.',
  );
  expect(points['Technical complexity']?.slice(0, 2)).toEqual([
    'Of the 4 selected systems on the rate card, 1 is rated Extremely High, 1 Very High, 1 High and 1 Moderate.',
    'Salesforce takes the most work: 300 hours, 20% of all development. AppExchange distribution needs a business-plan approval and a security review that can last months, and every org has its own objects, fields and API limits.',
  ]);
});

test('the report says that building costs less when it does', () => {
  const model = modelOf(reportRequests.inHouseIsCheaper.inputs);
  expect(insights(model).at(-1)?.points[0]).toBe(
    'Building costs $18,506 less over 36 months and goes live sooner.',
  );
  expect(inHouseStrengths(model)).toContain(
    'Building is faster here: it goes live after 2 weeks, embedding after 3 weeks.',
  );
});

test('when nothing is live in-house, the report says what changes that and names no cheaper side', () => {
  const points = pointsOf({ ...defaultInputs, integrationCount: 20, devTimePercentage: 5 });
  expect(points['Cost-benefit modeling']).toEqual([
    'After go-live, in-house maintenance costs $11,000 a month. The embedded subscription costs $2,299 a month.',
    'Any one of these changes gets the build live within 36 months: 7 integrations; 6 developers; 13% of their time.',
  ]);
  expect(points['Strategic recommendations']?.[0]).toBe(
    'After 36 months nothing is live in-house: 38% is built, and it goes live after 7.7 years. The whole build costs $230,120, before any maintenance. Embedding is live in 1.4 months. Solve the time to market first: shorten the build, or embed.',
  );
});

test('engineers are asked to check the rate card’s hours, and not those that the visitor entered', () => {
  const { inputs } = reportRequests.someSystems;
  const checksOf = (own: readonly string[], integrationCount: number) => {
    const systems = Object.fromEntries(own.map((id) => [id, { devHours: 400 }]));
    const points = pointsOf({ ...inputs, integrationCount, assumptions: { systems } });
    return points['Strategic recommendations']?.at(-1);
  };
  const all = ['gmail', 'hubspot', 'salesforce', 'slack'];
  expect(checksOf(['salesforce'], 12)).toContain(
    'check the rate card’s hours for Gmail and HubSpot.',
  );
  expect(checksOf(all, 12)).toContain(
    'select your systems and have your engineers check the rate card’s hours.',
  );
  expect(checksOf(all, 4)).toContain('check the development hours that you entered.');
});

test('hours a month have the decimals that a year of them needs', () => {
  const points = pointsOf({
    ...defaultInputs,
    integrationCount: 3,
    assumptions: { maintenancePercentagePerYear: 25 },
  });
  expect(points['Resource optimization']?.[0]).toBe(
    'Building takes 240 hours. Maintenance then takes 5 hours a month, or 60 hours a year.',
  );
  const uneven = pointsOf({ ...defaultInputs, assumptions: { maintenancePercentagePerYear: 20 } });
  expect(uneven['Resource optimization']?.[0]).toBe(
    'Building takes 400 hours. Maintenance then takes 6.67 hours a month, or 80 hours a year.',
  );
});

test('a yearly share of the build replaces the maintenance of other integrations', () => {
  const [point] =
    pointsOf({ ...defaultInputs, assumptions: { maintenancePercentagePerYear: 20 } })[
      'Technical complexity'
    ] ?? [];
  expect(point).toContain('All 5 integrations count with 80 hours to build each.');
});

test('the recommendation names a result that turns after its 36 months', () => {
  const inputs: CalculatorInputs = {
    ...defaultInputs,
    integrationCount: 2,
    devTimePercentage: 20,
    region: 'asia',
  };
  expect(pointsOf(inputs)['Strategic recommendations']?.[0]).toBe(
    'Embedding costs $1,179 less over 36 months and goes live sooner. From month 42 on, building costs less in total (up to month 60).',
  );
});
