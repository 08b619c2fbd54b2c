/** The provider of the embedded product (P6). Change these values to present another provider. */
export const provider = {
  name: 'Albato Embedded',
  productUrl: 'https://albato.com/embedded',
  privacyUrl: 'https://albato.com/privacy-policy',
  nativeIntegrations: '800+',
  users: '250,000',
} as const;
