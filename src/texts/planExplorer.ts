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
  intro: 'Two other price tables of the provider, by the number of your users who connect apps.',
  users: 'Users',
  usersUnit: 'users',
  usersHelp: 'Whole users, 0 to 10,000.',
  perMonth: 'Per month',
  year1: 'Year 1 with setup',
  setup: 'Setup',
  starter: 'Starter',
  pro: 'Pro',
  terms: ({ monthlyUsd, freeUsers, highestPerUserUsd, lowestPerUserUsd }: PlanTerms) => {
    const base = `$${withThousands(monthlyUsd)} a month`;
    const free = freeUsers > 0 ? ` with ${freeUsers} users free` : '';
    return highestPerUserUsd === lowestPerUserUsd
      ? `${base}${free} and $${highestPerUserUsd} per user`
      : `${base}${free}, then from $${highestPerUserUsd} down to $${lowestPerUserUsd} per user`;
  },
  failed: 'The prices could not be computed.',
} as const;
