import { formatNumber } from '../../../../contract/format/numbers.ts';
import type * as English from '../../../../contract/format/phrases.ts';
import { countIn } from '../../../countIn.ts';

/** Singular and plural of the nouns that are counted, by the English one. */
const nouns: Readonly<Record<English.Noun, readonly [string, string]>> = {
  contact: ['contacto', 'contactos'],
  day: ['día', 'días'],
  developer: ['desarrollador', 'desarrolladores'],
  difference: ['diferencia', 'diferencias'],
  form: ['formulario', 'formularios'],
  hour: ['hora', 'horas'],
  integration: ['integración', 'integraciones'],
  minute: ['minuto', 'minutos'],
  month: ['mes', 'meses'],
  'more developer': ['desarrollador más', 'desarrolladores más'],
  'more figure': ['cifra más', 'cifras más'],
  'more integration': ['integración más', 'integraciones más'],
  'other integration': ['otra integración', 'otras integraciones'],
  second: ['segundo', 'segundos'],
  system: ['sistema', 'sistemas'],
  user: ['usuario', 'usuarios'],
  week: ['semana', 'semanas'],
  year: ['año', 'años'],
};

const counted = countIn(nouns);

/** "3 semanas"; "Otras 12 integraciones", which names a row or begins a sentence. */
export const formatCount: typeof English.formatCount = (count, noun, decimals = 1) => {
  if (noun !== 'other integration') return counted(count, noun, decimals);
  const text = formatNumber(count, decimals);
  return text === '1' ? 'Otra integración' : `Otras ${text} integraciones`;
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

/** The sound of "i", before which "y" is "e": "integraciones", "IA", but not "iCloud". */
const beginsWithI = /^(?:I(?![aeou])|i(?![aeoA-Z]))/;

export const formatList: typeof English.formatList = (items) => {
  const last = items.at(-1) ?? '';
  return items.length < 2
    ? last
    : `${items.slice(0, -1).join(', ')} ${beginsWithI.test(last) ? 'e' : 'y'} ${last}`;
};

export { lowerFirst, upperFirst } from '../../../../contract/format/phrases.ts';
