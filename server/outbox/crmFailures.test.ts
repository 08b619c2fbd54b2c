import { expect, it } from 'vitest';
import { crmFailureNotice } from '../../backend/mails/failures.ts';
import { layoutHtml, layoutText } from '../../backend/mails/layout.ts';
import type { Mail } from '../../backend/mails/Mail.ts';
import { withThousands } from '../../contract/format/numbers.ts';
import { newId } from '../../contract/ids.ts';
import { eventually } from '../../testing/async.ts';
import { missingNames, startFakeHubSpot, startFakeSalesforce } from '../../testing/fakeCrms.ts';
import { aClaim, aLead } from '../../testing/leads.ts';
import { openOutbox } from '../../testing/openOutbox.ts';
import { steppedClock } from '../../testing/ports.ts';
import { submissions } from '../../testing/submissions.ts';
import { parseEnvironment } from '../configuration/environment.ts';
import { configuredCrm, crmNames } from '../crm/configuredCrm.ts';

const publicUrl = new URL('https://roi.example');
const minuteMs = 60_000;

/** An outbox with a CRM; a HubSpot whose form has no field refuses every lead. */
async function openRefused(environment?: Record<string, string>) {
  const { environment: hubSpot } = await startFakeHubSpot([]);
  const crm = configuredCrm(parseEnvironment(environment ?? hubSpot), {
    clock: steppedClock(),
    publicUrl,
  });
  const mails: Mail[] = [];
  const opened = await openOutbox(async () => expect.fail(), {
    composes: () => ({
      mailer: {
        async send(mail) {
          mails.push(mail);
          return { outcome: 'sent', providerId: null };
        },
      },
      crm: crm?.send ?? null,
      crmName: crm ? crmNames[crm.name] : null,
    }),
    tellsSales: true,
  });
  const { store, clock, outbox } = opened;
  async function refuse(company: string) {
    const kind = 'crmDemo';
    const body = submissions.demoSubmission();
    const lead = aLead({ company, endpoint: 'demoSubmission', body, receivedAt: clock.now() });
    const before = (await store.messageCounts()).dead;
    await store.save(lead, [{ id: newId(), kind }], aClaim());
    outbox.wake();
    await eventually(async () => (await store.messageCounts()).dead === before + 1);
    return lead;
  }
  async function wait(minutes: number) {
    clock.advance(minutes * minuteMs);
    outbox.wake();
    await eventually(async () => {
      const { ready, leased, sending } = await store.messageCounts();
      return ready + leased + sending === 0;
    });
  }
  return { ...opened, crm, mails, refuse, wait };
}

it('tells sales once an hour which leads the CRM refused, in its words, and what to do', async () => {
  const { refuse, wait, mails, store, clock } = await openRefused();
  const lead = await refuse('ACME');
  await refuse('Bravo');
  expect(mails).toEqual([]);
  await wait(1);
  expect(mails).toMatchObject([
    { to: { email: 'sales@roi.example' }, subject: 'HubSpot refused 2 forms' },
  ]);
  const [mail = expect.fail()] = mails;
  expect(mail.text).toContain('Demo request: Ada Lovelace, ACME, ada@example.com');
  expect(mail.text).toMatch(/HubSpot: [^{}]*does not exist/);
  expect(mail.text).toContain(lead.id);
  expect(mail.text).toContain('leads -- retry --dead');
  await refuse('Charlie');
  clock.advance(30 * minuteMs);
  await refuse('Delta');
  expect(mails).toHaveLength(1);
  await wait(30);
  expect(mails.map(({ subject }) => subject).slice(1)).toEqual(['HubSpot refused 2 forms']);
  expect(mails[1]?.text).toMatch(/, Delta, .*\n.*, Charlie, /);
  expect(mails[1]?.text).not.toMatch(/ACME|Bravo/);
  expect((await store.messageCounts()).dead).toBe(4);
});

