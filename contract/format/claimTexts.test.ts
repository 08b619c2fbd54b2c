import { expect, test } from 'vitest';
import type { Claim, Result, Side } from '../claims.ts';
import type { BeyondPlan } from '../estimate.ts';
import { type Horizon, horizons } from './answerText.ts';
import { outcomeText, overText } from './claimTexts.ts';
import {
  answerText,
  buildAloneText,
  changingResultText,
  costSentence,
  crossingsText,
  discountTurnText,
  fasterBuildText,
  launchTimesText,
  midRangeText,
  peopleText,
  presentValueText,
  resultAndLaunchText,
  shortLaunchText,
  splitText,
  verdictSentence,
} from './deferredClaimTexts.ts';

/** The result over a horizon, with the costs that it compares. */
const cheaper = (
  months: number,
  side: Side,
  byUsd: number,
  beyondPlan: BeyondPlan[] = [],
): Claim[] => [
  costs(
    months,
    { inHouse: side === 'embedded' ? byUsd : 0, embedded: side === 'inHouse' ? byUsd : 0 },
    beyondPlan,
  ),
  { kind: 'cheaper', months, side, byUsd },
];
const unfinished = (months: number, builtPercentage: number): Claim => ({
  kind: 'unfinished',
  months,
  builtPercentage,
  initialTotalUsd: 43_780,
});
const costs = (
  months: number,
  usd = { inHouse: 0, embedded: 0 },
  beyondPlan: BeyondPlan[] = [],
): Claim => ({
  kind: 'costs',
  months,
  inHouseUsd: 12_588 + usd.inHouse,
  timeLostUsd: 0,
  embeddedUsd: 12_588 + usd.embedded,
  beyondPlan,
  beyondBuild: [],
});
const live = (sooner: Side, inHouseWeeks: number): Claim => ({
  kind: 'live',
  sooner,
  inHouseWeeks,
  embeddedWeeks: 3,
});
const months = (...spans: (readonly [number, number])[]): Claim => ({
  kind: 'embeddedMonths',
  spans: spans.map(([firstMonth, lastMonth]) => ({ firstMonth, lastMonth })),
});
const count = (breakEvenCount: number | null, isFrom: boolean, upToCount: number): Claim => ({
  kind: 'breakEvenCount',
  count: breakEvenCount,
  isFrom,
  upToCount,
});
const presentValue = (horizon: number, side: Side): Claim => ({
  kind: 'presentValue',
  months: horizon,
  side,
});

const embedded: readonly Claim[] = [
  ...cheaper(12, 'embedded', 53_395),
  ...cheaper(36, 'embedded', 97_819),
  live('embedded', 17),
  months([1, 36]),
];
const building: readonly Claim[] = [
  ...cheaper(12, 'inHouse', 5330),
  ...cheaper(36, 'inHouse', 18_506),
  live('inHouse', 2),
];

const sentence = (claims: readonly Claim[], horizon: Horizon = '36') => {
  const { point, rest } = answerText(claims, horizon);
  return point + rest + midRangeText(claims);
};

const midRange = (
  side: Side | null,
  byUsd: number,
  keepsOwn = false,
  withoutPlatform: Result | null = null,
) => ({ kind: 'midRange', side, byUsd, keepsOwn, withoutPlatform }) as const;

test('the result comes first, then since when, go-live and the result at mid-range', () => {
  expect(answerText(embedded, '36')).toEqual({
    point: 'Embedding costs $97,819 less over 36 months',
    rest: ', from the first month on, and is live 3.2 months sooner.',
  });
  expect(midRangeText([...embedded, midRange('embedded', 7638)])).toBe(
    ' With every assumption at the middle of its range, embedding still costs $7,638 less.',
  );
  expect(
    sentence([
      ...cheaper(36, 'embedded', 900),
      live('inHouse', 2),
      months([3, 4], [12, 36]),
      midRange('inHouse', 8031, true),
    ]),
  ).toBe(
    'Embedding costs $900 less over 36 months, from month 12 on, but is live 1 week later. With every other assumption at the middle of its range, building costs $8,031 less.',
  );
});

test.each([
  ['embedded', 205, '$7,638 less ($205 less without platform costs)'],
  ['inHouse', 300, '$7,638 less (without platform costs, building costs $300 less)'],
  ['neither', 0, '$7,638 less (without platform costs, both cost the same)'],
] as const)('without a platform, %s by $%d: %s', (side, byUsd, text) => {
  const claim = midRange('embedded', 7638, false, { side, byUsd });
  expect(sentence([...embedded, claim])).toMatch(new RegExp(` costs ${escaped(text)}\\.$`));
});

