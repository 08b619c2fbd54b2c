import { assumptionsInEffect } from '../../contract/assumptions.ts';
import type { Attribution, Touch } from '../../contract/attribution.ts';
import type { CalculationData, CalculatorInputs } from '../../contract/calculation.ts';
import { utcDay } from '../../contract/days.ts';
import { withAssumptionsText } from '../../contract/format/answerText.ts';
import { waitedText } from '../../contract/format/durations.ts';
import { inputText, pinText } from '../../contract/format/inputText.ts';
import type { BuildHours } from '../../contract/format/maintenanceShareText.ts';
import { withThousands } from '../../contract/format/numbers.ts';
import { formatDay } from '../../contract/format/phrases.ts';
import {
  definitionOf,
  type InputName,
  inputDefinitions,
  inputNames,
  type PartialInputs,
} from '../../contract/inputs.ts';
import { isUsedInput } from '../../contract/usedInputs.ts';
import { estimate } from '../../worker/estimate/estimate.ts';
import { systemName, systemProfile } from '../../worker/estimate/systems.ts';
import type { SavedDemoRequest } from '../handlers/forms.ts';
import type { Lead } from '../Lead.ts';
import { calculationUrl, scenarioUrl } from '../pageUrls.ts';
import { type MailContent, type MailRow, rowHtml } from './layout.ts';
import { leadReference, type MailDraft } from './Mail.ts';
import { assumptionMailRows, headlineRows, targetDateRows } from './visitorMails.ts';

/**
 * Composes the notice of a demo request or a saved calculation (S8). It quotes the visitor, and a
 * reply to it goes to them.
 *
 * @param options - `to`: the sales inbox; `now`: epoch milliseconds.
 */
export function salesNotice(
  lead: Lead,
  { to, publicUrl, now }: { to: string; publicUrl: URL; now: number },
): MailDraft {
  const isDemo = lead.endpoint === 'demoSubmission';
  const heading = isDemo ? 'New demo request' : 'New ROI calculation';
  const action = openAction(lead, publicUrl);
  const content: MailContent = {
    preview: `${lead.contactName}, ${lead.company}`,
    heading,
    paragraphs: [],
    rows: [
      { label: 'Name', value: lead.contactName, isHeadline: true },
      { label: 'Company', value: lead.company },
      { label: 'Email', value: lead.email },
      ...(isDemo ? demoRows(lead) : calculationRows(lead)),
      ...attributionRows(lead),
      { label: 'Received', value: formatInstant(lead.receivedAt) },
      ...(isDemo ? waitingRows(lead, now) : []),
      { label: 'Lead ID', value: lead.id },
    ],
    ...(action ? { action } : {}),
    closing: [],
    footer: `Sent by the ROI calculator at ${publicUrl.host}.`,
  };
  return {
    content,
    to: { email: to, name: '' },
    replyTo: { email: lead.email, name: '' },
    subject: `${heading}: ${shortened(lead.company)} (${leadReference(lead)})`,
    attachments: [],
  };
}

/** Subjects are shown in one line. */
const companyCharacters = 60;

/** A company for a subject, without byte order marks, which mail programs drop or show as boxes. */
function shortened(company: string): string {
  const characters = [...company.replaceAll('\ufeff', '')];
  return characters.length <= companyCharacters
    ? characters.join('')
    : `${characters.slice(0, companyCharacters - 1).join('')}…`;
}

/** The link to the saved calculation, or to the inputs of a demo request. */
function openAction(lead: Lead, publicUrl: URL): MailContent['action'] | null {
  if (lead.calculation) {
    return { label: 'Open the calculation', url: calculationUrl(publicUrl, lead.id) };
  }
  if (lead.endpoint !== 'demoSubmission') return null;
  const { calculationData } = lead.body as SavedDemoRequest;
  const url = scenarioUrl(publicUrl, calculationData);
  return url === null ? null : { label: 'Open the calculator with these inputs', url };
}

function calculationRows(lead: Lead): MailRow[] {
  const { calculation, resultsDiffer } = lead;
  if (!calculation) return [];
  const { inputs } = calculation;
  const assumed = assumptionsInEffect(inputs);
  return [
    ...(assumed ? [{ label: 'Figures', value: ofVisitor(withAssumptionsText(assumed)) }] : []),
    ...headlineRows(calculation).map(({ label, value }) => ({ label, value: ofVisitor(value) })),
    ...targetDateRows(lead),
    ...inputRows(inputs, estimate(inputs)),
    ...(resultsDiffer
      ? [
          {
            label: 'Note',
            value:
              'The visitor’s browser sent different figures. The ones above were calculated on the server.',
          },
        ]
      : []),
  ];
}

/** What a text says to the visitor, said about them. */
function ofVisitor(text: string): string {
  return text.replaceAll(/\b[Yy]our\b/g, (your) =>
    your === 'your' ? 'the visitor’s' : 'The visitor’s',
  );
}

