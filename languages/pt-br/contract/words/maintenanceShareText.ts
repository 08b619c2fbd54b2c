import type * as English from '../../../../contract/words/maintenanceShareText.ts';

export const maintenanceShareUnit = '% das horas de desenvolvimento ao ano';

export const shareText: typeof English.shareText = (number) => `${number}${maintenanceShareUnit}`;

export const shareWithAmount: typeof English.shareWithAmount = (share, amount) =>
  `${share}: ${amount} por mês`;
