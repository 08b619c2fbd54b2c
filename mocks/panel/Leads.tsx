import type { StoredLead } from '../../backend/Lead.ts';
import { contract } from '../../contract/index.ts';
import { describe } from './describe.ts';
import { Entries, Entry, ExactBytes, Rows, timeOf } from './elements.tsx';

/** Every stored lead. */
export function Leads({ leads }: { leads: readonly StoredLead[] }) {
  return (
    <Entries title="Leads" empty="Nothing has been sent yet." of={leads}>
      {(lead) => (
        <Entry
          key={lead.id}
          title={
            <>
              <b>{lead.contactName}</b>, {lead.company}
            </>
          }
          note={`${timeOf(lead.receivedAt)} · ${contract[lead.endpoint].path}`}
          remarks={[
            ...(lead.quarantine ? [`quarantined: ${lead.quarantine}`] : []),
            ...(lead.resultsDiffer ? ['the visitor’s figures differ'] : []),
            ...(lead.replyStatus === 502 ? ['the mail provider refused'] : []),
          ]}
        >
          <Rows of={[['id', lead.id], ...describe(lead)]} />
          <ExactBytes text={JSON.stringify(lead, null, 2)} fileName={`${lead.id}.json`} />
        </Entry>
      )}
    </Entries>
  );
}
