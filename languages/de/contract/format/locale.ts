import type * as English from '../../../../contract/format/locale.ts';

export { paperName } from '../../../../contract/format/locale.ts';

export const locale = 'de-DE';
export const language = 'de';
export const pagePath = '/de/';
export const separators: typeof English.separators = { thousands: '.', decimal: ',' };
export const percentText: typeof English.percentText = (number) => `${number}\u00a0%`;
export const amountText: typeof English.amountText = (symbol, digits) => `${digits}\u00a0${symbol}`;
