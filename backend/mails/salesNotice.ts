import type { Attribution, Touch } from '../../contract/attribution.ts';
import type { CalculationData, CalculatorInputs } from '../../contract/calculation.ts';
import { utcDay } from '../../contract/days.ts';
import { costSentence } from '../../contract/format/deferredClaimTexts.ts';
import { forecastMonths, waitedText } from '../../contract/format/durations.ts';
import { locale } from '../../contract/format/locale.ts';
import { currencyOf, inCurrency } from '../../contract/format/money.ts';
import { withThousands } from '../../contract/format/numbers.ts';
import { formatCount, formatDay, upperFirst } from '../../contract/format/phrases.ts';
import { type OpenedPart, openedParts } from '../../contract/openedParts.ts';
import { estimate } from '../../worker/estimate/estimate.ts';
import { compareCosts, comparisonClaims } from '../../worker/forecast/verdict.ts';
import type { SavedDemoRequest } from '../handlers/forms.ts';
import { type Lead, languageOf, leadIdOf } from '../Lead.ts';
import { hasOwnCase, inputsOf } from '../leadColumns.ts';
import { calculationUrl, scenarioUrl } from '../pageUrls.ts';
import { type AddressMark, companyOf, type MailMark, marksOf, personOf } from '../people.ts';
import { fittingRows, type MailContent, type MailRow } from './layout.ts';
import type { MailDraft } from './Mail.ts';
import { type AskedCase, inputRows, type NoticeCase } from './noticeCase.ts';
import {
  caseTexts,
  digestTexts,
  salesMailTexts,
  noticeTexts as texts,
  touchLabels,
} from './salesMailTexts.ts';

/** The case of a lead, for `noticeCase`; null without one that the calculator accepts. */
export function askedCase(lead: Lead): AskedCase | null {
  const inputs = inputsOf(lead);
  const results = lead.calculation?.results ?? null;
  return inputs && { inputs, results, day: utcDay(lead.receivedAt) };
}

/** Where a notice goes and in whose time. */
export interface NoticeSettings {
  /** The sales inbox. */
  to: string;
  publicUrl: URL;
  /** An IANA name, in which instants are written. */
  timeZone: string;
}

