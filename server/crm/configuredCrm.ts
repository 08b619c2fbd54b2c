import type { Clock } from '../../backend/ports.ts';
import type { Environment } from '../configuration/environment.ts';
import { type CheckedCrm, createCrmWebhook } from './crm.ts';
import { createHubSpot } from './hubSpot.ts';
import { createSalesforce } from './salesforce.ts';

/** The CRM that is configured, of which there is one at most; null without one. */
export function crmNameOf({
  CRM_WEBHOOK_URL,
  HUBSPOT_TOKEN,
  SALESFORCE_URL,
}: Environment): 'webhook' | 'hubSpot' | 'salesforce' | null {
  if (CRM_WEBHOOK_URL) return 'webhook';
  if (HUBSPOT_TOKEN) return 'hubSpot';
  return SALESFORCE_URL ? 'salesforce' : null;
}

/**
 * Creates the connection to the configured CRM; null without one.
 *
 * @param options - `publicUrl`: where visitors reach the calculator.
 */
export function configuredCrm(
  environment: Environment,
  options: { clock: Clock; publicUrl: URL },
): CheckedCrm | null {
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
  if (url && secret)
    return { send: createCrmWebhook({ url, secret, ...options }), check: async () => [] };
  if (token && portalId && formId) {
    return createHubSpot({ token, portalId, formId, formsUrl, apiUrl }, options);
  }
  return salesforceUrl && clientId && clientSecret
    ? createSalesforce({ url: salesforceUrl, clientId, clientSecret, idField }, options)
    : null;
}
