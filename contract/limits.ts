import { derivedInputs, inputDefinitions } from './inputs.ts';

const { integrationCount, developerCountNumber, devTimePercentage, customHourlyRate } =
  inputDefinitions;

/**
 * Every range in one place, those of the inputs from their registry: sliders, schemas, test
 * arbitraries and documents read it.
 */
export const limits = {
  integrationCount: integrationCount.range,
  developerCountNumber: developerCountNumber.range,
  devTimePercentage: devTimePercentage.range,
  customHourlyRateUsd: customHourlyRate.range,
  customHourlyRateUsdAccepted: customHourlyRate.accepted,
  timelineMonths: { ...derivedInputs.timeline.range, default: derivedInputs.timeline.default },
  deadlineDays: inputDefinitions.deadline.range,
  otherSystems: { max: inputDefinitions.otherSystems.maxNames },
  /** Characters, as the wire counts them (UTF-16 code units). */
  personName: { min: 1, max: 100 },
  companyName: { min: 1, max: 200 },
  /** RFC 5321, 4.5.3.1: a path of 256 octets less its angle brackets. */
  email: { max: 254 },
  website: { max: 300 },
  developerCountLabel: derivedInputs.developerCount.characters,
  userAgent: { max: 1000 },
  /** Characters in the honeypot. */
  fax: { max: 500 },
  /**
   * Milliseconds from opening the page to sending a form; sooner than `human` nobody has read it.
   */
  formMilliseconds: { min: 0, human: 2000, max: 1e12 },
  /** Characters of a scenario that a short link opens. */
  linkedScenario: { max: 20_000 },
  /** The largest batch of estimates. */
  batchLines: { max: 1000 },
  /** USD; inputs within these limits give no larger sums. */
  moneyUsd: { min: 0, max: 100_000_000_000 },
  /** Users the plan explorer asks about (E14); it starts with those that Pro includes. */
  users: { min: 0, max: 10_000, step: 1, default: 100 },
} as const;
