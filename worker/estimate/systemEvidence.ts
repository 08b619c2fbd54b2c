import type { Assumptions } from '../../contract/assumptions.ts';
import { type Confidence, isCountedEvent } from '../../contract/evidence.ts';

/** Where a statement was read. */
export interface Citation {
  readonly url: string;
  /** The day on which it was read, such as `2026-11-22`. */
  readonly read: string;
  readonly confidence: Confidence;
}

/** A statement about the review of a platform. */
interface ReviewEvidence extends Citation {
  readonly claim: string;
}

/** A recurring event, such as the end of an API version. */
interface RecurringEvent extends Citation {
  readonly event: string;
  readonly everyMonths: number;
  /** Whether it comes back only for an app that is listed in the marketplace (E28). */
  readonly isForListing?: boolean;
}

/** The evidence for a system profile. Its hours are our judgement for every system. */
export interface SystemEvidence {
  /** Who states the planned weeks of review; where nobody does, they are our judgement. */
  readonly moderationBasis: readonly ReviewEvidence[];
  /** The addresses that the profile as a whole was written from. */
  readonly sources: readonly string[];
  readonly review: readonly ReviewEvidence[];
  readonly recurring: readonly RecurringEvent[];
}

type Unread<Cited extends Citation> = Omit<Cited, 'read'> & { readonly read?: string };

/** The evidence for a system without what it shares with the other systems. */
interface ListedEvidence extends Pick<SystemEvidence, 'sources'> {
  readonly moderationBasis?: readonly Unread<ReviewEvidence>[];
  readonly review?: readonly Unread<ReviewEvidence>[];
  readonly recurring?: readonly Unread<RecurringEvent>[];
}

/** The day on which a statement was read that names no other. */
const read = '2026-11-22';

