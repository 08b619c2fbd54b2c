import type * as English from '../../../../contract/words/maintenanceShareText.ts';

export const maintenanceShareUnit = '% de las horas de desarrollo al año';

export const shareText: typeof English.shareText = (number) =>
  `${number}\u00a0${maintenanceShareUnit}`;

export const shareWithAmount: typeof English.shareWithAmount = (share, amount) =>
  `${share}: ${amount} al mes`;
