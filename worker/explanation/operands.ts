import { changesCosts, detailsOf } from '../../contract/assumptionDetails.ts';
import {
  type Assumptions,
  type NumberAssumption,
  numberAssumptions,
} from '../../contract/assumptions.ts';
import { estimateFigures, type Unit } from '../../contract/figures.ts';
import { assumptionLabels } from '../../contract/format/assumptionTexts.ts';
import { definitionOf, type InputName, inputDefinitions } from '../../contract/inputs.ts';
import { forecastFigures, type OperandSource, operands } from '../../contract/operands.ts';

/** How an operand is shown. */
interface OperandText {
  readonly label: string;
  readonly unit: Unit;
  /** Where it comes from; a figure comes from its own step. */
  readonly source?: OperandSource;
}

const yearLabels = {
  inHouse: 'In-house cost',
  embedded: 'Embedded cost',
  benefit: 'Benefit of embedding',
} as const;

const known: Readonly<Record<string, OperandText>> = {
  ...operands,
  ...estimateFigures,
  ...forecastFigures,
};

/**
 * Returns how a figure or an operand of a formula is shown.
 *
 * @param assumptions - The visitor's own values, instead of the rate card's.
 * @throws RangeError if there is none of this name.
 */
export function operandText(name: string, assumptions?: Assumptions | null): OperandText {
  if (Object.hasOwn(known, name)) return known[name] as OperandText;
  if (isAssumption(name)) {
    const { unit: assumed } = detailsOf(name);
    const unit = assumed.startsWith('percent')
      ? 'percent'
      : assumed.startsWith('usd')
        ? 'usd'
        : assumed.startsWith('hours')
          ? 'hours'
          : 'count';
    return { label: assumptionLabels[name], unit, source: sourceOf(name, assumptions) };
  }
  const input = Object.hasOwn(inputDefinitions, name) && definitionOf(name as InputName);
  if (input && input.kind === 'number') {
    const unit = input.unit === 'usdPerHour' ? 'usd' : (input.unit ?? 'count');
    return { label: input.label, unit, source: 'your input' };
  }
  const [, column, year] = /^(inHouse|embedded|benefit)Year(\d+)Usd$/.exec(name) ?? [];
  if (column && year) {
    const label = yearLabels[column as keyof typeof yearLabels];
    return { label: `${label}, ${year === '0' ? 'start' : `year ${year}`}`, unit: 'usd' };
  }
  const [, counted, cost] =
    /^(counted|risen|discounted)(Build|Live|Hosted|Turnover|Fee|Leaving|Plan|Work)Months$/.exec(
      name,
    ) ?? [];
  if (counted && cost) return monthsText(counted as CountedAs, cost as keyof typeof monthlyCosts);
  throw new RangeError(`Expected a figure or an operand, got ${name}.`);
}

/** Who states the value of an assumption. */
function sourceOf(name: NumberAssumption, assumptions?: Assumptions | null): OperandSource {
  if (!changesCosts(name)) return 'assumption';
  if (assumptions?.[name] !== undefined) return 'your assumption';
  return assumptions?.preset === 'mid' ? 'mid-range assumption' : 'planning assumption';
}

function isAssumption(name: string): name is NumberAssumption {
  return Object.hasOwn(numberAssumptions, name);
}

/** How months are counted: in full, with yearly rises, or discounted with any rises. */
type CountedAs = 'counted' | 'risen' | 'discounted';

const monthlyCosts = {
  Build: { name: 'the build', rises: 'wage rises' },
  Live: { name: 'maintenance', rises: 'wage rises' },
  Hosted: { name: 'hosting', rises: 'rises' },
  Fee: { name: 'fees', rises: 'rises' },
  Leaving: { name: 'work to leave', rises: 'rises' },
  Turnover: { name: 'turnover', rises: 'wage rises' },
  Plan: { name: 'the plan', rises: 'price rises' },
  Work: { name: 'own work', rises: 'wage rises' },
} as const;

/** "Months of the plan, with price rises". */
function monthsText(counted: CountedAs, cost: keyof typeof monthlyCosts): OperandText {
  const { name, rises } = monthlyCosts[cost];
  const label = `Months of ${name}`;
  switch (counted) {
    case 'counted':
      return { label, unit: 'months', source: 'calendar' };
    case 'risen':
      return { label: `${label}, with ${rises}`, unit: 'months', source: 'your assumption' };
    case 'discounted': {
      const text = `${label}, discounted, with any ${rises}`;
      return { label: text, unit: 'months', source: 'from the discount rate' };
    }
  }
}
