import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { calculatorInputs, calendarDay } from '../../testing/arbitraries.ts';
import { estimate } from '../estimate/estimate.ts';
import { systemEvidence } from '../estimate/systemEvidence.ts';
import { maintenanceCalendar } from './maintenanceCalendar.ts';
import { writeIcs } from './writeIcs.ts';

test('events recur from go-live on, each beside the hours charged for its month', () => {
  const inputs = { ...defaultInputs, selectedSystems: ['shopify', 'whatsapp', 'asana'] };
  const { goLiveDay, events, chargedHoursByMonth } = maintenanceCalendar(inputs, '2026-11-22');
  const { timeline, hours } = estimate(inputs);
  expect(timeline.timelineWeeks).toBe(29);
  expect(goLiveDay).toBe('2027-06-13');
  expect(events.map(({ day, systemName }) => [day, systemName])).toEqual([
    ['2028-06-13', 'Shopify'],
    ['2029-06-13', 'Shopify'],
    ['2029-06-13', 'WhatsApp Business'],
  ]);
  expect(events.map(({ month }) => month)).toEqual([19, 31, 31]);
  expect(events.every(({ chargedHours }) => chargedHours === hours.maintenance)).toBe(true);
  const live = 29 / 4.33;
  expect(chargedHoursByMonth[5]).toBe(0);
  expect(chargedHoursByMonth[6]).toBeCloseTo(hours.maintenance * (7 - live), 9);
  expect(chargedHoursByMonth).toHaveLength(36);
});

test('every event is one of the evidence, within 36 months, and after go-live', () => {
  fc.assert(
    fc.property(calculatorInputs, calendarDay, (inputs, startDay) => {
      const { events, goLiveDay } = maintenanceCalendar(inputs, startDay);
      const lastYear = String(Number(startDay.slice(0, 4)) + 3);
      for (const { day, month, systemId, event, url } of events) {
        expect(day > (goLiveDay ?? '9999')).toBe(true);
        expect(day < `${lastYear}${startDay.slice(4)}`).toBe(true);
        expect(month).toBeGreaterThanOrEqual(1);
        expect(month).toBeLessThanOrEqual(36);
        const known = systemEvidence[systemId]?.recurring ?? [];
        expect(known.some((one) => one.event === event && one.url === url)).toBe(true);
      }
      expect(events.map(({ day }) => day)).toEqual(events.map(({ day }) => day).sort());
    }),
  );
});

test('a day that a later month does not have is its last one', () => {
  const quick = { developerCountNumber: 20, devTimePercentage: 100, integrationCount: 1 };
  const inputs = { ...defaultInputs, ...quick, selectedSystems: ['quickbooks'] };
  const weeks = estimate(inputs).timeline.timelineWeeks;
  const start = new Date(Date.parse('2028-02-29T00:00:00Z') - weeks * 7 * 86_400_000);
  const { events } = maintenanceCalendar(inputs, start.toISOString().slice(0, 10));
  expect(events[0]?.day).toBe('2029-02-28');
});

test('an event that only concerns a listed app is left out where no listings are wanted', () => {
  const calendar = (wantsListings: boolean) =>
    maintenanceCalendar(
      {
        ...defaultInputs,
        integrationCount: 2,
        selectedSystems: ['jira', 'quickbooks'],
        assumptions: { wantsListings },
      },
      '2026-11-22',
    );
  const systemsOf = (wantsListings: boolean) =>
    new Set(calendar(wantsListings).events.map(({ systemName }) => systemName));
  expect(systemsOf(true)).toEqual(new Set(['Jira', 'QuickBooks Online']));
  expect(systemsOf(false)).toEqual(new Set(['QuickBooks Online']));
  expect(writeIcs(calendar(false).events, '2026-11-22T09:00:00Z')).not.toContain('Jira');
  expect(calendar(true).check).toContain('needed for Jira and QuickBooks Online');
  expect(calendar(false).check).not.toContain('Jira');
});

test('the check counts whole events, and the note says why none of them has a day', () => {
  const calendar = (changes: Partial<CalculatorInputs>) =>
    maintenanceCalendar({ ...defaultInputs, ...changes }, '2026-11-22');
  const everySystem = {
    developerCountNumber: 1,
    devTimePercentage: 20,
    selectedSystems: Object.keys(systemEvidence),
    assumptions: { wantsListings: false },
  };
  const { check, note, events } = calendar(everySystem);
  expect(events).toEqual([]);
  expect(check).toContain('; 13 events in 2 years are known to recur.');
  expect(note).toBe('Counted from go-live, none of them is due within the next 36 months.');
  expect(calendar({ ...everySystem, selectedSystems: ['whatsapp'] }).check).toContain(
    '1 event in 2 years is known to recur. It supports',
  );
  expect(calendar({ selectedSystems: ['shopify'] }).note).toContain('counted from go-live');
  expect(calendar({ selectedSystems: ['asana'] }).note).toBeNull();
});

test('the check says where known events support maintenance, and where they do not', () => {
  const check = (selectedSystems: string[], integrationCount = 0) =>
    maintenanceCalendar({ ...defaultInputs, integrationCount, selectedSystems }, '2026-11-22')
      .check;
  expect(check(['shopify', 'whatsapp'], 5)).toBe(
    'The estimate charges 588 hours of maintenance a year; 3 events in 2 years are known to recur. They support that maintenance is needed for Shopify and WhatsApp Business, but not how many hours it takes: no source states the work per event. For the other 3 integrations we know of no such event: there the hours are our judgement alone.',
  );
  expect(check([], 1)).toBe(
    'The estimate charges 120 hours of maintenance a year. For this integration we know of no event that recurs, so nothing here supports that figure: the hours are our judgement.',
  );
});

test('the check calls only those hours our judgement that the visitor does not state', () => {
  const check = (
    selectedSystems: string[],
    integrationCount: number,
    assumptions: CalculatorInputs['assumptions'],
  ) =>
    maintenanceCalendar(
      { ...defaultInputs, integrationCount, selectedSystems, assumptions },
      '2026-11-22',
    ).check;
  const percentage = { maintenancePercentagePerYear: 20 };
  expect(check(['jira'], 2, percentage)).toBe(
    'The estimate charges 50 hours of maintenance a year, which is your own 20% of the build; 1 event a year is known to recur. It supports that maintenance is needed for Jira, but not how many hours it takes: no source states the work per event. For the other integration we know of no such event.',
  );
  expect(check([], 5, percentage)).toBe(
    'The estimate charges 80 hours of maintenance a year, which is your own 20% of the build. For these integrations we know of no event that recurs, so nothing here supports that figure.',
  );
  const ofSlack = { systems: { slack: { maintenanceHours: 4 } } };
  expect(check(['slack'], 1, ofSlack)).toMatch(/that figure: the hours are your own figures\.$/);
  expect(check(['slack'], 3, ofSlack)).toMatch(
    /that figure: the hours for Slack are your own figures, and the rest are our judgement\.$/,
  );
  expect(check(['slack', 'jira'], 2, ofSlack)).toMatch(
    /no such event: there the hours are your own figures\.$/,
  );
  expect(check(['slack', 'jira'], 4, ofSlack)).toMatch(
    /there the hours for Slack are your own figures, and the rest are our judgement alone\.$/,
  );
});
