/**
 * The reasons for the complexity of each system of the rate card (E1). They are apart from the
 * figures, because only parts of the page that load later, the report and the workbook show them.
 */
export const complexityNotes = {
  activecampaign:
    'Every key in a customer account shares one budget of 5 requests per second, so bulk contact syncs need queueing and backoff.',
  asana:
    'Request limits depend on the customer plan (150 per minute on free, 1,500 on paid, 60 for search), so the client must adapt and honour Retry-After.',
  clickup:
    'Throughput is capped per token by the customer plan, from 100 to 10,000 requests per minute, while the API is still moving from v2 to v3.',
  eventbrite:
    'A plain OAuth REST API: the work is continuation-token paging, retrying on 429 and keeping webhooks registered.',
  'facebook-ads':
    'Access to customer ad accounts needs Meta app review permission by permission plus business verification, and the access tier sets the rate limits.',
  gmail:
    'Reading mail uses restricted scopes, so Google verification and a CASA security assessment are required and must be repeated every year.',
  gohighlevel:
    'The agency or sub-account target is fixed when the app is created, unlisted apps are capped at five agencies, and limits apply per app per location.',
  'google-drive':
    'Most Drive scopes are restricted, so a verification and a CASA assessment apply, and change tracking runs on notification channels you must set up per resource.',
  'google-sheets':
    'Google must verify the app for sensitive scopes, and all your customers share one quota of 300 reads and 300 writes per minute per project.',
  hubspot:
    'Listing is reviewed by hand and needs OAuth only, three active installs and webhooks for privacy-compliant contact deletion.',
  jira: 'OAuth 3LO rotates refresh tokens and routes through a cloud id, registered webhooks expire, and points-based rate limits apply since March 2026.',
  klaviyo:
    'Marketplace review requires OAuth and five active installs, and dated API revisions have to be followed as they are retired.',
  'linkedin-ads':
    'Advertising API access is granted by application, the development tier can edit only five ad accounts, and older API versions are switched off on a schedule.',
  magento:
    'Each merchant hosts and activates the integration themselves over signed OAuth 1.0a, so store URLs, versions and custom fields differ per customer.',
  mailchimp:
    'The API allows ten simultaneous connections and sends no limit headers, and each account lives behind its own data-centre prefix.',
  'ms-dynamics':
    'Each customer tenant has its own schema and licences, with Dataverse limits measured in a five-minute window on top of a daily entitlement.',
  notion:
    'The API averages three requests per second per connection and caps request size, so pages must be read and written in small block batches.',
  openai:
    'Authentication is one API key, but requests and tokens are throttled on several counters at once that vary by model and usage tier.',
  pipedrive:
    'Public apps need marketplace approval, allow one callback URL that also receives uninstall calls, and use a separate API domain per company.',
  quickbooks:
    'Production access needs an assessment questionnaire, and the app store adds technical, security and marketing reviews that are repeated yearly.',
  salesforce:
    'AppExchange distribution needs a business-plan approval and a security review that can last months, and every org has its own objects, fields and API limits.',
  salesloft:
    'Other teams cannot connect until the app is allow-listed and published in the Salesloft marketplace, and deep paging costs up to 30 points of a 600-per-minute team budget.',
  shopify:
    'App review checks three mandatory privacy webhooks with signature verification before any public app can go live.',
  slack:
    'Marketplace review asks for ten active workspaces, and apps outside it are held to about one history request per minute.',
  stripe:
    'New data integrations must be built and reviewed as a Stripe App, and every webhook has to be signature-checked and handled idempotently.',
  whatsapp:
    'Serving customers needs Meta business verification, app review with a demo video and pre-approved templates for messages outside the 24-hour window.',
  zendesk:
    'An OAuth client works for one Zendesk account only, so serving many customers requires a global client that Zendesk grants on request.',
  'zoho-crm':
    'Customers sit in separate regional data centres with their own domains, and modules, fields and environments differ per organisation.',
} as const satisfies Record<string, string>;

/** Of systems that are not on the rate card. */
export const ownFiguresNote = 'Not on the rate card: these are your own figures.';
export const otherNote = 'Not on the rate card: counted as another integration.';
