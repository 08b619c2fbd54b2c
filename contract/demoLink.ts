/**
 * Creates the link that opens a saved calculation and the 'Schedule a demo' dialog.
 *
 * @param calculationUrl - Opens the calculation: `https://…/roi-calculator?calculation=<id>`.
 */
export function demoLink(calculationUrl: string): string {
  return `${calculationUrl}&demo=open`;
}
