import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { startLocalServer } from './localServer.ts';

/** The failure of a fake CRM: a status, or a broken connection. */
interface Trouble {
  status?: number;
  isReset?: boolean;
}

const hubSpotForm = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const hubSpotToken = 'pat-eu1-test';

/** The names in what a check misses of an empty form or object. */
export const missingNames = (problems: readonly string[]) =>
  problems.flatMap((problem) => / field (\w+)/.exec(problem)?.[1] ?? []);

/**
 * HubSpot at its HTTP boundary, by its documentation: the definition of a form, the submission with
 * authentication, which refuses properties that a contact lacks, blocked domains and a form without
 * a required field, and leaves the properties it has no value for, contacts that are read, which
 * takes a scope of its own, and their upsert, in which an empty text clears a property.
 *
 * @param fields - Of the form.
 */
export async function startFakeHubSpot(fields: readonly string[]) {
  const submissions: { fields: { objectTypeId: string; name: string; value: string }[] }[] = [];
  /** The properties of each contact, by its address. */
  const contacts = new Map<string, Record<string, string>>();
  const trouble: Trouble = {};
  const rules = { required: ['email'], blockedDomains: [] as string[], mayRead: true };
  const update = (email: string, properties: Record<string, string>) => {
    const known = Object.entries({ ...contacts.get(email), ...properties });
    contacts.set(email, Object.fromEntries(known.filter(([, value]) => value !== '')));
  };
  const { url, stop } = await startLocalServer(async (request, response) => {
    const body = await text(request);
    const respond = (status: number, value: object) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));
    if (trouble.isReset) return request.socket.resetAndDestroy();
    if (trouble.status) return respond(trouble.status, { message: 'trouble' });
    if (request.headers.authorization !== `Bearer ${hubSpotToken}`) {
      return respond(401, { category: 'INVALID_AUTHENTICATION' });
    }
    if (request.url === `/marketing/v3/forms/${hubSpotForm}`) {
      const fieldGroups = fields.map((name) => {
        const required = rules.required.includes(name);
        const { blockedDomains: blockedEmailDomains } = rules;
        const validation = name === 'email' && { blockedEmailDomains, useDefaultBlockList: false };
        return {
          fields: [{ objectTypeId: '0-1', name, required, ...(validation && { validation }) }],
        };
      });
      return respond(200, { id: hubSpotForm, fieldGroups });
    }
    if (request.url === '/crm/v3/objects/contacts/batch/read') {
      if (!rules.mayRead) return respond(403, { category: 'MISSING_SCOPES' });
      const { idProperty, inputs, properties } = JSON.parse(body);
      if (idProperty !== 'email') return respond(400, { category: 'VALIDATION_ERROR' });
      const found = contacts.get(inputs[0].id);
      if (!found) {
        const errors = [{ status: 'error', category: 'OBJECT_NOT_FOUND' }];
        return respond(207, { status: 'COMPLETE', results: [], numErrors: 1, errors });
      }
      const values = properties.map((name: string) => [name, found[name] ?? null]);
      const results = [{ id: '512', properties: Object.fromEntries(values) }];
      return respond(200, { status: 'COMPLETE', results });
    }
    if (request.url === '/crm/v3/objects/contacts/batch/upsert') {
      const [{ idProperty, id, properties }] = JSON.parse(body).inputs;
      const unknown = Object.keys(properties).find((name) => !fields.includes(name));
      if (unknown || idProperty !== 'email') {
        const problem = { message: `Property "${unknown}" does not exist`, name: unknown };
        const message = `Property values were not valid: [${JSON.stringify(problem)}]`;
        return respond(400, { category: 'VALIDATION_ERROR', message });
      }
      update(id, properties);
      return respond(200, { status: 'COMPLETE', results: [{ id: '512', properties }] });
    }
    if (request.url !== `/submissions/v3/integration/secure/submit/4242/${hubSpotForm}`) {
      return respond(404, { message: 'not found' });
    }
    const submission = JSON.parse(body);
    const unknown = submission.fields.filter(
      ({ name }: { name: string }) => !fields.includes(name),
    );
    if (unknown.length > 0) {
      const message = `Error in 'fields.${unknown[0].name}'. Property does not exist`;
      return respond(400, { errors: [{ message, errorType: 'FIELD_NOT_IN_FORM_DEFINITION' }] });
    }
    const sent: Record<string, string> = Object.fromEntries(
      submission.fields.map(({ name, value }: { name: string; value: string }) => [name, value]),
    );
    const refuse = (name: string, errorType: string, said: string) =>
      respond(400, { errors: [{ message: `Error in 'fields.${name}'. ${said}`, errorType }] });
    const absent = rules.required.find((name) => !sent[name]);
    if (absent) return refuse(absent, 'REQUIRED_FIELD', `Required field '${absent}' is missing`);
    if (rules.blockedDomains.includes(sent.email?.split('@').at(-1) ?? '')) {
      return refuse('email', 'BLOCKED_EMAIL', 'Submissions from this email domain are not allowed');
    }
    submissions.push(submission);
    update(sent.email ?? '', sent);
    return respond(200, { inlineMessage: 'Thanks' });
  });
  onTestFinished(stop);
  const environment = {
    HUBSPOT_TOKEN: hubSpotToken,
    HUBSPOT_PORTAL_ID: '4242',
    HUBSPOT_FORM_ID: hubSpotForm,
    HUBSPOT_FORMS_URL: url.href,
    HUBSPOT_API_URL: url.href,
  };
  return { submissions, contacts, trouble, rules, environment };
}

