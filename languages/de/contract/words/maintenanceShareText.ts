import type * as English from '../../../../contract/words/maintenanceShareText.ts';

export const maintenanceShareUnit = '% der Entwicklungsstunden pro Jahr';

export const shareText: typeof English.shareText = (number) =>
  `${number}\u00a0${maintenanceShareUnit}`;

export const shareWithAmount: typeof English.shareWithAmount = (share, amount) =>
  `${share}: ${amount} im Monat`;
