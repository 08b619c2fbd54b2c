import type { Clock } from '../../backend/ports.ts';
import type { Environment } from '../configuration/environment.ts';
import { type CheckedCrm, createCrmWebhook } from './crm.ts';
import { createHubSpot } from './hubSpot.ts';
import { createSalesforce } from './salesforce.ts';

/** How people know each CRM. */
export const crmNames = {
  webhook: 'the CRM behind CRM_WEBHOOK_URL',
  hubspot: 'HubSpot',
  salesforce: 'Salesforce',
} as const;

/** The connection to a CRM, and which one it is. */
export interface ConfiguredCrm extends CheckedCrm {
  name: keyof typeof crmNames;
}

/**
 * Creates the connection to the configured CRM, of which there is one at most; null without one.
 *
 * @param options - `publicUrl`: where visitors reach the calculator.
 */
export function configuredCrm(
  environment: Environment,
  options: { clock: Clock; publicUrl: URL },
): ConfiguredCrm | null {
  const {
    CRM_WEBHOOK_URL: url,
    CRM_WEBHOOK_SECRET: secret,
    HUBSPOT_TOKEN: token,
    HUBSPOT_PORTAL_ID: portalId,
    HUBSPOT_FORM_ID: formId,
    HUBSPOT_FORMS_URL: formsUrl,
    HUBSPOT_API_URL: apiUrl,
    SALESFORCE_URL: salesforceUrl,
    SALESFORCE_CLIENT_ID: clientId,
    SALESFORCE_CLIENT_SECRET: clientSecret,
    SALESFORCE_ID_FIELD: idField,
  } = environment;
  if (url && secret) {
    const send = createCrmWebhook({ url, secret }, options);
    return { name: 'webhook', send, check: async () => [] };
  }
  if (token && portalId && formId) {
    const settings = { token, portalId, formId, formsUrl, apiUrl };
    return { name: 'hubspot', ...createHubSpot(settings, options) };
  }
  if (salesforceUrl && clientId && clientSecret) {
    const settings = { url: salesforceUrl, clientId, clientSecret, idField };
    return { name: 'salesforce', ...createSalesforce(settings, options) };
  }
  return null;
}
