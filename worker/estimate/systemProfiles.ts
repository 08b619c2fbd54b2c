/** How laborious a system's interface is; a function of its development hours (E1). */
export type Complexity = 'Standard' | 'Moderate' | 'High' | 'Very High' | 'Extremely High';

/** What integrating one system takes, and on what each figure rests. */
export interface SystemProfile {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly devHours: number;
  /** Per month. */
  readonly maintenanceHours: number;
  readonly complexity: Complexity;
  /** Weeks that the system's own review of a new integration takes. */
  readonly moderationWeeks: number;
  readonly complexityNote: string;
  readonly basis: {
    readonly devHours: string;
    readonly maintenanceHours: string;
    readonly moderationWeeks: string;
  };
  /** Where the note and the sourced figures come from, separated by " ; ". */
  readonly source: string;
}

/** The 28 systems of specification 3. Their hours are this product's own planning assumptions, not measurements (E1). */
export const systemProfiles: readonly SystemProfile[] = [
  {
    id: 'activecampaign',
    name: 'ActiveCampaign',
    category: 'Marketing',
    devHours: 100,
    maintenanceHours: 5,
    complexity: 'Standard',
    moderationWeeks: 0,
    complexityNote:
      'Every key in a customer account shares one budget of 5 requests per second, so bulk contact syncs need queueing and backoff.',
    basis: { devHours: 'judgement', maintenanceHours: 'judgement', moderationWeeks: 'judgement' },
    source:
      'https://raw.githubusercontent.com/api-evangelist/activecampaign/refs/heads/main/rate-limits/activecampaign-rate-limits.yml ; https://nango.dev/docs/integrations/all/active-campaign',
  },
  {
    id: 'asana',
    name: 'Asana',
    category: 'Productivity',
    devHours: 110,
    maintenanceHours: 6,
    complexity: 'Standard',
    moderationWeeks: 0,
    complexityNote:
      'Request limits depend on the customer plan (150 per minute on free, 1,500 on paid, 60 for search), so the client must adapt and honour Retry-After.',
    basis: { devHours: 'judgement', maintenanceHours: 'judgement', moderationWeeks: 'judgement' },
    source: 'https://developers.asana.com/jd/docs/rate-limits',
  },
  {
    id: 'clickup',
    name: 'ClickUp',
    category: 'Productivity',
    devHours: 100,
    maintenanceHours: 6,
    complexity: 'Standard',
    moderationWeeks: 0,
    complexityNote:
      'Throughput is capped per token by the customer plan, from 100 to 10,000 requests per minute, while the API is still moving from v2 to v3.',
    basis: { devHours: 'judgement', maintenanceHours: 'judgement', moderationWeeks: 'judgement' },
    source:
      'https://developer.clickup.com/docs/rate-limits ; https://developer.clickup.com/docs/Getting%20Started',
  },
  {
    id: 'eventbrite',
    name: 'Eventbrite',
    category: 'Events',
    devHours: 80,
    maintenanceHours: 4,
    complexity: 'Standard',
    moderationWeeks: 0,
    complexityNote:
      'A plain OAuth REST API: the work is continuation-token paging, retrying on 429 and keeping webhooks registered.',
    basis: { devHours: 'judgement', maintenanceHours: 'judgement', moderationWeeks: 'judgement' },
    source: 'https://packagist.org/packages/themusicdev/eventbrite',
  },
  {
    id: 'facebook-ads',
    name: 'Facebook Ads',
    category: 'Advertising',
    devHours: 240,
    maintenanceHours: 12,
    complexity: 'Very High',
    moderationWeeks: 6,
    complexityNote:
      'Access to customer ad accounts needs Meta app review permission by permission plus business verification, and the access tier sets the rate limits.',
    basis: { devHours: 'judgement', maintenanceHours: 'judgement', moderationWeeks: 'judgement' },
    source:
      'https://developers.facebook.com/documentation/ads-commerce/marketing-api/get-started/authorization ; https://developers.facebook.com/docs/marketing-api/review/sample-submission/',
  },
  {
    id: 'gmail',
    name: 'Gmail',
    category: 'Email',
    devHours: 230,
    maintenanceHours: 9,
    complexity: 'Very High',
    moderationWeeks: 8,
    complexityNote:
      'Reading mail uses restricted scopes, so Google verification and a CASA security assessment are required and must be repeated every year.',
    basis: {
      devHours: 'judgement',
      maintenanceHours: 'judgement',
      moderationWeeks:
        'sourced: Google says "several weeks"; vet-docs 4-12 weeks for Tier 3; Nango 5-20 days if well prepared (nango.dev/docs/api-integrations/google-shared/google-security-review)',
    },
    source:
      'https://support.google.com/cloud/answer/13463817 ; https://appdefensealliance.dev/casa/casa-tiering ; https://vet-docs.pages.dev/docs/explanation-casa',
  },
  {
    id: 'gohighlevel',
    name: 'GoHighLevel',
    category: 'CRM',
    devHours: 140,
    maintenanceHours: 7,
    complexity: 'Moderate',
    moderationWeeks: 3,
    complexityNote:
      'The agency or sub-account target is fixed when the app is created, unlisted apps are capped at five agencies, and limits apply per app per location.',
    basis: { devHours: 'judgement', maintenanceHours: 'judgement', moderationWeeks: 'judgement' },
    source:
      'https://docs.unified.to/skills/highlevel-oauth-app/SKILL.md ; https://marketplace.gohighlevel.com/docs/other/rate-limits',
  },
  {
    id: 'google-drive',
    name: 'Google Drive',
    category: 'Storage',
    devHours: 180,
    maintenanceHours: 8,
    complexity: 'High',
    moderationWeeks: 6,
    complexityNote:
      'Most Drive scopes are restricted, so a verification and a CASA assessment apply, and change tracking runs on notification channels you must set up per resource.',
    basis: {
      devHours: 'judgement',
      maintenanceHours: 'judgement',
      moderationWeeks: 'sourced: as gmail, lower end',
    },
    source:
      'https://nango.dev/docs/api-integrations/google-shared/google-security-review ; https://developers.google.cn/workspace/drive/api/guides/push.md.txt',
  },
  {
    id: 'google-sheets',
    name: 'Google Sheets',
    category: 'Productivity',
    devHours: 120,
    maintenanceHours: 6,
    complexity: 'Moderate',
    moderationWeeks: 2,
    complexityNote:
      'Google must verify the app for sensitive scopes, and all your customers share one quota of 300 reads and 300 writes per minute per project.',
    basis: {
      devHours: 'judgement',
      maintenanceHours: 'judgement',
      moderationWeeks:
        'sourced: Google states 10 days for sensitive-scope verification (that the Sheets scope is "sensitive" is judgement)',
    },
    source:
      'https://support.google.com/cloud/answer/13463817 ; https://developers.google.com/sheets/api/limits',
  },
  {
    id: 'hubspot',
    name: 'HubSpot',
    category: 'CRM',
    devHours: 180,
    maintenanceHours: 8,
    complexity: 'High',
    moderationWeeks: 2,
    complexityNote:
      'Listing is reviewed by hand and needs OAuth only, three active installs and webhooks for privacy-compliant contact deletion.',
    basis: { devHours: 'judgement', maintenanceHours: 'judgement', moderationWeeks: 'judgement' },
    source:
      'https://developers.hubspot.com/docs/api/app-marketplace-listing-requirements?hsLang=en ; https://developers.hubspot.com/docs/developer-tooling/platform/usage-guidelines.md',
  },
  {
    id: 'jira',
    name: 'Jira',
    category: 'Productivity',
    devHours: 170,
    maintenanceHours: 9,
    complexity: 'High',
    moderationWeeks: 0,
    complexityNote:
      'OAuth 3LO rotates refresh tokens and routes through a cloud id, registered webhooks expire, and points-based rate limits apply since March 2026.',
    basis: { devHours: 'judgement', maintenanceHours: 'judgement', moderationWeeks: 'judgement' },
    source:
      'https://developer.atlassian.com/cloud/jira/platform/rate-limiting ; https://developer.atlassian.com/cloud/jira/platform/rest/v2/api-group-webhooks/ ; https://mrrefactoring.github.io/jira.js/guide/oauth2-authentication',
  },
  {
    id: 'klaviyo',
    name: 'Klaviyo',
    category: 'Marketing',
    devHours: 130,
    maintenanceHours: 7,
    complexity: 'Moderate',
    moderationWeeks: 3,
    complexityNote:
      'Marketplace review requires OAuth and five active installs, and dated API revisions have to be followed as they are retired.',
    basis: { devHours: 'judgement', maintenanceHours: 'judgement', moderationWeeks: 'judgement' },
    source:
      'https://developers.klaviyo.com/en/docs/submit_your_app_for_review ; https://developers.klaviyo.com/en/docs/api_versioning_and_deprecation_policy',
  },
  {
    id: 'linkedin-ads',
    name: 'LinkedIn Ads',
    category: 'Advertising',
    devHours: 230,
    maintenanceHours: 10,
    complexity: 'Very High',
    moderationWeeks: 5,
    complexityNote:
      'Advertising API access is granted by application, the development tier can edit only five ad accounts, and older API versions are switched off on a schedule.',
    basis: {
      devHours: 'judgement',
      maintenanceHours: 'judgement',
      moderationWeeks:
        'sourced: shuttergen reports 1-3 business days for sandbox and 2-4 weeks for production',
    },
    source:
      'https://docs.microsoft.com/en-gb/linkedin/marketing/integrations/marketing-tiers ; https://shuttergen.com/resources/linkedin-ads-api',
  },
  {
    id: 'magento',
    name: 'Magento (Adobe Commerce)',
    category: 'E-commerce',
    devHours: 260,
    maintenanceHours: 11,
    complexity: 'Very High',
    moderationWeeks: 0,
    complexityNote:
      'Each merchant hosts and activates the integration themselves over signed OAuth 1.0a, so store URLs, versions and custom fields differ per customer.',
    basis: { devHours: 'judgement', maintenanceHours: 'judgement', moderationWeeks: 'judgement' },
    source:
      'https://developer.adobe.com/commerce/webapi/get-started/authentication/gs-authentication-oauth',
  },
  {
    id: 'mailchimp',
    name: 'Mailchimp',
    category: 'Marketing',
    devHours: 90,
    maintenanceHours: 5,
    complexity: 'Standard',
    moderationWeeks: 0,
    complexityNote:
      'The API allows ten simultaneous connections and sends no limit headers, and each account lives behind its own data-centre prefix.',
    basis: { devHours: 'judgement', maintenanceHours: 'judgement', moderationWeeks: 'judgement' },
    source:
      'https://raw.githubusercontent.com/api-evangelist/mailchimp/refs/heads/main/rate-limits/mailchimp-rate-limits.yml ; https://docs.unified.to/skills/mailchimp-oauth-app/SKILL.md',
  },
  {
    id: 'ms-dynamics',
    name: 'Microsoft Dynamics 365',
    category: 'CRM',
    devHours: 350,
    maintenanceHours: 15,
    complexity: 'Extremely High',
    moderationWeeks: 4,
    complexityNote:
      'Each customer tenant has its own schema and licences, with Dataverse limits measured in a five-minute window on top of a daily entitlement.',
    basis: {
      devHours: 'spec (350, the max)',
      maintenanceHours: 'judgement',
      moderationWeeks: 'devHours fixed by spec; moderation judgement',
    },
    source:
      'https://learn.microsoft.com/en-us/powerapps/maker/data-platform/api-limits-overview ; https://learn.microsoft.com/power-apps/developer/data-platform/api-limits',
  },
  {
    id: 'notion',
    name: 'Notion',
    category: 'Productivity',
    devHours: 100,
    maintenanceHours: 6,
    complexity: 'Standard',
    moderationWeeks: 1,
    complexityNote:
      'The API averages three requests per second per connection and caps request size, so pages must be read and written in small block batches.',
    basis: { devHours: 'judgement', maintenanceHours: 'judgement', moderationWeeks: 'judgement' },
    source: 'https://developers.notion.com/reference/request-limits.md',
  },
  {
    id: 'openai',
    name: 'OpenAI',
    category: 'AI',
    devHours: 80,
    maintenanceHours: 7,
    complexity: 'Standard',
    moderationWeeks: 0,
    complexityNote:
      'Authentication is one API key, but requests and tokens are throttled on several counters at once that vary by model and usage tier.',
    basis: { devHours: 'judgement', maintenanceHours: 'judgement', moderationWeeks: 'judgement' },
    source:
      'https://developers.openai.com/api/docs/guides/rate-limits ; https://raw.githubusercontent.com/api-evangelist/openai/refs/heads/main/rate-limits/openai-rate-limits.yml',
  },
  {
    id: 'pipedrive',
    name: 'Pipedrive',
    category: 'CRM',
    devHours: 120,
    maintenanceHours: 6,
    complexity: 'Moderate',
    moderationWeeks: 2,
    complexityNote:
      'Public apps need marketplace approval, allow one callback URL that also receives uninstall calls, and use a separate API domain per company.',
    basis: { devHours: 'judgement', maintenanceHours: 'judgement', moderationWeeks: 'judgement' },
    source:
      'https://docs.unified.to/skills/pipedrive-oauth-app/SKILL.md ; https://pipedrive.readme.io/docs/marketplace-oauth-api',
  },
  {
    id: 'quickbooks',
    name: 'QuickBooks Online',
    category: 'Accounting',
    devHours: 210,
    maintenanceHours: 9,
    complexity: 'High',
    moderationWeeks: 5,
    complexityNote:
      'Production access needs an assessment questionnaire, and the app store adds technical, security and marketing reviews that are repeated yearly.',
    basis: {
      devHours: 'judgement',
      maintenanceHours: 'judgement',
      moderationWeeks:
        'sourced: Intuit states about 20 days technical + about 7 days security, then a marketing review',
    },
    source:
      'https://developer.intuit.com/app/developer/qbo/docs/list-on-the-app-store/technical-requirements ; https://developer.intuit.com/app/developer/qbo/docs/go-live/publish-app/security-requirements ; https://docs.codat.io/integrations/accounting/quickbooksonline/qbo-app-assessment-questionnaire',
  },
  {
    id: 'salesforce',
    name: 'Salesforce',
    category: 'CRM',
    devHours: 300,
    maintenanceHours: 13,
    complexity: 'Extremely High',
    moderationWeeks: 10,
    complexityNote:
      'AppExchange distribution needs a business-plan approval and a security review that can last months, and every org has its own objects, fields and API limits.',
    basis: {
      devHours: 'judgement',
      maintenanceHours: 'judgement',
      moderationWeeks: 'sourced: Invisory "can last several months"; exact 10 is judgement',
    },
    source:
      'https://invisory.co/resources/blog/salesforce-appexchange-security-review-guide-for-isvs/ ; https://beefed.ai/en/salesforce-appexchange-approval-roadmap',
  },
  {
    id: 'salesloft',
    name: 'Salesloft',
    category: 'Sales',
    devHours: 160,
    maintenanceHours: 8,
    complexity: 'Moderate',
    moderationWeeks: 12,
    complexityNote:
      'Other teams cannot connect until the app is allow-listed and published in the Salesloft marketplace, and deep paging costs up to 30 points of a 600-per-minute team budget.',
    basis: {
      devHours: 'judgement',
      maintenanceHours: 'judgement',
      moderationWeeks: 'fixed by spec',
    },
    source:
      'https://developers.salesloft.com/docs/platform/marketplace/submission-checklist/ ; https://developers.salesloft.com/docs/platform/api-basics/rate-limits/',
  },
  {
    id: 'shopify',
    name: 'Shopify',
    category: 'E-commerce',
    devHours: 190,
    maintenanceHours: 10,
    complexity: 'High',
    moderationWeeks: 3,
    complexityNote:
      'App review checks three mandatory privacy webhooks with signature verification before any public app can go live.',
    basis: { devHours: 'judgement', maintenanceHours: 'judgement', moderationWeeks: 'judgement' },
    source:
      'https://shopify.dev/tutorials/add-gdpr-webhooks-to-your-app ; https://shopify.dev/docs/apps/webhooks/configuration/mandatory-webhooks',
  },
  {
    id: 'slack',
    name: 'Slack',
    category: 'Communication',
    devHours: 140,
    maintenanceHours: 6,
    complexity: 'Moderate',
    moderationWeeks: 6,
    complexityNote:
      'Marketplace review asks for ten active workspaces, and apps outside it are held to about one history request per minute.',
    basis: { devHours: 'judgement', maintenanceHours: 'judgement', moderationWeeks: 'judgement' },
    source:
      'https://docs.slack.dev/changelog/2023/08/01/apps ; https://docs.slack.dev/apis/web-api/rate-limits.md ; https://github.com/rozetyp/slack-shield',
  },
  {
    id: 'stripe',
    name: 'Stripe',
    category: 'Payments',
    devHours: 150,
    maintenanceHours: 6,
    complexity: 'Moderate',
    moderationWeeks: 2,
    complexityNote:
      'New data integrations must be built and reviewed as a Stripe App, and every webhook has to be signature-checked and handled idempotently.',
    basis: { devHours: 'judgement', maintenanceHours: 'judgement', moderationWeeks: 'judgement' },
    source:
      'https://docs.unified.to/skills/stripe-oauth-app/SKILL.md ; https://docs.stripe.com/stripe-apps.md',
  },
  {
    id: 'whatsapp',
    name: 'WhatsApp Business',
    category: 'Communication',
    devHours: 200,
    maintenanceHours: 9,
    complexity: 'High',
    moderationWeeks: 3,
    complexityNote:
      'Serving customers needs Meta business verification, app review with a demo video and pre-approved templates for messages outside the 24-hour window.',
    basis: {
      devHours: 'judgement',
      maintenanceHours: 'judgement',
      moderationWeeks:
        'sourced: onboarding 3-7 business days, verification up to 2 weeks, plus app review (judgement)',
    },
    source:
      'https://developers.secure.facebook.com/docs/whatsapp/embedded-signup/app-review ; https://wappweb.geo.hashmeta.tech/posts/meta-business-platform-onboarding-zero-to-api-access-guide ; https://automation-lab-demo.synthestudio.com/docs/whatsapp-onboarding',
  },
  {
    id: 'zendesk',
    name: 'Zendesk',
    category: 'Support',
    devHours: 150,
    maintenanceHours: 7,
    complexity: 'Moderate',
    moderationWeeks: 3,
    complexityNote:
      'An OAuth client works for one Zendesk account only, so serving many customers requires a global client that Zendesk grants on request.',
    basis: { devHours: 'judgement', maintenanceHours: 'judgement', moderationWeeks: 'judgement' },
    source:
      'https://developer.zendesk.com/documentation/apps/publish-your-app-or-theme/global_oauth_intro/ ; https://docs.unified.to/skills/zendesk-oauth-app/SKILL.md',
  },
  {
    id: 'zoho-crm',
    name: 'Zoho CRM',
    category: 'CRM',
    devHours: 200,
    maintenanceHours: 9,
    complexity: 'High',
    moderationWeeks: 0,
    complexityNote:
      'Customers sit in separate regional data centres with their own domains, and modules, fields and environments differ per organisation.',
    basis: { devHours: 'judgement', maintenanceHours: 'judgement', moderationWeeks: 'judgement' },
    source:
      'https://www.zoho.com/crm/developer/docs/api/v8/multi-dc.html ; https://docs.unified.to/skills/zoho-crm-oauth-app/SKILL.md',
  },
];
