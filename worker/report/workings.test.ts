import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limits } from '../../contract/limits.ts';
import { calculatorInputs, within } from '../../testing/arbitraries.ts';
import { factsAbout } from './facts.ts';
import { workings } from './workings.ts';

/** Whole percent and whole cents, so that the numbers that are put in are the numbers that were used. */
const inputs = fc
  .tuple(calculatorInputs, within(limits.devTimePercentage), fc.integer({ min: 100, max: 50_000 }))
  .map(([any, devTimePercentage, cents]) => ({
    ...any,
    devTimePercentage,
    customHourlyRate: cents / 100,
  }));

/** What a pocket calculator makes of a derivation: words go, signs of arithmetic stay. */
function calculated(derivation: string): number {
  const expression = derivation
    .replace(/for \d+ selected systems?/, '')
    .replace(/^\d+ developers?: /, '')
    .replace(/, at least 0$/, '')
    .replaceAll(/(\d+(?:\.\d+)?)%/g, '($1/100)')
    .replaceAll('×', '*')
    .replaceAll('÷', '/')
    .replaceAll('−', '-')
    .replaceAll(/[^\d.+\-*/()]/g, '');
  const value: unknown = new Function(`return ${expression};`)();
  const number = Number(value);
  return derivation.endsWith('at least 0') ? Math.max(0, number) : number;
}

/** A result as a number: `$43,780`, `1,490 h`, `71%`. */
const shown = (result: string) =>
  Number(result.replaceAll(/[$,h% ]/g, '')) / (result.endsWith('%') ? 100 : 1);

/** How far rounding of what is shown may lead: of whole dollars, percents, and hundredths of weeks. */
const tolerances: Readonly<Record<string, number>> = {
  'Development hours': 0,
  'Maintenance hours': 0,
  'Weekly capacity': 0.005,
  'Weeks of development': 0.005,
  'Team-size factor': 1e-9,
  'Time-share factor': 1e-9,
  'Cost multiplier': 1e-9,
  'Initial total, in-house': 0.51,
  'Monthly maintenance': 0.51,
  'Total year 1, embedded': 0,
  'Initial cost savings': 0,
  'Monthly maintenance savings': 0,
};

test('a pocket calculator gets every figure from the numbers that are put in', () => {
  fc.assert(
    fc.property(inputs, (given) => {
      const found = workings(
        factsAbout({
          ...{ companyName: 'A', contactName: 'B', date: '2026-11-21', url: null },
          inputs: given,
        }),
      );
      for (const [figure, tolerance] of Object.entries(tolerances)) {
        const working = found.find((candidate) => candidate.figure === figure);
        if (!working) throw new Error(`expected a working for ${figure}`);
        const distance = Math.abs(calculated(working.derivation) - shown(working.result));
        expect(
          distance,
          `${figure}: ${working.derivation} = ${working.result}`,
        ).toBeLessThanOrEqual(tolerance + 1e-9);
      }
    }),
  );
});
