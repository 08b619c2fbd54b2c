import { formatCount } from '../../../contract/format/phrases.ts';

/** "2 developers at 30%". */
export const teamAt = (developers: number, percentage: number) =>
  `${formatCount(developers, 'developer')} at ${percentage}%`;
