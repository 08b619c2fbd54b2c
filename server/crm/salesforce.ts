import { leadIdOf, type StoredLead } from '../../backend/Lead.ts';
import type { LeadColumns } from '../../backend/leadColumns.ts';
import { personOf } from '../../backend/people.ts';
import type { Clock } from '../../backend/ports.ts';
import { touchFields } from '../../contract/attribution.ts';
import type { CsvValue } from '../../contract/format/files.ts';
import { classifyError, type Delivery } from '../mail/delivery.ts';
import {
  type CheckedCrm,
  callCrm,
  createCrmColumns,
  deliver,
  type FieldMapping,
  fieldNames,
  fieldsOf,
  namesOf,
} from './crm.ts';

/** The fields of a Lead; those that end in `__c` are to be created. */
const mapping: FieldMapping = {
  person: {
    Email: 'email',
    Company: 'company',
    Website: 'website',
    Roi_Demo_Requested__c: 'demoRequested',
    Roi_Consent__c: 'consentText',
  },
  form: {
    Roi_Form__c: 'kind',
    Roi_Utm_Source__c: 'last_utm_source',
    Roi_Utm_Medium__c: 'last_utm_medium',
    Roi_Utm_Campaign__c: 'last_utm_campaign',
  },
  case: {
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
  },
};
const nameFields = ['FirstName', 'LastName', 'LeadSource'] as const;
/** Fields that an ordinary text field is too short for, with the least length. */
const longFields: Readonly<Record<string, number>> = { Roi_Url__c: 4000, Roi_Systems__c: 4000 };
/** Lengths of standard fields that a form may exceed. */
const lengths = { FirstName: 40, LastName: 80, Website: 255, Email: 80 } as const;
/** Salesforce answers 403 to it, as to an app without permission. */
const dailyLimit = 'REQUEST_LIMIT_EXCEEDED';
const apiVersion = 'v62.0';
const leadSource = 'ROI calculator';
const oldestOnly = 'ORDER BY CreatedDate LIMIT 1';

