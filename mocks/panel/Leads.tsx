import type { StoredLead } from '../../backend/Lead.ts';
import { contract } from '../../contract/index.ts';
import { describe } from './describe.ts';
import { ExactBytes, Row, Section, timeOf } from './elements.tsx';

/** Every stored lead, the newest first. */
export function Leads({ leads }: { leads: readonly StoredLead[] }) {
  return (
    <Section title="Leads" count={leads.length}>
      {leads.length === 0 && <p className="offline-hint">Nothing has been sent yet.</p>}
      {leads.toReversed().map((lead) => (
        <LeadEntry key={lead.id} lead={lead} />
      ))}
    </Section>
  );
}

function LeadEntry({ lead }: { lead: StoredLead }) {
  const remarks = [
    ...(lead.quarantine ? [`quarantined: ${lead.quarantine}`] : []),
    ...(lead.resultsDiffer ? ['the visitor’s figures differ'] : []),
    ...(lead.replyStatus === 502 ? ['the mail provider refused'] : []),
  ];
  return (
    <details className="offline-entry">
      <summary>
        <b>{lead.contactName}</b>, {lead.company}
        <small>
          {timeOf(lead.receivedAt)} · {contract[lead.endpoint].path}
        </small>
        {remarks.map((remark) => (
          <span key={remark} className="offline-remark">
            {remark}
          </span>
        ))}
      </summary>
      <dl>
        <Row term="id" text={lead.id} />
        {describe(lead).map(([field, value]) => (
          <Row key={field} term={field} text={value} />
        ))}
      </dl>
      <ExactBytes text={JSON.stringify(lead, null, 2)} fileName={`${lead.id}.json`} />
    </details>
  );
}
