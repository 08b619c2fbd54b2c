/** How complex it is to integrate a system; a function of its development hours (E1). */
export type Complexity = 'Standard' | 'Moderate' | 'High' | 'Very High' | 'Extremely High';

/**
 * The effect of a platform's review (E28): `access` is one without which no customer can connect;
 * `listing` only keeps the app out of a marketplace.
 */
export type Gate = 'none' | 'access' | 'listing';

/** The planning assumptions for one system; `systemEvidence` says what each figure rests on. */
export interface SystemProfile {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly devHours: number;
  /** Per month. */
  readonly maintenanceHours: number;
  readonly complexity: Complexity;
  /** How long the platform reviews a new integration. */
  readonly moderationWeeks: number;
  readonly gate: Gate;
  /** The weeks that reviews take, as reported or by our judgement. */
  readonly moderationRange: { readonly min: number; readonly max: number };
  readonly complexityNote: string;
}

const withoutReview = {
  moderationWeeks: 0,
  gate: 'none',
  moderationRange: { min: 0, max: 0 },
} as const;

/**
 * The 28 systems of specification 3. Their hours are planning assumptions, not measurements (E1).
 */
export const systemProfiles: readonly Omit<SystemProfile, 'complexity'>[] = [
  {
    id: 'activecampaign',
    name: 'ActiveCampaign',
    category: 'Marketing',
    devHours: 100,
    maintenanceHours: 5,
    ...withoutReview,
    complexityNote:
      'Every key in a customer account shares one budget of 5 requests per second, so bulk contact syncs need queueing and backoff.',
  },
  {
    id: 'asana',
    name: 'Asana',
    category: 'Productivity',
    devHours: 110,
    maintenanceHours: 6,
    ...withoutReview,
    complexityNote:
      'Request limits depend on the customer plan (150 per minute on free, 1,500 on paid, 60 for search), so the client must adapt and honour Retry-After.',
  },
  {
    id: 'clickup',
    name: 'ClickUp',
    category: 'Productivity',
    devHours: 100,
    maintenanceHours: 6,
    ...withoutReview,
    complexityNote:
      'Throughput is capped per token by the customer plan, from 100 to 10,000 requests per minute, while the API is still moving from v2 to v3.',
  },
  {
    id: 'eventbrite',
    name: 'Eventbrite',
    category: 'Events',
    devHours: 80,
    maintenanceHours: 4,
    ...withoutReview,
    complexityNote:
      'A plain OAuth REST API: the work is continuation-token paging, retrying on 429 and keeping webhooks registered.',
  },
  {
    id: 'facebook-ads',
    name: 'Facebook Ads',
    category: 'Advertising',
    devHours: 240,
    maintenanceHours: 12,
    moderationWeeks: 6,
    gate: 'access',
    moderationRange: { min: 2, max: 8 },
    complexityNote:
      'Access to customer ad accounts needs Meta app review permission by permission plus business verification, and the access tier sets the rate limits.',
  },
  {
    id: 'gmail',
    name: 'Gmail',
    category: 'Email',
    devHours: 230,
    maintenanceHours: 9,
    moderationWeeks: 8,
    gate: 'access',
    moderationRange: { min: 4, max: 12 },
    complexityNote:
      'Reading mail uses restricted scopes, so Google verification and a CASA security assessment are required and must be repeated every year.',
  },
  {
    id: 'gohighlevel',
    name: 'GoHighLevel',
    category: 'CRM',
    devHours: 140,
    maintenanceHours: 7,
    moderationWeeks: 2,
    gate: 'access',
    moderationRange: { min: 1, max: 3 },
    complexityNote:
      'The agency or sub-account target is fixed when the app is created, unlisted apps are capped at five agencies, and limits apply per app per location.',
  },
  {
    id: 'google-drive',
    name: 'Google Drive',
    category: 'Storage',
    devHours: 180,
    maintenanceHours: 8,
    moderationWeeks: 6,
    gate: 'access',
    moderationRange: { min: 0, max: 10 },
    complexityNote:
      'Most Drive scopes are restricted, so a verification and a CASA assessment apply, and change tracking runs on notification channels you must set up per resource.',
  },
  {
    id: 'google-sheets',
    name: 'Google Sheets',
    category: 'Productivity',
    devHours: 120,
    maintenanceHours: 6,
    moderationWeeks: 2,
    gate: 'access',
    moderationRange: { min: 1, max: 3 },
    complexityNote:
      'Google must verify the app for sensitive scopes, and all your customers share one quota of 300 reads and 300 writes per minute per project.',
  },
  {
    id: 'hubspot',
    name: 'HubSpot',
    category: 'CRM',
    devHours: 180,
    maintenanceHours: 8,
    moderationWeeks: 4,
    gate: 'listing',
    moderationRange: { min: 2, max: 9 },
    complexityNote:
      'Listing is reviewed by hand and needs OAuth only, three active installs and webhooks for privacy-compliant contact deletion.',
  },
  {
    id: 'jira',
    name: 'Jira',
    category: 'Productivity',
    devHours: 170,
    maintenanceHours: 9,
    moderationWeeks: 0,
    gate: 'none',
    moderationRange: { min: 0, max: 5 },
    complexityNote:
      'OAuth 3LO rotates refresh tokens and routes through a cloud id, registered webhooks expire, and points-based rate limits apply since March 2026.',
  },
  {
    id: 'klaviyo',
    name: 'Klaviyo',
    category: 'Marketing',
    devHours: 130,
    maintenanceHours: 7,
    moderationWeeks: 3,
    gate: 'listing',
    moderationRange: { min: 1, max: 4 },
    complexityNote:
      'Marketplace review requires OAuth and five active installs, and dated API revisions have to be followed as they are retired.',
  },
  {
    id: 'linkedin-ads',
    name: 'LinkedIn Ads',
    category: 'Advertising',
    devHours: 230,
    maintenanceHours: 10,
    moderationWeeks: 5,
    gate: 'access',
    moderationRange: { min: 2, max: 9 },
    complexityNote:
      'Advertising API access is granted by application, the development tier can edit only five ad accounts, and older API versions are switched off on a schedule.',
  },
  {
    id: 'magento',
    name: 'Magento (Adobe Commerce)',
    category: 'E-commerce',
    devHours: 260,
    maintenanceHours: 11,
    ...withoutReview,
    complexityNote:
      'Each merchant hosts and activates the integration themselves over signed OAuth 1.0a, so store URLs, versions and custom fields differ per customer.',
  },
  {
    id: 'mailchimp',
    name: 'Mailchimp',
    category: 'Marketing',
    devHours: 90,
    maintenanceHours: 5,
    ...withoutReview,
    complexityNote:
      'The API allows ten simultaneous connections and sends no limit headers, and each account lives behind its own data-centre prefix.',
  },
  {
    id: 'ms-dynamics',
    name: 'Microsoft Dynamics 365',
    category: 'CRM',
    devHours: 350,
    maintenanceHours: 15,
    moderationWeeks: 4,
    gate: 'listing',
    moderationRange: { min: 1, max: 4 },
    complexityNote:
      'Each customer tenant has its own schema and licences, with Dataverse limits measured in a five-minute window on top of a daily entitlement.',
  },
  {
    id: 'notion',
    name: 'Notion',
    category: 'Productivity',
    devHours: 100,
    maintenanceHours: 6,
    moderationWeeks: 1,
    gate: 'listing',
    moderationRange: { min: 0, max: 3 },
    complexityNote:
      'The API averages three requests per second per connection and caps request size, so pages must be read and written in small block batches.',
  },
  {
    id: 'openai',
    name: 'OpenAI',
    category: 'AI',
    devHours: 80,
    maintenanceHours: 7,
    ...withoutReview,
    complexityNote:
      'Authentication is one API key, but requests and tokens are throttled on several counters at once that vary by model and usage tier.',
  },
  {
    id: 'pipedrive',
    name: 'Pipedrive',
    category: 'CRM',
    devHours: 120,
    maintenanceHours: 6,
    moderationWeeks: 4,
    gate: 'listing',
    moderationRange: { min: 1, max: 5 },
    complexityNote:
      'Public apps need marketplace approval, allow one callback URL that also receives uninstall calls, and use a separate API domain per company.',
  },
  {
    id: 'quickbooks',
    name: 'QuickBooks Online',
    category: 'Accounting',
    devHours: 210,
    maintenanceHours: 9,
    moderationWeeks: 5,
    gate: 'access',
    moderationRange: { min: 3, max: 7 },
    complexityNote:
      'Production access needs an assessment questionnaire, and the app store adds technical, security and marketing reviews that are repeated yearly.',
  },
  {
    id: 'salesforce',
    name: 'Salesforce',
    category: 'CRM',
    devHours: 300,
    maintenanceHours: 13,
    moderationWeeks: 8,
    gate: 'listing',
    moderationRange: { min: 4, max: 9 },
    complexityNote:
      'AppExchange distribution needs a business-plan approval and a security review that can last months, and every org has its own objects, fields and API limits.',
  },
  {
    id: 'salesloft',
    name: 'Salesloft',
    category: 'Sales',
    devHours: 160,
    maintenanceHours: 8,
    moderationWeeks: 12,
    gate: 'access',
    moderationRange: { min: 4, max: 12 },
    complexityNote:
      'Other teams cannot connect until the app is allow-listed and published in the Salesloft marketplace, and deep paging costs up to 30 points of a 600-per-minute team budget.',
  },
  {
    id: 'shopify',
    name: 'Shopify',
    category: 'E-commerce',
    devHours: 190,
    maintenanceHours: 10,
    moderationWeeks: 3,
    gate: 'access',
    moderationRange: { min: 1, max: 6 },
    complexityNote:
      'App review checks three mandatory privacy webhooks with signature verification before any public app can go live.',
  },
  {
    id: 'slack',
    name: 'Slack',
    category: 'Communication',
    devHours: 140,
    maintenanceHours: 6,
    moderationWeeks: 10,
    gate: 'listing',
    moderationRange: { min: 4, max: 12 },
    complexityNote:
      'Marketplace review asks for ten active workspaces, and apps outside it are held to about one history request per minute.',
  },
  {
    id: 'stripe',
    name: 'Stripe',
    category: 'Payments',
    devHours: 150,
    maintenanceHours: 6,
    moderationWeeks: 2,
    gate: 'listing',
    moderationRange: { min: 1, max: 8 },
    complexityNote:
      'New data integrations must be built and reviewed as a Stripe App, and every webhook has to be signature-checked and handled idempotently.',
  },
  {
    id: 'whatsapp',
    name: 'WhatsApp Business',
    category: 'Communication',
    devHours: 200,
    maintenanceHours: 9,
    moderationWeeks: 3,
    gate: 'access',
    moderationRange: { min: 1, max: 5 },
    complexityNote:
      'Serving customers needs Meta business verification, app review with a demo video and pre-approved templates for messages outside the 24-hour window.',
  },
  {
    id: 'zendesk',
    name: 'Zendesk',
    category: 'Support',
    devHours: 150,
    maintenanceHours: 7,
    moderationWeeks: 3,
    gate: 'access',
    moderationRange: { min: 1, max: 4 },
    complexityNote:
      'An OAuth client works for one Zendesk account only, so serving many customers requires a global client that Zendesk grants on request.',
  },
  {
    id: 'zoho-crm',
    name: 'Zoho CRM',
    category: 'CRM',
    devHours: 200,
    maintenanceHours: 9,
    moderationWeeks: 0,
    gate: 'none',
    moderationRange: { min: 0, max: 4 },
    complexityNote:
      'Customers sit in separate regional data centres with their own domains, and modules, fields and environments differ per organisation.',
  },
];
