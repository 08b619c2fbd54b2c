import type { StoredLead } from '../../backend/Lead.ts';
import { personOf } from '../../backend/people.ts';
import type { Clock } from '../../backend/ports.ts';
import { type Attribution, touchFields } from '../../contract/attribution.ts';
import type { CsvValue } from '../../contract/format/files.ts';
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

/** The fields of the form, which are properties of a contact; `roi_…` are to be created. */
const mapping: FieldMapping = {
  person: {
    email: 'email',
    company: 'company',
    website: 'website',
    roi_demo_requested: 'demoRequested',
  },
  form: {
    roi_lead_id: 'id',
    roi_form: 'kind',
    ...Object.fromEntries(touchFields.map((name) => [`roi_${name}`, `last_${name}`])),
  },
  case: {
    roi_url: 'url',
    roi_integrations: 'integrationCount',
    roi_systems: 'selectedSystems',
    roi_developers: 'developerCountNumber',
    roi_region: 'region',
    roi_target_date: 'deadline',
    roi_in_house_usd: 'initialTotalUsd',
    roi_embedded_year_1_usd: 'yearOneUsd',
    roi_savings_usd: 'savingsUsd',
    roi_cheaper_over_36_months: 'cheaperOver36Months',
    roi_cheaper_by_usd: 'cheaperByUsd',
    roi_certainty: 'certainty',
  },
};
/** The properties of a person's first visit; no form replaces what a contact has of it. */
const firstVisit = Object.fromEntries(
  touchFields.map((name) => [`roi_first_${name}`, `first_${name}`]),
);
const firstNames = Object.keys(firstVisit);
/** HubSpot refuses a time that is more than a month ago; without one, it takes the present. */
const oldestMs = 27 * 24 * 3600_000;
const unreadable =
  'The token lacks the scope crm.objects.contacts.read: first sources are not sent.';
const nameFields = ['firstname', 'lastname'] as const;
/** What the form may require: every lead has a value for these. */
const alwaysSent = ['email', 'lastname', 'company', 'roi_lead_id', 'roi_form'];

/** A field of a form's definition, as far as it is read. */
interface FormField {
  name: string;
  required?: boolean;
  /** Of the field for the address. */
  validation?: { blockedEmailDomains?: string[]; useDefaultBlockList?: boolean };
}

const textsOf = (fields: Record<string, CsvValue>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value ?? '')]));

/** Where HubSpot answers, and the form that leads are submitted to. */
interface HubSpotSettings {
  /** Of a private app with the scopes `forms` and `crm.objects.contacts.read` and `.write`. */
  token: string;
  portalId: string;
  formId: string;
  /** `https://api.hsforms.com/`. */
  formsUrl: URL;
  /** `https://api.hubapi.com/`. */
  apiUrl: URL;
}

/**
 * Creates the connection to HubSpot. The contact of a lead's person is created or updated
 * (contacts API v3), because a form leaves values that it has none for; the first visit that it has
 * is read before, and stays. Then the lead is submitted to a form (Forms API v3, with
 * authentication), which keeps each form in the contact's history.
 *
 * @param publicUrl - Where visitors reach the calculator.
 */
