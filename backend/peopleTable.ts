import type { CalculatorInputs } from '../contract/calculation.ts';
import { forecastMonths } from '../contract/format/durations.ts';
import { estimate } from '../worker/estimate/estimate.ts';
import { compareCosts } from '../worker/forecast/verdict.ts';
import { leadIdOf, type StoredLead } from './Lead.ts';
import { inputsOf, type LeadColumns } from './leadColumns.ts';
import { inputsUrl } from './pageUrls.ts';
import { companyOf, type MailMark, mailMarksOf, marksOf, personOf } from './people.ts';

/** The case of a person that embedding helps most. */
interface BestCase {
  leadId: string;
  inputs: CalculatorInputs;
  /** By how much embedding costs less over 36 months, in USD; null where they are not compared. */
  savesUsd: number | null;
}

/** A person with what is known from their forms (S20). */
interface Person {
  newest: StoredLead;
  /** Epoch milliseconds. */
  firstContact: number;
  reports: number;
  demos: number;
  best: BestCase | null;
  mailMarks: readonly MailMark[];
}

/**
 * Creates a table with a row for each person, to which leads are added oldest first. Forms that
 * look automated are of nobody.
 *
 * @param publicUrl - Where links lead.
 */
export function createPeopleTable(publicUrl: URL) {
  const people = new Map<string, Person>();
  return {
    add(lead: StoredLead): void {
      if (lead.quarantine) return;
      const key = personOf(lead.email);
      people.set(key, withLead(people.get(key), lead));
    },
    /** The rows, best cases first. */
    rows: (): LeadColumns[] =>
      [...people]
        .sort(
          ([, a], [, b]) =>
            rankOf(b.best) - rankOf(a.best) || b.newest.receivedAt - a.newest.receivedAt,
        )
        .map(([person, known]) => rowOf(person, known, publicUrl)),
  };
}

/** The names of the columns of a person. */
export const personColumns = [
  ...['person', 'name', 'company', 'companyDomain', 'firstContact', 'lastContact'],
  ...['reports', 'demos', 'integrations', 'embeddedCostsLessByUsd', 'deadline', 'marks'],
  ...['leadId', 'url'],
];

/** By what costs less, then those that are not compared, then those without a case. */
const rankOf = (best: BestCase | null) =>
  best ? (best.savesUsd ?? -Number.MAX_VALUE) : Number.NEGATIVE_INFINITY;

/** The person with one more lead. A calculation is a report, and its other forms are the same. */
function withLead(known: Person | undefined, lead: StoredLead): Person {
  const found = caseOf(lead);
  const best = known?.best ?? null;
  return {
    newest: lead,
    firstContact: known?.firstContact ?? lead.receivedAt,
    reports: (known?.reports ?? 0) + Number(lead.endpoint === 'roiCalculation'),
    demos: (known?.demos ?? 0) + Number(lead.endpoint === 'demoSubmission'),
    best: rankOf(found) > rankOf(best) ? found : best,
    mailMarks: [...new Set([...(known?.mailMarks ?? []), ...mailMarksOf([lead])])],
  };
}

function caseOf(lead: StoredLead): BestCase | null {
  const inputs = inputsOf(lead);
  if (!inputs) return null;
  const { cheaper, inHouseUsd, embeddedUsd } = compareCosts(estimate(inputs), forecastMonths);
  return {
    leadId: leadIdOf(lead),
    inputs,
    savesUsd: cheaper && Math.round(inHouseUsd) - Math.round(embeddedUsd),
  };
}

function rowOf(person: string, known: Person, publicUrl: URL): LeadColumns {
  const { newest, firstContact, reports, demos, best, mailMarks } = known;
  const marks = [...marksOf(person), ...mailMarks];
  return {
    person,
    name: newest.contactName,
    company: newest.company,
    companyDomain: companyOf(person),
    firstContact: new Date(firstContact).toISOString(),
    lastContact: new Date(newest.receivedAt).toISOString(),
    reports,
    demos,
    integrations: best?.inputs.integrationCount ?? null,
    embeddedCostsLessByUsd: best?.savesUsd ?? null,
    deadline: best?.inputs.deadline ?? null,
    marks: marks.join(' '),
    leadId: best?.leadId ?? leadIdOf(newest),
    url: best && inputsUrl(publicUrl, best.inputs),
  };
}
