import { inputDefinitions, regions } from '../../contract/inputs.ts';
import { limits } from '../../contract/limits.ts';
import { rateCard } from '../estimate/rateCard.ts';
import { userPlanPrice } from '../estimate/userPlanPrice.ts';
import { constantsTexts } from './texts/dataTexts.ts';
import {
  type Cell,
  type CellStyle,
  headingCells,
  type Sheet,
  textCell,
  titleRow,
} from './workbook.ts';

/**
 * Builds the sheet of the constants of specification 9, and of the plans per user.
 *
 * They are typed from the specification a second time on purpose, so that a mistake in the rate
 * card shows. Only the hourly rates come from the rate card, because regions are defined in one
 * place.
 */
export function constantsSheet(): Sheet {
  const { rows, ranges } = constantTables();
  return {
    title: 'Constants',
    columnWidths: [48, 18, 18, 18],
    frozen: { rows: 1, columns: 0 },
    rows: [titleRow(constantsTexts.title), ...rows, [], ...userPlanRows(rows.length + 3)],
    ranges,
  };
}

/** The tables by name, below the title of the sheet, and the other constants. */
function constantTables() {
  const { hourlyRatesUsd } = rateCard;
  const hourlyRates = regions.map((region) => [
    inputDefinitions.region.optionLabels[region],
    hourlyRatesUsd[region === 'custom' ? 'other' : region],
  ]);
  const lastRate = 2 + hourlyRates.length;
  const constant = (
    name: string,
    label: string,
    value: number,
    style: CellStyle = 'number',
  ): Cell[] => [textCell(label), { value, name, style }];
  const table = (
    styles: readonly CellStyle[],
    rows: readonly (readonly (string | number)[])[],
  ): Cell[][] =>
    rows.map((row) => row.map((value, column) => ({ value, style: styles[column] ?? 'plain' })));
  return {
    rows: [
      headingCells(constantsTexts.rates),
      ...table(['plain', 'usd'], hourlyRates),
      [],
      headingCells(constantsTexts.teamSize),
      ...table(
        ['number', 'factor', 'factor', 'number'],
        [
          [1, 1.15, 0, 1],
          [2, 1.05, 0, 2],
          [3, 1, 0, 3],
          [5, 1.02, 0.02, 5],
          [9, 1.08, 0.03, 8],
        ],
      ),
      [],
      headingCells(constantsTexts.timeShare),
      ...table(
        ['points', 'factor', 'factor', 'points'],
        [
          [0, 1.4, 0.02, 50],
          [50, 1.1, 0.01, 80],
          [80, 1, 0.005, 100],
        ],
      ),
      [],
      headingCells(constantsTexts.plan),
      ...table(
        ['number', 'usd', 'weeks'],
        [
          [1, 899, 3],
          [6, 1499, 4],
          [16, 2299, 6],
          [31, 3499, 8],
          [51, 4999, 10],
        ],
      ),
      [],
      headingCells(constantsTexts.others),
      constant('hours_per_developer_week', constantsTexts.hoursPerWeek, 40, 'hours'),
      constant('medium_build_weeks', constantsTexts.mediumBuild, 12, 'weeks'),
      constant('medium_build_surcharge', constantsTexts.mediumSurcharge, 0.1, 'factor'),
      constant('long_build_weeks', constantsTexts.longBuild, 26, 'weeks'),
      constant('long_build_surcharge', constantsTexts.longSurcharge, 0.2, 'factor'),
      constant('development_percentage', constantsTexts.development, 65, 'points'),
      constant('testing_percentage', constantsTexts.testing, 25, 'points'),
      constant('list_setup_usd', constantsTexts.setupFee, 1800, 'usd'),
      constant('weeks_per_month', constantsTexts.weeksPerMonth, 4.33, 'factor'),
    ],
    ranges: {
      region_names: `A3:A${lastRate}`,
      hourly_rates: `A3:B${lastRate}`,
      team_size_bands: `A${lastRate + 3}:D${lastRate + 7}`,
      time_share_bands: `A${lastRate + 10}:D${lastRate + 12}`,
      plan_tiers: `A${lastRate + 15}:C${lastRate + 19}`,
    },
  };
}

/**
 * Builds the rows of the two plans per user. Their constants are typed from the specification, too.
 *
 * @param firstRow - The row number of the first row.
 */
function userPlanRows(firstRow: number): Cell[][] {
  const users = limits.users.default;
  const tiers: readonly (readonly [from: number, upTo: number, usdPerUser: number])[] = [
    [0, 100, 5],
    [100, 200, 4],
    [200, 300, 3],
    [300, 500, 2.8],
    [500, 700, 2.6],
    [700, 1000, 2.4],
    [1000, 1500, 2.2],
    [1500, 2000, 2.1],
    [2000, 1_000_000_000, 2],
  ];
  const first = firstRow + 4;
  const last = first + tiers.length - 1;
  const billable = Math.max(0, users - 100);
  const inTier = (from: number, upTo: number) => Math.max(0, Math.min(billable, upTo) - from);
  return [
    [
      textCell(constantsTexts.users),
      {
        value: users,
        name: 'users',
        style: 'inputNumber',
        validation: { kind: 'whole', ...limits.users, message: constantsTexts.wholeUsers },
      },
    ],
    [
      textCell(constantsTexts.billable),
      { value: billable, name: 'billable_users', formula: 'MAX(0,users-100)', style: 'number' },
    ],
    [],
    headingCells(constantsTexts.tiers),
    ...tiers.map(([from, upTo, usdPerUser], i): Cell[] => [
      { value: from, style: 'number' },
      { value: upTo, style: 'number' },
      { value: usdPerUser, style: 'usd' },
      {
        value: inTier(from, upTo),
        formula: `MAX(0,MIN(billable_users,B${first + i})-A${first + i})`,
        style: 'number',
      },
    ]),
    [],
    [
      textCell(constantsTexts.starter),
      {
        value: userPlanPrice('starter', users).monthlyUsd,
        name: 'starter_monthly',
        formula: '1500+8*users',
        style: 'result',
      },
    ],
    [
      textCell(constantsTexts.pro),
      {
        value: userPlanPrice('pro', users).monthlyUsd,
        name: 'pro_monthly',
        formula: `ROUND(3500+SUMPRODUCT(C${first}:C${last},D${first}:D${last}),2)`,
        style: 'result',
      },
    ],
  ];
}
