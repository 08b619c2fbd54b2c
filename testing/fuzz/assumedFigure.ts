import type { CalculatorInputs } from '../../contract/calculation.ts';

/** The defaults of E24 to E39, written from the decisions. */
const defaults = {
  usersNow: 100,
  genericDevHours: 80,
  genericMaintenanceHours: 10,
  assistedBuildSavingPercentage: 0,
  assistedMaintenanceSavingPercentage: 0,
  platformHoursOnce: 0,
  platformHoursPerMonth: 0,
  platformUsdPerMonth: 0,
  feesUsdPerYear: 0,
  turnoverPercentagePerYear: 0,
  handoverHours: 80,
  overageUsdPerMonth: 0,
  multiplierPercentage: 100,
  embeddedHoursPerIntegration: 0,
  embeddedHoursPerMonth: 0,
  planDiscountPercentage: 0,
  planRisePercentagePerYear: 0,
  wageRisePercentagePerYear: 0,
  leavingHoursPerIntegration: 0,
  leavingMonth: 0,
  discountRatePercentage: 10,
  monthlyRevenueUsd: 0,
  grossMarginPercentage: 80,
  rampMonths: 6,
};

/** The values that the preset `mid` replaces (E29). */
const midRange = {
  ...defaults,
  genericDevHours: 108,
  assistedBuildSavingPercentage: 10,
  assistedMaintenanceSavingPercentage: 15,
  platformHoursOnce: 240,
  platformHoursPerMonth: 12,
  platformUsdPerMonth: 550,
  feesUsdPerYear: 7500,
  turnoverPercentagePerYear: 15,
  handoverHours: 100,
  overageUsdPerMonth: 250,
  planDiscountPercentage: 10,
  leavingHoursPerIntegration: 12,
  multiplierPercentage: 65,
  embeddedHoursPerIntegration: 12,
  embeddedHoursPerMonth: 2,
  planRisePercentagePerYear: 6,
  wageRisePercentagePerYear: 3,
};

/**
 * The figure that counts for an assumption, by the decisions and without the product's code: the
 * visitor's own, that of the preset, or the default.
 */
export function assumedFigure(
  inputs: Pick<
    CalculatorInputs,
    'assumptions' | 'integrationCount' | 'selectedSystems' | 'otherSystems'
  >,
  name: keyof typeof defaults,
): number {
  const { assumptions } = inputs;
  const own = assumptions?.[name];
  if (own !== undefined) return own;
  if (assumptions?.preset !== 'mid') return defaults[name];
  // A year's maintenance is 20 % of the build, of one integration here.
  if (name === 'genericMaintenanceHours')
    return (20 * assumedFigure(inputs, 'genericDevHours')) / 1200;
  return midRange[name] * rangePart(name, inputs);
}

/** The part of the range of an assumption that these integrations have. */
export function rangePart(
  name: string,
  inputs: Pick<CalculatorInputs, 'integrationCount' | 'selectedSystems' | 'otherSystems'>,
): number {
  // Fees are those of an assessment that a chosen system needs (E46).
  if (name === 'feesUsdPerYear')
    return Number(inputs.selectedSystems.some((id) => /^(gmail|google-(drive|sheets))$/.test(id)));
  if (!name.startsWith('platform')) return 1;
  // A platform for fewer than ten integrations is smaller (E34).
  const systems = new Set([
    ...inputs.selectedSystems,
    ...(inputs.otherSystems ?? []).map((id) => `other:${id}`),
  ]);
  return Math.min(Math.max(inputs.integrationCount, systems.size), 10) / 10;
}

/** Percent of the build that all maintenance takes a year; null where hours count instead. */
export function assumedMaintenancePercentage(inputs: CalculatorInputs): number | null {
  const { maintenancePercentagePerYear: own, preset } = inputs.assumptions ?? {};
  if (own !== undefined) return own;
  return preset === 'mid' && !statesMaintenanceHours(inputs) ? 20 : null;
}

/** Whether hours of the visitor's own count; those of a system count only where it is chosen. */
function statesMaintenanceHours(inputs: CalculatorInputs): boolean {
  const { assumptions, selectedSystems, otherSystems } = inputs;
  const chosen = [...selectedSystems, ...(otherSystems ?? []).map((name) => `other:${name}`)];
  const { genericMaintenanceHours, systems = {} } = assumptions ?? {};
  const counted = Object.entries(systems).filter(([id]) => chosen.includes(id));
  return (
    genericMaintenanceHours !== undefined ||
    counted.some(([, { maintenanceHours }]) => maintenanceHours !== undefined)
  );
}

/** Every assumption stated with the figure that counts anyway. */
export function statedInFull(
  inputs: CalculatorInputs,
): NonNullable<CalculatorInputs['assumptions']> {
  const { assumptions } = inputs;
  const maintenancePercentagePerYear = assumedMaintenancePercentage(inputs) ?? undefined;
  const { genericMaintenanceHours, ...others } = Object.fromEntries(
    assumptionNames.map((name) => [name, assumedFigure(inputs, name)]),
  );
  return {
    wantsListings: true,
    ...assumptions,
    ...others,
    // Hours that the visitor states replace the share of the build that the preset assumes.
    ...(maintenancePercentagePerYear === undefined
      ? { genericMaintenanceHours }
      : { maintenancePercentagePerYear }),
  };
}

const assumptionNames = Object.keys(defaults) as (keyof typeof defaults)[];
