import { detailsOf } from '../assumptionDetails.ts';
import {
  type Assumptions,
  assumptionChanges,
  assumptionOf,
  billings,
  changedAssumptions,
  type NumberAssumption,
  type SystemFigure,
} from '../assumptions.ts';
import { otherSystemName } from '../systemIds.ts';
import {
  amountTexts,
  assumptionLabels,
  assumptionUnits,
  billingLabel,
  billingTexts,
  figureUnits,
  noNumberText,
  originTexts,
  presetLabel,
  quantityText,
  rowTexts,
  systemFigureLabel,
  wantsListingsLabel,
} from '../words/assumptionTexts.ts';
import { amountText } from './locale.ts';
import {
  type BuildHours,
  maintenanceShareText,
  maintenanceShareUnit,
} from './maintenanceShareText.ts';
import { formatNumber } from './numbers.ts';

export {
  assumptionLabels,
  billingLabel,
  billingTexts,
  systemFigureLabels,
  wantsListingsLabel,
} from '../words/assumptionTexts.ts';

/** The unit after the number of an assumption in a field or a column. */
export function assumptionUnit(name: NumberAssumption): string {
  if (name === 'maintenancePercentagePerYear') return maintenanceShareUnit;
  return assumptionUnits[detailsOf(name).unit];
}

function decimals(value: number): string {
  return formatNumber(value, 2);
}

/**
 * Formats the value of an assumption: "6% a year", "4 h a month"; "the hours of the rate card"
 * where there is no number.
 *
 * @param build - Gives a share of the build hours its amount.
 */
export function assumptionText(
  name: NumberAssumption,
  value: number | null,
  build?: BuildHours | undefined,
): string {
  const { unit } = detailsOf(name);
  if (value === null) return noNumberText(unit);
  if (unit === 'usdPerMonth' || unit === 'usdOnce' || unit === 'usdPerYear')
    return amountTexts[unit](amountText('$', decimals(value)));
  if (name === 'maintenancePercentagePerYear') return maintenanceShareText(value, build);
  return quantityText(decimals(value), assumptionUnits[unit]);
}

/** Whose value of an assumption counts, as part of a sentence: "your assumption". */
export function assumptionOrigin(
  assumptions: Assumptions | null | undefined,
  name: NumberAssumption,
): string {
  if (assumptions?.[name] !== undefined) return originTexts.visitor;
  return assumptions?.preset ? originTexts.midRange : originTexts.rateCard;
}

/** Formats a figure of a system: "90 h", "6 h a month", "10 weeks". */
export function systemFigureText(figure: SystemFigure, value: number): string {
  return quantityText(decimals(value), figureUnits[figure]);
}

/** An assumption that differs from the rate card. */
interface AssumptionRow {
  label: string;
  value: string;
  /** The rate card's value. */
  default: string;
}

/**
 * Lists what a visitor assumes differently from the rate card.
 *
 * @param systemName - The name of a system; its id where none is given.
 * @param systemDefault - The rate card's figure of a system; undefined for a system that is not on
 *   it. Without this function the rows name no figure.
 * @param build - Gives a share of the build hours its amount.
 */
export function assumptionRows(
  assumptions: Assumptions | null | undefined,
  systemName: (id: string) => string = (id) => otherSystemName(id) ?? id,
  systemDefault?: (id: string, figure: SystemFigure) => number | undefined,
  build?: BuildHours | undefined,
): AssumptionRow[] {
  return assumptionChanges(changedAssumptions(assumptions)).map(({ quantity, to }) => {
    if (quantity.kind === 'listings')
      return { label: wantsListingsLabel, value: rowTexts.noListings, default: rowTexts.listings };
    if (quantity.kind === 'preset')
      return { label: presetLabel, value: rowTexts.midRange, default: rowTexts.rateCard };
    if (quantity.kind === 'billing') {
      const value = billingTexts[billings[to] ?? 'integrations'];
      return { label: billingLabel, value, default: billingTexts.integrations };
    }
    if (quantity.kind === 'number') {
      const { name } = quantity;
      return {
        label: assumptionLabels[name],
        value: assumptionText(name, to, build),
        default: assumptionText(name, assumptionOf(name).default),
      };
    }
    const { id, figure } = quantity;
    return {
      label: systemFigureLabel(systemName(id), figure),
      value: decimals(to),
      default: systemDefault ? systemDefaultText(systemDefault(id, figure)) : rowTexts.ofRateCard,
    };
  });
}

function systemDefaultText(value: number | undefined): string {
  return value === undefined ? rowTexts.notOnRateCard : decimals(value);
}

/**
 * Lists them as one text, or says that there are none.
 *
 * @param systemName - The name of a system; its id where none is given.
 * @param build - Gives a share of the build hours its amount.
 */
export function assumptionsText(
  assumptions: Assumptions | null | undefined,
  systemName?: (id: string) => string,
  build?: BuildHours,
): string {
  const rows = assumptionRows(assumptions, systemName, undefined, build).map(
    ({ label, value }) => `${label}: ${value}`,
  );
  return rows.join('; ') || rowTexts.none;
}
