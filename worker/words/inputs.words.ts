import { assumedNumbers, midRangeMaintenanceHours } from '../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { startOfDay, utcDay } from '../../contract/days.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { isNextPlanNear } from '../../contract/estimate.ts';
import { addedHoursText } from '../../contract/format/addedHoursText.ts';
import { deadlineText, shortDeadlineText } from '../../contract/format/deadlineTexts.ts';
import { peopleText } from '../../contract/format/deferredClaimTexts.ts';
import { formatHours, formatWait, timeUntil, waitedText } from '../../contract/format/durations.ts';
import { monthlyExtraText } from '../../contract/format/estimateFigure.ts';
import { financeFigureTexts } from '../../contract/format/financeTexts.ts';
import { sidesBetween } from '../../contract/format/simulationTexts.ts';
import { limits } from '../../contract/limits.ts';
import { breakdownTable, inputsPart } from '../../contract/paper/paperParts.ts';
import { answer } from '../answer/answer.ts';
import { isPlanFull } from '../estimate/embeddedPlan.ts';
import { drivers, estimate } from '../estimate/estimate.ts';
import { teamSizeFactor } from '../estimate/factors.ts';
import { rateCard } from '../estimate/rateCard.ts';
import { selectedProfiles, systemFigures } from '../estimate/systems.ts';
import { deadlineOutlook } from '../forecast/deadlineOutlook.ts';
import { tooFewPeople } from '../forecast/enoughPeople.ts';
import {
  complexityCounts,
  deadlinePoint,
  devTimePoint,
  focusPoint,
  nextPlanPoint,
  teamPoint,
} from '../forecast/inputTexts.ts';
import { leverRanges } from '../forecast/leverRanges.ts';
import { hasEffect } from '../forecast/whatIf.ts';
import { agreed, said, type WordRule, wordRule } from './WordRule.ts';

const listed = rateCard.systems.map(({ id }) => id);