const escaped = (text: string) => text.replace(/[$().]/g, '\\$&');

test.each([
  [midRange(null, 0), 'nothing is live in-house after 36 months'],
  [midRange('neither', 0), 'both cost the same'],
])('at mid-range, too, no side is called cheaper where none is: %j', (claim, result) => {
  expect(sentence([...embedded, claim])).toMatch(
    new RegExp(` With every assumption at the middle of its range, ${result}\\.$`),
  );
});

test('where both cost the same, the sentence says who is live sooner and names no winner', () => {
  const same = cheaper(36, 'neither', 0);
  expect(sentence([...same, live('embedded', 17)])).toBe(
    'Both cost the same over 36 months and embedding is live 3.2 months sooner.',
  );
  expect(sentence([...same, live('inHouse', 2)])).toBe(
    'Both cost the same over 36 months and building is live 1 week sooner.',
  );
  expect(sentence([...same, live('neither', 3)])).toBe(
    'Both cost the same over 36 months and both are live at the same time.',
  );
  expect(verdictSentence(same)).toBe('Over 36 months, both cost the same.');
});

test('where building costs less, it names what turns that', () => {
  expect(sentence([...building, months([1, 2]), count(3, true, 200)])).toBe(
    'Building costs $18,506 less over 36 months and is live 1 week sooner. Embedding costs less for the first 2 months only. From 3 integrations, embedding costs less over 36 months.',
  );
  expect(verdictSentence([...building, months([2, 2], [13, 15]), count(1, false, 77)])).toBe(
    'Over 36 months, building costs less. Embedding costs less in month 2 and from month 13 to month 15 only. With 1 integration, embedding costs less over 36 months.',
  );
});

test.each([
  [
    count(3, true, 77),
    'With 3 to 77 integrations, embedding costs less over 36 months. Building more takes longer than 36 months.',
  ],
  [count(5, false, 200), 'With 5 integrations, embedding costs less over 36 months.'],
  [count(null, false, 1), 'Building more than one integration takes longer than 36 months.'],
  [
    count(null, false, 77),
    'No number of integrations up to 77 changes the result. Building more takes longer than 36 months.',
  ],
  [count(null, false, 200), 'No number of integrations up to 200 changes the result.'],
])('a number of integrations that turns the result, or none: %o', (turn, text) => {
  expect(verdictSentence([...building, turn])).toBe(`Over 36 months, building costs less. ${text}`);
});

test('months before those in which embedding stays cheaper are named', () => {
  expect(verdictSentence([...cheaper(36, 'embedded', 900), months([3, 3], [5, 9], [12, 36])])).toBe(
    'Over 36 months, embedding costs less, in month 3 and from month 5 to month 9 and from month 12 on.',
  );
});

test('the horizons are 12, 36 and 60 months (E17)', () => {
  expect(horizons).toEqual(['12', '36', '60']);
});

test('over 12 months the result of 36 months follows', () => {
  expect(sentence(embedded, '12')).toBe(
    'Embedding costs $53,395 less over 12 months and is live 3.2 months sooner. Over 36 months, embedding costs less, from the first month on.',
  );
});

test('a build that is not live by a horizon has no result there', () => {
  const late = [
    unfinished(12, 66),
    ...cheaper(36, 'embedded', 900),
    live('embedded', 78),
    months([1, 36]),
  ];
  expect(sentence(late, '12')).toBe(
    'After 12 months nothing is live in-house: 66% is built, and it goes live after 1.5 years. The whole build costs $43,780, before any maintenance. Embedding is live in 3 weeks. Over 36 months, embedding costs less, from the first month on.',
  );
  const never = [
    unfinished(12, 0),
    unfinished(36, 1),
    unfinished(60, 2),
    costs(12),
    live('embedded', 400),
  ];
  for (const horizon of ['12', '36', '60'] as const) {
    expect(sentence(never, horizon).replace('less than 1%', '')).not.toMatch(/less|more|Over/);
    expect(sentence(never, horizon)).toContain(`After ${horizon} months nothing is live in-house`);
  }
  expect(overText(never, 36)).toBe('Nothing is live in-house after 36 months');
  expect(outcomeText(never, 12)).toBe('Nothing is live in-house by then: less than 1% is built');
  expect(costSentence(never, 12)).toBe(
    'Spent after 12 months: $12,588 in-house, $12,588 embedded. Nothing is live in-house by then: less than 1% is built.',
  );
});

