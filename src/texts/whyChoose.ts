/** Texts of the reasons to choose the provider. */
export const whyChooseTexts = {
  title: (provider: string) => `Why Choose ${provider}`,
  reasons: [
    { title: '800+ native integrations', text: 'Pre-built integrations with 800+ apps' },
    { title: 'AI agents and workflows', text: 'Embeddable in your product' },
    { title: 'Automatic API updates', text: 'Someone else reads the changelogs' },
    { title: 'Enterprise security', text: 'Built into the platform' },
    { title: '24/7 support', text: 'With a success manager' },
    { title: 'Trusted by over 250,000 users', text: 'Across industries' },
  ],
} as const;
