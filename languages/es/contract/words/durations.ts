import { formatCount } from '../../../../contract/format/phrases.ts';
import type * as English from '../../../../contract/words/durations.ts';

export const inYear: typeof English.inYear = (year) => `en ${year}`;
export const today = 'hoy';
export const inDays: typeof English.inDays = (days) => `dentro de ${formatCount(days, 'day')}`;
export const inMonths: typeof English.inMonths = (months, isAbout) =>
  `dentro de ${isAbout ? 'aproximadamente ' : ''}${formatCount(months, 'month')}`;
