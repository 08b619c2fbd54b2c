import type { Assumptions } from '../../contract/assumptions.ts';
import { type Confidence, isCountedEvent } from '../../contract/evidence.ts';
import { claims } from './evidenceClaims.ts';

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

/** States a claim with its page, by how well it is supported. */
const citedAs = (confidence: Confidence) => (claim: string, url: string) => ({
  claim,
  url,
  confidence,
});
const [official, reported] = [citedAs('official'), citedAs('reported')];
const judged = citedAs('judgement');

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
      reported(
        claims.facebookAds.review,
        'https://docs.dataprotocol.com/how-to-guides/submitting-for-app-review',
      ),
    ],
    recurring: [
      {
        event: claims.facebookAds.recurring,
        everyMonths: 12,
        url: 'https://developers.facebook.com/docs/marketing-api/versions',
        confidence: 'reported',
      },
    ],
  },
  gmail: {
    moderationBasis: [
      official(claims.gmail.basis1, 'https://support.google.com/cloud/answer/13463817'),
      reported(claims.gmail.basis2, 'https://vet-docs.pages.dev/docs/explanation-casa'),
      reported(
        claims.gmail.basis3,
        'https://nango.dev/docs/api-integrations/google-shared/google-security-review',
      ),
    ],
    sources: [
      'https://support.google.com/cloud/answer/13463817',
      'https://appdefensealliance.dev/casa/casa-tiering',
      'https://vet-docs.pages.dev/docs/explanation-casa',
    ],
    review: [
      reported(
        claims.gmail.review,
        'https://nango.dev/docs/api-integrations/google-shared/google-security-review',
      ),
    ],
    recurring: [
      {
        event: claims.gmail.recurring,
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
    review: [reported(claims.gohighlevel.review, 'https://marketplace.gohighlevel.com/docs')],
  },
  'google-drive': {
    moderationBasis: [
      reported(
        claims.googleDrive.basis,
        'https://nango.dev/docs/api-integrations/google-shared/google-security-review',
      ),
    ],
    sources: [
      'https://nango.dev/docs/api-integrations/google-shared/google-security-review',
      'https://developers.google.cn/workspace/drive/api/guides/push.md.txt',
    ],
    review: [
      reported(
        claims.googleDrive.review,
        'https://nango.dev/docs/api-integrations/google-shared/google-security-review',
      ),
    ],
    recurring: [
      {
        event: claims.googleDrive.recurring,
        everyMonths: 12,
        url: 'https://nango.dev/docs/api-integrations/google-shared/google-security-review',
        confidence: 'reported',
      },
    ],
  },
  'google-sheets': {
    moderationBasis: [
      official(claims.googleSheets.basis, 'https://support.google.com/cloud/answer/13463817'),
    ],
    sources: [
      'https://support.google.com/cloud/answer/13463817',
      'https://developers.google.com/sheets/api/limits',
    ],
    review: [
      reported(
        claims.googleSheets.review,
        'https://nango.dev/docs/api-integrations/google-shared/google-security-review',
      ),
    ],
  },
  hubspot: {
    sources: [
      'https://developers.hubspot.com/docs/api/app-marketplace-listing-requirements?hsLang=en',
      'https://developers.hubspot.com/docs/developer-tooling/platform/usage-guidelines.md',
    ],
    review: [
      official(
        claims.hubspot.review,
        'https://developers.hubspot.com/docs/apps/developer-platform/list-apps/listing-your-app/app-marketplace-listing-requirements',
      ),
    ],
  },
  jira: {
    sources: [
      'https://developer.atlassian.com/cloud/jira/platform/rate-limiting',
      'https://developer.atlassian.com/cloud/jira/platform/rest/v2/api-group-webhooks/',
    ],
    review: [
      official(
        claims.jira.review,
        'https://developer.atlassian.com/developer-guide/distribute-and-list-apps',
      ),
    ],
    recurring: [
      {
        event: claims.jira.recurring,
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
      judged(
        claims.klaviyo.review,
        'https://developers.klaviyo.com/en/docs/submit_your_app_for_review',
      ),
    ],
  },
  'linkedin-ads': {
    moderationBasis: [
      reported(claims.linkedinAds.basis, 'https://shuttergen.com/resources/linkedin-ads-api'),
    ],
    sources: [
      'https://docs.microsoft.com/en-gb/linkedin/marketing/integrations/marketing-tiers',
      'https://shuttergen.com/resources/linkedin-ads-api',
    ],
    review: [
      reported(
        claims.linkedinAds.review,
        'https://learn.microsoft.com/linkedin/marketing/increasing-access',
      ),
    ],
    recurring: [
      {
        event: claims.linkedinAds.recurring,
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
      judged(
        claims.msDynamics.review,
        'https://learn.microsoft.com/partner-center/marketplace-offers/',
      ),
    ],
  },
  notion: {
    sources: ['https://developers.notion.com/reference/request-limits.md'],
    review: [
      judged(
        claims.notion.review,
        'https://developers.notion.com/guides/get-started/marketplace-listing',
      ),
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
      official(
        claims.pipedrive.review,
        'https://pipedrive.readme.io/docs/marketplace-app-approval-process',
      ),
    ],
  },
  quickbooks: {
    moderationBasis: [
      official(
        claims.quickbooks.basis,
        'https://developer.intuit.com/app/developer/qbo/docs/list-on-the-app-store/technical-requirements',
      ),
    ],
    sources: [
      'https://developer.intuit.com/app/developer/qbo/docs/list-on-the-app-store/technical-requirements',
      'https://developer.intuit.com/app/developer/qbo/docs/go-live/publish-app/security-requirements',
      'https://docs.codat.io/integrations/accounting/quickbooksonline/qbo-app-assessment-questionnaire',
    ],
    review: [
      official(
        claims.quickbooks.review,
        'https://developer.intuit.com/app/developer/qbo/docs/go-live/publish-app/technical-requirements',
      ),
    ],
    recurring: [
      {
        event: claims.quickbooks.recurring,
        everyMonths: 12,
        url: 'https://developer.intuit.com/app/developer/qbo/docs/go-live/publish-app/security-requirements',
        confidence: 'official',
      },
    ],
  },
  salesforce: {
    moderationBasis: [
      reported(
        claims.salesforce.basis,
        'https://invisory.co/resources/blog/salesforce-appexchange-security-review-guide-for-isvs/',
      ),
    ],
    sources: [
      'https://invisory.co/resources/blog/salesforce-appexchange-security-review-guide-for-isvs/',
    ],
    review: [
      reported(
        claims.salesforce.review,
        'https://partners.salesforce.com/s/education/appinnovators/Security_Review',
      ),
    ],
  },
  salesloft: {
    sources: [
      'https://developers.salesloft.com/docs/platform/marketplace/submission-checklist/',
      'https://developers.salesloft.com/docs/platform/api-basics/rate-limits/',
    ],
    review: [
      judged(
        claims.salesloft.review,
        'https://developers.salesloft.com/docs/platform/marketplace/submission-checklist',
      ),
    ],
  },
  shopify: {
    sources: [
      'https://shopify.dev/tutorials/add-gdpr-webhooks-to-your-app',
      'https://shopify.dev/docs/apps/webhooks/configuration/mandatory-webhooks',
    ],
    review: [
      reported(
        claims.shopify.review,
        'https://shopify.dev/docs/apps/launch/app-store-review/review-process',
      ),
    ],
    recurring: [
      {
        event: claims.shopify.recurring,
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
      official(
        claims.slack.review,
        'https://docs.slack.dev/slack-marketplace/slack-marketplace-review-guide',
      ),
    ],
  },
  stripe: {
    sources: [
      'https://docs.unified.to/skills/stripe-oauth-app/SKILL.md',
      'https://docs.stripe.com/stripe-apps.md',
    ],
    review: [
      judged(claims.stripe.review, 'https://docs.stripe.com/stripe-apps/review-requirements'),
    ],
  },
  whatsapp: {
    sources: ['https://developers.facebook.com/documentation/business-messaging/whatsapp'],
    review: [
      judged(
        claims.whatsapp.review,
        'https://developers.secure.facebook.com/docs/whatsapp/embedded-signup/app-review',
      ),
    ],
    recurring: [
      {
        event: claims.whatsapp.recurring,
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
      judged(
        claims.zendesk.review,
        'https://developer.zendesk.com/documentation/marketplace/building-a-marketplace-app/set-up-a-global-oauth-client/',
      ),
    ],
  },
  'zoho-crm': {
    sources: [
      'https://www.zoho.com/crm/developer/docs/api/v8/multi-dc.html',
      'https://docs.unified.to/skills/zoho-crm-oauth-app/SKILL.md',
    ],
    review: [
      official(
        claims.zohoCrm.review,
        'https://www.zoho.com/marketplace/help-guide/submit-extension.html',
      ),
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