function demoRows(lead: Lead): MailRow[] {
  const { website, calculationData } = lead.body as SavedDemoRequest;
  return [
    ...(website ? [{ label: 'Website', value: website }] : []),
    ...inputRows(calculationData),
  ];
}

/** How long the visitor has waited for an answer, from a minute on: the mail may have been late. */
function waitingRows({ receivedAt }: Lead, now: number): MailRow[] {
  const value = waitedText(Math.floor((now - receivedAt) / 1000));
  return value ? [{ label: 'Has waited', value }] : [];
}

/** Where the visitor came from (S14), in one row where the first touch is the last one. */
function attributionRows({ body }: Lead): MailRow[] {
  const { attribution } = body as { attribution?: Attribution | undefined };
  if (!attribution) return [];
  const [first, last] = [touchText(attribution.first), touchText(attribution.last)];
  if (first === last) return [{ label: 'Came from', value: last }];
  return [
    { label: 'Came first from', value: first },
    { label: 'Came last from', value: last },
  ];
}

const touchText = (touch: Touch) =>
  Object.entries(touch)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ');

/** Every input that was sent and has an effect. */
function inputRows(inputs: CalculatorInputs | CalculationData, build?: BuildHours): MailRow[] {
  return inputNames
    .filter((name) => name in inputs && isUsedInput(name, inputs))
    .flatMap((name) =>
      name === 'assumptions'
        ? assumptionMailRows(inputs, {
            label: 'The visitor’s assumptions',
            all: 'the calculation',
            systemName,
            build,
          })
        : { label: inputDefinitions[name].label, value: valueText(name, inputs) },
    );
}

/** The value of an input with systems by name and days in words. */
function valueText(name: InputName, inputs: CalculatorInputs | CalculationData): string {
  const value: PartialInputs[InputName] = Reflect.get(inputs, name);
  if (name === 'selectedSystems')
    return inputText(name, [...new Set(inputs.selectedSystems)].map(listedName));
  if (definitionOf(name).kind === 'pins' && Array.isArray(value))
    return value.map((id) => pinText(id, systemName)).join(', ');
  if (name === 'deadline' && value) return formatDay(String(value));
  return inputText(name, value);
}

function listedName(id: string): string {
  return systemProfile(id)?.name ?? `${id} (not on the rate card)`;
}

/** Formats epoch milliseconds: "22 November 2026, 17:24 UTC". */
function formatInstant(milliseconds: number): string {
  const time = new Date(milliseconds).toISOString().slice(11, 16);
  return `${formatDay(utcDay(milliseconds))}, ${time} UTC`;
}

const encoder = new TextEncoder();

/** The most leads that a digest can list. */
export const mostInDigest = 200;
/** Mail programs cut off a longer text; the rest of the mail takes the difference to 90,000. */
const mostRowBytes = 84_000;

/** Composes the mail that lists leads that got no notice of their own (S11). */
export function noticeDigest(
  { leads, count }: { leads: readonly Lead[]; count: number },
  to: string,
  publicUrl: URL,
): MailDraft {
  const heading = count === 1 ? '1 more lead' : `${withThousands(count)} more leads`;
  const [first] = leads;
  let bytes = 0;
  const rows = leads
    .map((lead) => digestRow(lead, publicUrl))
    .filter((row) => {
      bytes += encoder.encode(rowHtml(row)).length;
      return bytes <= mostRowBytes;
    });
  const more = count - rows.length;
  return {
    content: {
      preview: leads
        .map(({ company }) => company)
        .slice(0, 3)
        .join(', '),
      heading,
      paragraphs: [
        'More leads arrived than are announced one by one. These are the others, oldest first.',
        ...(more > 0
          ? [`${withThousands(more)} are not listed here; “leads export” lists all of them.`]
          : []),
      ],
      rows,
      closing: [],
      footer: `Sent by the ROI calculator at ${publicUrl.host}.`,
    },
    to: { email: to, name: '' },
    replyTo: null,
    subject: first ? `${heading}, from ${formatInstant(first.receivedAt)}` : heading,
    attachments: [],
  };
}

/** Who, with the case of a demo, and where to open it. */
function digestRow(lead: Lead, publicUrl: URL): MailRow {
  const isDemo = lead.endpoint === 'demoSubmission';
  const { calculationData } = lead.body as Partial<SavedDemoRequest>;
  const facts =
    isDemo && calculationData
      ? inputRows(calculationData)
          .map(({ label, value }) => `${label}: ${value}`)
          .join(', ')
      : '';
  const value = [
    isDemo ? 'Demo request' : 'ROI calculation',
    `${lead.contactName}, ${lead.company}, ${lead.email}`,
    facts,
    openAction(lead, publicUrl)?.url ?? `Lead ID ${lead.id}`,
  ];
  return { label: formatInstant(lead.receivedAt), value: value.filter(Boolean).join('\n') };
}
