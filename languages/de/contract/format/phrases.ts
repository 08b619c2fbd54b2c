import { formatNumber } from '../../../../contract/format/numbers.ts';
import type * as English from '../../../../contract/format/phrases.ts';

/** Singular and plural of the nouns that are counted, by the English one. */
const nouns: Readonly<Record<string, readonly [string, string]>> = {
  contact: ['Kontakt', 'Kontakte'],
  day: ['Tag', 'Tage'],
  developer: ['Entwickler', 'Entwickler'],
  difference: ['Unterschied', 'Unterschiede'],
  hour: ['Stunde', 'Stunden'],
  integration: ['Integration', 'Integrationen'],
  minute: ['Minute', 'Minuten'],
  month: ['Monat', 'Monate'],
  'more developer': ['weiterer Entwickler', 'weitere Entwickler'],
  'more figure': ['weitere Zahl', 'weitere Zahlen'],
  'more integration': ['weitere Integration', 'weitere Integrationen'],
  'other integration': ['andere Integration', 'andere Integrationen'],
  second: ['Sekunde', 'Sekunden'],
  system: ['System', 'Systeme'],
  user: ['Nutzer', 'Nutzer'],
  week: ['Woche', 'Wochen'],
  year: ['Jahr', 'Jahre'],
};

export const formatCount: typeof English.formatCount = (count, noun, decimals = 1) => {
  const text = formatNumber(count, decimals);
  const [one, many] = nouns[noun] ?? [noun, noun];
  return `${text} ${text === '1' ? one : many}`;
};

export const formatWeeks: typeof English.formatWeeks = (weeks) => formatCount(weeks, 'week');

const months = [
  ...['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni'],
  ...['Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'],
];

export const formatDay: typeof English.formatDay = (day) => {
  const [year = '', month = '', date = ''] = day.slice(0, 10).split('-');
  return `${Number(date)}. ${months[Number(month) - 1]} ${year}`;
};

export const upperFirst: typeof English.upperFirst = (text) =>
  text.charAt(0).toUpperCase() + text.slice(1);

export const formatList: typeof English.formatList = (items) => {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} und ${last}`;
};

/** German keeps the capitals of its nouns. */
export const lowerFirst: typeof English.lowerFirst = (text) => text;
