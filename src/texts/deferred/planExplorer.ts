import { formatNumber } from '../../../contract/format/formatNumber.ts';
import { withThousands } from '../../../contract/format/withThousands.ts';

/** The terms of a plan billed per user, in USD per month. */
interface PlanTerms {
  monthlyUsd: number;
  freeUsers: number;
  highestPerUserUsd: number;
  lowestPerUserUsd: number;
}

/** Texts of the prices per user, which load with them. */
export const deferredPlanExplorerTexts = {
  intro: 'Two more plans, priced by how many of your users connect apps.',
  users: 'Users',
  usersUnit: 'users',
  usersHelp: 'A whole number from 0 to 10,000.',
  perMonth: 'Per month',
  year1: 'Year 1 with setup',
  setup: 'Setup',
  starter: 'Starter',
  pro: 'Pro',
  terms: ({ monthlyUsd, freeUsers, highestPerUserUsd, lowestPerUserUsd }: PlanTerms) => {
    const base = `$${withThousands(monthlyUsd)} a month`;
    const free = freeUsers > 0 ? `, first ${freeUsers} users free` : '';
    return highestPerUserUsd === lowestPerUserUsd
      ? `${base}${free}, plus $${highestPerUserUsd} per user`
      : `${base}${free}, then $${highestPerUserUsd} to $${lowestPerUserUsd} per user`;
  },
  withoutDiscount: (percentage: number) =>
    `These are list prices: your plan discount of ${formatNumber(percentage, 2)}% is not part of them.`,
} as const;