/** The words and reasons that follow from single inputs: systems, plan, team, date, amounts. */
export const inputWords = {
  'word-other-integrations': wordRule({
    title: 'Other integrations',
    decisions: ['E2', 'E3'],
    formula: 'those that are estimated, beyond the systems with figures',
    unit: 'systems selected, for 2 integrations',
    word: (count) => {
      const inputs = selecting(count);
      const { estimate: estimated, genericCount, systems } = answer({ inputs, today });
      const rows = breakdownTable({ inputs, estimate: estimated, systems }).rows.flat();
      return agreed(
        Math.sign(genericCount) === 0 ? 'none' : `${Math.sign(genericCount)}`,
        rows.some((cell) => / other integration/.test(cell)) ? '1' : 'none',
        hasEffect('genericDevHours', inputs, drivers(inputs)) ? '1' : 'none',
      ).replace('1', 'some');
    },
    upTo: listed.length,
    turns: [[2, 'some', 'none', 'none']],
  }),
  'word-more-selected': wordRule({
    title: 'More systems than integrations',
    decisions: ['E2'],
    formula: 'said where more are selected than entered',
    unit: 'systems selected, for 2 integrations',
    word: (count) => said(/Estimating/.exec(notesOf(selecting(count)))?.[0]),
    upTo: listed.length,
    turns: [[2, 'not said', 'not said', 'said']],
  }),
  'word-listed-systems': wordRule({
    title: 'Systems by name beside the inputs',
    decisions: ['E2'],
    formula: 'up to eight; the breakdown lists all of them',
    unit: 'systems selected',
    word: (count) => said(/Systems: /.exec(notesOf(selecting(count)))?.[0]),
    from: 1,
    upTo: listed.length,
    turns: [[8, 'said', 'said', 'not said']],
  }),
  'word-complexities': wordRule({
    title: 'How many systems are rated how',
    decisions: ['E1'],
    formula: 'said of two systems or more',
    unit: 'systems selected',
    word: (count) => said(complexityCounts(selectedProfiles(selecting(count)))),
    upTo: listed.length,
    turns: [[2, 'not said', 'said', 'said']],
  }),
  'word-judged-hours': wordRule({
    title: 'Hours that the calculator estimates',
    decisions: ['E27'],
    formula: 'where the visitor does not state the hours of every integration',
    unit: 'systems with hours of the visitor’s own, of 3',
    word: (count) => {
      const own = listed.slice(0, count).map((id) => [id, { devHours: 100 }]);
      const inputs = { ...selecting(3), assumptions: { systems: Object.fromEntries(own) } };
      const levers = leverRanges(inputs, drivers(inputs), true);
      return levers.find(([lever]) => lever === 'hours')?.[1].judgement ?? 'not judged';
    },
    upTo: listed.length,
    turns: [[3, 'value', 'not judged', 'not judged']],
  }),
  'word-mid-range-maintenance': wordRule({
    title: 'Maintenance at mid-range of a system that is not listed',
    decisions: ['E29'],
    formula: 'as stated; else by its own hours, where they are stated; else as of any other',
    unit: 'figures stated, the hours to build first',
    word: (count) => {
      const stated = [['devHours', 100] as const, ['maintenanceHours', 3] as const];
      const systems = { unlisted: Object.fromEntries(stated.slice(0, count)) };
      const hours = systemFigures('unlisted', { preset: 'mid', systems })?.maintenanceHours;
      if (hours === 3) return 'as stated';
      return hours === midRangeMaintenanceHours(100) ? 'by its own hours' : 'as of any other';
    },
    upTo: 2,
    turns: [[1, 'as of any other', 'by its own hours', 'as stated']],
  }),
  'word-next-plan': wordRule({
    title: 'One more integration takes the next plan',
    decisions: ['E13'],
    formula: 'said at the last number of a plan, 5, 15, 30 and 50',
    unit: 'integrations',
    word: (integrationCount) => {
      const inputs = { ...defaultInputs, integrationCount };
      const point = nextPlanPoint({ inputs, estimate: estimate(inputs) });
      return agreed(
        said(isPlanFull(integrationCount) && 'next'),
        said(/One more integration/.exec(point ?? '')?.[0]),
      );
    },
    from: 1,
    upTo: limits.integrationCount.max,
    turns: [5, 15, 30, 50].map((last) => [last, 'not said', 'said', 'not said'] as const),
  }),
  'word-near-plan': wordRule({
    title: 'The next plan beside the number of integrations',
    decisions: ['E13'],
    formula: 'said where at most three more fit into the plan',
    unit: 'integrations more fit',
    word: (left) => said(isNextPlanNear(left) && 'near'),
    turns: [[3, 'said', 'said', 'not said']],
  }),
  'word-team-size': wordRule({
    title: 'The most efficient team',
    decisions: ['E6'],
    formula: 'three or four developers; any other adds to the cost',
    unit: 'developers',
    word: (developers) =>
      /adds \d|most efficient/
        .exec(teamPoint(developers, teamSizeFactor(developers)))?.[0]
        .slice(0, 4) ?? '',
    from: 1,
    upTo: limits.developerCountNumber.max,
    turns: [
      [3, 'adds', 'most', 'most'],
      [4, 'most', 'most', 'adds'],
    ],
  }),
  'word-full-time': wordRule({
    title: 'Full time',
    decisions: ['E6'],
    formula: 'said at 100 %; below, switching between projects adds to the cost',
    unit: '% of the time',
    word: (share) => said(/full time, so/.exec(devTimePoint(atShare(share)))?.[0]),
    from: 1,
    upTo: 101,
    turns: [[100, 'not said', 'said', 'said']],
  }),
  'word-focus': wordRule({
    title: 'Advice to spend 80% of the time',
    decisions: ['E6'],
    formula: 'said below 80 %',
    unit: '% of the time',
    word: (share) => said(focusPoint(atShare(share))),
    from: 1,
    upTo: 100,
    turns: [[80, 'said', 'not said', 'not said']],
  }),
  'word-too-few-people': wordRule({
    title: 'Too few people for the work',
    decisions: ['E44'],
    formula: 'said where a side takes more hours a month than the team has',
    unit: 'hundredths of an hour a month, for two developers at a quarter of their time',
    word: (hundredths) => {
      const hours = hundredths / 100;
      const team = { ...defaultInputs, integrationCount: 1, devTimePercentage: 25 };
      const saidWith = (assumptions: CalculatorInputs['assumptions']) => {
        const inputs = { ...team, assumptions };
        return said(peopleText(tooFewPeople(estimate(inputs), inputs)));
      };
      return agreed(
        saidWith({ genericMaintenanceHours: hours }),
        saidWith({ genericMaintenanceHours: 0, embeddedHoursPerMonth: hours }),
      );
    },
    turns: [[8660, 'not said', 'not said', 'said']],
  }),
  'word-date': wordRule({
    title: 'Meeting the target date',
    decisions: ['E31'],
    formula: 'a side makes it with the whole weeks left, or with none to spare',
    unit: 'days left, of builds of 10 weeks',
    word: (days) => {
      const { timeline, ...rest } = estimate(defaultInputs);
      const weeks = { ...timeline, timelineWeeks: 10, embeddedWeeks: 10, moderationWeeks: 0 };
      const estimated = { ...rest, timeline: weeks };
      const outlook = deadlineOutlook(until(days), today, estimated);
      if (!outlook) return 'no date';
      const word = (text: string) => [...new Set(text.match(/miss|make/g))].join(' and ');
      const spare = /no week to spare/.test(deadlineText(outlook)) ? ', no week to spare' : '';
      return agreed(
        `${word(deadlineText(outlook))}${spare}`,
        `${word(shortDeadlineText(outlook))}${spare}`,
      );
    },
    upTo: 749,
    turns: [
      [70, 'miss', 'make, no week to spare', 'make, no week to spare'],
      [77, 'make, no week to spare', 'make', 'make'],
    ],
  }),
  'word-blocking-review': wordRule({
    title: 'A review that no team size makes up for',
    decisions: ['E31'],
    formula: 'half of it takes longer than the whole weeks left',
    unit: 'weeks of review, 5 weeks left',
    word: (moderationWeeks) => {
      const [id = ''] = rateCard.systems.flatMap((of) => (of.gate === 'access' ? of.id : []));
      const assumptions = { systems: { [id]: { moderationWeeks } } };
      const inputs = { ...until(35), selectedSystems: [id], assumptions };
      return said(deadlineOutlook(inputs, today, estimate(inputs))?.blockingReview && 'review');
    },
    upTo: 100,
    turns: [[10, 'not said', 'not said', 'said']],
  }),
  'word-passed': wordRule({
    title: 'A target date that had passed',
    decisions: ['E23', 'E31'],
    formula: 'said in a report that was created after it',
    unit: 'days until the date, created after 30',
    word: (days) => {
      const inputs = until(days);
      const deadline = deadlineOutlook(inputs, today, estimate(inputs));
      return said(
        /passed/.exec(deadlinePoint({ inputs, date: dayAfter(30), deadline }) || '')?.[0],
      );
    },
    upTo: 749,
    turns: [[30, 'said', 'not said', 'not said']],
  }),
  'word-distance': wordRule({
    title: 'How far away the target date is',
    decisions: ['E31'],
    formula: 'today; days below 60; then calendar months',
    unit: 'days',
    word: (days) => /today|day|month/.exec(timeUntil(dayAfter(days), today))?.[0] ?? '',
    upTo: 749,
    turns: [
      [1, 'today', 'day', 'day'],
      [60, 'day', 'month', 'month'],
    ],
  }),
  'word-wait': wordRule({
    title: 'How long to wait',
    decisions: ['E10'],
    formula: 'seconds below a minute, minutes up to two hours, then hours; rounded up',
    unit: 'seconds',
    word: (seconds) => /second|minute|hour/.exec(formatWait(seconds))?.[0] ?? '',
    turns: [
      [60, 'second', 'minute', 'minute'],
      [7200, 'minute', 'minute', 'hour'],
    ],
  }),
  'word-waited': wordRule({
    title: 'How long a demo request has waited',
    decisions: ['E10'],
    formula: 'said from a minute on',
    unit: 'seconds',
    word: (seconds) => said(waitedText(seconds)),
    turns: [[60, 'not said', 'said', 'said']],
  }),
  'word-hours': wordRule({
    title: 'Less than an hour of work',
    decisions: ['E10'],
    formula: 'two digits below an hour, whole hours from there on',
    unit: 'hundredths of an hour',
    word: (hundredths) => (/\./.test(formatHours(hundredths / 100)) ? 'two digits' : 'whole hours'),
    from: 1,
    turns: [[100, 'two digits', 'whole hours', 'whole hours']],
  }),
  'word-added-row': wordRule({
    title: 'A platform of one’s own in the breakdown',
    decisions: ['E34'],
    formula: 'listed from the hours that two decimals show',
    unit: 'thousandths of an hour',
    word: (thousandths) => {
      const inputs = { ...defaultInputs, assumptions: { platformHoursOnce: thousandths / 1000 } };
      const { rows } = breakdownTable({ inputs, estimate: estimate(inputs), systems: [] });
      return said(rows.flat().find((cell) => cell === 'Your own platform'));
    },
    turns: [[5, 'not said', 'said', 'said']],
  }),
  'word-assistants': wordRule({
    title: 'What AI assistants do to the hours',
    decisions: ['E33'],
    formula: 'they take a saving off, add one below 0, and are not named at 0',
    unit: '% less 50 % saved',
    word: (percentage) => {
      const saving = percentage - 50;
      const sentence = addedHoursText({
        ...assumedNumbers(null, 0),
        assistedBuildSavingPercentage: saving,
      });
      return /add|take/.exec(sentence)?.[0] ?? 'nothing';
    },
    upTo: 130,
    turns: [[50, 'add', 'nothing', 'take']],
  }),
  'word-monthly-extra': wordRule({
    title: 'A subscription above the maintenance',
    decisions: ['E30'],
    formula: 'said where it costs more a month in whole dollars',
    unit: 'cents of subscription, $100 of maintenance',
    word: (cents) => {
      const estimated = estimate(defaultInputs);
      const { inHouse, embedded, savings } = estimated.results;
      const results = {
        inHouse: { ...inHouse, maintenance: 100 },
        embedded: { ...embedded, monthly: cents / 100 },
        savings,
      };
      return said(monthlyExtraText({ ...estimated, results }));
    },
    turns: [[10_050, 'not said', 'said', 'said']],
  }),
  'word-earlier-launch': wordRule({
    title: 'Which side launches earlier',
    decisions: ['E25'],
    formula: 'neither where its value is 0 in whole dollars',
    unit: 'cents less $1 of value',
    word: (cents) =>
      /with embedding|in-house/.exec(
        financeFigureTexts.earlierLaunchBy((cents - 100) / 100),
      )?.[0] ?? 'neither',
    turns: [
      [50, 'in-house', 'in-house', 'neither'],
      [150, 'neither', 'with embedding', 'with embedding'],
    ],
  }),
  'word-sides-of-range': wordRule({
    title: 'Which sides are cheaper in the simulations',
    decisions: ['E26'],
    formula: 'those between the lowest and the highest difference, but for 0 alone',
    unit: 'less 20 is the lowest difference, less 10 the highest',
    word: (value) => sidesBetween(value - 20, value - 10).join(' and '),
    turns: [
      [10, 'inHouse', 'inHouse', 'inHouse and embedded'],
      [20, 'inHouse and embedded', 'embedded', 'embedded'],
    ],
  }),
} as const satisfies Record<string, WordRule>;

const today = '2026-11-01';

function dayAfter(days: number): string {
  return utcDay(startOfDay(today) + days * 24 * 3600_000);
}

const until = (days: number): CalculatorInputs => ({ ...defaultInputs, deadline: dayAfter(days) });

/** The first systems of the rate card, for two integrations. */
function selecting(count: number): CalculatorInputs {
  return { ...defaultInputs, integrationCount: 2, selectedSystems: listed.slice(0, count) };
}

function notesOf(inputs: CalculatorInputs): string {
  const systems = selectedProfiles(inputs);
  const { blocks } = inputsPart({ inputs, estimate: estimate(inputs), systems });
  return blocks.flatMap((block) => ('text' in block ? block.text : [])).join(' ');
}

function atShare(devTimePercentage: number) {
  const inputs = { ...defaultInputs, devTimePercentage };
  return { inputs, estimate: estimate(inputs) };
}
