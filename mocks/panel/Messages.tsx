import { type ReactElement, Suspense, useState } from 'react';
import { crmRequest } from '../../backend/crmRequest.ts';
import { leadIdOf, type StoredLead } from '../../backend/Lead.ts';
import { createLeadColumns } from '../../backend/leadColumns.ts';
import {
  type BuildReport,
  composeDigests,
  composeMail,
  type MailSettings,
} from '../../backend/mails/composeMail.ts';
import type { Mail } from '../../backend/mails/Mail.ts';
import { noticeCase } from '../../backend/mails/noticeCase.ts';
import { webCryptoHash } from '../../backend/sha256.ts';
import { provider } from '../../contract/provider.ts';
import type { Message, State } from '../backend/createMockStore.ts';
import { digestOf, earlierLeadsOf, mailMarksIn } from '../backend/createMockStore.ts';
import { demonstrationCalendar } from '../backend/mockHost.ts';
import { Entries, Entry, ExactBytes, FileLink, Rows, ScrolledText, timeOf } from './elements.tsx';

const crmUrl = 'https://crm.example/hooks/leads';
/** Not a secret: nobody verifies a demonstration's webhook. */
const crmSecret = 'offline';

/** Every e-mail and webhook call of the mocked backend. */
export function Messages({ state, root }: { state: State; root: URL }) {
  const calls = state.messages.filter(({ kind }) => isCall(kind));
  const mails = state.messages.filter(({ kind }) => !isCall(kind));
  const entryOf = (message: Message) => (
    <Entry
      key={message.id}
      title={<b>{titles[message.kind]}</b>}
      note={timeOf(message.createdAt)}
      remarks={message.state === 'dead' ? ['refused by the mail provider'] : []}
    >
      <Composed message={message} state={state} root={root} />
    </Entry>
  );
  return (
    <>
      <Entries title="E-mails" empty="Nobody has been written to." of={mails}>
        {entryOf}
      </Entries>
      <Entries title="Webhook calls" empty="The CRM has not been called." of={calls}>
        {entryOf}
      </Entries>
    </>
  );
}

const titles = {
  reportEmail: 'The report, to the visitor',
  reportNotice: 'A saved calculation, to the sales team',
  demoNotice: 'A demo request, to the sales team',
  demoBooking: 'A time for a demo, to the visitor',
  noticeDigest: 'More leads of an hour, to the sales team',
  crmFailures: 'Leads that the CRM refused, to the sales team',
  mailReturns: 'Mails that came back, to the sales team',
  crmContact: `POST ${crmUrl}`,
  crmDemo: `POST ${crmUrl}`,
} satisfies Record<Message['kind'], string>;

const isCall = (kind: Message['kind']) => kind === 'crmContact' || kind === 'crmDemo';

/** Composes a message when its entry is opened, because building a report takes a moment. */
function Composed({ message, state, root }: { message: Message; state: State; root: URL }) {
  const [content] = useState(() =>
    (isCall(message.kind) ? callView : mailView)(message, state, root).catch((error: unknown) => (
      <p className="offline-hint">This could not be composed: {String(error)}</p>
    )),
  );
  return <Suspense fallback={<p className="offline-hint">Composing…</p>}>{content}</Suspense>;
}

async function mailView(message: Message, state: State, root: URL): Promise<ReactElement> {
  const lead = leadOf(message, state);
  const settings = mailSettings(state, root);
  const [digest] =
    message.kind === 'noticeDigest' ? await composeDigests(message.id, settings) : [];
  const mail = digest ?? (await composeMail(message, lead, settings, Date.now()));
  const report = mail.attachments[0];
  const hash = report && (await webCryptoHash.sha256(Uint8Array.from(report.content), 'hex'));
  return (
    <>
      <Rows
        of={[
          ['From', addressOf(mail.from)],
          ['To', addressOf(mail.to)],
          ['Subject', mail.subject],
        ]}
      />
      <iframe title={mail.subject} sandbox="" srcDoc={mail.html} />
      {mail.attachments.map(({ filename, type, content }) => (
        <p key={filename}>
          <FileLink bytes={Uint8Array.from(content)} type={type}>
            Open {filename}
          </FileLink>{' '}
          ({content.length.toLocaleString('en-US')} bytes, {comparison(hash, lead)})
        </p>
      ))}
      <details>
        <summary>Plain text</summary>
        <ScrolledText text={mail.text} />
      </details>
    </>
  );
}

function comparison(digest: string | undefined, { pdfSha256 }: StoredLead): string {
  if (pdfSha256 === null) return 'the visitor sent no copy';
  return digest === pdfSha256 ? 'the same as the visitor’s own' : 'not the visitor’s own';
}

async function callView(message: Message, state: State, root: URL): Promise<ReactElement> {
  const lead = leadOf(message, state);
  const { columnsOf } = createLeadColumns(root);
  const sent = { id: leadIdOf(lead), submission: lead.body, columns: columnsOf(lead) };
  const signing = { secret: crmSecret, now: message.createdAt };
  const { headers, body } = await crmRequest(message.id, sent, signing);
  return (
    <>
      <Rows of={Object.entries(headers)} />
      <ExactBytes text={body} fileName={`${message.id}.json`} />
    </>
  );
}

function leadOf({ leadId }: Message, { leads }: State): StoredLead {
  const lead = leads.find(({ id }) => id === leadId);
  if (!lead) throw new Error(`The lead ${leadId} of a message is not stored.`);
  return lead;
}

function addressOf({ name, email }: Mail['to']): string {
  return name ? `${name} <${email}>` : email;
}

/**
 * Returns the sender and recipients of a demonstration's mails.
 *
 * @param pageUrl - Where the page is.
 */
function mailSettings({ leads }: State, pageUrl: URL): MailSettings {
  return {
    store: {
      lead: async (wanted) => leads.find(({ id }) => id === wanted) ?? null,
      digest: (id) => digestOf(leads, id),
      earlierLeads: async (...asked) => earlierLeadsOf(leads, ...asked),
      mailMarks: async (email) => mailMarksIn(leads, email),
    },
    buildReport,
    estimateCase: async (asked) => noticeCase(asked),
    timeZone: 'UTC',
    controller: provider.name,
    from: { email: 'reports@roi.example', name: provider.name },
    salesInbox: 'sales@roi.example',
    publicUrl: pageUrl,
    bookingUrl: demonstrationCalendar,
  };
}

/** Loads the report builder with the first report, because it is large. */
const buildReport: BuildReport = async (request) => {
  const [report, fonts] = await Promise.all([
    import('../../worker/report/buildReport.ts'),
    import('../../worker/report/loadFontInBrowser.ts'),
  ]);
  return report.buildReport(request, fonts.loadFontInBrowser);
};
