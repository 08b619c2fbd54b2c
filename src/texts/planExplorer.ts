import { withThousands } from '../../contract/format/withThousands.ts';

/** What a plan billed per user is made of, in USD per month. */
interface PlanTerms {
  monthlyUsd: number;
  freeUsers: number;
  dearestPerUserUsd: number;
  cheapestPerUserUsd: number;
}

/** What the plans per user say. */
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
  terms: ({ monthlyUsd, freeUsers, dearestPerUserUsd, cheapestPerUserUsd }: PlanTerms) => {
    const base = `$${withThousands(monthlyUsd)} a month`;
    const free = freeUsers > 0 ? ` with ${freeUsers} users free` : '';
    return dearestPerUserUsd === cheapestPerUserUsd
      ? `${base}${free} and $${dearestPerUserUsd} per user`
      : `${base}${free}, then from $${dearestPerUserUsd} down to $${cheapestPerUserUsd} per user`;
  },
  failed: 'The prices could not be computed.',
} as const;
