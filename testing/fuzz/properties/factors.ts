import { atLeast, equal, near, sameFigures } from '../comparisons.ts';
import { notApplicable, type Properties } from '../Property.ts';

/** The hourly rate and the factors that the cost is multiplied by. */
export const factorsProperties = {
  'hourly-rate/other-regions-ignore-the-custom-rate': {
    every: 32,
    check: ({ inputs, estimate, estimated }) =>
      inputs.region === 'custom' || inputs.region === 'other'
        ? notApplicable
        : sameFigures(
            'with a custom rate',
            estimate({ ...inputs, customHourlyRate: 499 }),
            'without',
            estimated,
          ),
  },
  'time-share/unstated-is-all': {
    every: 32,
    check: ({ inputs, estimate }) =>
      sameFigures(
        'with a share of 0',
        estimate({ ...inputs, devTimePercentage: 0 }),
        'with 100',
        estimate({ ...inputs, devTimePercentage: 100 }),
      ),
  },
  'team-size-factor/falls-to-three-rises-from-four': {
    check: ({ inputs, estimated, withOneMoreDeveloper: more }) => {
      const [now, next] = [estimated.factors.teamSizeFactor, more.factors.teamSizeFactor];
      return inputs.developerCountNumber < 4
        ? atLeast('factor', now, 'that with one more developer', next)
        : atLeast('factor with one more developer', next, 'the factor', now);
    },
  },
  'team-size-factor/at-least-one': {
    check: ({ estimated }) => atLeast('factor', estimated.factors.teamSizeFactor, 'one', 1),
  },
  'time-share-factor/smaller-share-never-lowers-it': {
    check: ({ estimated, withSmallerShare: less }) =>
      atLeast(
        'factor with a smaller share',
        less.factors.devTimeFactor,
        'the factor',
        estimated.factors.devTimeFactor,
      ),
  },
  'time-share-factor/at-least-one': {
    check: ({ estimated }) => atLeast('factor', estimated.factors.devTimeFactor, 'one', 1),
  },
  'duration-surcharge/exact-at-the-threshold': {
    check: ({ inputs, estimated: { factors, hours } }) => {
      if (!Number.isInteger(factors.effectiveDevTimePercentage)) return notApplicable;
      const work = 100 * hours.development;
      const week = 40 * inputs.developerCountNumber * factors.effectiveDevTimePercentage;
      const expected = work > 26 * week ? 0.2 : work > 12 * week ? 0.1 : 0;
      return equal('surcharge', factors.durationSurcharge, 'that of whole-number weeks', expected);
    },
  },
  'cost-multiplier/combined': {
    check: ({ estimated: { factors } }) =>
      near(
        'cost multiplier',
        factors.costMultiplier,
        'team size × time share + surcharge',
        factors.teamSizeFactor * factors.devTimeFactor + factors.durationSurcharge,
      ),
  },
  'cost-multiplier/at-least-one': {
    check: ({ estimated }) => atLeast('multiplier', estimated.factors.costMultiplier, 'one', 1),
  },
} satisfies Properties;
