import {
  changedAssumptions,
  numberAssumptionNames,
  numberAssumptions,
} from '../../../contract/assumptions.ts';
import { inputNames, statedInputs } from '../../../contract/inputs.ts';
import releasedLinks from '../../releasedLinks.json' with { type: 'json' };
import type { EvaluatedCase } from '../evaluateCase.ts';
import type { Properties } from '../Property.ts';
import { counterexample, equal, firstOf, notApplicable, sameFigures } from '../Property.ts';
import { deadlineOf } from './deadlines.ts';

const every = 64;

/** Links that carry inputs. */
export const linkProperties = {
  'link/round-trip': {
    every,
    check: (evaluated) => {
      const { product } = evaluated;
      const shared = pageInputs(evaluated);
      const fragment = product.scenarioFragment(shared);
      const read = product.readScenario(`#${fragment}`);
      if (!read) return counterexample(fragment, 'null', 'must be', 'a link');
      return (
        equal('dropped parts', JSON.stringify(read.dropped), 'none', '[]') ??
        firstOf(inputNames, (name) =>
          equal(name, JSON.stringify(read.inputs[name]), 'as it was', JSON.stringify(shared[name])),
        )
      );
    },
  },
  'link/null-share': {
    every,
    check: ({ inputs, product, estimate }) => {
      const unstated = { ...inputs, devTimePercentage: null };
      const fragment = product.scenarioFragment(unstated);
      const share = new URLSearchParams(fragment).get('share');
      const read = product.readScenario(fragment)?.inputs.devTimePercentage ?? null;
      const linked = estimate({ ...inputs, devTimePercentage: read });
      return (
        equal('share in the link', share, '0', '0') ??
        sameFigures('of the link', linked, 'without a share', estimate(unstated))
      );
    },
  },
  'link/leaves-defaults-out': {
    every,
    check: ({ inputs, product }) => {
      // Beside a preset a default is the visitor's own.
      if (inputs.assumptions?.preset) return notApplicable;
      const defaults = Object.fromEntries(
        numberAssumptionNames.map((name) => [name, numberAssumptions[name].default ?? undefined]),
      );
      const stated = { ...defaults, wantsListings: true, ...inputs.assumptions };
      return equal(
        'the link with defaults stated',
        product.scenarioFragment({ ...inputs, assumptions: stated }),
        'that without them',
        product.scenarioFragment(inputs),
      );
    },
  },
  'link/needs-no-encoding': {
    every,
    check: (evaluated) => {
      const fragment = evaluated.product.scenarioFragment(pageInputs(evaluated));
      const { hash } = new URL(`http://localhost/#${fragment}`);
      return equal('the fragment of the URL', hash, 'the link', `#${fragment}`);
    },
  },
  'link/released': {
    every,
    check: ({ product }) =>
      firstOf(releasedLinks, ({ fragment }) => {
        const read = product.readScenario(fragment);
        return equal('the link', read && product.scenarioFragment(read.inputs), '', fragment);
      }),
  },
} satisfies Properties;

/** Inputs as a page holds them: a system once, a stated share, a day. */
function pageInputs(evaluated: EvaluatedCase) {
  const { inputs, fuzzCase } = evaluated;
  return {
    // Also what a case was saved without, because the input is newer.
    ...statedInputs(inputs),
    devTimePercentage: inputs.devTimePercentage ?? 0,
    selectedSystems: [...new Set(inputs.selectedSystems)],
    otherSystems: [...new Set(inputs.otherSystems ?? [])],
    builtSystems: [...new Set(inputs.builtSystems ?? [])],
    embeddedSystems: [...new Set(inputs.embeddedSystems ?? [])],
    deadline: fuzzCase.deadlineDays < 0 ? null : deadlineOf(evaluated),
    assumptions: changedAssumptions(inputs.assumptions),
  };
}