/** Where a notice goes, and what is known of its visitor. */
interface NoticeContext extends NoticeSettings {
  /** Earlier leads of the person and their company, the newest first. */
  earlier: readonly Lead[];
  /** What became of earlier mails to the address. */
  mailMarks?: readonly MailMark[];
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Composes the notice of a demo request or a saved calculation (S8, S19). It quotes the visitor,
 * and a reply to it goes to them.
 *
 * @param estimated - The case of the lead; null where it has none, or its estimate failed.
 */
export function salesNotice(
  lead: Lead,
  estimated: NoticeCase | null,
  { to, publicUrl, timeZone, earlier, mailMarks = [], now }: NoticeContext,
): MailDraft {
  const isDemo = lead.endpoint === 'demoSubmission';
  const action = openAction(lead, publicUrl);
  const content: MailContent = {
    preview: `${lead.contactName}, ${lead.email}`,
    heading: isDemo ? texts.demoHeading : texts.calculationHeading,
    paragraphs: isUntouchedDemo(lead) ? [texts.untouched] : estimated ? [estimated.point] : [],
    rows: [
      { label: texts.who, value: whoText(lead), isHeadline: true },
      { label: texts.nextStep, value: nextStep(lead, mailMarks, estimated) },
      ...addressRows(lead, mailMarks),
      ...earlierRows(lead, earlier, { publicUrl, timeZone }),
      ...(estimated?.rows ?? withoutCaseRows(lead)),
      ...noteRows(lead),
      ...openedRows(lead),
      ...languageRows(lead),
      ...attributionRows(lead),
      { label: texts.received, value: formatInstant(lead.receivedAt, timeZone) },
      ...(isDemo ? waitingRows(lead, now) : []),
    ],
    ...(action ? { action } : {}),
    details: [
      ...(estimated?.details ?? sentRows(lead)),
      { label: salesMailTexts.leadId, value: lead.id },
    ],
    closing: [],
    footer: salesMailTexts.sentBy(publicUrl.host),
  };
  return {
    content,
    to: { email: to, name: '' },
    replyTo: { email: lead.email, name: '' },
    subject: subjectOf(lead, estimated),
    attachments: [],
  };
}

/** "Demo for ACME: 45 integrations, embedding $1.66M less over 36 months, by 1 Mar 2027" (S19). */
function subjectOf(lead: Lead, estimated: NoticeCase | null): string {
  const company = shortened(lead.company);
  const { integrationCount: count, deadline } = sentInputsOf(lead) ?? {};
  const isAhead = deadline && deadline >= utcDay(lead.receivedAt);
  const facts = [
    estimated?.summary ?? (count ? formatCount(count, 'integration') : ''),
    isAhead && texts.byDay(formatDay(deadline).replace(/\p{L}+/u, (month) => month.slice(0, 3))),
  ].filter((fact) => fact && !isUntouchedDemo(lead));
  return [lead.endpoint === 'demoSubmission' ? texts.demoFor(company) : company, facts.join(', ')]
    .filter(Boolean)
    .join(': ');
}

function whoText({ contactName, company, email, body }: Lead): string {
  const { website } = body as { website?: string | undefined };
  return [`${contactName}, ${company}`, email, website].filter(Boolean).join('\n');
}

/** What to do now, by what the visitor asked for and what became of mails to them. */
function nextStep(
  { endpoint, email }: Lead,
  mailMarks: readonly MailMark[],
  estimated: NoticeCase | null,
): string {
  const isDemo = endpoint === 'demoSubmission';
  if (mailMarks.includes('objected'))
    return isDemo ? texts.demoAfterObjection : texts.calculationAfterObjection;
  const { rows = [], missedText = '' } = estimated ?? {};
  const question = rows.some(({ label }) => label === caseTexts.unusual)
    ? texts.askUnusual
    : texts.askQuestions;
  const task = (isDemo ? texts.agreeOnTime : question) + missedText;
  const further = mailMarks.includes('bounced') ? texts.findAddress : texts.replyGoesTo(email);
  return `${task} ${further}`;
}

const markTexts: Readonly<Record<AddressMark | MailMark, string>> = texts.marks;

/** What the address says to sales alone (S21). */
function addressRows({ email }: Lead, mailMarks: readonly MailMark[]): MailRow[] {
  const value = [...marksOf(email), ...mailMarks].map((mark) => markTexts[mark]).join(', ');
  return value ? [{ label: texts.address, value: upperFirst(value) }] : [];
}

/** A notice lists no more of a person's contacts, or of a company's people. */
const mostListed = 3;

/** What the person, and others of their company, sent before (S19, S20). */
function earlierRows(lead: Lead, earlier: readonly Lead[], settings: ContactSettings): MailRow[] {
  const [person, company] = [personOf(lead.email), companyOf(lead.email)];
  const own = earlier.filter(({ email }) => personOf(email) === person);
  const colleagues = earlier.filter(
    ({ email }) => company !== null && companyOf(email) === company && personOf(email) !== person,
  );
  const people = colleagues.map(({ email }) => personOf(email));
  const others = colleagues.filter((_, index) => people.indexOf(people[index] ?? '') === index);
  const value = [
    listed(
      own.map((form, index) => contactText(form, settings, index === 0)),
      texts.ofPerson(formatCount(own.length, 'contact')),
    ),
    listed(
      others.map((other) => `${other.contactName} (${contactText(other, settings)})`),
      texts.othersAt(others.length, company),
    ),
  ].filter(Boolean);
  return value.length > 0 ? [{ label: texts.earlier, value: value.join('\n') }] : [];
}

function listed(contacts: readonly string[], title: string): string {
  const shown = contacts.slice(0, mostListed).join(', ');
  return contacts.length > 0 ? texts.listed(title, shown, contacts.length - mostListed) : '';
}

type ContactSettings = Pick<NoticeSettings, 'publicUrl' | 'timeZone'>;

/** "calculation on 28 November 2026", with its case " (45 integrations, https://…)" where asked. */
function contactText(lead: Lead, { publicUrl, timeZone }: ContactSettings, hasCase = false) {
  const on = lead.endpoint === 'demoSubmission' ? texts.demoOn : texts.calculationOn;
  const [day = ''] = formatInstant(lead.receivedAt, timeZone).split(',');
  const inputs = hasCase && !isUntouchedDemo(lead) ? inputsOf(lead) : null;
  const size = inputs && formatCount(estimate(inputs).effectiveCount, 'integration');
  return on(day, size ? `${size}, ${openAction(lead, publicUrl)?.url}` : '');
}

/** The inputs that were sent, which the calculator may not accept, such as a region's name. */
function sentInputsOf({ calculation, body }: Lead): CalculatorInputs | CalculationData | null {
  const sent = calculation?.inputs ?? (body as Partial<SavedDemoRequest>).calculationData;
  return sent && sent.integrationCount > 0 ? sent : null;
}

function sentRows(lead: Lead): MailRow[] {
  const sent = sentInputsOf(lead);
  return sent ? inputRows(sent) : [];
}

function withoutCaseRows(lead: Lead): MailRow[] {
  const unknown = sentInputsOf(lead) ? texts.noRate : texts.noCalculation;
  return [{ label: texts.costs, value: askedCase(lead) ? texts.estimateFailed : unknown }];
}

const isUntouched = (lead: Lead) => askedCase(lead) !== null && !hasOwnCase(lead);
/** Whether a demo is requested without a calculation (P12). */
const isUntouchedDemo = (lead: Lead) => lead.endpoint === 'demoSubmission' && isUntouched(lead);

function noteRows(lead: Lead): MailRow[] {
  const notes = [
    lead.resultsDiffer && texts.resultsDiffer,
    isUntouched(lead) && !isUntouchedDemo(lead) && texts.untouched,
  ];
  return notes.flatMap((value) => (value ? [{ label: texts.note, value }] : []));
}

/**
 * A company for a subject, of at most 60 characters, without byte order marks, which mail programs
 * drop or show as boxes.
 */
const shortened = (company: string) =>
  company.replaceAll('\ufeff', '').replace(/^(.{59}).{2,}$/su, '$1…');

/** The link to the saved calculation, or to the inputs of a demo request. */
function openAction(lead: Lead, publicUrl: URL): MailContent['action'] | null {
  const { openCalculation, openInputs, orCopy } = texts;
  if (lead.calculation)
    return { label: openCalculation, url: calculationUrl(publicUrl, lead.id), orCopy };
  if (lead.endpoint !== 'demoSubmission') return null;
  const { calculationData } = lead.body as SavedDemoRequest;
  const url = scenarioUrl(publicUrl, calculationData);
  return url === null ? null : { label: openInputs, url, orCopy };
}

/** Which parts of the page the visitor opened before they sent the form. */
function openedRows({ body }: Lead): MailRow[] {
  const { opened } = body as { opened?: readonly OpenedPart[] | undefined };
  if (!opened?.length) return [];
  return [{ label: texts.opened, value: opened.map((part) => openedParts[part]).join(', ') }];
}

/** How long the visitor has waited for an answer, from a minute on: the mail may have been late. */
function waitingRows({ receivedAt }: Lead, now: number): MailRow[] {
  const value = waitedText(Math.floor((now - receivedAt) / 1000));
  return value ? [{ label: texts.delay, value }] : [];
}

/** What the visitor reads, if not English (P5). */
function languageRows(lead: Lead): MailRow[] {
  const language = languageOf(lead);
  if (language === 'en') return [];
  const value = new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
  return [{ label: texts.language, value: texts.ofVisitor(value) }];
}

/** Where the visitor came from (S14), in one row where the first touch is the last one. */
function attributionRows({ body }: Lead): MailRow[] {
  const { attribution } = body as { attribution?: Attribution | undefined };
  if (!attribution) return [];
  const [first, last] = [touchText(attribution.first), touchText(attribution.last)];
  if (first === last) return [{ label: texts.visit, value: last }];
  return [
    { label: texts.firstVisit, value: first },
    { label: texts.latestVisit, value: last },
  ];
}

const touchLabel = (name: string) =>
  touchLabels[name] ?? name.replace('utm_', '').replace('_', ' ');

/** "Source: google; campaign: spring; landing path: /". */
function touchText(touch: Touch): string {
  const parts = Object.entries(touch).map(([name, value]) => `${touchLabel(name)}: ${value}`);
  return upperFirst(parts.join('; '));
}

/** Formats epoch milliseconds: "22 November 2026, 17:24 UTC". */
function formatInstant(milliseconds: number, timeZone: string): string {
  const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  const time = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;
  const format = new Intl.DateTimeFormat(locale, { timeZone, ...day, ...time });
  return format.format(milliseconds).replace(' at ', ', ');
}

/** The most leads that a digest can list. */
export const mostInDigest = 200;

/** Composes the mail that lists leads that got no notice of their own (S11). */
export function noticeDigest(
  { leads, count }: { leads: readonly Lead[]; count: number },
  { to, publicUrl, timeZone }: NoticeSettings,
): MailDraft {
  const heading = digestTexts.heading(withThousands(count));
  const [first] = leads;
  const companies = leads.map(({ company }) => company);
  const rows = fittingRows(leads.map((lead) => digestRow(lead, publicUrl, timeZone)));
  const more = count - rows.length;
  return {
    content: {
      preview: companies.slice(0, 3).join(', '),
      heading,
      paragraphs: [
        digestTexts.introduction,
        ...(more > 0 ? [digestTexts.unlisted(withThousands(more))] : []),
      ],
      rows,
      closing: [],
      footer: salesMailTexts.sentBy(publicUrl.host),
    },
    to: { email: to, name: '' },
    replyTo: null,
    subject: first
      ? digestTexts.subject(heading, formatInstant(first.receivedAt, timeZone))
      : heading,
    attachments: [],
  };
}

/** "Cost after 36 months: $131,983 in-house, …"; empty without a case of the lead's own. */
function costsText(lead: Lead): string {
  const inputs = hasOwnCase(lead) ? inputsOf(lead) : null;
  if (!inputs) return '';
  const estimated = estimate(inputs);
  const claims = comparisonClaims(compareCosts(estimated, forecastMonths), estimated);
  return inCurrency(currencyOf({}), () => costSentence(claims, forecastMonths));
}

/** Who, with costs and the case of a demo, and where to open it. */
function digestRow(lead: Lead, publicUrl: URL, timeZone: string): MailRow {
  const isDemo = lead.endpoint === 'demoSubmission';
  const facts = isDemo ? sentRows(lead).map(({ label, value }) => `${label}: ${value}`) : [];
  const value = [
    isDemo ? salesMailTexts.demoRequest : salesMailTexts.calculation,
    `${lead.contactName}, ${lead.company}, ${lead.email}`,
    costsText(lead),
    facts.join(', '),
    openAction(lead, publicUrl)?.url ?? salesMailTexts.leadOfId(leadIdOf(lead)),
  ];
  const label = formatInstant(lead.receivedAt, timeZone);
  return { label, value: value.filter(Boolean).join('\n') };
}
