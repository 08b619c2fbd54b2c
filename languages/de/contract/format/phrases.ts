import type * as English from '../../../../contract/format/phrases.ts';
import { countIn } from '../../../countIn.ts';

/** Singular and plural of the nouns that are counted, by the English one. */
const nouns: Readonly<Record<English.Noun, readonly [string, string]>> = {
  contact: ['Kontakt', 'Kontakte'],
  day: ['Tag', 'Tage'],
  developer: ['Entwickler', 'Entwickler'],
  difference: ['Unterschied', 'Unterschiede'],
  form: ['Formular', 'Formulare'],
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

export const formatCount = countIn(nouns);

export const formatWeeks: typeof English.formatWeeks = (weeks) => formatCount(weeks, 'week');

const months = [
  ...['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni'],
  ...['Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'],
];

export const formatDay: typeof English.formatDay = (day) => {
  const [year = '', month = '', date = ''] = day.slice(0, 10).split('-');
  return `${Number(date)}. ${months[Number(month) - 1]} ${year}`;
};

export const formatList: typeof English.formatList = (items) => {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} und ${last}`;
};

/** German keeps the capitals of its nouns. */
export const lowerFirst: typeof English.lowerFirst = (text) => text;

export { upperFirst } from '../../../../contract/format/phrases.ts';