it('lists as many refused forms as a mail can have, and counts the others', async () => {
  const lead = aLead({ company: 'C'.repeat(100), contactName: 'N'.repeat(100) });
  const failures = Array.from({ length: 200 }, () => ({ lead, error: 'e'.repeat(500) }));
  const sent = { to: 'sales@roi.example', publicUrl, crmName: 'HubSpot', count: 1210 };
  const { content } = crmFailureNotice({ ...sent, failures });
  const listed = content.rows.length;
  expect(listed).toBeGreaterThan(20);
  expect(content.paragraphs.join()).toContain(
    `${withThousands(1210 - listed)} more are not listed`,
  );
  expect(Buffer.byteLength(layoutHtml(content) + layoutText(content))).toBeLessThan(90_000);
});

it.each([
  [
    'status 400 [{"message":"Use one of these?","errorCode":"DUPLICATES_DETECTED"}]',
    'Use one of these?, DUPLICATES_DETECTED',
  ],
  [
    'status 400 {"message":"Wrong: [{\\"message\\":\\"No \\\\\\"roi_form\\\\\\"\\"}]","category":"VALID',
    'No "roi_form", VALID',
  ],
  ['status 500 Sorry', 'status 500 Sorry'],
])('quotes of %s: %s', (error, words) => {
  const failures = [{ lead: aLead({ company: 'ACME' }), error }];
  const sent = { to: 'sales@roi.example', publicUrl, crmName: 'HubSpot', count: 1 };
  expect(crmFailureNotice({ ...sent, failures }).content.rows[0]?.value).toContain(
    `\nHubSpot: ${words}\n`,
  );
});

it('lists the others where the first lead is erased meanwhile', async () => {
  const { refuse, wait, mails, store, clock } = await openRefused();
  const first = await refuse('ACME');
  await refuse('Bravo');
  await store.erase([first.id], { erasedAt: clock.now(), cause: 'request' });
  await wait(1);
  expect(mails).toMatchObject([{ subject: 'HubSpot refused 1 form' }]);
  expect(mails[0]?.text).not.toContain('ACME');
});

it('a lead that Salesforce refuses is in a mail within the hour, with the reason', async () => {
  const { environment } = await startFakeSalesforce([{ name: 'Roi_Lead_Id__c', externalId: true }]);
  const { refuse, wait, mails } = await openRefused(environment);
  await refuse('ACME');
  await wait(1);
  expect(mails).toMatchObject([{ subject: 'Salesforce refused 1 form' }]);
  expect(mails[0]?.text).toMatch(/Ada Lovelace, ACME.*Salesforce: [^{}"]*INVALID_FIELD/);
});

it.each([
  ['a blocked domain', { required: [], blockedDomains: ['example.com'] }, 'BLOCKED_EMAIL'],
  ['a required field', { required: ['roi_gclid'], blockedDomains: [] }, 'REQUIRED_FIELD'],
])(
  'sales hears of a demo that HubSpot refuses for %s, which arrives once the form is changed',
  async (...on) => {
    const [, rule, word] = on;
    const { crm: empty } = await openRefused();
    const hubSpot = await startFakeHubSpot(missingNames((await empty?.check()) ?? []));
    Object.assign(hubSpot.rules, rule);
    const { refuse, wait, mails, store, clock } = await openRefused(hubSpot.environment);
    await refuse('ACME');
    await wait(1);
    expect(mails).toMatchObject([{ subject: 'HubSpot refused 1 form' }]);
    expect(mails[0]?.text).toContain(word);
    expect(hubSpot.submissions).toEqual([]);
    Object.assign(hubSpot.rules, { required: [], blockedDomains: [] });
    await store.retryDead({ now: clock.now() });
    await wait(0);
    expect((await store.messageCounts()).dead).toBe(0);
    expect(hubSpot.submissions).toHaveLength(1);
    expect(hubSpot.contacts.get('ada@example.com')).toMatchObject({ roi_form: 'Demo request' });
    await wait(60);
    expect(mails).toHaveLength(1);
  },
);