const listed: Readonly<Record<string, ListedEvidence>> = {
  activecampaign: {
    sources: [
      'https://developers.activecampaign.com/reference/rate-limits',
      'https://nango.dev/docs/integrations/all/active-campaign',
    ],
  },
  asana: {
    sources: ['https://developers.asana.com/jd/docs/rate-limits'],
  },
  clickup: {
    sources: [
      'https://developer.clickup.com/docs/rate-limits',
      'https://developer.clickup.com/docs/Getting%20Started',
    ],
  },
  eventbrite: {
    sources: ['https://www.eventbrite.it/developer/v3/quickstart/'],
  },
  'facebook-ads': {
    sources: [
      'https://developers.facebook.com/documentation/ads-commerce/marketing-api/get-started/authorization',
      'https://developers.facebook.com/docs/marketing-api/review/sample-submission/',
    ],
    review: [
      {
        claim:
          'Business verification takes 2 to 5 business days and the app review up to 10; consultancies report 4 to 8 weeks in all',
        url: 'https://docs.dataprotocol.com/how-to-guides/submitting-for-app-review',
        confidence: 'reported',
      },
    ],
    recurring: [
      {
        event: 'A Marketing API version is supported for about a year',
        everyMonths: 12,
        url: 'https://developers.facebook.com/docs/marketing-api/versions',
        confidence: 'reported',
      },
    ],
  },
  gmail: {
    moderationBasis: [
      {
        claim: 'Google states several weeks',
        url: 'https://support.google.com/cloud/answer/13463817',
        confidence: 'official',
      },
      {
        claim: 'A CASA assessment of Tier 3 takes 4 to 12 weeks',
        url: 'https://vet-docs.pages.dev/docs/explanation-casa',
        confidence: 'reported',
      },
      {
        claim: 'Nango reports 5 to 20 days for an app that is well prepared',
        url: 'https://nango.dev/docs/api-integrations/google-shared/google-security-review',
        confidence: 'reported',
      },
    ],
    sources: [
      'https://support.google.com/cloud/answer/13463817',
      'https://appdefensealliance.dev/casa/casa-tiering',
      'https://vet-docs.pages.dev/docs/explanation-casa',
    ],
    review: [
      {
        claim:
          'Restricted scopes take about 6 weeks officially, about 10 on average, 1 to 4 when well prepared; a CASA assessment is due every year',
        url: 'https://nango.dev/docs/api-integrations/google-shared/google-security-review',
        confidence: 'reported',
      },
    ],
    recurring: [
      {
        event: 'The CASA security assessment is repeated every year',
        everyMonths: 12,
        url: 'https://nango.dev/docs/api-integrations/google-shared/google-security-review',
        confidence: 'reported',
      },
    ],
  },
  gohighlevel: {
    sources: [
      'https://docs.unified.to/skills/highlevel-oauth-app/SKILL.md',
      'https://marketplace.gohighlevel.com/docs/other/rate-limits',
    ],
    review: [
      {
        claim:
          'The review takes up to 10 business days; a private app is limited to a few agencies',
        url: 'https://marketplace.gohighlevel.com/docs',
        confidence: 'reported',
      },
    ],
  },
  'google-drive': {
    moderationBasis: [
      {
        claim: 'The review is that of Gmail; the lower end is planned',
        url: 'https://nango.dev/docs/api-integrations/google-shared/google-security-review',
        confidence: 'reported',
      },
    ],
    sources: [
      'https://nango.dev/docs/api-integrations/google-shared/google-security-review',
      'https://developers.google.cn/workspace/drive/api/guides/push.md.txt',
    ],
    review: [
      {
        claim:
          'Restricted scopes are reviewed as for Gmail; the drive.file scope alone needs no verification',
        url: 'https://nango.dev/docs/api-integrations/google-shared/google-security-review',
        confidence: 'reported',
      },
    ],
    recurring: [
      {
        event: 'The CASA security assessment is repeated every year',
        everyMonths: 12,
        url: 'https://nango.dev/docs/api-integrations/google-shared/google-security-review',
        confidence: 'reported',
      },
    ],
  },
  'google-sheets': {
    moderationBasis: [
      {
        claim:
          'Google states 10 days for sensitive scopes; that Sheets needs one is the calculator’s estimate',
        url: 'https://support.google.com/cloud/answer/13463817',
        confidence: 'official',
      },
    ],
    sources: [
      'https://support.google.com/cloud/answer/13463817',
      'https://developers.google.com/sheets/api/limits',
    ],
    review: [
      {
        claim: 'Sensitive scopes take about 10 business days',
        url: 'https://nango.dev/docs/api-integrations/google-shared/google-security-review',
        confidence: 'reported',
      },
    ],
  },
  hubspot: {
    sources: [
      'https://developers.hubspot.com/docs/api/app-marketplace-listing-requirements?hsLang=en',
      'https://developers.hubspot.com/docs/developer-tooling/platform/usage-guidelines.md',
    ],
    review: [
      {
        claim:
          'The initial review takes at most 10 business days and the whole process 60 days; an app needs three active installs',
        url: 'https://developers.hubspot.com/docs/apps/developer-platform/list-apps/listing-your-app/app-marketplace-listing-requirements',
        confidence: 'official',
      },
    ],
  },
  jira: {
    sources: [
      'https://developer.atlassian.com/cloud/jira/platform/rate-limiting',
      'https://developer.atlassian.com/cloud/jira/platform/rest/v2/api-group-webhooks/',
    ],
    review: [
      {
        claim: 'An OAuth app shared by link needs no review; a listing takes 3 to 5 weeks',
        url: 'https://developer.atlassian.com/developer-guide/distribute-and-list-apps',
        confidence: 'official',
      },
    ],
    recurring: [
      {
        event: 'A listed app is reviewed every year',
        everyMonths: 12,
        isForListing: true,
        url: 'https://developer.atlassian.com/developer-guide/distribute-and-list-apps',
        confidence: 'reported',
      },
    ],
  },
  klaviyo: {
    sources: [
      'https://developers.klaviyo.com/en/docs/submit_your_app_for_review',
      'https://developers.klaviyo.com/en/docs/api_versioning_and_deprecation_policy',
    ],
    review: [
      {
        claim: 'An app that is not reviewed works with a warning; a listing asks for five installs',
        url: 'https://developers.klaviyo.com/en/docs/submit_your_app_for_review',
        confidence: 'judgement',
      },
    ],
  },
  'linkedin-ads': {
    moderationBasis: [
      {
        claim: 'Access takes 1 to 3 business days for the sandbox and 2 to 4 weeks for production',
        url: 'https://shuttergen.com/resources/linkedin-ads-api',
        confidence: 'reported',
      },
    ],
    sources: [
      'https://docs.microsoft.com/en-gb/linkedin/marketing/integrations/marketing-tiers',
      'https://shuttergen.com/resources/linkedin-ads-api',
    ],
    review: [
      {
        claim:
          'Advertising access is granted on application; matched audiences take up to 60 days, practitioners report 2 to 4 weeks',
        url: 'https://learn.microsoft.com/linkedin/marketing/increasing-access',
        confidence: 'reported',
      },
    ],
    recurring: [
      {
        event: 'A monthly API version is supported for a year',
        everyMonths: 12,
        url: 'https://learn.microsoft.com/linkedin/marketing/versioning',
        confidence: 'official',
      },
    ],
  },
  magento: {
    sources: [
      'https://developer.adobe.com/commerce/webapi/get-started/authentication/gs-authentication-oauth',
    ],
  },
  mailchimp: {
    sources: [
      'https://mailchimp.com/developer/marketing/docs/fundamentals/',
      'https://docs.unified.to/skills/mailchimp-oauth-app/SKILL.md',
    ],
  },
  'ms-dynamics': {
    sources: [
      'https://learn.microsoft.com/en-us/powerapps/maker/data-platform/api-limits-overview',
      'https://learn.microsoft.com/power-apps/developer/data-platform/api-limits',
    ],
    review: [
      {
        claim:
          'No review time for Dynamics was found; Microsoft 365 apps take days where nothing is wrong',
        url: 'https://learn.microsoft.com/partner-center/marketplace-offers/',
        confidence: 'judgement',
      },
    ],
  },
  notion: {
    sources: ['https://developers.notion.com/reference/request-limits.md'],
    review: [
      {
        claim: 'Listing is reviewed and is separate from connecting',
        url: 'https://developers.notion.com/guides/get-started/marketplace-listing',
        confidence: 'judgement',
      },
    ],
  },
  openai: {
    sources: ['https://developers.openai.com/api/docs/guides/rate-limits'],
  },
  pipedrive: {
    sources: [
      'https://docs.unified.to/skills/pipedrive-oauth-app/SKILL.md',
      'https://pipedrive.readme.io/docs/marketplace-oauth-api',
    ],
    review: [
      {
        claim: 'Approval may take up to 21 business days; private apps skip it',
        url: 'https://pipedrive.readme.io/docs/marketplace-app-approval-process',
        confidence: 'official',
      },
    ],
  },
  quickbooks: {
    moderationBasis: [
      {
        claim:
          'The technical review takes about 20 days, the security review 7, and a marketing review follows',
        url: 'https://developer.intuit.com/app/developer/qbo/docs/list-on-the-app-store/technical-requirements',
        confidence: 'official',
      },
    ],
    sources: [
      'https://developer.intuit.com/app/developer/qbo/docs/list-on-the-app-store/technical-requirements',
      'https://developer.intuit.com/app/developer/qbo/docs/go-live/publish-app/security-requirements',
      'https://docs.codat.io/integrations/accounting/quickbooksonline/qbo-app-assessment-questionnaire',
    ],
    review: [
      {
        claim:
          'The technical review takes about 20 days, security about 7 and marketing 5 business days; it is repeated every year',
        url: 'https://developer.intuit.com/app/developer/qbo/docs/go-live/publish-app/technical-requirements',
        confidence: 'official',
      },
    ],
    recurring: [
      {
        event: 'The security review is repeated every year',
        everyMonths: 12,
        url: 'https://developer.intuit.com/app/developer/qbo/docs/go-live/publish-app/security-requirements',
        confidence: 'official',
      },
    ],
  },
  salesforce: {
    moderationBasis: [
      {
        claim:
          'The review can last several months; the exact 8 weeks are the calculator’s estimate',
        url: 'https://invisory.co/resources/blog/salesforce-appexchange-security-review-guide-for-isvs/',
        confidence: 'reported',
      },
    ],
    sources: [
      'https://invisory.co/resources/blog/salesforce-appexchange-security-review-guide-for-isvs/',
    ],
    review: [
      {
        claim:
          'Verification takes 1 to 2 weeks, testing 3 to 4, and 2 to 3 more where it is refused, as about half of all apps are',
        url: 'https://partners.salesforce.com/s/education/appinnovators/Security_Review',
        confidence: 'reported',
      },
    ],
  },
  salesloft: {
    sources: [
      'https://developers.salesloft.com/docs/platform/marketplace/submission-checklist/',
      'https://developers.salesloft.com/docs/platform/api-basics/rate-limits/',
    ],
    review: [
      {
        claim:
          'Access beyond one team needs a listing; no time is stated; the planning figure is the top of the range',
        url: 'https://developers.salesloft.com/docs/platform/marketplace/submission-checklist',
        confidence: 'judgement',
      },
    ],
  },
  shopify: {
    sources: [
      'https://shopify.dev/tutorials/add-gdpr-webhooks-to-your-app',
      'https://shopify.dev/docs/apps/webhooks/configuration/mandatory-webhooks',
    ],
    review: [
      {
        claim:
          'A public app is reviewed, without a stated time; developers report about two weeks and several rounds',
        url: 'https://shopify.dev/docs/apps/launch/app-store-review/review-process',
        confidence: 'reported',
      },
    ],
    recurring: [
      {
        event: 'An API version is supported for 12 months',
        everyMonths: 12,
        url: 'https://shopify.dev/docs/api/usage/versioning',
        confidence: 'official',
      },
    ],
  },
  slack: {
    sources: [
      'https://docs.slack.dev/changelog/2023/08/01/apps',
      'https://docs.slack.dev/apis/web-api/rate-limits.md',
    ],
    review: [
      {
        claim:
          'The preliminary review takes up to 10 business days, the functional review of a new app up to 10 weeks; an app needs ten active workspaces',
        url: 'https://docs.slack.dev/slack-marketplace/slack-marketplace-review-guide',
        confidence: 'official',
      },
    ],
  },
  stripe: {
    sources: [
      'https://docs.unified.to/skills/stripe-oauth-app/SKILL.md',
      'https://docs.stripe.com/stripe-apps.md',
    ],
    review: [
      {
        claim: 'Apps are reviewed, without a stated time; developers report 3 to 8 weeks for some',
        url: 'https://docs.stripe.com/stripe-apps/review-requirements',
        confidence: 'judgement',
      },
    ],
  },
  whatsapp: {
    sources: ['https://developers.facebook.com/documentation/business-messaging/whatsapp'],
    review: [
      {
        claim:
          'An app that serves other businesses is reviewed for advanced access, without a stated time',
        url: 'https://developers.secure.facebook.com/docs/whatsapp/embedded-signup/app-review',
        confidence: 'judgement',
      },
    ],
    recurring: [
      {
        event: 'A Graph API version is supported for two years',
        everyMonths: 24,
        url: 'https://developers.facebook.com/docs/graph-api/guides/versioning',
        confidence: 'official',
      },
    ],
  },
  zendesk: {
    sources: [
      'https://developer.zendesk.com/documentation/apps/publish-your-app-or-theme/global_oauth_intro/',
      'https://docs.unified.to/skills/zendesk-oauth-app/SKILL.md',
    ],
    review: [
      {
        claim: 'A global OAuth client is granted on request, without a stated time',
        url: 'https://developer.zendesk.com/documentation/marketplace/building-a-marketplace-app/set-up-a-global-oauth-client/',
        confidence: 'judgement',
      },
    ],
  },
  'zoho-crm': {
    sources: [
      'https://www.zoho.com/crm/developer/docs/api/v8/multi-dc.html',
      'https://docs.unified.to/skills/zoho-crm-oauth-app/SKILL.md',
    ],
    review: [
      {
        claim: 'OAuth needs no review; a marketplace extension is reviewed, without a stated time',
        url: 'https://www.zoho.com/marketplace/help-guide/submit-extension.html',
        confidence: 'official',
      },
    ],
  },
};

