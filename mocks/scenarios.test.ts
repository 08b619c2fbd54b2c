import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contract, type EndpointName } from '../contract/index.ts';
import {
  catalogue,
  formatScenarios,
  parseScenarios,
  type Scenarios,
  scenariosOf,
  targetNames,
} from './scenarios.ts';

const anyScenarios: fc.Arbitrary<Scenarios> = fc
  .record(
    Object.fromEntries(
      targetNames.map((target) => [
        target,
        fc.constantFrom(...scenariosOf(target).map(([scenario]) => scenario)),
      ]),
    ),
    { requiredKeys: [] },
  )
  .map((scenarios): Scenarios => scenarios);

describe('the choice of scenarios', () => {
  it('reads the form that links carry', () => {
    expect(parseScenarios('sendRoiReport:502,roiCalculation:slow')).toEqual({
      scenarios: { sendRoiReport: '502', roiCalculation: 'slow' },
      mistakes: [],
    });
  });

  it('names what nothing can play, and keeps the rest', () => {
    expect(parseScenarios('sendRoiReport:504, roiCalculaton:slow,demoSubmission:offline')).toEqual({
      scenarios: { demoSubmission: 'offline' },
      mistakes: ['sendRoiReport:504', 'roiCalculaton:slow'],
    });
  });

  it('survives being written into a link and read back', () => {
    fc.assert(
      fc.property(anyScenarios, (scenarios) => {
        expect(parseScenarios(formatScenarios(scenarios))).toEqual({ scenarios, mistakes: [] });
      }),
    );
  });

  it('needs no escaping in a query', () => {
    fc.assert(
      fc.property(anyScenarios, (scenarios) => {
        const text = formatScenarios(scenarios);
        expect(new URL(`http://localhost/?mock=${text}`).searchParams.get('mock')).toBe(text);
      }),
    );
  });

  it('throws on no text whatever', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { scenarios, mistakes } = parseScenarios(text);
        const words = text.split(',').filter((word) => word.trim() !== '');
        expect(Object.keys(scenarios).length).toBeLessThanOrEqual(words.length - mistakes.length);
      }),
    );
  });

  it.each(Object.keys(contract) as EndpointName[])('plays every refusal of %s', (name) => {
    const playable = scenariosOf(name).map(([scenario]) => scenario);
    const declared = Object.keys(contract[name].responses).filter(
      (status) => Number(status) >= 400,
    );
    expect(playable).toEqual(expect.arrayContaining(declared));
  });

  it('gives each row of the error catalogue a choice of its own', () => {
    const links = catalogue.map(({ scenarios }) => formatScenarios(scenarios));
    expect(new Set(links).size).toBe(links.length);
    for (const link of links) expect(parseScenarios(link).mistakes).toEqual([]);
  });
});
