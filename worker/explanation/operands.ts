import { changesCosts, detailsOf } from '../../contract/assumptionDetails.ts';
import {
  type Assumptions,
  type NumberAssumption,
  numberAssumptions,
} from '../../contract/assumptions.ts';
import { estimateFigures, type Unit } from '../../contract/figures.ts';
import { assumptionLabels } from '../../contract/format/assumptionTexts.ts';
import { definitionOf, type InputName, inputDefinitions } from '../../contract/inputs.ts';
import {
  forecastFigures,
  type OperandSource,
  operands,
  type YearColumn,
} from '../../contract/operands.ts';
import { namedStreams, type StreamName } from '../streams/costStreams.ts';
import { type CountedAs, monthsLabel, yearLabel } from './operandTexts.ts';

/** How an operand is shown. */
interface OperandText {
  readonly label: string;
  readonly unit: Unit;
  /** Where it comes from; a figure comes from its own step. */
  readonly source?: OperandSource;
}

const monthsSources = {
  counted: 'calendar',
  risen: 'your assumption',
  discounted: 'from the discount rate',
} as const satisfies Record<CountedAs, OperandSource>;

/** "Months of the plan, with price rises". */
const monthsTexts = namedStreams.flatMap(({ name, rises }) =>
  (Object.keys(monthsSources) as CountedAs[]).map((counted): [string, OperandText] => [
    monthsOperand(counted, name),
    { label: monthsLabel(counted, name, rises), unit: 'months', source: monthsSources[counted] },
  ]),
);

const known: Readonly<Record<string, OperandText>> = {
  ...operands,
  ...estimateFigures,
  ...forecastFigures,
  ...Object.fromEntries(monthsTexts),
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
    return { label: yearLabel(column as YearColumn, Number(year)), unit: 'usd' };
  }
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

/** The operand that counts the months of a cost stream: `risenBuildMonths`. */
export function monthsOperand(counted: CountedAs, stream: StreamName): string {
  return `${counted}${stream.charAt(0).toUpperCase()}${stream.slice(1)}Months`;
}
