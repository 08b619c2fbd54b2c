import { describe, expect, it, onTestFinished } from 'vitest';
import { type Touch, touchFields } from '../../contract/attribution.ts';
import { consentTo } from '../../contract/consent.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { eventually } from '../../testing/async.ts';
import { runScript } from '../../testing/childProcesses.ts';
import {
  missingNames,
  salesforceFields,
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
const touch: Touch = {
  ...Object.fromEntries(touchFields.map((name) => [name, `${name} of the visit`])),
  utm_source: 'news',
  landing_path: '/roi-calculator',
};
const hutk = 'a1'.repeat(16);

/** More systems than the integrations that are entered. */
const six = { ...defaultInputs, selectedSystems: ['slack'], otherSystems: [...'ABCDE'] };

/** A lead with a value for every field. */
const lead = aLead({
  endpoint: 'contactFormWebhook',
  receivedAt: clock.now() - 1000,
  contactName: 'Ada King Lovelace',
  calculation: {
    ...calculationOf({ ...six, deadline: '2027-06-30' }),
    rateCardVersion: rateCard.version,
  },
  body: {
    ...submissions.contactFormWebhook({ attribution: { first: touch, last: touch } }),
    website: 'https://engines.example',
    hutk,
  },
  consent: consentTo('report'),
});

/** The forms of one person: a report with a case, a demo without one, and a smaller case. */
const report = { ...lead, id: 'A'.repeat(22) };
const demo = aLead({
  ...report,
  id: 'B'.repeat(22),
  endpoint: 'demoSubmission',
  calculation: null,
  body: submissions.demoSubmission({ firstName: 'Ada María', lastName: 'Lovelace King' }),
});
const smaller = {
  ...report,
  id: 'C'.repeat(22),
  body: submissions.contactFormWebhook(),
  calculation: { ...calculationOf(defaultInputs), rateCardVersion: rateCard.version },
};

function crmOf(environment: Record<string, string>): CheckedCrm {
  const crm = configuredCrm(parseEnvironment(environment), { clock, publicUrl });
  if (!crm) throw new Error('Expected a CRM.');
  return crm;
}

function doctor(environment: Record<string, string>) {
  return runScript('leads', ['doctor'], { env: { DATA_DIR: temporaryFolder(), ...environment } });
}

describe('HubSpot', () => {
  const allFields = async () =>
    missingNames(await crmOf((await startFakeHubSpot([])).environment).check());

  it('has one contact of a person: the newest case as a whole, and the demo in between', async () => {
    const hubSpot = await startFakeHubSpot(await allFields());
    const crm = crmOf(hubSpot.environment);
    await crm.send('first', report);
    expect(hubSpot.contacts.get(report.email)).toMatchObject({
      roi_form: 'Report request',
      roi_region: 'Europe',
      roi_target_date: '2027-06-30',
      roi_systems: 'Slack, A, B, C, D, E',
      roi_cheaper_over_36_months: 'Embedding',
      roi_certainty: 'Depends on your assumptions',
      roi_integrations: '6',
      roi_utm_source: 'news',
    });
    await crm.send('second', demo);
    expect(hubSpot.contacts.get(report.email)).toMatchObject({
      firstname: 'Ada María',
      lastname: 'Lovelace King',
      roi_form: 'Demo request',
      roi_demo_requested: '2026-11-20',
      roi_target_date: '2027-06-30',
    });
    await crm.send('third', smaller);
    const [contact, ...others] = hubSpot.contacts.values();
    expect(others).toEqual([]);
    expect(contact).toMatchObject({
      roi_lead_id: smaller.id,
      roi_form: 'Report request',
      roi_demo_requested: '2026-11-20',
      roi_integrations: '5',
      roi_first_utm_source: 'news',
    });
    for (const name of ['roi_target_date', 'roi_systems', 'roi_utm_source'])
      expect(contact).not.toHaveProperty(name);
    await crm.send('fourth', { ...smaller, contactName: 'Prince' });
    const last = hubSpot.contacts.get(report.email);
    expect([last?.firstname, last?.lastname]).toEqual([undefined, 'Prince']);
    expect(hubSpot.submissions).toHaveLength(4);
  });

  it('keeps the first visit of a contact as a whole, and knows that of a form that was late', async () => {
    const hubSpot = await startFakeHubSpot(await allFields());
    const crm = crmOf(hubSpot.environment);
    const visitedBy = (first: object, changes: object = {}) => {
      const body = submissions.contactFormWebhook({ attribution: { first, last: {} } });
      return { ...smaller, body, ...changes };
    };
    const firstOf = ({ email } = smaller) => {
      const { roi_first_utm_source: source, roi_first_utm_campaign: campaign } =
        hubSpot.contacts.get(email) ?? {};
      return [source, campaign];
    };
    const ads = visitedBy({ utm_source: 'ads' });
    await crm.send('with none', smaller);
    await crm.send('first', ads);
    await crm.send('second', visitedBy({ utm_source: 'news', utm_campaign: 'spring' }));
    expect(firstOf()).toEqual(['ads', undefined]);
    await crm.send('before', visitedBy({ utm_source: 'mail' }), [ads]);
    expect(firstOf()).toEqual(['mail', undefined]);
    hubSpot.contacts.set('bob@example.com', { roi_first_utm_campaign: 'by hand' });
    await crm.send('known', { ...ads, email: 'bob@example.com' });
    expect(firstOf({ ...smaller, email: 'bob@example.com' })).toEqual([undefined, 'by hand']);
    hubSpot.rules.mayRead = false;
    const unread = { ...ads, email: 'eve@example.com' };
    expect(await crm.send('unread', unread)).toMatchObject({ outcome: 'sent' });
    expect(firstOf(unread)).toEqual([undefined, undefined]);
    expect(await crm.check()).toEqual([expect.stringContaining('crm.objects.contacts.read')]);
  });

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
    const ofReports = fields.filter((name) => name !== 'roi_demo_requested');
    expect(Object.keys(sent).sort()).toEqual(ofReports.sort());
    expect(sent).toMatchObject({
      email: 'ada@example.com',
      firstname: 'Ada King',
      lastname: 'Lovelace',
      roi_lead_id: lead.id,
      roi_utm_source: 'news',
      roi_first_utm_source: 'news',
      roi_gclid: 'gclid of the visit',
      roi_in_house_usd: String(lead.calculation?.results.inHouse.initialTotal),
    });
    expect(submission).toMatchObject({
      submittedAt: String(lead.receivedAt),
      context: { hutk, pageUri: new URL('roi-calculator', publicUrl).href },
      legalConsentOptions: { consent: { consentToProcess: true, text: consentTo('report').text } },
    });
  });

  it('gets a lead of more than a month ago without its time, which it would refuse', async () => {
    const { environment, submissions } = await startFakeHubSpot(await allFields());
    await crmOf(environment).send('old', { ...lead, receivedAt: clock.now() - 32 * 86_400_000 });
    expect(submissions[0]).not.toHaveProperty('submittedAt');
  });

  it('refuses a lead whose field the form lacks, with the reason', async () => {
    const fields = (await allFields()).filter((name) => name !== 'roi_url');
    const { environment } = await startFakeHubSpot(fields);
    expect(await crmOf(environment).send('message', lead)).toMatchObject({
      outcome: 'refused',
      reason: 'status 400',
      detail: expect.stringContaining('roi_url'),
    });
    expect(await doctor(environment)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The form \S+ has no field roi_url\.\n$/),
    });
  });

  it('is asked before the first lead which leads its form would refuse', async () => {
    const { environment, rules } = await startFakeHubSpot(await allFields());
    rules.required.push('company', 'firstname', 'roi_url');
    rules.blockedDomains.push('gmail.com');
    const form = `The form ${environment.HUBSPOT_FORM_ID}`;
    expect(await crmOf(environment).check()).toEqual([
      `${form} requires the field firstname, which some leads lack.`,
      `${form} requires the field roi_url, which some leads lack.`,
      `${form} blocks domains of e-mail addresses, and refuses their leads.`,
    ]);
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

it('a server sends contacts and demo requests to HubSpot, and what was dead after a retry @night', {
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
  const allFields = async () =>
    salesforceFields(await crmOf((await startFakeSalesforce([])).environment).check());

  it('has one Lead for a lead that is sent twice, with every field that the check accepts', async () => {
    const fields = await allFields();
    const { environment, leads, tasks } = await startFakeSalesforce(fields);
    const crm = crmOf(environment);
    expect(await crm.check()).toEqual([]);
    for (const message of ['first', 'again']) {
      expect(await crm.send(message, lead)).toEqual({ outcome: 'sent', providerId: null });
    }
    expect(leads.size).toBe(1);
    expect(tasks).toHaveLength(1);
    const [sent = {}] = leads.values();
    const names = fields.map(({ name }) => name).filter((name) => !name.includes('Demo'));
    expect(Object.keys(sent).sort()).toEqual(names.sort());
    expect(sent.Roi_Lead_Id__c).toBe(lead.id);
    expect(sent).toMatchObject({
      FirstName: 'Ada King',
      LastName: 'Lovelace',
      Roi_Consent__c: consentTo('report').text,
      Roi_Savings_Usd__c: lead.calculation?.results.savings.absolute,
    });
  });

  it('has one Lead of a person with the newest case as a whole, and a Task for each form', async () => {
    const { environment, leads, tasks } = await startFakeSalesforce(await allFields());
    const crm = crmOf(environment);
    const address = "o'neil\\ada@example.com";
    for (const sent of [report, demo, smaller]) {
      expect(await crm.send('message', { ...sent, email: address })).toMatchObject({
        outcome: 'sent',
      });
    }
    expect([...leads.values()]).toEqual([
      expect.objectContaining({
        Email: address,
        Roi_Lead_Id__c: smaller.id,
        Roi_Form__c: 'Report request',
        Roi_Demo_Requested__c: '2026-11-20',
        Roi_Integrations__c: 5,
        Roi_Target_Date__c: null,
        Roi_Systems__c: null,
        Roi_Utm_Source__c: null,
      }),
    ]);
    for (const name of touchFields)
      for (const which of ['first', 'last'])
        expect(tasks[0]?.Description).toContain(`${which} ${name}: ${touch[name]}\n`.trimEnd());
    expect(tasks.map(({ Subject }) => Subject)).toEqual([
      `ROI calculator: Report request (${report.id})`,
      `ROI calculator: Demo request (${demo.id})`,
      `ROI calculator: Report request (${smaller.id})`,
    ]);
  });

  it('finds a Lead that has the person with a tag, and nobody else', async () => {
    const { environment, leads } = await startFakeSalesforce(await allFields());
    const others = ['axb+roi@example.com', 'a_b.c+roi@example.com', 'a_b@sub.example.com'];
    for (const [index, Email] of [...others, 'A_b+roi@Example.com'].entries())
      leads.set(`00Q${index + 1}`, { Email });
    const crm = crmOf(environment);
    for (const message of ['first', 'again'])
      await crm.send(message, { ...lead, email: 'a_b+demo@example.com' });
    expect([...leads.values()].map(({ Email }) => Email)).toEqual([...others, 'a_b@example.com']);
  });

  it('saves a lead also where a duplicate rule alerts', async () => {
    const { environment, leads } = await startFakeSalesforce(await allFields());
    // Salesforce knows the person as a Contact, which no query of Leads finds.
    leads.set('003', { Email: lead.email, IsConverted: true });
    expect(await crmOf(environment).send('message', lead)).toMatchObject({ outcome: 'sent' });
  });

  it('refuses, with its reason, a lead that a duplicate rule blocks, and waits at its limit', async () => {
    const salesforce = await startFakeSalesforce(await allFields());
    const crm = crmOf(salesforce.environment);
    salesforce.leads.set('003', { Email: lead.email, IsConverted: true });
    salesforce.rules.blocksDuplicates = true;
    expect(await crm.send('message', lead)).toMatchObject({
      outcome: 'refused',
      detail: expect.stringContaining('DUPLICATES_DETECTED'),
    });
    salesforce.rules.callsLeft = 0;
    expect(await crm.send('message', lead)).toMatchObject({ outcome: 'retry' });
    expect(salesforce.tasks).toEqual([]);
  });

  it('refuses, with its name, a lead without a field that the organisation requires', async () => {
    const fields = [...(await allFields()), { name: 'Industry', isRequired: true }];
    const { environment, leads } = await startFakeSalesforce(fields);
    expect(await crmOf(environment).send('message', lead)).toMatchObject({
      outcome: 'refused',
      detail: expect.stringMatching(/REQUIRED_FIELD_MISSING.*Industry/),
    });
    expect(leads.size).toBe(0);
  });

  it('cuts what is too long for it, takes a single name as the last one, and tells a long address in the Task', async () => {
    const { environment, leads, tasks } = await startFakeSalesforce(await allFields());
    const crm = crmOf(environment);
    await crm.send('first', lead);
    const body = { ...submissions.contactFormWebhook(), website: 'w'.repeat(300) };
    await crm.send('message', { ...lead, body, contactName: 'x'.repeat(100) });
    expect([...leads.values()]).toMatchObject([
      { FirstName: null, LastName: 'x'.repeat(80), Website: 'w'.repeat(255) },
    ]);
    const email = `${'a'.repeat(64)}@engines-of-ada.example`;
    expect(await crm.send('long', { ...demo, email })).toMatchObject({ outcome: 'sent' });
    expect([...leads.values()][1]).not.toHaveProperty('Email');
    expect(tasks.at(-1)?.Description).toContain(email);
  });

  it('that has ended the session gets the lead with a new token', async () => {
    const { environment, expire, leads } = await startFakeSalesforce(await allFields());
    const crm = crmOf(environment);
    await crm.send('first', lead);
    expire();
    const second = { ...demo, email: 'bob@example.com' };
    expect(await crm.send('second', second)).toMatchObject({ outcome: 'sent' });
    expect([...leads.values()].map(({ Email }) => Email)).toEqual([lead.email, second.email]);
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
