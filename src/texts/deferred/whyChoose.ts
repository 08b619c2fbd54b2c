import { provider } from '../../../contract/provider.ts';

/** Texts of the reasons to choose the provider. */
export const whyChooseTexts = {
  title: (provider: string) => `Why Choose ${provider}`,
  reasons: [
    `Pre-built integrations with ${provider.nativeIntegrations} apps`,
    'Embeddable AI agents and workflows',
    'Automatic API updates',
    'Enterprise security',
    '24/7 support with a success manager',
    `Trusted by over ${provider.users} users`,
  ],
} as const;
