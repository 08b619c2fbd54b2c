import { expect, test } from 'vitest';
import { answer } from '../../worker/answer/answer.ts';
import { readScenario } from '../scenarioLink.ts';
import { withTimeline } from '../usedInputs.ts';
import { deadlineWays, shortDeadlineText, wholeDeadlineText } from './deadlineTexts.ts';

const today = '2026-11-24';

function outlookOf(link: string) {
  const inputs = withTimeline(readScenario(`#v1&${link}`)?.inputs ?? expect.fail(link), today);
  const outlook = answer({ inputs, today }).deadline ?? expect.fail('no target date');
  return { outlook, inputs };
}

test.each([
  [
    'only building misses',
    'deadline=2027-02-24',
    'In-house misses your date by 4 weeks; embedding makes it with 2.3 months to spare. In-house, 3 developers or 39% of their time would make it.',
    'In-house misses your date, embedding makes it',
  ],
  [
    'only embedding misses',
    'integrations=1&developers=1&share=100&region=asia&deadline=2026-12-09',
    'In-house makes your date with no week to spare; embedding misses it by 1 week.',
    'In-house makes your date, embedding misses it',
  ],
  [
    'both meet',
    'integrations=1&developers=1&share=100&region=asia&deadline=2026-12-22',
    'Both make your date: in-house with 2 weeks to spare, embedding with 1 week to spare.',
    'Both make your date',
  ],
  [
    'both miss',
    'deadline=2026-12-02',
    'Both miss your date: in-house by 3.7 months, embedding by 2 weeks. In-house, 13 developers at 77% of their time would make it.',
    'Both miss your date',
  ],
  [
    'only the listing is late',
    'integrations=1&systems=slack&developers=3&share=100&region=eu&deadline=2026-12-22',
    'In-house misses your date by 3 weeks; embedding makes it with 1 week to spare. Without a marketplace listing you make it: in-house is then live in 2 weeks.',
    'In-house misses your date, embedding makes it',
  ],
  [
    'a review for access takes longer',
    'integrations=1&systems=salesloft&developers=3&share=100&deadline=2026-12-22',
    expect.stringContaining(
      "No team can meet this date: half of Salesloft's 2.8-month review already takes longer.",
    ),
    'In-house misses your date, embedding makes it',
  ],
  [
    'only a team without a listing meets',
    'integrations=1&developers=1&share=100&region=us&systems=slack&deadline=2026-12-15',
    expect.stringMatching(/\. Without a listing at Slack, 2 developers would make it\.$/),
    'In-house misses your date, embedding makes it',
  ],
  [
    'only a larger team without listings meets',
    'integrations=4&developers=3&share=60&region=us&systems=slack,hubspot,salesforce,jira&deadline=2027-01-05',
    expect.stringMatching(/to spare\. Without marketplace listings, 6 developers would make it\.$/),
    'In-house misses your date, embedding makes it',
  ],
  [
    'only a larger team with more time meets',
    'integrations=20&developers=2&share=30&deadline=2027-01-05',
    expect.stringMatching(/\. In-house, 11 developers at 61% of their time would make it\.$/),
    'In-house misses your date, embedding makes it',
  ],
  [
    'not even the largest team without a listing meets',
    'integrations=60&systems=slack&deadline=2026-12-02',
    expect.stringMatching(
      /No team can meet this date: even with 20 developers at 100% of their time and no listing at Slack, in-house takes 1\.6 months\.$/,
    ),
    'Both miss your date',
  ],
])('it says where %s the date (E31)', (_, link, text, short) => {
  const { outlook } = outlookOf(link);
  expect(wholeDeadlineText(outlook)).toEqual(text);
  expect(shortDeadlineText(outlook)).toBe(short);
});

test('each way alone makes the date, and nothing less does', () => {
  const { outlook, inputs } = outlookOf(
    'integrations=3&systems=slack&developers=2&share=60&deadline=2027-01-20',
  );
  const ways = deadlineWays(outlook, { wageRisePercentagePerYear: 2 });
  expect(ways.map(({ label }) => label)).toEqual(['5 developers', 'no listing at Slack']);
  for (const { change } of ways) {
    const changed = answer({ inputs: { ...inputs, ...change }, today }).deadline;
    expect(changed?.inHouseReserveWeeks).toBeGreaterThanOrEqual(0);
  }
  expect(ways.at(-1)?.change).toEqual({
    assumptions: { wageRisePercentagePerYear: 2, wantsListings: false },
  });
});

test('several listings are one way', () => {
  const { outlook } = outlookOf(
    'integrations=2&systems=slack,klaviyo&developers=9&share=100&deadline=2026-12-29',
  );
  expect(deadlineWays(outlook, null).map(({ label }) => label)).toContain(
    'no marketplace listings',
  );
});
