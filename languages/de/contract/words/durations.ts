import { formatCount } from '../../../../contract/format/phrases.ts';
import type * as English from '../../../../contract/words/durations.ts';
import { dative } from '../../../germanDative.ts';

export const inYear: typeof English.inYear = (year) => `im Jahr ${year}`;
export const today = 'heute';
export const inDays: typeof English.inDays = (days) => `in ${dative(formatCount(days, 'day'))}`;
export const inMonths: typeof English.inMonths = (months, isAbout) =>
  `in ${isAbout ? 'etwa ' : ''}${dative(formatCount(months, 'month'))}`;
