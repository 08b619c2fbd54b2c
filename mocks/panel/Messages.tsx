import { type ReactNode, useEffect, useState } from 'react';
import { crmRequest } from '../../backend/crmRequest.ts';
import type { StoredLead } from '../../backend/Lead.ts';
import {
  type BuildReport,
  composeMail,
  type MailSettings,
} from '../../backend/mails/composeMail.ts';
import type { Mail } from '../../backend/mails/Mail.ts';
import { webCryptoHash } from '../../backend/sha256.ts';
import type { Message, State } from '../backend/state.ts';
import { ExactBytes, FileLink, Row, ScrolledText, Section, timeOf } from './elements.tsx';

const crmUrl = 'https://crm.example/hooks/leads';
/** Not a secret: nobody verifies a demonstration's webhook. */
const crmSecret = 'offline';

/** Every e-mail and webhook call of the mocked backend, the newest first. */
export function Messages({ state, root }: { state: State; root: URL }) {
  const newestFirst = state.messages.toReversed();
  const calls = newestFirst.filter(({ kind }) => kind === 'crmContact');
  const mails = newestFirst.filter(({ kind }) => kind !== 'crmContact');
  return (
    <>
      <Section title="E-mails" count={mails.length}>
        {mails.length === 0 && <p className="offline-hint">Nobody has been written to.</p>}
        {mails.map((message) => (
          <Entry key={message.id} message={message}>
            <MailView message={message} state={state} root={root} />
          </Entry>
        ))}
      </Section>
      <Section title="Webhook calls" count={calls.length}>
        {calls.length === 0 && <p className="offline-hint">The CRM has not been called.</p>}
        {calls.map((message) => (
          <Entry key={message.id} message={message}>
            <CallView message={message} leads={state.leads} />
          </Entry>
        ))}
      </Section>
    </>
  );
}

const titles = {
  reportEmail: 'The report, to the visitor',
  reportNotice: 'A saved calculation, to the sales team',
  demoNotice: 'A demo request, to the sales team',
  crmContact: `POST ${crmUrl}`,
} satisfies Record<Message['kind'], string>;

/** Composes its message when it is opened, because building a report takes a moment. */
function Entry({ message, children }: { message: Message; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className="offline-entry"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        <b>{titles[message.kind]}</b>
        <small>{timeOf(message.createdAt)}</small>
        {message.state === 'dead' && (
          <span className="offline-remark">refused by the mail provider</span>
        )}
      </summary>
      {isOpen && children}
    </details>
  );
}

function MailView({ message, state, root }: { message: Message; state: State; root: URL }) {
  const composed = useComposed(async () => {
    const lead = leadOf(message, state.leads);
    const mail = await composeMail(message, lead, mailSettings(state, root));
    const report = mail.attachments[0];
    const digest = report && (await webCryptoHash.sha256(Uint8Array.from(report.content), 'hex'));
    return { mail, isVisitorsOwn: digest === lead.pdfSha256 };
  }, message.id);
  if (typeof composed !== 'object') return <p className="offline-hint">{composed}</p>;
  const { mail, isVisitorsOwn } = composed;
  return (
    <>
      <dl>
        <Row term="From" text={addressOf(mail.from)} />
        <Row term="To" text={addressOf(mail.to)} />
        <Row term="Subject" text={mail.subject} />
      </dl>
      <iframe title={mail.subject} sandbox="" srcDoc={mail.html} />
      {mail.attachments.map(({ filename, type, content }) => (
        <p key={filename}>
          <FileLink bytes={Uint8Array.from(content)} type={type}>
            Open {filename}
          </FileLink>{' '}
          ({content.length.toLocaleString('en-US')} bytes,{' '}
          {isVisitorsOwn ? 'the same as the visitor’s own' : 'not the visitor’s own'})
        </p>
      ))}
      <details>
        <summary>Plain text</summary>
        <ScrolledText text={mail.text} />
      </details>
    </>
  );
}

function CallView({ message, leads }: { message: Message; leads: readonly StoredLead[] }) {
  const composed = useComposed(async () => {
    const lead = leadOf(message, leads);
    return crmRequest(message.id, lead, { secret: crmSecret, now: message.createdAt });
  }, message.id);
  if (typeof composed !== 'object') return <p className="offline-hint">{composed}</p>;
  return (
    <>
      <dl>
        {Object.entries(composed.headers).map(([name, value]) => (
          <Row key={name} term={name} text={value} />
        ))}
      </dl>
      <ExactBytes text={composed.body} fileName={`${message.id}.json`} />
    </>
  );
}

function leadOf({ leadId }: Message, leads: readonly StoredLead[]): StoredLead {
  const lead = leads.find(({ id }) => id === leadId);
  if (!lead) throw new Error(`The lead ${leadId} of a message is not stored.`);
  return lead;
}

function addressOf({ name, email }: Mail['to']): string {
  return name ? `${name} <${email}>` : email;
}

/**
 * Returns the result of `compose` for the message `id`; before that, or when it fails, a text about
 * it.
 */
function useComposed<T extends object>(compose: () => Promise<T>, id: string): T | string {
  const [composed, setComposed] = useState<T | string>('Composing…');
  // biome-ignore lint/correctness/useExhaustiveDependencies: its content never changes
  useEffect(() => {
    let isCurrent = true;
    const show = (made: T | string) => {
      if (isCurrent) setComposed(made);
    };
    compose().then(show, (error: unknown) => show(`This could not be composed: ${error}`));
    return () => {
      isCurrent = false;
    };
  }, [id]);
  return composed;
}

/**
 * Returns the sender and recipients of a demonstration's mails.
 *
 * @param pageUrl - Where the page is.
 */
function mailSettings({ leads }: State, pageUrl: URL): MailSettings {
  return {
    store: { lead: async (wanted) => leads.find(({ id }) => id === wanted) ?? null },
    buildReport,
    from: { email: 'reports@roi.example', name: 'Albato Embedded' },
    salesInbox: 'sales@roi.example',
    publicUrl: pageUrl,
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
