/** The provider of the embedded product (P6). Change these values to present another provider. */
export const provider = {
  name: 'Albato Embedded',
  productUrl: 'https://albato.com/embedded',
  privacyUrl: 'https://albato.com/privacy-policy',
  nativeIntegrations: '800+',
  users: '250,000',
} as const;

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
