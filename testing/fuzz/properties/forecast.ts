import { claimOf } from '../../../contract/claims.ts';
import { runToEnd, simulate } from '../../../worker/forecast/simulate.ts';
import { verdict } from '../../../worker/forecast/verdict.ts';
import { equal, firstOf, notApplicable, type Properties } from '../Property.ts';
import { spentBy } from './verdict.ts';

/** What changes the result, how likely costs are, and which side the texts call sooner. */
export const forecastProperties = {
  'levers/from-the-difference': {
    every: 256,
    check: ({ inputs, estimated, product }) => {
      const { differenceUsd } = product.sensitivity(inputs, verdict(inputs, estimated));
      if (differenceUsd === null) return notApplicable;
      const { inHouseUsd, embeddedUsd } = spentBy(36, estimated);
      const expected = Math.round(inHouseUsd) - Math.round(embeddedUsd);
      // Sums of months in another order may round to the dollar beside it.
      const isSame = Math.abs(differenceUsd - expected) <= 2;
      return equal(`${differenceUsd} is in-house minus embedded, ${expected}`, isSame, '', true);
    },
  },
  'levers/a-quarter': {
    every: 256,
    check: ({ inputs, estimate, estimated, product }) => {
      const { levers } = product.sensitivity(inputs, verdict(inputs, estimated));
      const { developerCountNumber: now } = inputs;
      const more = Math.min(20, Math.max(now + 1, Math.round(now + now / 4)));
      const less = Math.max(1, Math.min(now - 1, Math.round(now - now / 4)));
      const team = levers.find(({ lever }) => lever === 'team');
      return firstOf([team?.more ?? null, team?.less ?? null], (moved) => {
        if (!moved) return null;
        const expected = moved.value > now ? more : less;
        const { inHouseUsd, embeddedUsd } = spentBy(
          36,
          estimate({ ...inputs, developerCountNumber: expected }),
        );
        const exact = inHouseUsd - embeddedUsd;
        const isOwn = moved.differenceUsd === null || Math.abs(moved.differenceUsd - exact) < 3;
        return (
          equal('developers', moved.value, 'a quarter away', expected) ??
          equal(`${moved.differenceUsd} with ${expected} developers is ${exact}`, isOwn, '', true)
        );
      });
    },
  },
  'likely-costs/nearest-rank': {
    every: 1024,
    check: ({ inputs, estimated, product }) => {
      const simulations = runToEnd(simulate(inputs));
      const sorted = simulations.initialTotalUsd.toSorted();
      const [p10, p90] = [sorted[sorted.length / 10 - 1], sorted[(9 * sorted.length) / 10 - 1]];
      const onPage = product.answerCertainty(inputs).ranges.initial.inHouse;
      const { initialTotalUsd } = product.ranges(
        simulations,
        verdict(inputs, estimated),
        estimated,
      );
      return firstOf([onPage, initialTotalUsd], (range) =>
        range === null
          ? null
          : (equal('P10 of the initial total', range.p10, 'that of the simulations', p10) ??
            equal('P90 of the initial total', range.p90, 'that of the simulations', p90)),
      );
    },
  },
  'texts/live-sooner': {
    every: 64,
    check: ({ inputs, estimated: { timeline }, estimated, product }) => {
      const { claims } = verdict(inputs, estimated);
      const side = claimOf(claims, 'cheaper', 36)?.side;
      if (!side || timeline.timelineWeeks === timeline.embeddedWeeks) return notApplicable;
      const sooner = timeline.timelineWeeks < timeline.embeddedWeeks ? 'inHouse' : 'embedded';
      const { rest } = product.answerText(claims, '36');
      const said = / (embedding |building )?is live .*? (sooner|later)/.exec(rest);
      const expected =
        side === 'neither'
          ? [sooner === 'embedded' ? 'embedding' : 'building', 'sooner']
          : [undefined, side === sooner ? 'sooner' : 'later'];
      return equal(rest, `${[said?.[1]?.trim(), said?.[2]]}`, 'which side is live', `${expected}`);
    },
  },
} satisfies Properties;
