/** The basis of the figures of a system profile. */
export interface SystemSource {
  readonly basis: {
    readonly devHours: string;
    readonly maintenanceHours: string;
    readonly moderationWeeks: string;
  };
  /** The addresses of the sources, separated by " ; ". */
  readonly source: string;
}

/**
 * The sources of `systemProfiles` by id (E1). They are in a file of their own, because the page
 * never loads them.
 */
export const systemSources: Readonly<Record<string, SystemSource>> = {
  activecampaign: {
    basis: { devHours: 'judgement', maintenanceHours: 'judgement', moderationWeeks: 'judgement' },
    source:
      'https://raw.githubusercontent.com/api-evangelist/activecampaign/refs/heads/main/rate-limits/activecampaign-rate-limits.yml ; https://nango.dev/docs/integrations/all/active-campaign',
  },
  asana: {
    basis: { devHours: 'judgement', maintenanceHours: 'judgement', moderationWeeks: 'judgement' },
    source: 'https://developers.asana.com/jd/docs/rate-limits',
  },
  clickup: {
    basis: { devHours: 'judgement', maintenanceHours: 'judgement', moderationWeeks: 'judgement' },
    source:
      'https://developer.clickup.com/docs/rate-limits ; https://developer.clickup.com/docs/Getting%20Started',
  },
  eventbrite: {
    basis: { devHours: 'judgement', maintenanceHours: 'judgement', moderationWeeks: 'judgement' },
    source: 'https://packagist.org/packages/themusicdev/eventbrite',
  },
  'facebook-ads': {
    basis: { devHours: 'judgement', maintenanceHours: 'judgement', moderationWeeks: 'judgement' },
    source:
      'https://developers.facebook.com/documentation/ads-commerce/marketing-api/get-started/authorization ; https://developers.facebook.com/docs/marketing-api/review/sample-submission/',
  },
  gmail: {
    basis: {
      devHours: 'judgement',
      maintenanceHours: 'judgement',
      moderationWeeks:
        'sourced: Google says "several weeks"; vet-docs 4-12 weeks for Tier 3; Nango 5-20 days if well prepared (nango.dev/docs/api-integrations/google-shared/google-security-review)',
    },
    source:
      'https://support.google.com/cloud/answer/13463817 ; https://appdefensealliance.dev/casa/casa-tiering ; https://vet-docs.pages.dev/docs/explanation-casa',
  },
  gohighlevel: {
    basis: { devHours: 'judgement', maintenanceHours: 'judgement', moderationWeeks: 'judgement' },
    source:
      'https://docs.unified.to/skills/highlevel-oauth-app/SKILL.md ; https://marketplace.gohighlevel.com/docs/other/rate-limits',
  },
  'google-drive': {
    basis: {
      devHours: 'judgement',
      maintenanceHours: 'judgement',
      moderationWeeks: 'sourced: as gmail, lower end',
    },
    source:
      'https://nango.dev/docs/api-integrations/google-shared/google-security-review ; https://developers.google.cn/workspace/drive/api/guides/push.md.txt',
  },
  'google-sheets': {
    basis: {
      devHours: 'judgement',
      maintenanceHours: 'judgement',
      moderationWeeks:
        'sourced: Google states 10 days for sensitive-scope verification (that the Sheets scope is "sensitive" is judgement)',
    },
    source:
      'https://support.google.com/cloud/answer/13463817 ; https://developers.google.com/sheets/api/limits',
  },
  hubspot: {
    basis: { devHours: 'judgement', maintenanceHours: 'judgement', moderationWeeks: 'judgement' },
    source:
      'https://developers.hubspot.com/docs/api/app-marketplace-listing-requirements?hsLang=en ; https://developers.hubspot.com/docs/developer-tooling/platform/usage-guidelines.md',
  },
  jira: {
    basis: { devHours: 'judgement', maintenanceHours: 'judgement', moderationWeeks: 'judgement' },
    source:
      'https://developer.atlassian.com/cloud/jira/platform/rate-limiting ; https://developer.atlassian.com/cloud/jira/platform/rest/v2/api-group-webhooks/ ; https://mrrefactoring.github.io/jira.js/guide/oauth2-authentication',
  },
  klaviyo: {
    basis: { devHours: 'judgement', maintenanceHours: 'judgement', moderationWeeks: 'judgement' },
    source:
      'https://developers.klaviyo.com/en/docs/submit_your_app_for_review ; https://developers.klaviyo.com/en/docs/api_versioning_and_deprecation_policy',
  },
  'linkedin-ads': {
    basis: {
      devHours: 'judgement',
      maintenanceHours: 'judgement',
      moderationWeeks:
        'sourced: shuttergen reports 1-3 business days for sandbox and 2-4 weeks for production',
    },
    source:
      'https://docs.microsoft.com/en-gb/linkedin/marketing/integrations/marketing-tiers ; https://shuttergen.com/resources/linkedin-ads-api',
  },
  magento: {
    basis: { devHours: 'judgement', maintenanceHours: 'judgement', moderationWeeks: 'judgement' },
    source:
      'https://developer.adobe.com/commerce/webapi/get-started/authentication/gs-authentication-oauth',
  },
  mailchimp: {
    basis: { devHours: 'judgement', maintenanceHours: 'judgement', moderationWeeks: 'judgement' },
    source:
      'https://raw.githubusercontent.com/api-evangelist/mailchimp/refs/heads/main/rate-limits/mailchimp-rate-limits.yml ; https://docs.unified.to/skills/mailchimp-oauth-app/SKILL.md',
  },
  'ms-dynamics': {
    basis: {
      devHours: 'spec (350, the max)',
      maintenanceHours: 'judgement',
      moderationWeeks: 'devHours fixed by spec; moderation judgement',
    },
    source:
      'https://learn.microsoft.com/en-us/powerapps/maker/data-platform/api-limits-overview ; https://learn.microsoft.com/power-apps/developer/data-platform/api-limits',
  },
  notion: {
    basis: { devHours: 'judgement', maintenanceHours: 'judgement', moderationWeeks: 'judgement' },
    source: 'https://developers.notion.com/reference/request-limits.md',
  },
  openai: {
    basis: { devHours: 'judgement', maintenanceHours: 'judgement', moderationWeeks: 'judgement' },
    source:
      'https://developers.openai.com/api/docs/guides/rate-limits ; https://raw.githubusercontent.com/api-evangelist/openai/refs/heads/main/rate-limits/openai-rate-limits.yml',
  },
  pipedrive: {
    basis: { devHours: 'judgement', maintenanceHours: 'judgement', moderationWeeks: 'judgement' },
    source:
      'https://docs.unified.to/skills/pipedrive-oauth-app/SKILL.md ; https://pipedrive.readme.io/docs/marketplace-oauth-api',
  },
  quickbooks: {
    basis: {
      devHours: 'judgement',
      maintenanceHours: 'judgement',
      moderationWeeks:
        'sourced: Intuit states about 20 days technical + about 7 days security, then a marketing review',
    },
    source:
      'https://developer.intuit.com/app/developer/qbo/docs/list-on-the-app-store/technical-requirements ; https://developer.intuit.com/app/developer/qbo/docs/go-live/publish-app/security-requirements ; https://docs.codat.io/integrations/accounting/quickbooksonline/qbo-app-assessment-questionnaire',
  },
  salesforce: {
    basis: {
      devHours: 'judgement',
      maintenanceHours: 'judgement',
      moderationWeeks: 'sourced: Invisory "can last several months"; exact 10 is judgement',
    },
    source:
      'https://invisory.co/resources/blog/salesforce-appexchange-security-review-guide-for-isvs/ ; https://beefed.ai/en/salesforce-appexchange-approval-roadmap',
  },
  salesloft: {
    basis: {
      devHours: 'judgement',
      maintenanceHours: 'judgement',
      moderationWeeks: 'fixed by spec',
    },
    source:
      'https://developers.salesloft.com/docs/platform/marketplace/submission-checklist/ ; https://developers.salesloft.com/docs/platform/api-basics/rate-limits/',
  },
  shopify: {
    basis: { devHours: 'judgement', maintenanceHours: 'judgement', moderationWeeks: 'judgement' },
    source:
      'https://shopify.dev/tutorials/add-gdpr-webhooks-to-your-app ; https://shopify.dev/docs/apps/webhooks/configuration/mandatory-webhooks',
  },
  slack: {
    basis: { devHours: 'judgement', maintenanceHours: 'judgement', moderationWeeks: 'judgement' },
    source:
      'https://docs.slack.dev/changelog/2023/08/01/apps ; https://docs.slack.dev/apis/web-api/rate-limits.md ; https://github.com/rozetyp/slack-shield',
  },
  stripe: {
    basis: { devHours: 'judgement', maintenanceHours: 'judgement', moderationWeeks: 'judgement' },
    source:
      'https://docs.unified.to/skills/stripe-oauth-app/SKILL.md ; https://docs.stripe.com/stripe-apps.md',
  },
  whatsapp: {
    basis: {
      devHours: 'judgement',
      maintenanceHours: 'judgement',
      moderationWeeks:
        'sourced: onboarding 3-7 business days, verification up to 2 weeks, plus app review (judgement)',
    },
    source:
      'https://developers.secure.facebook.com/docs/whatsapp/embedded-signup/app-review ; https://wappweb.geo.hashmeta.tech/posts/meta-business-platform-onboarding-zero-to-api-access-guide ; https://automation-lab-demo.synthestudio.com/docs/whatsapp-onboarding',
  },
  zendesk: {
    basis: { devHours: 'judgement', maintenanceHours: 'judgement', moderationWeeks: 'judgement' },
    source:
      'https://developer.zendesk.com/documentation/apps/publish-your-app-or-theme/global_oauth_intro/ ; https://docs.unified.to/skills/zendesk-oauth-app/SKILL.md',
  },
  'zoho-crm': {
    basis: { devHours: 'judgement', maintenanceHours: 'judgement', moderationWeeks: 'judgement' },
    source:
      'https://www.zoho.com/crm/developer/docs/api/v8/multi-dc.html ; https://docs.unified.to/skills/zoho-crm-oauth-app/SKILL.md',
  },
};
