import { describe, expect, it, onTestFinished } from 'vitest';
import { consentTo } from '../../contract/consent.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { eventually } from '../../testing/async.ts';
import { runScript } from '../../testing/childProcesses.ts';
import {
  type SalesforceField,
  startFakeHubSpot,
  startFakeSalesforce,
} from '../../testing/fakeCrms.ts';
import { aLead, calculationOf } from '../../testing/leads.ts';
import { steppedClock } from '../../testing/ports.ts';
import { post } from '../../testing/post.ts';
import { startServerProcess } from '../../testing/serverProcess.ts';
import { submissions } from '../../testing/submissions.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { rateCard } from '../../worker/estimate/rateCard.ts';
import { parseEnvironment } from '../configuration/environment.ts';
import { configuredCrm } from './configuredCrm.ts';
import type { CheckedCrm } from './crm.ts';

const clock = steppedClock();
const publicUrl = new URL('https://roi.example');
const touch = { utm_source: 'news', utm_medium: 'email', utm_campaign: 'autumn' };

/** A lead with a value for every field. */
const lead = aLead({
  endpoint: 'contactFormWebhook',
  receivedAt: clock.now() - 1000,
  contactName: 'Ada King Lovelace',
  calculation: {
    ...calculationOf({ ...defaultInputs, selectedSystems: ['slack'], deadline: '2027-06-30' }),
    rateCardVersion: rateCard.version,
  },
  body: {
    ...submissions.contactFormWebhook({ attribution: { first: touch, last: touch } }),
    website: 'https://engines.example',
  },
  consent: consentTo('report'),
});

function crmOf(environment: Record<string, string>): CheckedCrm {
  const crm = configuredCrm(parseEnvironment(environment), { clock, publicUrl });
  if (!crm) throw new Error('Expected a CRM.');
  return crm;
}

/** The names in what the check misses of an empty form or object. */
const missingNames = (problems: readonly string[]) =>
  problems.flatMap((problem) => / field (\w+)/.exec(problem)?.[1] ?? []);

function doctor(environment: Record<string, string>) {
  return runScript('leads', ['doctor'], { env: { DATA_DIR: temporaryFolder(), ...environment } });
}

describe('HubSpot', () => {
  const allFields = async () =>
    missingNames(await crmOf((await startFakeHubSpot([])).environment).check());

  it('gets every field of a form that the check accepts, with the consent', async () => {
    const fields = await allFields();
    expect(fields).toContain('roi_savings_usd');
    const { environment, submissions } = await startFakeHubSpot(fields);
    const crm = crmOf(environment);
    expect(await crm.check()).toEqual([]);
    expect(await crm.send('message', lead)).toEqual({ outcome: 'sent', providerId: null });
    const [submission] = submissions;
    const sent = Object.fromEntries(
      submission?.fields.map(({ name, value }) => [name, value]) ?? [],
    );
    expect(Object.keys(sent).sort()).toEqual(fields.sort());
    expect(sent).toMatchObject({
      email: 'ada@example.com',
      firstname: 'Ada King',
      lastname: 'Lovelace',
      roi_lead_id: lead.id,
      roi_utm_source: 'news',
      roi_in_house_usd: String(lead.calculation?.results.inHouse.initialTotal),
    });
    expect(submission).toMatchObject({
      submittedAt: String(lead.receivedAt),
      legalConsentOptions: {
        consent: { consentToProcess: true, text: consentTo('report').text },
      },
    });
  });

  it('gets a lead of more than a month ago without its time, which it would refuse', async () => {
    const { environment, submissions } = await startFakeHubSpot(await allFields());
    await crmOf(environment).send('message', {
      ...lead,
      receivedAt: clock.now() - 32 * 86_400_000,
    });
    expect(submissions[0]).not.toHaveProperty('submittedAt');
  });

  it('refuses a lead whose field the form lacks, with the reason', async () => {
    const fields = (await allFields()).filter((name) => name !== 'roi_url');
    const { environment } = await startFakeHubSpot(fields);
    expect(await crmOf(environment).send('message', lead)).toMatchObject({
      outcome: 'refused',
      reason: 'status 400',
      detail: expect.stringContaining('fields.roi_url'),
    });
    expect(await doctor(environment)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The form \S+ has no field roi_url\.\n$/),
    });
  });

  it.each([
    [{ status: 429 }, 'retry'],
    [{ status: 503 }, 'retry'],
    [{ status: 401 }, 'unauthorized'],
    [{ isReset: true }, 'unknown'],
  ])('that answers %o is tried again accordingly', async (trouble, outcome) => {
    const hubSpot = await startFakeHubSpot(await allFields());
    Object.assign(hubSpot.trouble, trouble);
    expect(await crmOf(hubSpot.environment).send('message', lead)).toMatchObject({ outcome });
  });

  it('names a token that is refused, and a form that is not there', async () => {
    const { environment } = await startFakeHubSpot([]);
    const wrong = await crmOf({ ...environment, HUBSPOT_TOKEN: 'wrong' }).check();
    expect(wrong).toEqual([expect.stringContaining('refuses the token')]);
    const other = '00000000-0000-4000-8000-000000000000';
    expect(await crmOf({ ...environment, HUBSPOT_FORM_ID: other }).check()).toEqual([
      `HubSpot has no form ${other}.`,
    ]);
  });
});

