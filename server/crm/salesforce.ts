import { createLeadColumns } from '../../backend/leadColumns.ts';
import type { Clock } from '../../backend/ports.ts';
import { classifyError, type Delivery } from '../mail/delivery.ts';
import {
  type CheckedCrm,
  callCrm,
  deliver,
  type FieldMapping,
  mappedFields,
  splitName,
} from './crm.ts';

/** The fields of a Lead; those that end in `__c` are to be created. */
const mapping: FieldMapping = {
  Email: 'email',
  Company: 'company',
  Website: 'website',
  Roi_Form__c: 'kind',
  Roi_Url__c: 'url',
  Roi_Integrations__c: 'integrationCount',
  Roi_Systems__c: 'selectedSystems',
  Roi_Developers__c: 'developerCountNumber',
  Roi_Region__c: 'region',
  Roi_Target_Date__c: 'deadline',
  Roi_In_House_Usd__c: 'initialTotalUsd',
  Roi_Embedded_Year_1_Usd__c: 'yearOneUsd',
  Roi_Savings_Usd__c: 'savingsUsd',
  Roi_Cheaper_Over_36_Months__c: 'cheaperOver36Months',
  Roi_Cheaper_By_Usd__c: 'cheaperByUsd',
  Roi_Certainty__c: 'certainty',
  Roi_Consent__c: 'consentText',
  Roi_Utm_Source__c: 'last_utm_source',
  Roi_Utm_Medium__c: 'last_utm_medium',
  Roi_Utm_Campaign__c: 'last_utm_campaign',
};
const nameFields = ['FirstName', 'LastName', 'LeadSource'] as const;
/** Fields that an ordinary text field is too short for, with the least length. */
const longFields: Readonly<Record<string, number>> = { Roi_Url__c: 4000, Roi_Systems__c: 4000 };
/** Lengths of the standard fields. */
const maxFirstName = 40;
const maxLastName = 80;
const apiVersion = 'v62.0';

/** Why there is no token. */
type Failure = Extract<Delivery, { outcome: 'unauthorized' | 'retry' }>;

/** A field of Salesforce's describe, as far as it is read. */
interface DescribedField {
  name: string;
  length: number;
  createable: boolean;
  externalId: boolean;
  unique: boolean;
  caseSensitive: boolean;
}

/** The organisation, the connected app (client credentials flow), and the field of our id. */
interface SalesforceSettings {
  /** `https://MyDomain.my.salesforce.com/`. */
  url: URL;
  clientId: string;
  clientSecret: string;
  /** A custom External ID field of Lead, such as `Roi_Lead_Id__c`, unique and case-sensitive. */
  idField: string;
}

/**
 * Creates the connection to Salesforce. A lead is upserted by a field of its own that holds our id:
 * the same message twice is one Lead, and an address that Salesforce has twice is no conflict.
 *
 * @param publicUrl - Where visitors reach the calculator.
 */
export function createSalesforce(
  { url, clientId, clientSecret, idField }: SalesforceSettings,
  { clock, publicUrl }: { clock: Clock; publicUrl: URL },
): CheckedCrm {
  const { columnsOf } = createLeadColumns(publicUrl);
  const lead = new URL(`services/data/${apiVersion}/sobjects/Lead/`, url);
  let token: string | null = null;

  /** Requests an access token; resolves to the outcome where there is none. */
  async function authorize(): Promise<Failure | null> {
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
    });
    const response = await callCrm(new URL('services/oauth2/token', url), { method: 'POST', body });
    const text = await response.text();
    if (response.ok) {
      token = String(JSON.parse(text).access_token);
      return null;
    }
    const { status } = response;
    const reason = `token status ${status}`;
    // 400 is `invalid_client` or `invalid_grant`: the secret is wrong, not the lead.
    return status < 500 && status !== 429
      ? { outcome: 'unauthorized', reason, detail: text.slice(0, 500) }
      : { outcome: 'retry', reason };
  }

  /** Calls with a token; one that has expired is replaced once. */
  async function call(to: URL, init: RequestInit = {}): Promise<Response | Failure> {
    for (let isLast = token === null; ; isLast = true) {
      const failure = token === null ? await authorize() : null;
      if (failure) return failure;
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
      const response = await callCrm(to, { ...init, headers });
      if (response.status !== 401 || isLast) return response;
      token = null;
    }
  }

  return {
    async send(_messageId, { id, contactName, ...sent }) {
      const name = splitName(contactName);
      const body = JSON.stringify({
        ...(name.first && { FirstName: name.first.slice(0, maxFirstName) }),
        LastName: name.last.slice(0, maxLastName),
        LeadSource: 'ROI calculator',
        ...Object.fromEntries(mappedFields(mapping, columnsOf({ id, contactName, ...sent }))),
      });
      try {
        const to = new URL(`${idField}/${encodeURIComponent(id)}`, lead);
        const response = await call(to, { method: 'PATCH', body });
        return response instanceof Response
          ? await deliver(async () => response, clock.now())
          : response;
      } catch (error) {
        return classifyError(error);
      }
    },

    async check() {
      const response = await call(new URL('describe', lead));
      if (!(response instanceof Response)) {
        return [`Salesforce gives no token (${response.reason}).`];
      }
      if (!response.ok) return [`Salesforce answers with status ${response.status}.`];
      const { fields } = (await response.json()) as { fields: DescribedField[] };
      const found = new Map(fields.map((field) => [field.name, field]));
      const key = found.get(idField);
      const isKey = key?.externalId && key.unique && key.caseSensitive;
      return [
        ...(isKey ? [] : [`Lead has no unique, case-sensitive External ID field ${idField}.`]),
        ...[...nameFields, ...Object.keys(mapping)].flatMap((name) => {
          const field = found.get(name);
          if (!field?.createable) return [`Lead has no field ${name} that the app may write.`];
          const least = longFields[name] ?? 0;
          return field.length < least
            ? [`The field ${name} holds ${field.length} characters; expected at least ${least}.`]
            : [];
        }),
      ];
    },
  };
}
