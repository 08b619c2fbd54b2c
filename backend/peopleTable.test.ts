import { expect, it } from 'vitest';
import { defaultInputs } from '../contract/defaults.ts';
import { aLead, calculationOf } from '../testing/leads.ts';
import { submissions } from '../testing/submissions.ts';
import { createPeopleTable, personColumns } from './peopleTable.ts';

const day = (number: number) => Date.UTC(2026, 10, number);
const publicUrl = new URL('https://roi.example');

function rowsOf(...leads: ReturnType<typeof aLead>[]) {
  const table = createPeopleTable(publicUrl);
  for (const lead of leads) table.add(lead);
  return table.rows();
}

const larger = calculationOf({ ...defaultInputs, integrationCount: 45, deadline: '2027-03-01' });
const reportOf = (email: string, changes: object = {}) => aLead({ email, ...changes });

it('has one row for the forms of a person, with the best case, however the address is typed', () => {
  const report = reportOf('Ada@ACME.example', { receivedAt: day(1), calculation: larger });
  const demo = aLead({
    email: 'ada+roi@acme.example',
    endpoint: 'demoSubmission',
    calculation: null,
    body: submissions.demoSubmission(),
    receivedAt: day(3),
    company: 'ACME Corp.',
  });
  const again = reportOf('ada@acme.example', { receivedAt: day(2) });
  const mailed = aLead({
    email: 'ada@acme.example',
    endpoint: 'sendRoiReport',
    calculation: null,
    body: {},
    receivedAt: day(2),
    bounce: 'bounce 550',
  });
  const [row, ...others] = rowsOf(report, again, mailed, demo);
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    person: 'ada@acme.example',
    company: 'ACME Corp.',
    companyDomain: 'acme.example',
    firstContact: '2026-11-01T00:00:00.000Z',
    lastContact: '2026-11-03T00:00:00.000Z',
    reports: 2,
    demos: 1,
    integrations: 45,
    deadline: '2027-03-01',
    marks: 'bounced',
    leadId: report.id,
    url: expect.stringContaining('https://roi.example/roi-calculator#'),
  });
  expect(Object.keys(row ?? {})).toEqual(personColumns);
});

it('lists a build that is not live after 36 months without a comparison, after all others', () => {
  const unfinished = calculationOf({ ...defaultInputs, integrationCount: 90 });
  const assumptions = { maintenancePercentagePerYear: 0 };
  const small = { ...defaultInputs, integrationCount: 1, devTimePercentage: 100, assumptions };
  const rows = rowsOf(
    reportOf('late@acme.example', { calculation: unfinished }),
    reportOf('built@acme.example', { calculation: unfinished }),
    reportOf('built@acme.example', { calculation: calculationOf(small) }),
  );
  expect(rows.map(({ integrations }) => integrations)).toEqual([1, 90]);
  expect(rows[0]?.embeddedCostsLessByUsd).toBeLessThan(0);
  expect(rows[1]?.embeddedCostsLessByUsd).toBeNull();
});

it('lists best cases first, marks addresses, and leaves out what looks automated', () => {
  const rows = rowsOf(
    reportOf('bob@gmail.com'),
    reportOf('info@acme.example', { calculation: larger }),
    reportOf('bob+roi@gmail.com', { objection: 'spamreport' }),
    reportOf('bot@acme.example', { quarantine: 'honeypot' }),
  );
  expect(rows).toMatchObject([
    { person: 'info@acme.example', marks: 'role' },
    { person: 'bob@gmail.com', companyDomain: null, marks: 'free objected' },
  ]);
});
