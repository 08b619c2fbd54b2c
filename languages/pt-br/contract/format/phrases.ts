import type * as English from '../../../../contract/format/phrases.ts';
import { countIn, isBelowTwo } from '../../../countIn.ts';

/** Singular and plural of the nouns that are counted, by the English one. */
const nouns: Readonly<Record<English.Noun, readonly [string, string]>> = {
  contact: ['contato', 'contatos'],
  day: ['dia', 'dias'],
  developer: ['desenvolvedor', 'desenvolvedores'],
  difference: ['diferença', 'diferenças'],
  form: ['formulário', 'formulários'],
  hour: ['hora', 'horas'],
  integration: ['integração', 'integrações'],
  minute: ['minuto', 'minutos'],
  month: ['mês', 'meses'],
  'more developer': ['desenvolvedor a mais', 'desenvolvedores a mais'],
  'more figure': ['valor a mais', 'valores a mais'],
  'more integration': ['integração a mais', 'integrações a mais'],
  'other integration': ['outra integração', 'outras integrações'],
  second: ['segundo', 'segundos'],
  system: ['sistema', 'sistemas'],
  user: ['usuário', 'usuários'],
  week: ['semana', 'semanas'],
  year: ['ano', 'anos'],
};

export const formatCount = countIn(nouns, isBelowTwo);

export const formatWeeks: typeof English.formatWeeks = (weeks) => formatCount(weeks, 'week');

const months = [
  ...['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho'],
  ...['julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro'],
];

export const formatDay: typeof English.formatDay = (day) => {
  const [year = '', month = '', date = ''] = day.slice(0, 10).split('-');
  return `${date === '01' ? '1º' : Number(date)} de ${months[Number(month) - 1]} de ${year}`;
};

export const formatList: typeof English.formatList = (items) => {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} e ${last}`;
};

export { lowerFirst, upperFirst } from '../../../../contract/format/phrases.ts';
