import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contract, type EndpointName } from '../../contract/index.ts';
import {
  catalogue,
  type FailureModes,
  failureModesOf,
  formatFailureModes,
  parseFailureModes,
  targetNames,
} from './failureModes.ts';

const anyFailureModes: fc.Arbitrary<FailureModes> = fc
  .record(
    Object.fromEntries(
      targetNames.map((target) => [
        target,
        fc.constantFrom(...failureModesOf(target).map(([failureMode]) => failureMode)),
      ]),
    ),
    { requiredKeys: [] },
  )
  .map((failureModes): FailureModes => failureModes);

describe('the choice of failure modes', () => {
  it('reads the form that links carry', () => {
    expect(parseFailureModes('sendRoiReport:502,roiCalculation:slow')).toEqual({
      failureModes: { sendRoiReport: '502', roiCalculation: 'slow' },
      mistakes: [],
    });
  });

  it('names what is not valid, and keeps the rest', () => {
    expect(
      parseFailureModes('sendRoiReport:504, roiCalculaton:slow,demoSubmission:offline'),
    ).toEqual({
      failureModes: { demoSubmission: 'offline' },
      mistakes: ['sendRoiReport:504', 'roiCalculaton:slow'],
    });
  });

  it('survives being written into a link and read back', () => {
    fc.assert(
      fc.property(anyFailureModes, (failureModes) => {
        expect(parseFailureModes(formatFailureModes(failureModes))).toEqual({
          failureModes,
          mistakes: [],
        });
      }),
    );
  });

  it('needs no escaping in a query', () => {
    fc.assert(
      fc.property(anyFailureModes, (failureModes) => {
        const text = formatFailureModes(failureModes);
        expect(new URL(`http://localhost/?mock=${text}`).searchParams.get('mock')).toBe(text);
      }),
    );
  });

  it('does not throw for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { failureModes, mistakes } = parseFailureModes(text);
        const words = text.split(',').filter((word) => word.trim() !== '');
        expect(Object.keys(failureModes).length).toBeLessThanOrEqual(
          words.length - mistakes.length,
        );
      }),
    );
  });

  it.each(Object.keys(contract) as EndpointName[])('plays every error response of %s', (name) => {
    const playable = failureModesOf(name).map(([failureMode]) => failureMode);
    const declared = Object.keys(contract[name].responses).filter(
      (status) => Number(status) >= 400,
    );
    expect(playable).toEqual(expect.arrayContaining(declared));
  });

  it('gives each row of the error catalogue a choice of its own', () => {
    const links = catalogue.map(({ failureModes }) => formatFailureModes(failureModes));
    expect(new Set(links).size).toBe(links.length);
    for (const link of links) expect(parseFailureModes(link).mistakes).toEqual([]);
  });
});
