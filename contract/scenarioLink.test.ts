import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculatorInputs } from '../testing/arbitraries.ts';
import { calendarDay } from '../testing/inputArbitraries.ts';
import releasedLinks from '../testing/releasedLinks.json' with { type: 'json' };
import { assumptionDetails } from './assumptionDetails.ts';
import { systemFigures } from './assumptions.ts';
import { CalculatorInputs } from './calculation.ts';
import { defaultInputs, defaultScenario } from './defaults.ts';
import { developerRange, inputDefinitions } from './inputs.ts';
import { readScenario, scenarioFragment } from './scenarioLink.ts';
import { withTimeline } from './usedInputs.ts';

test('a link is readable', () => {
  expect(scenarioFragment(defaultInputs)).toBe('v1&integrations=5&developers=2&share=30&region=eu');
  expect(
    scenarioFragment({
      ...defaultInputs,
      region: 'custom',
      customHourlyRate: 72.5,
      selectedSystems: ['hubspot', 'slack'],
      deadline: '2027-03-01T00:00:00.000Z',
    }),
  ).toBe(
    'v1&integrations=5&developers=2&share=30&region=custom&rate=72.5&systems=hubspot,slack&deadline=2027-03-01',
  );
});

test.each(releasedLinks)('a link that was mailed opens with all its inputs: $fragment', (link) => {
  // Links are kept for years, so entries of the file are added to, never changed.
  expect(readScenario(`#${link.fragment}`)).toMatchObject({ inputs: link.inputs, dropped: [] });
});

test('every key of an input or an assumption is in a link that is kept', () => {
  const kept = releasedLinks.flatMap(({ fragment }) => [...new URLSearchParams(fragment).keys()]);
  const { assumptions, ...inputs } = inputDefinitions;
  const keys = Object.values({ ...inputs, ...assumptionDetails }).map(({ linkKey }) => linkKey);
  const ofSystems = Object.values(systemFigures).map(({ linkKey }) => `hubspot.${linkKey}`);
  expect(kept).toEqual(expect.arrayContaining([...keys, ...ofSystems]));
});

test('a link has the names of other systems and their hours, whatever they contain', () => {
  const otherSystems = ["Sage's 50", 'R&D + co.', 'Олег'];
  const systems = { 'other:R&D + co.': { devHours: 120 } };
  const fragment = scenarioFragment({ ...defaultInputs, otherSystems, assumptions: { systems } });
  expect(fragment).toContain("&others=Sage's%2050,R%26D%20%2B%20co.,");
  expect(fragment).toContain('&other:R%26D%20%2B%20co..hours=120');
  expect(readScenario(`#${fragment}`)).toMatchObject({
    inputs: { otherSystems, assumptions: { systems } },
    dropped: [],
  });
  expect(readScenario('#v1&others=%3D1%2F0&other:=x.hours=1')?.dropped).toHaveLength(2);
});

test('every scenario that the page can hold survives the link', () => {
  fc.assert(
    fc.property(calculatorInputs, ({ timeline: _derived, ...anyInputs }) => {
      fc.pre(anyInputs.devTimePercentage !== null);
      const inputs = {
        ...anyInputs,
        developerCount: developerRange(anyInputs.developerCountNumber),
        deadline: anyInputs.deadline?.slice(0, 10) ?? null,
        selectedSystems: [...new Set(anyInputs.selectedSystems)],
        otherSystems: [...new Set(anyInputs.otherSystems)],
        builtSystems: [...new Set(anyInputs.builtSystems)],
        embeddedSystems: [...new Set(anyInputs.embeddedSystems)],
      };
      const fragment = scenarioFragment(inputs);
      expect(new URL(`http://localhost/#${fragment}`).hash).toBe(`#${fragment}`);
      expect(readScenario(`#${fragment}`)).toEqual({ inputs, dropped: [] });
    }),
  );
});

test('a percentage of 0, which counts as 100 like none, is read as written', () => {
  const read = readScenario('#v1&share=0');
  expect(read?.inputs.devTimePercentage).toBe(0);
  expect(read?.dropped).toEqual([]);
  expect(scenarioFragment({ ...defaultInputs, devTimePercentage: null })).toContain('&share=0&');
});

test('an anchor is not a scenario', () => {
  for (const fragment of [
    '',
    '#',
    '#detailed-roi-form',
    '#vision',
    '#v1.2',
    '#xv1',
    '##v1',
    '#v',
    'x#v1',
    'v#1',
    'integrations=5',
  ]) {
    expect(readScenario(fragment)).toBeNull();
  }
});

