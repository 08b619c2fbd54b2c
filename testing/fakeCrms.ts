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

/**
 * HubSpot at its HTTP boundary, by its documentation: the definition of a form, and the submission
 * with authentication, which refuses properties that a contact lacks.
 *
 * @param fields - Of the form.
 */
export async function startFakeHubSpot(fields: readonly string[]) {
  const submissions: { fields: { objectTypeId: string; name: string; value: string }[] }[] = [];
  const trouble: Trouble = {};
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
      const fieldGroups = fields.map((name) => ({ fields: [{ objectTypeId: '0-1', name }] }));
      return respond(200, { id: hubSpotForm, fieldGroups });
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
    submissions.push(submission);
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
  return { submissions, trouble, environment };
}

/** A field of Salesforce's Lead, with what differs from an ordinary text field. */
export interface SalesforceField {
  name: string;
  length?: number;
  externalId?: boolean;
}

/**
 * Salesforce at its HTTP boundary, by its documentation: the client credentials flow, the
 * description of Lead, and the upsert by an External ID field.
 */
export async function startFakeSalesforce(fields: readonly SalesforceField[]) {
  const leads = new Map<string, Record<string, unknown>>();
  const trouble: Trouble = {};
  let tokens = 0;
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
    if (request.url?.endsWith('/sobjects/Lead/describe')) {
      const described = fields.map(({ name, length = 255, externalId = false }) => ({
        name,
        length,
        externalId,
        unique: externalId,
        caseSensitive: externalId,
        createable: true,
      }));
      return respond(200, { name: 'Lead', fields: described });
    }
    const [, field, id = ''] = /\/sobjects\/Lead\/(\w+)\/([^/]+)$/.exec(request.url ?? '') ?? [];
    if (request.method !== 'PATCH' || !fields.some((own) => own.name === field && own.externalId)) {
      return respond(404, [{ errorCode: 'NOT_FOUND' }]);
    }
    const sent = JSON.parse(body);
    const unknown = Object.keys(sent).find((name) => !fields.some((own) => own.name === name));
    if (unknown) return respond(400, [{ errorCode: 'INVALID_FIELD', fields: [unknown] }]);
    if (!sent.LastName || !sent.Company) {
      return respond(400, [{ errorCode: 'REQUIRED_FIELD_MISSING' }]);
    }
    const isNew = !leads.has(id);
    leads.set(id, sent);
    return isNew ? respond(201, { id: '00Q', success: true, created: true }) : respond(204);
  });
  onTestFinished(stop);
  const environment = {
    SALESFORCE_URL: url.href,
    SALESFORCE_CLIENT_ID: 'id',
    SALESFORCE_CLIENT_SECRET: 'secret',
  };
  return {
    leads,
    trouble,
    environment,
    /** Ends every session. */
    expire() {
      tokens += 1;
    },
  };
}
