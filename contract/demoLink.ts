/**
 * Creates the link that opens a calculation and the 'Schedule a demo' dialog.
 *
 * @param calculationUrl - Opens the calculation, `https://…/roi-calculator?calculation=<id>`, or a
 *   scenario, which is in the fragment, `https://…/#v1&integrations=12`.
 */
export function demoLink(calculationUrl: string): string {
  const [address = '', ...fragment] = calculationUrl.split('#');
  const separator = address.includes('?') ? '&' : '?';
  return [`${address}${separator}demo=open`, ...fragment].join('#');
}