test('a version of two digits is a version', () => {
  expect(readScenario('#v12')?.dropped).toEqual([{ field: 'version', value: 'v12' }]);
});

test('as many systems as there can be, and ids as long as they may be, are read', () => {
  const systems = Array.from({ length: 200 }, (_, i) => `s${i}`);
  expect(readScenario(`#v1&systems=${systems.join(',')}`)?.inputs.selectedSystems).toEqual(systems);
  expect(readScenario(`#v1&systems=${'a'.repeat(64)}`)?.dropped).toEqual([]);
});

test('more systems than there can be are dropped by name', () => {
  const systems = Array.from({ length: 202 }, (_, i) => `s${i}`);
  expect(readScenario(`#v1&systems=${systems.join(',')}`)).toEqual({
    inputs: { ...defaultScenario, selectedSystems: systems.slice(0, 200) },
    dropped: systems.slice(200).map((value) => ({ field: 'systems', value })),
  });
});

test('an unknown version gives the defaults and is reported', () => {
  expect(readScenario('#v2&integrations=9')).toEqual({
    inputs: defaultScenario,
    dropped: [{ field: 'version', value: 'v2' }],
  });
});

test.each([
  ['integrations=0'],
  ['integrations=201'],
  ['integrations=5.5'],
  ['integrations='],
  ['integrations= '],
  ['integrations=NaN'],
  ['developers=21'],
  ['share=0.5'],
  ['share=101'],
  ['rate=0'],
  ['rate=10001'],
  ['rate=Infinity'],
  ['region=mars'],
  ['systems='],
  ['systems=-a'],
  [`systems=${'a'.repeat(65)}`],
  ['deadline=2027-02-30'],
  ['deadline=tomorrow'],
  ['deadline=2027-13-01'],
  ['deadline=x2027-03-01'],
  ['deadline=2027-03-01x'],
  ['share='],
  ['share= '],
  ['share=3=0'],
  ['__proto__=1'],
  ['colour=blue'],
])('%s is dropped, said and does no harm', (part) => {
  const at = part.indexOf('=');
  const [field, value] = [part.slice(0, at), part.slice(at + 1)];
  expect(readScenario(`#v1&${part}`)).toEqual({
    inputs: defaultScenario,
    dropped: [{ field, value }],
  });
});

test('the first of two equal fields counts', () => {
  expect(readScenario('#v1&share=40&share=50')).toEqual({
    inputs: { ...defaultScenario, devTimePercentage: 40 },
    dropped: [{ field: 'share', value: '50' }],
  });
});

test('a repeated system is read once and reported', () => {
  expect(readScenario('#v1&systems=slack,nosuch,slack,slack')).toEqual({
    inputs: { ...defaultScenario, selectedSystems: ['slack', 'nosuch'] },
    dropped: [{ field: 'systems', value: 'slack', isRepeated: true }],
  });
});

test('the tab that an address names is no part of the scenario and not reported', () => {
  expect(readScenario('#v1&integrations=7&tab=cfo')).toEqual(readScenario('#v1&integrations=7'));
});

test('months in an older link are ignored and not reported, with and without a deadline', () => {
  for (const months of ['months=1', 'months=1201', 'months=', 'months', 'months=2&months=3']) {
    expect(readScenario(`#v1&${months}`)).toEqual({ inputs: defaultScenario, dropped: [] });
    expect(readScenario(`#v1&deadline=2028-12-10&${months}`)).toEqual({
      inputs: { ...defaultScenario, deadline: '2028-12-10' },
      dropped: [],
    });
  }
});

test('a link carries nothing that is derived from the deadline', () => {
  fc.assert(
    fc.property(calculatorInputs, calendarDay, (inputs, today) => {
      expect(scenarioFragment(withTimeline(inputs, today))).toBe(scenarioFragment(inputs));
      expect(scenarioFragment(inputs)).not.toContain('months');
    }),
  );
});

test('whatever a link says, the inputs are within the contract', () => {
  const value = fc.oneof(fc.string(), fc.double().map(String));
  const field = fc.constantFrom(
    'integrations',
    'developers',
    'share',
    'rate',
    'months',
    'region',
    'systems',
    'deadline',
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(field, value)), (parts) => {
      const fragment = `#v1&${parts.map((part) => part.join('=')).join('&')}`;
      const scenario = readScenario(fragment);
      expect(
        CalculatorInputs.safeParse(scenario && withTimeline(scenario.inputs, '2026-11-21')).error
          ?.issues ?? [],
      ).toEqual([]);
    }),
  );
});