test('a build that alone costs less than the first embedded year is named beside the cost with maintenance', () => {
  const buildAlone: Claim = { kind: 'buildAlone', byUsd: 100 };
  expect(buildAloneText([...building, buildAlone])).toBe(
    'The build alone costs $100 less than the first embedded year; with maintenance, building costs $5,330 less over 12 months.',
  );
  expect(buildAloneText([...cheaper(12, 'neither', 0), buildAlone])).toContain(
    'with maintenance, both cost the same over 12 months.',
  );
});

test('with own work on the embedded side, texts tell the plan alone from the cost with it', () => {
  const withWork = [...cheaper(12, 'embedded', 1115, ['own work'])];
  expect(buildAloneText([...withWork, { kind: 'buildAlone', byUsd: 6148 }])).toBe(
    'The build alone costs $6,148 less than setup and 12 months of the plan; with maintenance and your own work on embedding, building costs $1,115 more over 12 months.',
  );
  expect(costSentence(withWork, 12)).toBe(
    'Cost after 12 months: $13,703 in-house, $12,588 embedded with own work. Embedding costs $1,115 less.',
  );
});

test('a result that turns after 36 months says from when on, up to month 60', () => {
  const turn = (side: 'inHouse' | 'embedded', ...spans: [number, number][]): Claim => ({
    kind: 'laterTurn',
    side,
    spans: spans.map(([firstMonth, lastMonth]) => ({ firstMonth, lastMonth })),
  });
  const turned = [...embedded, turn('inHouse', [42, 60])];
  expect(sentence(turned, '36')).toBe(
    'Embedding costs $97,819 less over 36 months, from the first month to at least month 36, and is live 3.2 months sooner. From month 42 on, building costs less in total (up to month 60).',
  );
  expect(sentence(turned, '12')).toContain(
    'Over 36 months, embedding costs less, from the first month to at least month 36. From month 42 on, building costs less in total (up to month 60).',
  );
  const back = [
    ...[...cheaper(36, 'inHouse', 100), live('embedded', 17), months([1, 8]), count(9, true, 200)],
    turn('embedded', [37, 37], [50, 58]),
  ];
  expect(verdictSentence(back)).toBe(
    'Over 36 months, building costs less. Embedding costs less for the first 8 months. From 9 integrations, embedding costs less over 36 months. In month 37 and from month 50 to month 58, embedding costs less in total.',
  );
});

test('costs come before their result', () => {
  expect(costSentence(embedded, 12)).toBe(
    'Cost after 12 months: $65,983 in-house, $12,588 embedded. Embedding costs $53,395 less.',
  );
  expect(costSentence(building, 36)).toMatch(/ Building costs \$18,506 less\.$/);
});

test.each([
  [
    'embedded',
    17,
    'Building goes live after 3.9 months, embedding after 3 weeks: 14 weeks sooner.',
    '',
    'Embedded live 3.2 months sooner',
  ],
  [
    'inHouse',
    2,
    'Building goes live after 2 weeks, embedding after 3 weeks: building is faster here.',
    'Building is faster here: it goes live after 2 weeks, embedding after 3 weeks.',
    'In-house live 1 week sooner',
  ],
  [
    'neither',
    3,
    'Building and embedding both go live after 3 weeks.',
    '',
    'Both live at the same time',
  ],
] as const)('sooner live: %s, in-house after %d weeks', (sooner, weeks, times, faster, short) => {
  const claims = [live(sooner, weeks)];
  expect([launchTimesText(claims), fasterBuildText(claims), shortLaunchText(claims)]).toEqual([
    ...[times, faster, short],
  ]);
});

test('a recommendation says who costs less and who goes live sooner', () => {
  expect(resultAndLaunchText(embedded)).toBe(
    'Embedding costs $97,819 less over 36 months and goes live sooner.',
  );
  expect(resultAndLaunchText([...cheaper(36, 'embedded', 9), live('inHouse', 2)])).toBe(
    'Embedding costs $9 less over 36 months. Building goes live sooner.',
  );
  expect(resultAndLaunchText([...cheaper(36, 'neither', 0), live('neither', 3)])).toBe(
    'Both cost the same over 36 months. Both go live at the same time.',
  );
  expect(
    changingResultText([...cheaper(12, 'inHouse', 100), ...cheaper(36, 'embedded', 900)]),
  ).toBe('Building costs $100 less over 12 months, but embedding costs $900 less over 36 months.');
});

