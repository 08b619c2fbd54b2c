import { expect, test } from 'vitest';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { estimate } from './estimate.ts';
import type { RuleId } from './trace.ts';

/** A step: figure and formula, rule, operands, and value. */
type ExpectedStep = readonly [
  formula: string,
  rule: RuleId,
  operands: Record<string, number>,
  value: number,
];

const estimates: [name: string, inputs: Partial<CalculatorInputs>, steps: ExpectedStep[]][] = [
  [
    'the defaults',
    {},
    [
      ['hourlyRateUsd = regionRateUsd', 'hourly-rate', { regionRateUsd: 55 }, 55],
      [
        'effectiveDevTimePercentage = devTimePercentage',
        'time-share',
        { devTimePercentage: 30 },
        30,
      ],
      ['selectedDevHours = 0', 'hours', {}, 0],
      ['selectedMaintenanceHours = 0', 'hours', {}, 0],
      ['moderationWeeks = max(0)', 'moderation', {}, 0],
      [
        'effectiveCount = max(integrationCount, selectedCount)',
        'effective-count',
        { integrationCount: 5, selectedCount: 0 },
        5,
      ],
      [
        'genericCount = effectiveCount - profiledCount',
        'hours',
        { effectiveCount: 5, profiledCount: 0 },
        5,
      ],
      [
        'developmentHours = selectedDevHours + genericCount * genericDevHours',
        'hours',
        { selectedDevHours: 0, genericCount: 5, genericDevHours: 80 },
        400,
      ],
      [
        'maintenanceHours = selectedMaintenanceHours + genericCount * genericMaintenanceHours',
        'hours',
        { selectedMaintenanceHours: 0, genericCount: 5, genericMaintenanceHours: 10 },
        50,
      ],
      [
        'buildWeeks = developmentHours / (hoursPerDeveloperWeek * developerCount * effectiveDevTimePercentage / 100)',
        'build-weeks',
        {
          developmentHours: 400,
          hoursPerDeveloperWeek: 40,
          developerCount: 2,
          effectiveDevTimePercentage: 30,
        },
        16.666666666666668,
      ],
      [
        'timelineWeeks = roundUp(buildWeeks + moderationWeeks / moderationDivisor)',
        'timeline',
        { buildWeeks: 16.666666666666668, moderationWeeks: 0, moderationDivisor: 2 },
        17,
      ],
      [
        'embeddedWeeks = planDeploymentWeeks',
        'embedded-weeks',
        { planDeploymentWeeks: 3, effectiveCount: 5 },
        3,
      ],
      [
        'teamSizeFactor = teamBase',
        'team-size-factor',
        { teamBase: 1.05, developerCount: 2 },
        1.05,
      ],
      [
        'devTimeFactor = shareBase + perPoint * (shareBelow - effectiveDevTimePercentage)',
        'time-share-factor',
        { shareBase: 1.4, perPoint: 0.02, shareBelow: 50, effectiveDevTimePercentage: 30 },
        1.8,
      ],
      [
        'durationSurcharge = surchargeOfBand',
        'duration-surcharge',
        { surchargeOfBand: 0.1, buildWeeks: 16.666666666666668 },
        0.1,
      ],
      [
        'costMultiplier = teamSizeFactor * devTimeFactor + durationSurcharge',
        'cost-multiplier',
        { teamSizeFactor: 1.05, devTimeFactor: 1.8, durationSurcharge: 0.1 },
        1.99,
      ],
      [
        'initialTotalUsd = cents(developmentHours * hourlyRateUsd * costMultiplier)',
        'initial-cost',
        { developmentHours: 400, hourlyRateUsd: 55, costMultiplier: 1.99 },
        43780,
      ],
      [
        'developmentUsd = cents(initialTotalUsd * developmentPercentage / 100)',
        'initial-cost',
        { initialTotalUsd: 43780, developmentPercentage: 65 },
        28457,
      ],
      [
        'testingUsd = cents(initialTotalUsd * testingPercentage / 100)',
        'initial-cost',
        { initialTotalUsd: 43780, testingPercentage: 25 },
        10945,
      ],
      [
        'documentationUsd = initialTotalUsd - developmentUsd - testingUsd',
        'initial-cost',
        { initialTotalUsd: 43780, developmentUsd: 28457, testingUsd: 10945 },
        4378,
      ],
      [
        'maintenanceUsd = cents(maintenanceHours * hourlyRateUsd)',
        'maintenance-cost',
        { maintenanceHours: 50, hourlyRateUsd: 55 },
        2750,
      ],
      ['setupUsd = planSetupUsd', 'embedded-plan', { planSetupUsd: 1800 }, 1800],
      [
        'monthlyUsd = planMonthlyUsd',
        'embedded-plan',
        { planMonthlyUsd: 899, effectiveCount: 5 },
        899,
      ],
      [
        'yearOneUsd = setupUsd + contractMonths * monthlyUsd',
        'embedded-plan',
        { setupUsd: 1800, contractMonths: 12, monthlyUsd: 899 },
        12588,
      ],
      [
        'savingsUsd = max(0, initialTotalUsd - yearOneUsd)',
        'savings',
        { initialTotalUsd: 43780, yearOneUsd: 12588 },
        31192,
      ],
      [
        'savingsPercentage = round(100 * savingsUsd / initialTotalUsd)',
        'savings',
        { savingsUsd: 31192, initialTotalUsd: 43780 },
        71,
      ],
      [
        'monthlySavingsUsd = max(0, maintenanceUsd - monthlyUsd)',
        'monthly-savings',
        { maintenanceUsd: 2750, monthlyUsd: 899 },
        1851,
      ],
      [
        'monthlyReductionPercentage = round(100 * monthlySavingsUsd / maintenanceUsd)',
        'monthly-savings',
        { monthlySavingsUsd: 1851, maintenanceUsd: 2750 },
        67,
      ],
    ],
  ],
  [
    'selected systems, a custom rate, a full week and six developers',
    {
      integrationCount: 2,
      selectedSystems: ['slack', 'gmail', 'asana', 'homegrown'],
      developerCountNumber: 6,
      devTimePercentage: null,
      region: 'custom',
      customHourlyRate: 72.5,
    },
    [
      ['hourlyRateUsd = customHourlyRate', 'hourly-rate', { customHourlyRate: 72.5 }, 72.5],
      [
        'effectiveDevTimePercentage = defaultDevTimePercentage',
        'time-share',
        { defaultDevTimePercentage: 100 },
        100,
      ],
      [
        'selectedDevHours = slack + gmail + asana',
        'hours',
        { slack: 140, gmail: 230, asana: 110 },
        480,
      ],
      [
        'selectedMaintenanceHours = slack + gmail + asana',
        'hours',
        { slack: 6, gmail: 9, asana: 6 },
        21,
      ],
      ['moderationWeeks = max(0, slack, gmail)', 'moderation', { slack: 10, gmail: 8 }, 10],
      [
        'effectiveCount = max(integrationCount, selectedCount)',
        'effective-count',
        { integrationCount: 2, selectedCount: 4 },
        4,
      ],
      [
        'genericCount = effectiveCount - profiledCount',
        'hours',
        { effectiveCount: 4, profiledCount: 3 },
        1,
      ],
      [
        'developmentHours = selectedDevHours + genericCount * genericDevHours',
        'hours',
        { selectedDevHours: 480, genericCount: 1, genericDevHours: 80 },
        560,
      ],
      [
        'maintenanceHours = selectedMaintenanceHours + genericCount * genericMaintenanceHours',
        'hours',
        { selectedMaintenanceHours: 21, genericCount: 1, genericMaintenanceHours: 10 },
        31,
      ],
      [
        'buildWeeks = developmentHours / (hoursPerDeveloperWeek * developerCount * effectiveDevTimePercentage / 100)',
        'build-weeks',
        {
          developmentHours: 560,
          hoursPerDeveloperWeek: 40,
          developerCount: 6,
          effectiveDevTimePercentage: 100,
        },
        2.3333333333333335,
      ],
      [
        'timelineWeeks = roundUp(buildWeeks + moderationWeeks / moderationDivisor)',
        'timeline',
        { buildWeeks: 2.3333333333333335, moderationWeeks: 10, moderationDivisor: 2 },
        8,
      ],
      [
        'embeddedWeeks = planDeploymentWeeks',
        'embedded-weeks',
        { planDeploymentWeeks: 3, effectiveCount: 4 },
        3,
      ],
      [
        'teamSizeFactor = teamBase + perDeveloper * (developerCount - teamAbove)',
        'team-size-factor',
        { teamBase: 1.02, perDeveloper: 0.02, developerCount: 6, teamAbove: 5 },
        1.04,
      ],
      [
        'devTimeFactor = shareBase + perPoint * (shareBelow - effectiveDevTimePercentage)',
        'time-share-factor',
        { shareBase: 1, perPoint: 0.005, shareBelow: 100, effectiveDevTimePercentage: 100 },
        1,
      ],
      [
        'durationSurcharge = surchargeOfBand',
        'duration-surcharge',
        { surchargeOfBand: 0, buildWeeks: 2.3333333333333335 },
        0,
      ],
      [
        'costMultiplier = teamSizeFactor * devTimeFactor + durationSurcharge',
        'cost-multiplier',
        { teamSizeFactor: 1.04, devTimeFactor: 1, durationSurcharge: 0 },
        1.04,
      ],
      [
        'initialTotalUsd = cents(developmentHours * hourlyRateUsd * costMultiplier)',
        'initial-cost',
        { developmentHours: 560, hourlyRateUsd: 72.5, costMultiplier: 1.04 },
        42224,
      ],
      [
        'developmentUsd = cents(initialTotalUsd * developmentPercentage / 100)',
        'initial-cost',
        { initialTotalUsd: 42224, developmentPercentage: 65 },
        27445.6,
      ],
      [
        'testingUsd = cents(initialTotalUsd * testingPercentage / 100)',
        'initial-cost',
        { initialTotalUsd: 42224, testingPercentage: 25 },
        10556,
      ],
      [
        'documentationUsd = initialTotalUsd - developmentUsd - testingUsd',
        'initial-cost',
        { initialTotalUsd: 42224, developmentUsd: 27445.6, testingUsd: 10556 },
        4222.4,
      ],
      [
        'maintenanceUsd = cents(maintenanceHours * hourlyRateUsd)',
        'maintenance-cost',
        { maintenanceHours: 31, hourlyRateUsd: 72.5 },
        2247.5,
      ],
      ['setupUsd = planSetupUsd', 'embedded-plan', { planSetupUsd: 1800 }, 1800],
      [
        'monthlyUsd = planMonthlyUsd',
        'embedded-plan',
        { planMonthlyUsd: 899, effectiveCount: 4 },
        899,
      ],
      [
        'yearOneUsd = setupUsd + contractMonths * monthlyUsd',
        'embedded-plan',
        { setupUsd: 1800, contractMonths: 12, monthlyUsd: 899 },
        12588,
      ],
      [
        'savingsUsd = max(0, initialTotalUsd - yearOneUsd)',
        'savings',
        { initialTotalUsd: 42224, yearOneUsd: 12588 },
        29636,
      ],
      [
        'savingsPercentage = round(100 * savingsUsd / initialTotalUsd)',
        'savings',
        { savingsUsd: 29636, initialTotalUsd: 42224 },
        70,
      ],
      [
        'monthlySavingsUsd = max(0, maintenanceUsd - monthlyUsd)',
        'monthly-savings',
        { maintenanceUsd: 2247.5, monthlyUsd: 899 },
        1348.5,
      ],
      [
        'monthlyReductionPercentage = round(100 * monthlySavingsUsd / maintenanceUsd)',
        'monthly-savings',
        { monthlySavingsUsd: 1348.5, maintenanceUsd: 2247.5 },
        60,
      ],
    ],
  ],
  [
    'nothing integrated',
    { integrationCount: 0 },
    [
      ['hourlyRateUsd = regionRateUsd', 'hourly-rate', { regionRateUsd: 55 }, 55],
      [
        'effectiveDevTimePercentage = devTimePercentage',
        'time-share',
        { devTimePercentage: 30 },
        30,
      ],
      ['selectedDevHours = 0', 'hours', {}, 0],
      ['selectedMaintenanceHours = 0', 'hours', {}, 0],
      ['moderationWeeks = max(0)', 'moderation', {}, 0],
      [
        'effectiveCount = max(integrationCount, selectedCount)',
        'effective-count',
        { integrationCount: 0, selectedCount: 0 },
        0,
      ],
      [
        'genericCount = effectiveCount - profiledCount',
        'hours',
        { effectiveCount: 0, profiledCount: 0 },
        0,
      ],
      [
        'developmentHours = selectedDevHours + genericCount * genericDevHours',
        'hours',
        { selectedDevHours: 0, genericCount: 0, genericDevHours: 80 },
        0,
      ],
      [
        'maintenanceHours = selectedMaintenanceHours + genericCount * genericMaintenanceHours',
        'hours',
        { selectedMaintenanceHours: 0, genericCount: 0, genericMaintenanceHours: 10 },
        0,
      ],
      [
        'buildWeeks = developmentHours / (hoursPerDeveloperWeek * developerCount * effectiveDevTimePercentage / 100)',
        'build-weeks',
        {
          developmentHours: 0,
          hoursPerDeveloperWeek: 40,
          developerCount: 2,
          effectiveDevTimePercentage: 30,
        },
        0,
      ],
      [
        'timelineWeeks = roundUp(buildWeeks + moderationWeeks / moderationDivisor)',
        'timeline',
        { buildWeeks: 0, moderationWeeks: 0, moderationDivisor: 2 },
        0,
      ],
      [
        'embeddedWeeks = planDeploymentWeeks',
        'embedded-weeks',
        { planDeploymentWeeks: 0, effectiveCount: 0 },
        0,
      ],
      [
        'teamSizeFactor = teamBase',
        'team-size-factor',
        { teamBase: 1.05, developerCount: 2 },
        1.05,
      ],
      [
        'devTimeFactor = shareBase + perPoint * (shareBelow - effectiveDevTimePercentage)',
        'time-share-factor',
        { shareBase: 1.4, perPoint: 0.02, shareBelow: 50, effectiveDevTimePercentage: 30 },
        1.8,
      ],
      [
        'durationSurcharge = surchargeOfBand',
        'duration-surcharge',
        { surchargeOfBand: 0, buildWeeks: 0 },
        0,
      ],
      [
        'costMultiplier = teamSizeFactor * devTimeFactor + durationSurcharge',
        'cost-multiplier',
        { teamSizeFactor: 1.05, devTimeFactor: 1.8, durationSurcharge: 0 },
        1.89,
      ],
      [
        'initialTotalUsd = cents(developmentHours * hourlyRateUsd * costMultiplier)',
        'initial-cost',
        { developmentHours: 0, hourlyRateUsd: 55, costMultiplier: 1.89 },
        0,
      ],
      [
        'developmentUsd = cents(initialTotalUsd * developmentPercentage / 100)',
        'initial-cost',
        { initialTotalUsd: 0, developmentPercentage: 65 },
        0,
      ],
      [
        'testingUsd = cents(initialTotalUsd * testingPercentage / 100)',
        'initial-cost',
        { initialTotalUsd: 0, testingPercentage: 25 },
        0,
      ],
      [
        'documentationUsd = initialTotalUsd - developmentUsd - testingUsd',
        'initial-cost',
        { initialTotalUsd: 0, developmentUsd: 0, testingUsd: 0 },
        0,
      ],
      [
        'maintenanceUsd = cents(maintenanceHours * hourlyRateUsd)',
        'maintenance-cost',
        { maintenanceHours: 0, hourlyRateUsd: 55 },
        0,
      ],
      ['setupUsd = planSetupUsd', 'embedded-plan', { planSetupUsd: 0 }, 0],
      ['monthlyUsd = planMonthlyUsd', 'embedded-plan', { planMonthlyUsd: 0, effectiveCount: 0 }, 0],
      [
        'yearOneUsd = setupUsd + contractMonths * monthlyUsd',
        'embedded-plan',
        { setupUsd: 0, contractMonths: 12, monthlyUsd: 0 },
        0,
      ],
      [
        'savingsUsd = max(0, initialTotalUsd - yearOneUsd)',
        'savings',
        { initialTotalUsd: 0, yearOneUsd: 0 },
        0,
      ],
      ['savingsPercentage = savingsUsd', 'savings', { savingsUsd: 0 }, 0],
      [
        'monthlySavingsUsd = max(0, maintenanceUsd - monthlyUsd)',
        'monthly-savings',
        { maintenanceUsd: 0, monthlyUsd: 0 },
        0,
      ],
      [
        'monthlyReductionPercentage = monthlySavingsUsd',
        'monthly-savings',
        { monthlySavingsUsd: 0 },
        0,
      ],
    ],
  ],
];

test.each(estimates)('an estimate records every step: %s', (_name, inputs, steps) => {
  const recorded: ExpectedStep[] = [];
  estimate({ ...defaultInputs, ...inputs }, ({ figure, formula, rule, operands, value }) => {
    recorded.push([`${figure} = ${formula}`, rule, { ...operands }, value]);
  });
  expect(recorded).toEqual(steps);
});
