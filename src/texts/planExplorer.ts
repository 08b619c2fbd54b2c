import { withThousands } from '../../contract/format/withThousands.ts';

/** The terms of a plan billed per user, in USD per month. */
interface PlanTerms {
  monthlyUsd: number;
  freeUsers: number;
  highestPerUserUsd: number;
  lowestPerUserUsd: number;
}

/** Texts of the plans billed per user. */
export const planExplorerTexts = {
  title: 'What if we are billed per user?',
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
  failed: 'We couldn’t calculate the prices.',
} as const;
