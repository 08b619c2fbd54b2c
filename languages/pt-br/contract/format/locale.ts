import type * as English from '../../../../contract/format/locale.ts';

export { paperName } from '../../../../contract/format/locale.ts';

export const locale = 'pt-BR';
export const language = 'pt-BR';
export const pagePath = '/pt-br/';
export const separators: typeof English.separators = { thousands: '.', decimal: ',' };
export const percentText: typeof English.percentText = (number) => `${number}%`;
export const amountText: typeof English.amountText = (symbol, digits) =>
  `${symbol === '$' ? 'US$' : symbol}\u00a0${digits}`;
