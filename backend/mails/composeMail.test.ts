import { expect, test } from 'vitest';
import { defaultInputs } from '../../contract/defaults.ts';
import { withThousands } from '../../contract/format/numbers.ts';
import { sentInputs } from '../../contract/usedInputs.ts';
import { aLead, calculationOf } from '../../testing/leads.ts';
import { submissions } from '../../testing/submissions.ts';
import type { MessageKind, StoredLead } from '../Lead.ts';
import { type BuildReport, composeDigests, composeMail, type EstimateCase } from './composeMail.ts';
import { layoutHtml, layoutText } from './layout.ts';
import { noticeCase } from './noticeCase.ts';
import { noticeDigest } from './salesNotice.ts';

const saved = aLead();
const request = aLead({ endpoint: 'sendRoiReport', reportOf: saved.id, calculation: null });
const pdf = new Uint8Array([37, 80, 68, 70]);

/** Composes a message over a store with one calculation; resolves to the mail and its report. */
async function compose(
  kind: MessageKind,
  lead: StoredLead,
  {
    salesInbox = null,
    stored = saved,
    estimateCase = async (asked) => noticeCase(asked),
  }: {
    salesInbox?: string | null;
    stored?: StoredLead;
    estimateCase?: EstimateCase;
  } = {},
) {
  const built: Parameters<BuildReport>[0][] = [];
  const mail = await composeMail(
    { id: 'message', kind },
    lead,
    {
      store: {
        lead: async (id) => (id === stored.id ? stored : null),
        digest: async function* () {},
        earlierLeads: async () => [],
        mailMarks: async () => [],
      },
      buildReport: async (asked) => {
        built.push(asked);
        return pdf;
      },
      estimateCase,
      timeZone: 'Europe/Berlin',
      from: { email: 'reports@roi.example', name: 'Albato Embedded' },
      salesInbox,
      controller: 'Engines Ltd, 1 Mill Lane, London',
      publicUrl: new URL('https://roi.example'),
      bookingUrl: new URL('https://booking.example/demo'),
    },
    lead.receivedAt + 24 * 3600_000,
  );
  return { mail, built };
}

test('the report is built from the saved calculation, not from the request for it', async () => {
  const { mail, built } = await compose('reportEmail', { ...request, contactName: 'Eve' });
  expect(built).toEqual([
    {
      contactName: 'Ada Lovelace',
      companyName: 'Analytical Engines',
      date: '2026-11-20',
      inputs: defaultInputs,
      url: `https://roi.example/roi-calculator?calculation=${saved.id}`,
    },
  ]);
  expect(mail).toMatchObject({
    id: 'message',
    to: { email: 'ada@example.com', name: 'Ada' },
    replyTo: null,
    attachments: [{ content: pdf, leavesOutNames: false }],
  });
});

test.each([
  ['URGENT reset at evil。com within 24h', 'Call 0900 555 now', 'Pay at evil.com'],
  ['CALL THE SUPPORT DESK', 'evil٠com', 'ring 0900-555-111'],
])('a mailed report carries no message of names, not even in its file (S12)', async (...typed) => {
  const [company, contactName, system] = typed;
  const id = 'call-0900-555-now';
  const calculation = calculationOf({
    ...defaultInputs,
    selectedSystems: ['salesforce', id],
    otherSystems: ['Other system 1', system, 'SAP'],
    builtSystems: [`other:${system}`, 'other:*'],
    embeddedSystems: ['salesforce'],
    assumptions: {
      systems: {
        [`other:${system}`]: { devHours: 200 },
        [id]: { devHours: 100 },
        salesforce: { devHours: 50 },
      },
    },
  });
  const { mail, built } = await compose('reportEmail', request, {
    stored: { ...saved, company, contactName, calculation },
  });
  expect(built).toMatchObject([
    {
      companyName: null,
      contactName: null,
      inputs: {
        ...calculation.inputs,
        selectedSystems: ['salesforce', 'unnamed-system-1'],
        otherSystems: ['Other system 1', 'Other system 2', 'SAP'],
        builtSystems: ['other:Other system 2', 'other:*'],
        embeddedSystems: ['salesforce'],
        assumptions: {
          systems: {
            'other:Other system 2': { devHours: 200 },
            'unnamed-system-1': { devHours: 100 },
            salesforce: { devHours: 50 },
          },
        },
      },
    },
  ]);
  const all = JSON.stringify([mail, built]);
  for (const text of [...typed, id]) expect(all).not.toContain(text);
  expect(mail.attachments).toMatchObject([{ leavesOutNames: true }]);
});

