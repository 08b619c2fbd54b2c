import type * as English from '../../../../contract/format/locale.ts';

export { paperName } from '../../../../contract/format/locale.ts';

export const locale = 'es-ES';
export const language = 'es';
export const pagePath = '/es/';
export const separators: typeof English.separators = { thousands: '.', decimal: ',' };
export const percentText: typeof English.percentText = (number) => `${number}\u00a0%`;
export const amountText: typeof English.amountText = (symbol, digits) =>
  `${digits}\u00a0${symbol === '$' ? 'US$' : symbol}`;
