import type { StoredLead } from '../../backend/Lead.ts';
import { contract } from '../../contract/index.ts';
import { describe } from './describe.ts';
import { ExactBytes } from './ExactBytes.tsx';
import { Section } from './Section.tsx';
import { timeOf } from './timeOf.ts';

/** Everything that visitors sent and a backend would have kept, the newest first. */
export function Records({ records }: { records: readonly StoredLead[] }) {
  return (
    <Section title="Records" count={records.length}>
      {records.length === 0 && <p className="offline-hint">Nothing has been sent yet.</p>}
      {records.toReversed().map((record) => (
        <RecordEntry key={record.id} record={record} />
      ))}
    </Section>
  );
}

function RecordEntry({ record }: { record: StoredLead }) {
  const remarks = [
    ...(record.quarantine ? [`kept apart: ${record.quarantine}`] : []),
    ...(record.resultsDiffer ? ['the visitor’s figures differ'] : []),
    ...(record.replyStatus === 502 ? ['the mail provider refused'] : []),
  ];
  return (
    <details className="offline-entry">
      <summary>
        <b>{record.contactName}</b>, {record.company}
        <small>
          {timeOf(record.receivedAt)} · {contract[record.endpoint].path}
        </small>
        {remarks.map((remark) => (
          <span key={remark} className="offline-remark">
            {remark}
          </span>
        ))}
      </summary>
      <dl>
        <div>
          <dt>id</dt>
          <dd>{record.id}</dd>
        </div>
        {describe(record).map(([field, value]) => (
          <div key={field}>
            <dt>{field}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ExactBytes text={JSON.stringify(record, null, 2)} fileName={`${record.id}.json`} />
    </details>
  );
}