/** A field of Salesforce's Lead, with what differs from an ordinary text field. */
interface SalesforceField {
  name: string;
  /** 255 characters by default, and of standard fields those that they have. */
  length?: number;
  externalId?: boolean;
  isRequired?: boolean;
}

const usualLengths: Readonly<Record<string, number>> = { FirstName: 40, LastName: 80, Email: 80 };
const lengthOf = ({ name, length = usualLengths[name] ?? 255 }: SalesforceField) => length;

/** The fields of a Lead that has those of a check, as `docs/leads.md` has them created. */
export const salesforceFields = (problems: readonly string[]): SalesforceField[] => [
  { name: 'Roi_Lead_Id__c', externalId: true },
  ...missingNames(problems)
    .slice(1)
    .map((name) => ({ name, ...(/_(Url|Systems)__/.test(name) && { length: 4000 }) })),
];

/**
 * Salesforce at its HTTP boundary, by its documentation: the client credentials flow, the
 * description of Lead, queries of Leads by address and of Tasks, updates, the upsert by an External
 * ID field that only its URL names, required fields and lengths, the limit of calls in a day, and a
 * duplicate rule that alerts, or blocks.
 */
export async function startFakeSalesforce(fields: readonly SalesforceField[]) {
  const rules = { blocksDuplicates: false, callsLeft: Number.POSITIVE_INFINITY };
  /** By their id in Salesforce. */
  const leads = new Map<string, Record<string, unknown>>();
  const tasks: Record<string, unknown>[] = [];
  const trouble: Trouble = {};
  let tokens = 0;
  const key = fields.find(({ externalId }) => externalId)?.name ?? '';
  const idsOf = (field: string, value: unknown) =>
    [...leads].filter(([, lead]) => lead[field] === value).map(([id]) => id);
  /** The records of a query: Leads of an address, or Tasks of a Lead with a subject. */
  const found = (soql: string) => {
    const [object, ...values] = [
      / FROM (\w+)/.exec(soql)?.[1],
      ...[...soql.matchAll(/'((?:\\.|[^'\\])*)'/g)].map(([, text = '']) =>
        text.replace(/\\([^%_])/g, '$1'),
      ),
    ];
    const tokens = / LIKE /.test(soql) ? (values[0] ?? '').match(/\\?./gs) : null;
    const pattern = tokens?.map((token) =>
      token === '%' ? '.*' : token === '_' ? '.' : RegExp.escape(token.slice(-1)),
    );
    const isLike = pattern && new RegExp(`^${pattern.join('')}$`, 'i');
    const isFound = (id: string) => !leads.get(id)?.IsConverted;
    const ids =
      object === 'Lead'
        ? isLike
          ? [...leads.keys()].filter(
              (id) => isLike.test(String(leads.get(id)?.Email)) && isFound(id),
            )
          : idsOf('Email', values[0]).filter(isFound)
        : tasks.flatMap((task, place) =>
            task.WhoId === values[0] && task.Subject === values[1] ? `00T${place}` : [],
          );
    return { records: ids.map((Id) => ({ Id })) };
  };
  const { url, stop } = await startLocalServer(async (request, response) => {
    const body = await text(request);
    const respond = (status: number, value?: object) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));
    if (trouble.isReset) return request.socket.resetAndDestroy();
    if (trouble.status) return respond(trouble.status, [{ errorCode: 'TROUBLE' }]);
    if (request.url === '/services/oauth2/token') {
      if (new URLSearchParams(body).get('client_secret') !== 'secret') {
        return respond(400, { error: 'invalid_client' });
      }
      tokens += 1;
      return respond(200, { access_token: `token-${tokens}`, instance_url: url.origin });
    }
    if (request.headers.authorization !== `Bearer token-${tokens}`) {
      return respond(401, [{ errorCode: 'INVALID_SESSION_ID' }]);
    }
    rules.callsLeft -= 1;
    if (rules.callsLeft < 0) return respond(403, [{ errorCode: 'REQUEST_LIMIT_EXCEEDED' }]);
    if (request.url?.endsWith('/sobjects/Lead/describe')) {
      const described = fields.map(({ externalId = false, ...field }) => ({
        name: field.name,
        length: lengthOf(field),
        externalId,
        unique: externalId,
        caseSensitive: externalId,
        createable: true,
      }));
      return respond(200, { name: 'Lead', fields: described });
    }
    const { pathname, searchParams } = new URL(request.url ?? '', url);
    if (pathname.endsWith('/query')) return respond(200, found(searchParams.get('q') ?? ''));
    const sent = body ? JSON.parse(body) : {};
    if (pathname.endsWith('/sobjects/Task') && request.method === 'POST') {
      if (!leads.has(sent.WhoId))
        return respond(400, [{ errorCode: 'INVALID_CROSS_REFERENCE_KEY' }]);
      tasks.push(sent);
      return respond(201, { id: '00T', success: true });
    }
    const [, known, field, value = ''] =
      /\/sobjects\/Lead\/(?:(00Q\d+)|(\w+)\/([^/]+))$/.exec(pathname) ?? [];
    if (request.method !== 'PATCH' || !(known ? leads.has(known) : field && field === key)) {
      return respond(404, [{ errorCode: 'NOT_FOUND' }]);
    }
    const allowed = fields.map(({ name }) => name).filter((name) => known || name !== key);
    const unknown = Object.keys(sent).find((name) => !allowed.includes(name));
    const message = `No such column '${unknown}' on sobject of type Lead`;
    if (unknown) return respond(400, [{ message, errorCode: 'INVALID_FIELD' }]);
    const required = fields.filter(({ isRequired }) => isRequired).map(({ name }) => name);
    const missing = [...required, 'LastName', 'Company'].filter((name) => !sent[name]);
    if (missing.length > 0) {
      return respond(400, [{ errorCode: 'REQUIRED_FIELD_MISSING', fields: missing }]);
    }
    const long = fields.find((field) => String(sent[field.name] ?? '').length > lengthOf(field));
    if (long) return respond(400, [{ errorCode: 'STRING_TOO_LONG', fields: [long.name] }]);
    if (known) {
      leads.set(known, { ...leads.get(known), ...sent });
      return respond(204);
    }
    const [existing] = idsOf(key, value);
    const isDuplicate = idsOf('Email', sent.Email).some((id) => id !== existing);
    const isSaved = request.headers['sforce-duplicate-rule-header'] === 'allowSave=true';
    if (isDuplicate && (!isSaved || rules.blocksDuplicates))
      return respond(400, [{ errorCode: 'DUPLICATES_DETECTED' }]);
    const id = existing ?? `00Q${leads.size + 1}`;
    leads.set(id, { ...leads.get(id), ...sent, [key]: value });
    return respond(existing ? 200 : 201, { id, success: true, created: !existing });
  });
  onTestFinished(stop);
  const environment = {
    SALESFORCE_URL: url.href,
    SALESFORCE_CLIENT_ID: 'id',
    SALESFORCE_CLIENT_SECRET: 'secret',
  };
  return {
    leads,
    tasks,
    trouble,
    rules,
    environment,
    /** Ends every session. */
    expire() {
      tokens += 1;
    },
  };
}
