import type { CostAssumption } from '../assumptionDetails.ts';
import { type Assumptions, type Quantity, withChanges } from '../assumptions.ts';
import type { InputName } from '../inputs.ts';
import { leverWords } from '../words/leverTexts.ts';

interface LeverDefinition {
  name: string;
  /** Formats a value with its unit. */
  value: (value: number) => string;
  /** The input or the assumption that the lever moves, where it moves a single one. */
  input?: InputName;
  assumption?: CostAssumption;
}

/** Every lever once. Equally influential levers are listed in this order. */
export const leverTexts = {
  integrations: { ...leverWords.integrations, input: 'integrationCount' },
  rate: { ...leverWords.rate, input: 'customHourlyRate' },
  hours: leverWords.hours,
  team: { ...leverWords.team, input: 'developerCountNumber' },
  devTime: { ...leverWords.devTime, input: 'devTimePercentage' },
  listings: leverWords.listings,
  reviews: leverWords.reviews,
  maintenance: { ...leverWords.maintenance, assumption: 'maintenancePercentagePerYear' },
  otherHours: { ...leverWords.otherHours, assumption: 'genericDevHours' },
  otherMaintenance: { ...leverWords.otherMaintenance, assumption: 'genericMaintenanceHours' },
  assistedBuild: { ...leverWords.assistedBuild, assumption: 'assistedBuildSavingPercentage' },
  assistedMaintenance: {
    ...leverWords.assistedMaintenance,
    assumption: 'assistedMaintenanceSavingPercentage',
  },
  platformBuild: { ...leverWords.platformBuild, assumption: 'platformHoursOnce' },
  platformWork: { ...leverWords.platformWork, assumption: 'platformHoursPerMonth' },
  platformCost: { ...leverWords.platformCost, assumption: 'platformUsdPerMonth' },
  fees: { ...leverWords.fees, assumption: 'feesUsdPerYear' },
  turnover: { ...leverWords.turnover, assumption: 'turnoverPercentagePerYear' },
  handover: { ...leverWords.handover, assumption: 'handoverHours' },
  multiplier: { ...leverWords.multiplier, assumption: 'multiplierPercentage' },
  planPrice: { ...leverWords.planPrice, assumption: 'planDiscountPercentage' },
  planRise: { ...leverWords.planRise, assumption: 'planRisePercentagePerYear' },
  overage: { ...leverWords.overage, assumption: 'overageUsdPerMonth' },
  wageRise: { ...leverWords.wageRise, assumption: 'wageRisePercentagePerYear' },
  ownSetup: { ...leverWords.ownSetup, assumption: 'embeddedHoursPerIntegration' },
  ownEffort: { ...leverWords.ownEffort, assumption: 'embeddedHoursPerMonth' },
  leaving: { ...leverWords.leaving, assumption: 'leavingHoursPerIntegration' },
  deployment: leverWords.deployment,
} as const satisfies Record<string, LeverDefinition>;

type Levers = typeof leverTexts;
type Moved = Extract<Levers[keyof Levers], { assumption: CostAssumption }>['assumption'];
type None<Name extends never> = Name;

/**
 * An input or assumption that the sensitivity analysis varies while the others stay the same. An
 * assumption about costs without a lever does not compile.
 */
export type Lever = keyof Levers | None<Exclude<CostAssumption, Moved>>;

/** The definition of a lever, of its general type. */
export function leverOf(lever: Lever): LeverDefinition {
  return leverTexts[lever];
}

/** The lever of the plan counts percent of the list price, the assumption percent off it. */
export function assumedWith(lever: Lever, value: number): number {
  return lever === 'planPrice' ? 100 - value : value;
}

/**
 * Returns the inputs with a lever at a value; null for a lever that is neither an input nor an
 * assumption.
 */
export function inputsWithLever<Inputs extends { assumptions?: Assumptions | null | undefined }>(
  inputs: Inputs,
  lever: Lever,
  value: number,
): Inputs | null {
  const { input, assumption } = leverOf(lever);
  if (input) {
    const region = lever === 'rate' ? { region: 'custom' } : {};
    return { ...inputs, ...region, [input]: value };
  }
  if (!assumption && lever !== 'listings') return null;
  const quantity: Quantity = assumption
    ? { kind: 'number', name: assumption }
    : { kind: 'listings' };
  const change = { quantity, to: assumedWith(lever, value) };
  return { ...inputs, assumptions: withChanges(inputs.assumptions, [change]) };
}
