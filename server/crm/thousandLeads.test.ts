import { expect, test } from 'vitest';
import type { StoredLead } from '../../backend/Lead.ts';
import { hasOwnCase, inputsOf } from '../../backend/leadColumns.ts';
import { personOf } from '../../backend/people.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { utcDay } from '../../contract/days.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { inputText } from '../../contract/format/inputText.ts';
import { newId } from '../../contract/ids.ts';
import { sentInputs } from '../../contract/usedInputs.ts';
import { eventually } from '../../testing/async.ts';
import {
  missingNames,
  salesforceFields,
  startFakeHubSpot,
  startFakeSalesforce,
} from '../../testing/fakeCrms.ts';
import { aClaim, aLead, calculationOf } from '../../testing/leads.ts';
import { openOutbox } from '../../testing/openOutbox.ts';
import { steppedClock } from '../../testing/ports.ts';
import { submissions } from '../../testing/submissions.ts';
import { rateCard } from '../../worker/estimate/rateCard.ts';
import { systemName } from '../../worker/estimate/systems.ts';
import { parseEnvironment } from '../configuration/environment.ts';
import { exportPeople } from '../store/tools.ts';
import { configuredCrm } from './configuredCrm.ts';
import type { Crm } from './crm.ts';

const people = 400;
const clock = steppedClock();
const publicUrl = new URL('https://roi.example');

function crmOf(environment: Record<string, string>) {
  const crm = configuredCrm(parseEnvironment(environment), { clock, publicUrl });
  return crm ?? expect.fail();
}

const caseOf = (index: number): CalculatorInputs => ({
  ...defaultInputs,
  integrationCount: 5 + (index % 6),
  deadline: index % 3 === 0 ? '2027-03-01' : null,
  selectedSystems: index % 4 === 0 ? ['slack'] : [],
});

/**
 * A thousand forms, oldest first; every fourth is a demo request, some of them with the inputs that
 * the calculator begins with. People have a `+tag` at times.
 */
const leads: StoredLead[] = Array.from({ length: 1000 }, (_, index) => {
  const person = (index * 7) % people;
  const sent = {
    id: newId(),
    email: `Person${person}${index % 3 ? '' : `+${index}`}@company${person % 90}.example`,
    receivedAt: clock.now() - (1000 - index) * 3600_000,
  };
  const calculation = { ...calculationOf(caseOf(index)), rateCardVersion: rateCard.version };
  if (index % 4 !== 1) {
    const body = submissions.contactFormWebhook();
    return aLead({ ...sent, endpoint: 'contactFormWebhook', calculation, body });
  }
  const calculationData = sentInputs(index % 8 === 1 ? defaultInputs : caseOf(index));
  const body = submissions.demoSubmission({ calculationData });
  return aLead({ ...sent, endpoint: 'demoSubmission', body, calculation: null });
});

/** What a CRM has to know of each person. */
type Known = { inputs: CalculatorInputs | null; demo: string | null; id: string };
const expected = new Map<string, Known>();
for (const lead of leads) {
  const person = personOf(lead.email);
  const known = expected.get(person) ?? { inputs: null, demo: null };
  const isDemo = lead.endpoint === 'demoSubmission';
  expected.set(person, {
    inputs: isDemo && !hasOwnCase(lead) ? known.inputs : inputsOf(lead),
    demo: isDemo ? utcDay(lead.receivedAt) : known.demo,
    id: lead.id,
  });
}

/** The texts that a record has of a case, or null. */
const caseTexts = (inputs: CalculatorInputs | null) => [
  inputs && String(inputs.integrationCount),
  inputs?.deadline ? inputText('deadline', inputs.deadline) : null,
  inputs?.selectedSystems.map(systemName).join(', ') || null,
];

/**
 * Saves every form with its call to the CRM, and runs the outbox until all are made. At first the
 * CRM is busy for every 20th call, which newer forms of the same person then overtake.
 */
async function deliverAll({ send }: { send: Crm }) {
  let calls = 0;
  const opened = await openOutbox(async () => expect.fail(), {
    composes: () => ({
      mailer: { send: () => expect.fail() },
      crm: async (...sent) => {
        calls += 1;
        const isBusy = calls <= leads.length && calls % 20 === 0;
        return isBusy ? { outcome: 'retry', reason: 'status 429' } : send(...sent);
      },
    }),
  });
  const { store, outbox } = opened;
  const saved = leads.map((lead) => {
    const kind = lead.endpoint === 'demoSubmission' ? 'crmDemo' : 'crmContact';
    return store.save(lead, [{ id: newId(), kind }], aClaim());
  });
  await Promise.all(saved);
  await eventually(async () => {
    opened.clock.advance(60_000);
    outbox.wake();
    return (await store.messageCounts()).sent === leads.length;
  });
  expect(calls).toBeGreaterThan(leads.length);
  return store;
}

test('a thousand forms of 400 people are one HubSpot contact each, with the newest case whole and the last demo @night', async () => {
  const { environment } = await startFakeHubSpot([]);
  const hubSpot = await startFakeHubSpot(missingNames(await crmOf(environment).check()));
  await deliverAll(crmOf(hubSpot.environment));
  expect(hubSpot.contacts.size).toBe(people);
  expect(hubSpot.submissions).toHaveLength(leads.length);
  for (const [email, { inputs, demo, id }] of expected) {
    const contact = hubSpot.contacts.get(email) ?? {};
    expect(contact.roi_demo_requested ?? null, email).toBe(demo);
    expect(contact.roi_lead_id, email).toBe(id);
    const { roi_integrations, roi_target_date, roi_systems } = contact;
    const shown = [roi_integrations, roi_target_date, roi_systems].map((text) => text ?? null);
    expect(shown, email).toEqual(caseTexts(inputs));
  }
});

test('a thousand forms of 400 people are one Salesforce Lead each, with a Task for every form @night', async () => {
  const { environment } = await startFakeSalesforce([]);
  const salesforce = await startFakeSalesforce(salesforceFields(await crmOf(environment).check()));
  const store = await deliverAll(crmOf(salesforce.environment));
  expect(salesforce.leads.size).toBe(people);
  const subjects = new Set(salesforce.tasks.map(({ Subject }) => String(Subject)));
  expect(subjects.size).toBe(leads.length);
  for (const { id, endpoint } of leads) {
    const form = endpoint === 'demoSubmission' ? 'Demo request' : 'Report request';
    expect(subjects).toContain(`ROI calculator: ${form} (${id})`);
  }
  for (const record of salesforce.leads.values()) {
    const { inputs = null, demo, id } = expected.get(String(record.Email)) ?? {};
    expect(record.Roi_Demo_Requested__c ?? null).toBe(demo);
    expect(record.Roi_Lead_Id__c).toBe(id);
    const { Roi_Integrations__c, Roi_Target_Date__c, Roi_Systems__c } = record;
    const [count, ...texts] = caseTexts(inputs);
    expect(String(Roi_Integrations__c ?? null)).toBe(String(count));
    expect([Roi_Target_Date__c, Roi_Systems__c].map((text) => text ?? null)).toEqual(texts);
  }

  const rows = (await Array.fromAsync(exportPeople(store, 'json', { publicUrl }))).map(
    (line): { person: string; demos: number } => JSON.parse(line),
  );
  expect(rows.map(({ person }) => person).sort()).toEqual([...expected.keys()].sort());
  const demos = leads.filter(({ endpoint }) => endpoint === 'demoSubmission');
  expect(rows.reduce((sum, row) => sum + row.demos, 0)).toBe(demos.length);
});