test('each report is in the currency of its calculation, and a notice in USD names it', async () => {
  const inCurrency = (currency: 'eur' | 'gbp'): StoredLead => ({
    ...saved,
    calculation: saved.calculation && {
      ...saved.calculation,
      inputs: { ...saved.calculation.inputs, currency },
    },
  });
  const salesInbox = 'sales@roi.example';
  const [gbp, eur, notice] = await Promise.all([
    compose('reportEmail', request, { stored: inCurrency('gbp') }),
    compose('reportEmail', request, { stored: inCurrency('eur') }),
    compose('reportNotice', inCurrency('gbp'), { salesInbox }),
  ]);
  expect(gbp.mail.text).toContain('£32,441');
  expect(gbp.mail.text).toContain('at $899, £666');
  expect(gbp.mail.text).toContain('shown at 0.741 GBP per USD');
  expect(gbp.mail.text).not.toContain('€');
  expect(eur.mail.text).toContain('€37,870');
  expect(eur.mail.text).not.toContain('£');
  expect(notice.mail.text).toContain('$43,780');
  expect(notice.mail.text).toMatch(/Currency:?\s+GBP/);
  expect(notice.mail.text).not.toMatch(/[€£]/);
});

test('a notice whose estimate fails is sent all the same', async () => {
  const salesInbox = 'sales@roi.example';
  const estimateCase = async () => {
    throw new Error('broken');
  };
  const { mail } = await compose('reportNotice', saved, { salesInbox, estimateCase });
  expect(mail.subject).toBe('Analytical Engines: 5 integrations');
  expect(mail.text).toContain('Who: Ada Lovelace, Analytical Engines; ada@example.com');
  expect(mail.text).toContain('The estimate failed.');
  expect(mail.text).toContain('Integrations: 5');
});

test('replies to a report go to the sales inbox', async () => {
  const { mail } = await compose('reportEmail', request, { salesInbox: 'sales@roi.example' });
  expect(mail.replyTo).toEqual({ email: 'sales@roi.example', name: '' });
});

test('a report of nothing that is stored, or of a lead without a calculation, is refused', async () => {
  const message = `The calculation of the report ${request.id} is not stored.`;
  const ofNothing = { ...request, reportOf: null };
  await expect(compose('reportEmail', ofNothing)).rejects.toThrow(message);
  await expect(compose('reportEmail', request, { stored: aLead() })).rejects.toThrow(message);
  const stored = { ...saved, calculation: null };
  await expect(compose('reportEmail', request, { stored })).rejects.toThrow(
    'A report has no calculation.',
  );
});

test('a digest lists leads with their costs for each inbox, and says to each how many it leaves out', async () => {
  const larger = aLead({ calculation: calculationOf({ ...defaultInputs, integrationCount: 45 }) });
  const mails = await composeDigests('digest', {
    store: {
      lead: async () => null,
      async *digest() {
        yield* Array(1201).fill(saved);
        yield* Array(450).fill(larger);
      },
      earlierLeads: async () => [],
      mailMarks: async () => [],
    },
    timeZone: 'Europe/Berlin',
    from: { email: 'reports@roi.example', name: '' },
    controller: 'Engines Ltd',
    publicUrl: new URL('https://roi.example'),
    salesInbox: 'sales@roi.example',
    salesRoutes: [{ by: 'integrations', value: '40', inbox: 'large@roi.example' }],
  });
  expect(mails).toMatchObject([
    {
      to: { email: 'sales@roi.example' },
      replyTo: null,
      subject: '1,201 more leads, from 20 November 2026, 11:17 CET',
      attachments: [],
    },
    {
      to: { email: 'large@roi.example' },
      subject: '450 more leads, from 20 November 2026, 11:17 CET',
    },
  ]);
  const [standard, large] = mails;
  // A mail has 90 KB at most, and 200 leads.
  for (const [mail, count] of [
    [standard, 1201],
    [large, 450],
  ] as const) {
    const listed =
      mail?.text.match(/https:\/\/roi.example\/roi-calculator\?calculation=/g)?.length ?? 0;
    expect(mail?.text).toContain(`${withThousands(count - listed)} are not listed here`);
  }
  expect(standard?.text).toContain(
    `20 November 2026, 11:17 CET: ROI calculation; Ada Lovelace, Analytical Engines, ada@example.com; https://roi.example/roi-calculator?calculation=${saved.id}`,
  );
  expect(large?.text).toMatch(
    /ada@example.com; Cost after 36 months: .* Embedding costs \$[\d,]{7,} less. https:/,
  );
});