/**
 * The evidence for `systemProfiles`, by id (E1, E27). It is in a file of its own, because only
 * parts of the page that load later, the report and the workbook show it.
 */
export const systemEvidence: Readonly<Record<string, SystemEvidence>> = Object.fromEntries(
  Object.entries(listed).map(([id, { moderationBasis, review, recurring, sources }]) => [
    id,
    {
      sources,
      moderationBasis: withDay(moderationBasis),
      review: withDay(review),
      recurring: withDay(recurring),
    },
  ]),
);

function withDay<Cited extends Citation>(cited: readonly Unread<Cited>[] = []) {
  return cited.map((citation) => ({ read, ...citation }));
}

/** Returns what a profile rests on; undefined for a system that is not on the rate card. */
export function evidenceOf(id: string): SystemEvidence | undefined {
  // Ids may be named like properties.
  return Object.hasOwn(systemEvidence, id) ? systemEvidence[id] : undefined;
}

/** Returns what recurs for a system and counts with the visitor's assumptions (E28). */
export function recurringEvents(
  id: string,
  assumptions: Assumptions | null | undefined,
): readonly RecurringEvent[] {
  const { recurring = [] } = evidenceOf(id) ?? {};
  return recurring.filter((event) => isCountedEvent(event, assumptions));
}
