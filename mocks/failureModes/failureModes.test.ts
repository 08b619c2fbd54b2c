import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contract, type EndpointName } from '../../contract/index.ts';
import { catalogue } from './catalogue.ts';
import type { Step } from './failureModes.ts';
import {
  type FailureModes,
  failureModesOf,
  formatFailureModes,
  parseFailureModes,
  type TargetName,
  targetNames,
} from './failureModes.ts';
import { createFailureModePlayer } from './player.ts';

const anyLatency = fc
  .tuple(fc.nat(60_000), fc.nat(60_000))
  .map(([one, other]) => ({ min: Math.min(one, other), max: Math.max(one, other) }));

function anyStep(target: TargetName, times: fc.Arbitrary<number | null>): fc.Arbitrary<Step> {
  const modes = ['ok' as const, ...failureModesOf(target).map(([mode]) => mode)];
  return fc
    .record({
      mode: fc.constantFrom(...modes),
      latencyMs: fc.option(anyLatency),
      times,
      retryAfter: fc.option(fc.nat(9999)),
    })
    .map(({ retryAfter, ...step }) =>
      retryAfter !== null && (step.mode === '429' || step.mode === '503')
        ? { ...step, retryAfterSeconds: retryAfter }
        : step,
    );
}

const anySteps = (target: TargetName) =>
  fc
    .tuple(
      fc.array(anyStep(target, fc.integer({ min: 1, max: 999 })), { maxLength: 3 }),
      anyStep(target, fc.option(fc.integer({ min: 1, max: 999 }))),
    )
    .map(([counted, last]) => [...counted, last]);

const anyFailureModes: fc.Arbitrary<FailureModes> = fc
  .record(Object.fromEntries(targetNames.map((target) => [target, anySteps(target)])), {
    requiredKeys: [],
  })
  .map((failureModes): FailureModes => failureModes);

describe('the choice of failure modes', () => {
  it('reads the form that links carry', () => {
    const text = 'sendRoiReport:502,roiCalculation:503~1s@20-40msx2;lost';
    expect(parseFailureModes(text)).toEqual({
      failureModes: {
        sendRoiReport: [{ mode: '502', latencyMs: null, times: null }],
        roiCalculation: [
          { mode: '503', retryAfterSeconds: 1, latencyMs: { min: 20, max: 40 }, times: 2 },
          { mode: 'lost', latencyMs: null, times: null },
        ],
      },
      mistakes: [],
    });
  });

  it('is valid where its parts are, and keeps the valid parts next to one that is not', () => {
    const { failureModes, mistakes } = parseFailureModes(
      'sendRoiReport:504, roiCalculaton:slow,demoSubmission:offline',
    );
    expect(Object.keys(failureModes)).toEqual(['demoSubmission']);
    expect(mistakes).toHaveLength(2);
  });

  it.each([
    ['roiCalculaton:slow', /"roiCalculaton" cannot fail here; expected one of demoSubmission, /],
    ['sendRoiReport', /no failure mode is given; expected ok, slow, /],
    ['sendRoiReport:504', /"504" is not a failure mode of sendRoiReport; expected ok, slow, /],
    ['tagManager:html', /"html" is not a failure mode of tagManager; expected .* offline, 500 /],
    ['sendRoiReport:503x0', /"x0" is not a count; expected x1 to x999/],
    ['sendRoiReport:503xtwo', /"xtwo" is not a count; expected x1 to x999/],
    ['sendRoiReport:503;ok', /"503" has no count, so "ok" never follows; .* such as 503x1/],
    ['sendRoiReport:2s-3s', /"2s-3s" is not a failure mode .* or a latency such as 200-800ms/],
    ['sendRoiReport:ok@fast', /"fast" is not a latency; expected one such as 300ms or 200-800ms/],
    ['sendRoiReport:800-200ms', /"800-200ms" is reversed; expected 200-800ms/],
    ['sendRoiReport:60001ms', /"60001ms" is too long; expected at most 60000ms/],
    ['sendRoiReport:503@1ms@2ms', /two latencies; expected one/],
    ['sendRoiReport:500~2s', /"~2s" is a Retry-After; expected it after 429 or 503, not 500/],
    ['sendRoiReport:503~soon', /"~soon" is not a Retry-After; expected seconds such as ~2s/],
    ['sendRoiReport:503,sendRoiReport:502', /listed twice; expected its steps joined with ";"/],
  ])('says of %s what is wrong and what was expected', (text, expected) => {
    const { mistakes } = parseFailureModes(text);
    expect(mistakes).toEqual([expect.stringMatching(expected)]);
    expect(text).toContain(mistakes[0]?.slice(0, mistakes[0].indexOf(': ')));
  });

  it('survives being written into a link and read back, and needs no escaping there', () => {
    fc.assert(
      fc.property(anyFailureModes, (failureModes) => {
        const text = formatFailureModes(failureModes);
        expect(parseFailureModes(text)).toEqual({ failureModes, mistakes: [] });
        const url = new URL(`http://localhost/?mock=${text}`);
        expect(url.searchParams.get('mock')).toBe(text);
        expect(url.href).toContain(text);
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

  it('gives each row of the error catalogue a choice of its own, as links carry it', () => {
    const links = catalogue.map(({ failureModes }) => failureModes);
    expect(new Set(links).size).toBe(links.length);
    for (const link of links) {
      expect(formatFailureModes(parseFailureModes(link).failureModes)).toBe(link);
    }
  });
});

describe('a player of failure modes', () => {
  const modesOf = (player: ReturnType<typeof createFailureModePlayer>, requests: number) =>
    Array.from({ length: requests }, () => player.next('sendRoiReport')?.mode);

  it('takes each step as often as it is counted, then lets the backend respond', () => {
    const player = createFailureModePlayer();
    player.play('sendRoiReport:503x2;lostx1');
    expect(modesOf(player, 5)).toEqual(['503', '503', 'lost', undefined, undefined]);
  });

  it('repeats a last step without a count', () => {
    const player = createFailureModePlayer();
    player.play('sendRoiReport:okx1;500');
    expect(modesOf(player, 4)).toEqual(['ok', '500', '500', '500']);
  });

  it('counts each target on its own, and begins again when it plays something else', () => {
    const player = createFailureModePlayer();
    player.play('sendRoiReport:503x1,roiCalculation:500x1');
    expect(player.next('roiCalculation')?.mode).toBe('500');
    expect(modesOf(player, 2)).toEqual(['503', undefined]);
    player.play('sendRoiReport:503x1');
    expect(modesOf(player, 2)).toEqual(['503', undefined]);
    expect(player.next('roiCalculation')).toBeUndefined();
  });

  it('goes on with what it plays when a text is not valid', () => {
    const player = createFailureModePlayer();
    player.play('sendRoiReport:503');
    expect(player.play('sendRoiReport:500,nothing:500')).toHaveLength(1);
    expect(player.text).toBe('sendRoiReport:503');
    expect(modesOf(player, 1)).toEqual(['503']);
  });
});