test('a digest keeps the case, the link and the address of a demo, and is at most 90 KB long', async () => {
  const long = { companyName: 'C'.repeat(100), firstName: 'Ada', lastName: 'L'.repeat(60) };
  const demos = Array.from({ length: 200 }, () =>
    aLead({
      endpoint: 'demoSubmission',
      calculation: null,
      company: long.companyName,
      contactName: `${long.firstName} ${long.lastName}`,
      body: submissions.demoSubmission({
        ...long,
        calculationData: sentInputs({ ...defaultInputs, selectedSystems: ['slack', 'hubspot'] }),
      }),
    }),
  );
  const { content } = noticeDigest(
    { leads: demos, count: 740 },
    { to: 'sales@roi.example', publicUrl: new URL('https://roi.example'), timeZone: 'UTC' },
  );
  const [row] = content.rows;
  for (const part of [
    'Slack',
    'HubSpot',
    'ada@example.com',
    'Cost after 36 months: $',
    'https://roi.example/roi-calculator#v1',
  ])
    expect(row?.value).toContain(part);
  const listed = content.rows.length;
  expect(listed).toBeGreaterThan(30);
  expect(content.paragraphs.join()).toContain(`${740 - listed} are not listed here`);
  expect(Buffer.byteLength(layoutHtml(content) + layoutText(content))).toBeLessThan(90_000);
});

test.each(['demoNotice', 'reportNotice'] as const)(
  'a %s goes to the sales inbox without a report, and is refused if there is none',
  async (kind) => {
    const { mail, built } = await compose(kind, saved, { salesInbox: 'sales@roi.example' });
    expect(mail).toMatchObject({ id: 'message', to: { email: 'sales@roi.example', name: '' } });
    expect(mail.text).toContain('New ROI calculation');
    expect(built).toEqual([]);
    await expect(compose(kind, saved)).rejects.toThrow('A notice has no inbox.');
  },
);

test('a visitor who requested a demo gets the link to a time, and none of what was typed (S12)', async () => {
  const demo = aLead({ endpoint: 'demoSubmission', contactName: 'Ada www.evil.example' });
  const { mail } = await compose('demoBooking', demo, { salesInbox: 'sales@roi.example' });
  expect(mail).toMatchObject({
    to: { email: demo.email, name: '' },
    replyTo: { email: 'sales@roi.example' },
  });
  expect(mail.text).toContain(
    `https://booking.example/demo?email=ada%40example.com&utm_content=${demo.id}\n`,
  );
  expect(mail.text).toContain('Hi,');
  for (const content of [mail.text, mail.html]) {
    expect(content).not.toContain('evil');
    expect(content).not.toContain(demo.company);
  }
});

test('a mail about a demo speaks of an estimate only where the visitor made one', async () => {
  const textOf = async (inputs: object) => {
    const calculationData = { ...submissions.demoSubmission().calculationData, ...inputs };
    const body = submissions.demoSubmission({ calculationData });
    const demo = aLead({ endpoint: 'demoSubmission', calculation: null, body });
    return (await compose('demoBooking', demo)).mail.text;
  };
  expect(await textOf({})).not.toContain('estimate');
  expect(await textOf(defaultInputs)).not.toContain('estimate');
  expect(await textOf({ ...defaultInputs, integrationCount: 45 })).toContain(
    'The specialist has your estimate at hand',
  );
});

test('every mail to a visitor has the privacy page, the controller and how to object (S13)', async () => {
  const demo = aLead({ endpoint: 'demoSubmission' });
  for (const salesInbox of ['sales@roi.example', null]) {
    for (const { mail } of [
      await compose('reportEmail', request, { salesInbox }),
      await compose('demoBooking', demo, { salesInbox }),
    ]) {
      expect(mail.text).toContain('Engines Ltd, 1 Mill Lane, London is responsible for your data.');
      expect(mail.text).toContain('Privacy policy: https://albato.com/privacy-policy\n');
      expect(mail.text).toContain(`at any time: ${salesInbox ? 'reply' : 'write'}`);
      expect(mail.html).toContain('href="https://albato.com/privacy-policy"');
    }
  }
});
