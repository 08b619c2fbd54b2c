import { formatCount } from '../../../../contract/format/phrases.ts';
import type * as English from '../../../../contract/words/durations.ts';

export const inYear: typeof English.inYear = (year) => `em ${year}`;
export const today = 'hoje';
export const inDays: typeof English.inDays = (days) => `em ${formatCount(days, 'day')}`;
export const inMonths: typeof English.inMonths = (months, isAbout) =>
  `em ${isAbout ? 'cerca de ' : ''}${formatCount(months, 'month')}`;
