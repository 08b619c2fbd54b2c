import { limits } from '../../contract/limits.ts';
import { userPlanPrice } from '../estimate/userPlanPrice.ts';
import { textCell } from './textCell.ts';
import type { Cell } from './workbook.ts';

/**
 * Builds the rows of the two plans per user. Their constants are typed from the specification, too.
 *
 * @param firstRow - The row number of the first row.
 */
export function userPlanRows(firstRow: number): Cell[][] {
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
      textCell('Users'),
      {
        value: users,
        name: 'users',
        style: 'inputNumber',
        validation: {
          kind: 'whole',
          min: limits.users.min,
          max: limits.users.max,
          message: 'Whole users',
        },
      },
    ],
    [
      textCell('Users above the 100 free ones of the Pro plan'),
      { value: billable, name: 'billable_users', formula: 'MAX(0,users-100)', style: 'number' },
    ],
    [],
    ['Above', 'Up to', 'USD per user', 'Users in tier'].map((name) => textCell(name, 'heading')),
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
      textCell('Starter plan per month'),
      {
        value: userPlanPrice('starter', users).monthlyUsd,
        name: 'starter_monthly',
        formula: '1500+8*users',
        style: 'result',
      },
    ],
    [
      textCell('Pro plan per month'),
      {
        value: userPlanPrice('pro', users).monthlyUsd,
        name: 'pro_monthly',
        formula: `ROUND(3500+SUMPRODUCT(C${first}:C${last},D${first}:D${last}),2)`,
        style: 'result',
      },
    ],
  ];
}
