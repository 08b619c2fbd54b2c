/** The unit of the share. Its base is hours, not the Initial Total, which has the multiplier. */
export const maintenanceShareUnit = '% of the build hours a year';

/** "20% of the build hours a year" */
export const shareText = (number: string) => `${number}${maintenanceShareUnit}`;

/** Its monthly amount comes after a colon, which separates the two. */
export const shareWithAmount = (share: string, amount: string) => `${share}: ${amount} a month`;