it('a server sends contacts and demo requests to HubSpot, and what was dead after a retry', {
  timeout: 60_000,
}, async () => {
  const fields = missingNames(await crmOf((await startFakeHubSpot([])).environment).check());
  const hubSpot = await startFakeHubSpot(fields);
  hubSpot.trouble.status = 400;
  const env = { DATA_DIR: temporaryFolder(), ...hubSpot.environment };
  const server = await startServerProcess(env);
  onTestFinished(server.crash);
  const contact = submissions.contactFormWebhook({ email: 'ada@example.com' });
  const demo = submissions.demoSubmission({ email: 'bob@example.com' });
  await post(server.url, '/api/webhook/contact-form', contact);
  await post(server.url, '/api/demo-submission', demo);
  const dead = () => server.log().filter(({ msg }) => msg === 'message dead').length;
  await eventually(() => dead() === 2, 30_000);
  delete hubSpot.trouble.status;
  const retried = await runScript('leads', ['retry', '--dead'], { env });
  expect(retried.stdout).toBe('2 messages are sent again.\n');
  await eventually(() => hubSpot.submissions.length === 2, 30_000);
  const emails = hubSpot.submissions.map(
    ({ fields }) => fields.find(({ name }) => name === 'email')?.value,
  );
  expect(emails.sort()).toEqual(['ada@example.com', 'bob@example.com']);
});

describe('Salesforce', () => {
  async function allFields(): Promise<SalesforceField[]> {
    const { environment } = await startFakeSalesforce([]);
    const names = missingNames(await crmOf(environment).check()).slice(1);
    return [
      { name: 'Roi_Lead_Id__c', externalId: true },
      ...names.map((name) => ({ name, length: 32_768 })),
    ];
  }

  it('has one Lead for a lead that is sent twice, with every field that the check accepts', async () => {
    const fields = await allFields();
    const { environment, leads } = await startFakeSalesforce(fields);
    const crm = crmOf(environment);
    expect(await crm.check()).toEqual([]);
    for (const message of ['first', 'again']) {
      expect(await crm.send(message, lead)).toEqual({ outcome: 'sent', providerId: null });
    }
    expect([...leads.keys()]).toEqual([lead.id]);
    const sent = leads.get(lead.id) ?? {};
    const names = fields.flatMap(({ name, externalId }) => (externalId ? [] : [name]));
    expect(Object.keys(sent).sort()).toEqual(names.sort());
    expect(sent).toMatchObject({
      FirstName: 'Ada King',
      LastName: 'Lovelace',
      Roi_Consent__c: consentTo('report').text,
      Roi_Savings_Usd__c: lead.calculation?.results.savings.absolute,
    });
  });

  it('cuts names that are too long for it, and takes a single name as the last one', async () => {
    const { environment, leads } = await startFakeSalesforce(await allFields());
    await crmOf(environment).send('message', { ...lead, contactName: 'x'.repeat(100) });
    expect(leads.get(lead.id)).toMatchObject({ LastName: 'x'.repeat(80) });
    expect(leads.get(lead.id)).not.toHaveProperty('FirstName');
  });

  it('that has ended the session gets the lead with a new token', async () => {
    const { environment, expire, leads } = await startFakeSalesforce(await allFields());
    const crm = crmOf(environment);
    await crm.send('first', lead);
    expire();
    const second = { ...lead, id: 'B'.repeat(22) };
    expect(await crm.send('second', second)).toMatchObject({ outcome: 'sent' });
    expect([...leads.keys()]).toEqual([lead.id, second.id]);
  });

  it('with a wrong secret makes all leads wait, not die', async () => {
    const { environment } = await startFakeSalesforce(await allFields());
    const wrong = { ...environment, SALESFORCE_CLIENT_SECRET: 'wrong' };
    expect(await crmOf(wrong).send('message', lead)).toMatchObject({ outcome: 'unauthorized' });
    expect(await crmOf(wrong).check()).toEqual(['Salesforce gives no token (token status 400).']);
  });

  it.each([
    [{ status: 503 }, 'retry'],
    [{ isReset: true }, 'unknown'],
  ])('that answers %o is tried again accordingly', async (trouble, outcome) => {
    const salesforce = await startFakeSalesforce(await allFields());
    const crm = crmOf(salesforce.environment);
    await crm.send('first', lead);
    Object.assign(salesforce.trouble, trouble);
    expect(await crm.send('message', lead)).toMatchObject({ outcome });
  });

  it('lacks what the check names: a field that is missing, short, or no key', async () => {
    const fields = (await allFields())
      .filter(({ name }) => name !== 'Roi_Region__c')
      .map(({ externalId: _key, ...field }) =>
        field.name === 'Roi_Url__c' ? { ...field, length: 255 } : field,
      );
    const { environment } = await startFakeSalesforce(fields);
    const { code, stderr } = await doctor(environment);
    expect(code).toBe(1);
    expect(stderr.split('\n')).toEqual([
      'Lead has no unique, case-sensitive External ID field Roi_Lead_Id__c.',
      'The field Roi_Url__c holds 255 characters; expected at least 4000.',
      'Lead has no field Roi_Region__c that the app may write.',
      '',
    ]);
  });
});

it('without a CRM there is nothing to check', async () => {
  expect(await doctor({})).toMatchObject({ stdout: 'No CRM is configured.\n', code: 0 });
});
