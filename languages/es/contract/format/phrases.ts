import { formatNumber } from '../../../../contract/format/numbers.ts';
import type * as English from '../../../../contract/format/phrases.ts';

/** Singular and plural of the nouns that are counted, by the English one. */
const nouns: Readonly<Record<string, readonly [string, string]>> = {
  contact: ['contacto', 'contactos'],
  day: ['día', 'días'],
  developer: ['desarrollador', 'desarrolladores'],
  difference: ['diferencia', 'diferencias'],
  hour: ['hora', 'horas'],
  integration: ['integración', 'integraciones'],
  minute: ['minuto', 'minutos'],
  month: ['mes', 'meses'],
  'more developer': ['desarrollador más', 'desarrolladores más'],
  'more figure': ['cifra más', 'cifras más'],
  'more integration': ['integración más', 'integraciones más'],
  second: ['segundo', 'segundos'],
  system: ['sistema', 'sistemas'],
  user: ['usuario', 'usuarios'],
  week: ['semana', 'semanas'],
  year: ['año', 'años'],
};

/** "3 semanas"; "Otras 12 integraciones", which names a row or begins a sentence. */
export const formatCount: typeof English.formatCount = (count, noun, decimals = 1) => {
  const text = formatNumber(count, decimals);
  if (noun === 'other integration')
    return text === '1' ? 'Otra integración' : `Otras ${text} integraciones`;
  const [one, many] = nouns[noun] ?? [noun, noun];
  return `${text} ${text === '1' ? one : many}`;
};

export const formatWeeks: typeof English.formatWeeks = (weeks) => formatCount(weeks, 'week');

const months = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'],
  ...['julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
];

export const formatDay: typeof English.formatDay = (day) => {
  const [year = '', month = '', date = ''] = day.slice(0, 10).split('-');
  return `${Number(date)} de ${months[Number(month) - 1]} de ${year}`;
};

export const upperFirst: typeof English.upperFirst = (text) =>
  text.charAt(0).toUpperCase() + text.slice(1);

/** The sound of "i", before which "y" is "e": "integraciones", "IA", but not "iCloud". */
const beginsWithI = /^(?:I(?![aeou])|i(?![aeoA-Z]))/;

export const formatList: typeof English.formatList = (items) => {
  const last = items.at(-1) ?? '';
  return items.length < 2
    ? last
    : `${items.slice(0, -1).join(', ')} ${beginsWithI.test(last) ? 'e' : 'y'} ${last}`;
};

export { lowerFirst } from '../../../../contract/format/phrases.ts';
