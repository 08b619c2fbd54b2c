/** Whose embedded product the calculator speaks of (P6): change this module to sell another one. */
export const provider = {
  name: 'Albato Embedded',
  productUrl: 'https://albato.com/embedded',
  privacyUrl: 'https://albato.com/privacy-policy',
  nativeIntegrations: '800+',
  users: '250,000',
} as const;