/** A text within the quotation marks of a query. */
const quoted = (text: string) => text.replace(/[\\']/g, '\\$&');

/** Every part of both touches that a Lead has no field of its own for, or only the last one. */
function touchLines(columns: LeadColumns): string[] {
  return (['first', 'last'] as const).flatMap((which) =>
    touchFields.flatMap((name) => {
      const value = columns[`${which}_${name}`];
      return value ? [`${which} ${name}: ${value}`] : [];
    }),
  );
}

/** What Salesforce returned; an outcome where that is no success. */
type Returned<T> = { returned: T } | Delivery;

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
 * Creates the connection to Salesforce. A person is one Lead, found by the address, whose newest
 * case replaces the one before; each form is a Task of it. A new Lead is upserted by a field of its
 * own that holds our id, so that the same message twice is one Lead, and is saved also where a
 * duplicate rule alerts.
 *
 * @param publicUrl - Where visitors reach the calculator.
 */
export function createSalesforce(
  { url, clientId, clientSecret, idField }: SalesforceSettings,
  { clock, publicUrl }: { clock: Clock; publicUrl: URL },
): CheckedCrm {
  const columnsOf = createCrmColumns(publicUrl);
  const data = new URL(`services/data/${apiVersion}/`, url);
  const lead = new URL('sobjects/Lead/', data);
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
      const headers = {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'Sforce-Duplicate-Rule-Header': 'allowSave=true',
      };
      const response = await callCrm(to, { ...init, headers });
      if (response.status !== 401 || isLast) return response;
      token = null;
    }
  }

  async function request<T>(to: URL, init?: RequestInit): Promise<Returned<T>> {
    const response = await call(to, init);
    if (!(response instanceof Response)) return response;
    if (!response.ok) {
      const delivery = await deliver(async () => response, clock.now());
      const isAtLimit = 'detail' in delivery && delivery.detail?.includes(dailyLimit);
      return isAtLimit ? { outcome: 'retry', reason: dailyLimit } : delivery;
    }
    const text = await response.text();
    return { returned: (text ? JSON.parse(text) : null) as T };
  }

  /** The id of the first record that a query finds; null where it finds none. */
  async function find(soql: string): Promise<Returned<string | null>> {
    const to = new URL('query', data);
    to.searchParams.set('q', soql);
    const found = await request<{ records: { Id: string }[] }>(to);
    return 'returned' in found ? { returned: found.returned.records[0]?.Id ?? null } : found;
  }

  /** The fields that a form sets; null clears one. */
  function leadFields(sent: StoredLead): Record<string, CsvValue> {
    const { first, last } = namesOf(sent);
    const { Email, Website, ...fields } = fieldsOf(mapping, columnsOf(sent));
    return {
      FirstName: first.slice(0, lengths.FirstName) || null,
      LastName: last.slice(0, lengths.LastName),
      LeadSource: leadSource,
      ...fields,
      ...(Website && { Website: String(Website).slice(0, lengths.Website) }),
      // Cut, it would be the address of somebody else.
      ...(String(Email).length <= lengths.Email && { Email }),
    };
  }

  /** Creates the Lead of a person, or updates it, also by later forms; gives its id. */
  async function saveLead(
    sent: StoredLead,
    later: readonly StoredLead[],
  ): Promise<Returned<string>> {
    const fields: Record<string, CsvValue> = Object.assign({}, ...[sent, ...later].map(leadFields));
    const person = quoted(personOf(sent.email));
    const findLead = (email: string) =>
      find(`SELECT Id FROM Lead WHERE Email ${email} AND IsConverted = false ${oldestOnly}`);
    let known = await findLead(`= '${person}'`);
    // Somebody else may have saved the person with a tag.
    if ('returned' in known && known.returned === null)
      known = await findLead(`LIKE '${person.replace(/[%_]/g, '\\$&').replace('@', '+%@')}'`);
    if (!('returned' in known)) return known;
    const id = known.returned;
    const to = new URL(id ?? `${idField}/${encodeURIComponent(leadIdOf(sent))}`, lead);
    const newestId = leadIdOf(later.at(-1) ?? sent);
    const body = JSON.stringify(id === null ? fields : { ...fields, [idField]: newestId });
    const saved = await request<{ id: string } | null>(to, { method: 'PATCH', body });
    if (!('returned' in saved)) return saved;
    // An update returns nothing.
    return { returned: id ?? saved.returned?.id ?? '' };
  }

  /** Adds a Task for the form to its Lead, once. */
  async function saveTask(leadId: string, columns: LeadColumns): Promise<Returned<unknown>> {
    const { id, kind, email, url: link } = columns;
    const subject = `${leadSource}: ${kind} (${id})`;
    const known = await find(
      `SELECT Id FROM Task WHERE WhoId = '${quoted(leadId)}' AND Subject = '${quoted(subject)}' LIMIT 1`,
    );
    if (!('returned' in known) || known.returned !== null) return known;
    const body = JSON.stringify({
      WhoId: leadId,
      Subject: subject,
      Description: [email, link, ...touchLines(columns)].filter(Boolean).join('\n'),
      Status: 'Not Started',
      Priority: 'Normal',
    });
    return request(new URL('sobjects/Task', data), { method: 'POST', body });
  }

  return {
    async send(_messageId, sent, later = []) {
      try {
        const saved = await saveLead(sent, later);
        if (!('returned' in saved)) return saved;
        const noted = await saveTask(saved.returned, columnsOf(sent));
        return 'returned' in noted ? { outcome: 'sent', providerId: null } : noted;
      } catch (error) {
        return classifyError(error);
      }
    },

    async check() {
      const response = await call(new URL('describe', lead));
      if (!(response instanceof Response))
        return [`Salesforce gives no token (${response.reason}).`];
      if (!response.ok) return [`Salesforce answers with status ${response.status}.`];
      const { fields } = (await response.json()) as { fields: DescribedField[] };
      const found = new Map(fields.map((field) => [field.name, field]));
      const key = found.get(idField);
      const isKey = key?.externalId && key.unique && key.caseSensitive;
      return [
        ...(isKey ? [] : [`Lead has no unique, case-sensitive External ID field ${idField}.`]),
        ...[...nameFields, ...fieldNames(mapping)].flatMap((name) => {
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
