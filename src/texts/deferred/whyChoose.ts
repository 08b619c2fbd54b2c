import { briefTermText, securityTerms } from '../../../contract/format/planTerms.ts';
import { provider } from '../../../contract/provider.ts';

/** A reason to choose the provider, and where a fact is published. */
interface Reason {
  readonly title: string;
  readonly text?: string;
  readonly url?: string;
  /** The facts beneath it. */
  readonly facts?: string;
}

/** Texts of the reasons to choose the provider. */
export const whyChooseTexts = {
  title: (provider: string) => `Why Choose ${provider}`,
  reasons: [
    {
      title: `${provider.nativeIntegrations} native integrations`,
      text: `Pre-built integrations with ${provider.nativeIntegrations} apps`,
    },
    { title: 'AI agents and workflows', text: 'Embed them in your own product' },
    {
      title: 'Automatic API updates',
      text: `${provider.name} tracks API changes so you don’t have to`,
    },
    {
      title: 'Enterprise security',
      text: 'GDPR transfer assessment',
      url: 'https://albato.com/transfer-impact-assessment',
      facts: securityTerms.map(briefTermText).join(' '),
    },
    { title: '24/7 support', text: 'A success manager for your team' },
    { title: `Trusted by over ${provider.users} users` },
  ] as readonly Reason[],
};
