import { formatCount } from '../format/phrases.ts';

export const inYear = (year: number) => `in ${year}`;
export const today = 'today';
export const inDays = (days: number) => `in ${formatCount(days, 'day')}`;

/** @param isAbout - Whether these are not whole calendar months. */
export const inMonths = (months: number, isAbout: boolean) =>
  `in ${isAbout ? 'about ' : ''}${formatCount(months, 'month')}`;