test('present values are compared where the build is live', () => {
  const over36 = presentValue(36, 'inHouse');
  expect(presentValueText([over36, presentValue(60, 'inHouse')])).toBe(
    'In present value, building costs less over 36 and over 60 months.',
  );
  expect(presentValueText([over36, presentValue(60, 'embedded')])).toBe(
    'In present value, building costs less over 36 months, and embedding costs less over 60 months.',
  );
  expect(presentValueText([presentValue(60, 'neither')])).toBe(
    'Nothing is live in-house after 36 months, so there is no present value to compare by then. In present value, both cost the same over 60 months.',
  );
  expect(presentValueText([])).toBe(
    'Nothing is live in-house after 36 or 60 months, so there is no present value to compare. The table shows what each side costs.',
  );
});

test('the months from which the other side has cost less are listed', () => {
  const turns = [
    { month: 1, cheaper: 'embedded' },
    { month: 3, cheaper: 'inHouse' },
  ] as const;
  expect(crossingsText([{ kind: 'crossings', months: 60, turns }], 60)).toBe(
    'Total cost by month, over 60 months: embedding costs less from month 1, then building costs less from month 3.',
  );
  expect(crossingsText([{ kind: 'crossings', months: 36, turns: [] }], 36)).toBe(
    'Total cost by month, over 36 months: both cost the same.',
  );
});

test('discounting that changes which side costs less is explained', () => {
  const turn = {
    kind: 'discountTurn',
    months: 36,
    discountRatePercentage: 10,
    byUsd: 88,
    discountedByUsd: 656,
  } as const;
  expect(discountTurnText([{ ...turn, undiscounted: 'inHouse', isPaidEarlier: true }], 36)).toBe(
    'Undiscounted, building costs $88 less over 36 months; discounted at 10% a year, embedding is ahead by $656, because building is paid earlier.',
  );
  expect(discountTurnText([{ ...turn, undiscounted: 'embedded', isPaidEarlier: false }], 36)).toBe(
    'Undiscounted, embedding costs $88 less over 36 months; discounted at 10% a year, building is ahead by $656.',
  );
  expect(discountTurnText([], 36)).toBe('');
});

test('a split is named with the percentage that it saves, and a side of few systems by its names', () => {
  type Split = Extract<Claim, { kind: 'split' }>;
  const counts = { builtCount: 2, embeddedCount: 18, usd: 89_000, byUsd: 11_000 };
  const textOf = (changes: Partial<Split>) =>
    splitText([{ kind: 'split', ...counts, than: 'embedded', named: null, ...changes }]);
  expect(textOf({})).toBe(
    'A split costs 11% less than embedding all over 36 months: build 2, embed 18.',
  );
  expect(textOf({ named: { choice: 'build', names: ['Slack', 'Stripe'] } })).toBe(
    'A split costs 11% less than embedding all over 36 months: build Slack and Stripe, embed the other 18.',
  );
  const named = { choice: 'embed', names: ['NetSuite'] } as const;
  expect(textOf({ than: 'inHouse', builtCount: 4, embeddedCount: 1, named })).toBe(
    'A split costs 11% less than building all over 36 months: embed NetSuite, build the other 4.',
  );
  expect(splitText([])).toBe('');
});

test.each([
  [
    { side: 'inHouse', integrationCount: 30, hoursPerMonth: 300, moreDevelopers: 2 },
    ' Maintaining them takes 300 hours a month; your team has 173. Building would need 2 more developers.',
  ],
  [
    { side: 'inHouse', integrationCount: 1, hoursPerMonth: 173.4, moreDevelopers: 1 },
    ' Maintaining it takes 173.4 hours a month; your team has 173.2. Building would need 1 more developer.',
  ],
  [
    { side: 'embedded', integrationCount: 1, hoursPerMonth: 1200, moreDevelopers: 12 },
    ' Your own work on embedding takes 1,200 hours a month; your team has 173. Embedding would need 12 more developers.',
  ],
] as const)('a team of too few people: %j', (shortage, text) => {
  const claims = [{ kind: 'tooFewPeople', teamHoursPerMonth: 173.2, ...shortage } as const];
  expect(peopleText(claims)).toBe(text);
  expect(peopleText(claims, shortage.side === 'inHouse' ? 'embedded' : 'inHouse')).toBe('');
  expect(peopleText([])).toBe('');
});
