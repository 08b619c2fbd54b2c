import type { Scenario } from '../../contract/calculation.ts';

type QuickStart = Pick<Scenario, 'integrationCount' | 'developerCountNumber' | 'selectedSystems'>;

/**
 * Typical scopes to start from: systems of the rate card, and how many integrations and developers.
 */
export const quickStarts = {
  crmStarter: {
    integrationCount: 5,
    developerCountNumber: 2,
    selectedSystems: ['hubspot', 'pipedrive', 'salesforce', 'zoho-crm'],
  },
  marketingSuite: {
    integrationCount: 12,
    developerCountNumber: 3,
    selectedSystems: [
      'activecampaign',
      'facebook-ads',
      'google-sheets',
      'hubspot',
      'klaviyo',
      'linkedin-ads',
      'mailchimp',
      'shopify',
    ],
  },
  enterprise: {
    integrationCount: 40,
    developerCountNumber: 6,
    selectedSystems: [
      'jira',
      'ms-dynamics',
      'quickbooks',
      'salesforce',
      'salesloft',
      'slack',
      'stripe',
      'zendesk',
    ],
  },
} as const satisfies Record<string, QuickStart>;

export type QuickStartName = keyof typeof quickStarts;
