import type { Complexity } from './complexity.ts';
import { categories } from './systemWords.ts';

/**
 * The effect of a platform's review (E28): `access` is one without which no customer can connect;
 * `listing` only keeps the app out of a marketplace.
 */
export type Gate = 'none' | 'access' | 'listing';

/**
 * The planning assumptions for one system. `systemEvidence` says what each figure rests on, and
 * `complexityNotes` what makes the system what it is.
 */
export interface SystemProfile {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly devHours: number;
  /** Per month. */
  readonly maintenanceHours: number;
  /** How complex it is to integrate; a function of its development hours (E1). */
  readonly complexity: Complexity;
  /** How long the platform reviews a new integration. */
  readonly moderationWeeks: number;
  readonly gate: Gate;
  /** The weeks that reviews take, as reported or by our judgement. */
  readonly moderationRange: { readonly min: number; readonly max: number };
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
    category: categories.marketing,
    devHours: 100,
    maintenanceHours: 5,
    ...withoutReview,
  },
  {
    id: 'asana',
    name: 'Asana',
    category: categories.productivity,
    devHours: 110,
    maintenanceHours: 6,
    ...withoutReview,
  },
  {
    id: 'clickup',
    name: 'ClickUp',
    category: categories.productivity,
    devHours: 100,
    maintenanceHours: 6,
    ...withoutReview,
  },
  {
    id: 'eventbrite',
    name: 'Eventbrite',
    category: categories.events,
    devHours: 80,
    maintenanceHours: 4,
    ...withoutReview,
  },
  {
    id: 'facebook-ads',
    name: 'Facebook Ads',
    category: categories.advertising,
    devHours: 240,
    maintenanceHours: 12,
    moderationWeeks: 6,
    gate: 'access',
    moderationRange: { min: 2, max: 8 },
  },
  {
    id: 'gmail',
    name: 'Gmail',
    category: categories.email,
    devHours: 230,
    maintenanceHours: 9,
    moderationWeeks: 8,
    gate: 'access',
    moderationRange: { min: 4, max: 12 },
  },
  {
    id: 'gohighlevel',
    name: 'GoHighLevel',
    category: categories.crm,
    devHours: 140,
    maintenanceHours: 7,
    moderationWeeks: 2,
    gate: 'access',
    moderationRange: { min: 1, max: 3 },
  },
  {
    id: 'google-drive',
    name: 'Google Drive',
    category: categories.storage,
    devHours: 180,
    maintenanceHours: 8,
    moderationWeeks: 6,
    gate: 'access',
    moderationRange: { min: 0, max: 10 },
  },
  {
    id: 'google-sheets',
    name: 'Google Sheets',
    category: categories.productivity,
    devHours: 120,
    maintenanceHours: 6,
    moderationWeeks: 2,
    gate: 'access',
    moderationRange: { min: 1, max: 3 },
  },
  {
    id: 'hubspot',
    name: 'HubSpot',
    category: categories.crm,
    devHours: 180,
    maintenanceHours: 8,
    moderationWeeks: 4,
    gate: 'listing',
    moderationRange: { min: 2, max: 9 },
  },
  {
    id: 'jira',
    name: 'Jira',
    category: categories.productivity,
    devHours: 170,
    maintenanceHours: 9,
    moderationWeeks: 0,
    gate: 'none',
    moderationRange: { min: 0, max: 5 },
  },
  {
    id: 'klaviyo',
    name: 'Klaviyo',
    category: categories.marketing,
    devHours: 130,
    maintenanceHours: 7,
    moderationWeeks: 3,
    gate: 'listing',
    moderationRange: { min: 1, max: 4 },
  },
  {
    id: 'linkedin-ads',
    name: 'LinkedIn Ads',
    category: categories.advertising,
    devHours: 230,
    maintenanceHours: 10,
    moderationWeeks: 5,
    gate: 'access',
    moderationRange: { min: 2, max: 9 },
  },
  {
    id: 'magento',
    name: 'Magento (Adobe Commerce)',
    category: categories.eCommerce,
    devHours: 260,
    maintenanceHours: 11,
    ...withoutReview,
  },
  {
    id: 'mailchimp',
    name: 'Mailchimp',
    category: categories.marketing,
    devHours: 90,
    maintenanceHours: 5,
    ...withoutReview,
  },
  {
    id: 'ms-dynamics',
    name: 'Microsoft Dynamics 365',
    category: categories.crm,
    devHours: 350,
    maintenanceHours: 15,
    moderationWeeks: 4,
    gate: 'listing',
    moderationRange: { min: 1, max: 4 },
  },
  {
    id: 'notion',
    name: 'Notion',
    category: categories.productivity,
    devHours: 100,
    maintenanceHours: 6,
    moderationWeeks: 1,
    gate: 'listing',
    moderationRange: { min: 0, max: 3 },
  },
  {
    id: 'openai',
    name: 'OpenAI',
    category: categories.ai,
    devHours: 80,
    maintenanceHours: 7,
    ...withoutReview,
  },
  {
    id: 'pipedrive',
    name: 'Pipedrive',
    category: categories.crm,
    devHours: 120,
    maintenanceHours: 6,
    moderationWeeks: 4,
    gate: 'listing',
    moderationRange: { min: 1, max: 5 },
  },
  {
    id: 'quickbooks',
    name: 'QuickBooks Online',
    category: categories.accounting,
    devHours: 210,
    maintenanceHours: 9,
    moderationWeeks: 5,
    gate: 'access',
    moderationRange: { min: 3, max: 7 },
  },
  {
    id: 'salesforce',
    name: 'Salesforce',
    category: categories.crm,
    devHours: 300,
    maintenanceHours: 13,
    moderationWeeks: 8,
    gate: 'listing',
    moderationRange: { min: 4, max: 9 },
  },
  {
    id: 'salesloft',
    name: 'Salesloft',
    category: categories.sales,
    devHours: 160,
    maintenanceHours: 8,
    moderationWeeks: 12,
    gate: 'access',
    moderationRange: { min: 4, max: 12 },
  },
  {
    id: 'shopify',
    name: 'Shopify',
    category: categories.eCommerce,
    devHours: 190,
    maintenanceHours: 10,
    moderationWeeks: 3,
    gate: 'access',
    moderationRange: { min: 1, max: 6 },
  },
  {
    id: 'slack',
    name: 'Slack',
    category: categories.communication,
    devHours: 140,
    maintenanceHours: 6,
    moderationWeeks: 10,
    gate: 'listing',
    moderationRange: { min: 4, max: 12 },
  },
  {
    id: 'stripe',
    name: 'Stripe',
    category: categories.payments,
    devHours: 150,
    maintenanceHours: 6,
    moderationWeeks: 2,
    gate: 'listing',
    moderationRange: { min: 1, max: 8 },
  },
  {
    id: 'whatsapp',
    name: 'WhatsApp Business',
    category: categories.communication,
    devHours: 200,
    maintenanceHours: 9,
    moderationWeeks: 3,
    gate: 'access',
    moderationRange: { min: 1, max: 5 },
  },
  {
    id: 'zendesk',
    name: 'Zendesk',
    category: categories.support,
    devHours: 150,
    maintenanceHours: 7,
    moderationWeeks: 3,
    gate: 'access',
    moderationRange: { min: 1, max: 4 },
  },
  {
    id: 'zoho-crm',
    name: 'Zoho CRM',
    category: categories.crm,
    devHours: 200,
    maintenanceHours: 9,
    moderationWeeks: 0,
    gate: 'none',
    moderationRange: { min: 0, max: 4 },
  },
];