export function createHubSpot(
  { token, portalId, formId, formsUrl, apiUrl }: HubSpotSettings,
  { clock, publicUrl }: { clock: Clock; publicUrl: URL },
): CheckedCrm {
  const columnsOf = createCrmColumns(publicUrl);
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const contacts = new URL('crm/v3/objects/contacts/batch/', apiUrl);
  const form = new URL(`submissions/v3/integration/secure/submit/${portalId}/${formId}`, formsUrl);
  /** The properties that a form sets; an empty text clears one. */
  function propertiesOf(lead: StoredLead) {
    const { first, last } = namesOf(lead);
    const fields = fieldsOf(mapping, columnsOf(lead));
    return textsOf({ firstname: first, lastname: last, ...fields });
  }

  /** Those of its first visit; none where it names none. */
  const firstVisitOf = (lead: StoredLead) =>
    textsOf(fieldsOf({ person: {}, form: {}, case: firstVisit }, columnsOf(lead)));

  const call = (to: URL, body: object) =>
    callCrm(to, { method: 'POST', headers, body: JSON.stringify(body) });
  const readFirstVisit = (id: string) =>
    call(new URL('read', contacts), {
      idProperty: 'email',
      inputs: [{ id }],
      properties: firstNames,
    });

  return {
    async send(_messageId, lead, later = []) {
      const { attribution, hutk } = lead.body as { attribution?: Attribution; hutk?: string };
      const post = (to: URL, body: object) => deliver(() => call(to, body), clock.now());
      const id = personOf(lead.email);
      let known: Record<string, string | null> = {};
      const read = await deliver(
        () => readFirstVisit(id),
        clock.now(),
        (text) => {
          known = JSON.parse(text).results[0]?.properties ?? {};
        },
      );
      if (read.outcome !== 'sent' && read.reason !== 'status 403') return read;
      const visits = [lead, ...later].map(firstVisitOf);
      const isKnown = (visit: Record<string, string>) =>
        firstNames.every((name) => (known[name] ?? '') === (visit[name] ?? ''));
      // That of a later form, which was sent before this one, is not the first.
      const mayReplace = read.outcome === 'sent' && [{}, ...visits].some(isKnown);
      const own = Object.assign(propertiesOf(lead), ...(mayReplace ? visits.reverse() : []));
      const properties = Object.assign({}, own, ...later.map(propertiesOf));
      const inputs = [{ idProperty: 'email', id, properties }];
      const update = () => post(new URL('upsert', contacts), { inputs });
      const updated = await update();
      if (updated.outcome !== 'sent') return updated;
      const submitted = await post(form, {
        ...(clock.now() - lead.receivedAt < oldestMs && { submittedAt: String(lead.receivedAt) }),
        fields: Object.entries(own)
          .filter(([, value]) => value !== '')
          .map(([name, value]) => ({ objectTypeId: '0-1', name, value })),
        context: {
          ...(hutk && { hutk }),
          pageUri: new URL(attribution?.last.landing_path ?? '', publicUrl).href,
          pageName: 'ROI calculator',
        },
        ...(lead.consent?.text && {
          legalConsentOptions: { consent: { consentToProcess: true, text: lead.consent.text } },
        }),
      });
      // The submission has brought back what a later form replaces.
      return submitted.outcome === 'sent' && later.length > 0 ? update() : submitted;
    },

    async check() {
      const response = await callCrm(new URL(`marketing/v3/forms/${formId}`, apiUrl), { headers });
      if (response.status === 401 || response.status === 403)
        return [
          `HubSpot refuses the token (status ${response.status}); it needs the scopes forms, crm.objects.contacts.read and crm.objects.contacts.write.`,
        ];
      if (response.status === 404) return [`HubSpot has no form ${formId}.`];
      if (!response.ok) return [`HubSpot answers with status ${response.status}.`];
      const { fieldGroups = [] } = (await response.json()) as {
        fieldGroups?: { fields?: FormField[] }[];
      };
      const existing = fieldGroups.flatMap(({ fields = [] }) => fields);
      const { status } = await readFirstVisit('nobody@example.com');
      const missing = [...nameFields, ...fieldNames(mapping), ...firstNames].filter(
        (name) => !existing.some((field) => field.name === name),
      );
      const required = existing.filter(
        (field) => field.required && !alwaysSent.includes(field.name),
      );
      const isBlocking = existing.some(
        ({ validation: { blockedEmailDomains = [], useDefaultBlockList = false } = {} }) =>
          useDefaultBlockList || blockedEmailDomains.length > 0,
      );
      return [
        ...missing.map((name) => `has no field ${name}.`),
        ...required.map(({ name }) => `requires the field ${name}, which some leads lack.`),
        ...(isBlocking ? ['blocks domains of e-mail addresses, and refuses their leads.'] : []),
      ]
        .map((problem) => `The form ${formId} ${problem}`)
        .concat(status === 403 ? [unreadable] : []);
    },
  };
}
