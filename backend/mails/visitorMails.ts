import { type AssumedInputs, assumptionsInEffect } from '../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { Claims } from '../../contract/claims.ts';
import { utcDay } from '../../contract/days.ts';
import { fromWireResults } from '../../contract/estimate.ts';
import { estimateFigures as figures, planNote } from '../../contract/figures.ts';
import { withAssumptionsText } from '../../contract/format/answerText.ts';
import { assumptionRows } from '../../contract/format/assumptionTexts.ts';
import { currencyText } from '../../contract/format/currencyText.ts';
import { deadlineLabel, wholeDeadlineText } from '../../contract/format/deadlineTexts.ts';
import {
  buildAloneText,
  certaintyLabel,
  certaintyText,
  costParts,
  laterTurnText,
  midRangeText,
  peopleLabel,
  peopleText,
  splitText,
} from '../../contract/format/deferredClaimTexts.ts';
import { forecastMonths, formatTimeline } from '../../contract/format/durations.ts';
import {
  estimateBasis,
  formatEstimateFigure,
  monthlyExtraText,
} from '../../contract/format/estimateFigure.ts';
import { language } from '../../contract/format/locale.ts';
import type { BuildHours } from '../../contract/format/maintenanceShareText.ts';
import { currencyOf, formatPriceUsd, formatUsd, inCurrency } from '../../contract/format/money.ts';
import { formatCount, formatDay } from '../../contract/format/phrases.ts';
import { splitTitle } from '../../contract/format/splitTexts.ts';
import { costHorizons } from '../../contract/horizons.ts';
import { demoLink, provider } from '../../contract/provider.ts';
import { estimate } from '../../worker/estimate/estimate.ts';
import { systemFigures, systemProfile } from '../../worker/estimate/systems.ts';
import { bestSplit, splitClaims } from '../../worker/forecast/bestSplit.ts';
import { certaintyClaims } from '../../worker/forecast/certainty.ts';
import { deadlineOutlook } from '../../worker/forecast/deadlineOutlook.ts';
import { verdict } from '../../worker/forecast/verdict.ts';
import { filledBookingUrl } from '../bookingUrl.ts';
import { type Calculation, type Lead, languageOf } from '../Lead.ts';
import { hasOwnCase } from '../leadColumns.ts';
import { calculationUrl } from '../pageUrls.ts';
import type { MailContent, MailRow } from './layout.ts';
import type { MailAddress, MailAddresses, MailDraft } from './Mail.ts';
import { isPlausibleName } from './mailedNames.ts';
import { visitorMailTexts as texts } from './visitorMailTexts.ts';

/** A mail to a visitor, as it can be posted to a thread. */
export type VisitorMail = { lead: Lead; from: MailAddress; publicUrl: string } & Pick<
  MailAddresses,
  'salesInbox' | 'controller'
> &
  ({ kind: 'report'; pdf: Uint8Array } | { kind: 'booking'; bookingUrl: string });

/** Composes a mail to a visitor, in the currency of their calculation. */
export function composeVisitorMail(asked: VisitorMail): MailDraft {
  const { lead, from, salesInbox, controller } = asked;
  const addresses = { from, salesInbox, controller, publicUrl: new URL(asked.publicUrl) };
  if (asked.kind === 'booking') return bookingMail(lead, new URL(asked.bookingUrl), addresses);
  return inCurrency(currencyOf(lead.calculation?.inputs ?? {}), () =>
    reportEmail(lead, asked.pdf, addresses),
  );
}

/**
 * Composes the mail with a visitor's report: short, with the backend's results and the link that
 * opens the calculation (S5).
 *
 * @throws When the lead has no calculation.
 */
export function reportEmail(saved: Lead, pdf: Uint8Array, addresses: MailAddresses): MailDraft {
  if (!saved.calculation) throw new Error('A report has no calculation.');
  const url = calculationUrl(addresses.publicUrl, saved.id, languageOf(saved));
  const estimated = estimate(saved.calculation.inputs);
  const words = { label: texts.yourAssumptions, all: texts.theReport, systemName: nameOf };
  const assumed = assumptionMailRows(saved.calculation.inputs, { ...words, build: estimated });
  return visitorMail(saved, addresses, {
    ...texts.report(formatCount(estimated.effectiveCount, 'integration')),
    paragraphs: [
      texts.reportIntroduction,
      ...(assumed.length > 0
        ? [texts.withAssumptions(withAssumptionsText(saved.calculation.inputs.assumptions))]
        : []),
    ],
    rows: [...headlineRows(saved.calculation), ...assumed].toSpliced(
      1,
      0,
      ...certaintyRows(saved.calculation),
      ...splitRows(saved),
      ...targetDateRows(saved.calculation.inputs, utcDay(saved.receivedAt)),
    ),
    action: { label: texts.openCalculation, url, orCopy: texts.orCopy },
    invitation: {
      text: `${texts.seeDemo} ${texts.specialistKnows}`,
      label: texts.bookDemo,
      url: demoLink(url),
    },
    closing: [[texts.estimates, currencyText()].filter(Boolean).join(' ')],
    attachments: [{ filename: 'ROI Analysis.pdf', type: 'application/pdf', content: pdf }],
  });
}

/**
 * Composes the mail that lets a visitor who requested a demo choose a time (S8).
 *
 * @param bookingUrl - Where times are offered.
 */
function bookingMail(lead: Lead, bookingUrl: URL, addresses: MailAddresses): MailDraft {
  return visitorMail(lead, addresses, {
    ...texts.booking,
    paragraphs: [
      hasOwnCase(lead) ? `${texts.chooseTime} ${texts.specialistKnows}` : texts.chooseTime,
    ],
    rows: [],
    action: {
      label: texts.chooseTimeAction,
      url: filledBookingUrl(bookingUrl, lead, null),
      orCopy: texts.orCopy,
    },
    closing: [texts.noTimeSuits],
  });
}

/**
 * Addresses a mail to a visitor and greets them. Of what they typed it holds only a checked first
 * name (S12). Replies go to the sales inbox.
 */
function visitorMail(
  lead: Lead,
  { from, salesInbox, publicUrl, controller }: MailAddresses,
  {
    subject,
    attachments = [],
    ...content
  }: Omit<MailContent, 'footer'> &
    Pick<MailDraft, 'subject'> &
    Partial<Pick<MailDraft, 'attachments'>>,
): MailDraft {
  const name = firstName(lead.contactName);
  return {
    content: {
      language,
      ...content,
      paragraphs: [texts.greeting(name), ...content.paragraphs],
      closing: [...content.closing, from.name],
      footer: [
        texts.why(publicUrl.host),
        texts.controller(controller, provider.privacyUrl),
        texts.objection(salesInbox !== null),
      ].join('\n'),
    },
    to: { email: lead.email, name: name ?? '' },
    replyTo: salesInbox === null ? null : { email: salesInbox, name: '' },
    subject,
    attachments,
  };
}

/** Letters, marks, apostrophe, hyphen and space, beginning with a letter; at most 40 characters. */
const firstNamePattern = /^\p{L}[\p{L}\p{M}'’ -]{0,39}$/u;

/** More than two hyphens, or a word of more than 20 letters, is a message rather than a name. */
const messageLike = /(?:-[^-]*){3}|(?:\p{L}\p{M}*){21}/u;

/** A digit: not even a year is in a person's name. */
const digit = /\p{N}/u;

/** Titles before a name, without their dot. */
const titles = new Set(
  'dr prof mr mrs ms miss mx sir rev hon herr frau hr dipl ing mag m mme mlle dott sr sra srta'.split(
    ' ',
  ),
);

/** One letter of a script with capitals is an initial; in others it can be a whole name. */
const initial = /^[\p{Lu}\p{Ll}]\p{M}*$/u;

/**
 * Returns the first name to greet a visitor with (S12), or null when there is none. Titles and
 * initials are not first names. A name that as a whole is not plausible gives null, so that nobody
 * can use the name to put a message into a mail to someone else.
 *
 * @param contactName - The whole name, as the visitor typed it.
 */
function firstName(contactName: string): string | null {
  const name = contactName.normalize('NFC').trim();
  const [first = ''] = name.split(/\s+/u, 1);
  if (titles.has(first.toLowerCase()) || initial.test(first)) return null;
  const isName = firstNamePattern.test(first) && !messageLike.test(first);
  return isName && !digit.test(name) && isPlausibleName(name) ? capitalized(first) : null;
}

/** A name that was typed in lower case, as names are written: "jean-luc" is "Jean-Luc" (S19). */
function capitalized(name: string): string {
  if (name !== name.toLowerCase()) return name;
  return name.replaceAll(/(?<![\p{L}\p{M}])\p{Ll}/gu, (letter) => letter.toUpperCase());
}

/**
 * The name of a system on the rate card. Any other id is text that the visitor may have typed, so
 * it is not mailed (S12).
 */
function nameOf(id: string): string {
  return systemProfile(id)?.name ?? texts.ownSystem;
}

/**
 * The results that a reader looks for first: totals with what they include, and which is cheaper in
 * a stated time (E17).
 */
export function headlineRows({
  inputs,
  results,
}: Pick<Calculation, 'inputs' | 'results'>): MailRow[] {
  const estimated = { ...estimate(inputs), results: fromWireResults(results) };
  const { claims } = verdict(inputs, estimated);
  const buildAlone = buildAloneText(claims);
  const people = peopleText(claims).trim();
  const { inHouse, embedded } = estimated.results;
  const { timelineWeeks, embeddedWeeks } = estimated.timeline;
  const monthlyExtra = monthlyExtraText(estimated);
  return [
    { ...comparisonRow(claims, forecastMonths), isHeadline: true },
    ...costHorizons
      .filter((months) => months !== forecastMonths)
      .map((months) => comparisonRow(claims, months)),
    ...(people ? [{ label: peopleLabel, value: people }] : []),
    {
      label: texts.inHouse,
      value: `${formatUsd(inHouse.initialTotal)}\n${texts.inHouseBasis(figures.initialTotalUsd.basis, formatUsd(inHouse.maintenance))}`,
    },
    {
      label: texts.embeddedYear,
      value: `${formatUsd(embedded.initialTotal)}\n${texts.embeddedBasis(figures.yearOneUsd.basis, formatPriceUsd(embedded.monthly))}${planNote(estimated)}`,
    },
    {
      label: figures.savingsUsd.label,
      value: `${formatEstimateFigure('savingsUsd', estimated)} (${formatEstimateFigure('savingsPercentage', estimated)})\n${estimateBasis('savingsUsd', estimated)}`,
    },
    ...(buildAlone ? [{ label: texts.buildAlone, value: buildAlone }] : []),
    {
      label: figures.monthlySavingsUsd.label,
      value: `${formatEstimateFigure('monthlySavingsUsd', estimated)}\n${estimateBasis('monthlySavingsUsd', estimated)}${monthlyExtra ? `\n${monthlyExtra}` : ''}`,
    },
    {
      label: texts.timeToMarket,
      value: texts.times(formatTimeline(timelineWeeks), formatTimeline(embeddedWeeks)),
    },
  ];
}

/** How sure the result over 36 months is (E29); nothing where there is no result. */
function certaintyRows({ inputs }: Calculation): MailRow[] {
  const value = certaintyText(certaintyClaims(inputs));
  return value ? [{ label: certaintyLabel, value }] : [];
}

/**
 * The split that costs less than either side alone (E35), by the date of the request. It counts the
 * integrations where a name among them is no system on the rate card (S12).
 */
function splitRows({ calculation, receivedAt }: Lead): MailRow[] {
  if (!calculation) return [];
  const split = bestSplit(calculation.inputs, utcDay(receivedAt));
  const areNamesKnown = split?.rows.every(({ id, name }) => name === null || systemProfile(id));
  const claims = splitClaims(split).map((claim) =>
    claim.kind === 'split' && !areNamesKnown ? { ...claim, named: null } : claim,
  );
  const value = splitText(claims);
  return value ? [{ label: splitTitle, value }] : [];
}

/**
 * Whether each side meets the target date (E31), counted from the day of the request. It names no
 * system that the visitor may have typed (S12).
 */
export function targetDateRows(inputs: CalculatorInputs, day: string): MailRow[] {
  if (!inputs.deadline) return [];
  const outlook = deadlineOutlook(inputs, day, estimate(inputs));
  if (!outlook) return [];
  const outcome = wholeDeadlineText({ ...outlook, blockingReview: null }, 'it');
  return [{ label: deadlineLabel, value: `${formatDay(outlook.day)}\n${outcome}` }];
}

function comparisonRow(claims: Claims, months: number): MailRow {
  const { label, costs, outcome } = costParts(claims, months);
  const more = months === forecastMonths ? laterTurnText(claims) + midRangeText(claims) : '';
  return { label, value: `${costs}\n${outcome}${more}` };
}

/** A mail lists no more: its figures stay the most of it. */
const maxListed = 6;

/** How a mail names assumptions. */
interface AssumptionWords {
  /** Whose they are. */
  label: string;
  /** Where all of them are listed, such as "the report". */
  all: string;
  systemName: (id: string) => string;
  /** Gives a share of the build hours its amount. */
  build?: BuildHours | undefined;
}

/**
 * The rows that list what a visitor assumes differently from the rate card, each with the rate
 * card's value, below a row that says so; none where that is nothing (E24).
 */
export function assumptionMailRows(
  inputs: AssumedInputs,
  { label, all, systemName, build }: AssumptionWords,
): MailRow[] {
  const rows = assumptionRows(
    assumptionsInEffect(inputs),
    systemName,
    (id, figure) => systemFigures(id)?.[figure],
    build,
  );
  if (rows.length === 0) return [];
  const others = rows.length - maxListed;
  return [
    { label, value: texts.inPlace },
    ...rows.slice(0, maxListed).map(({ label: name, value, default: byRateCard }) => ({
      label: name,
      value: texts.byRateCard(value, byRateCard),
    })),
    ...(others > 0 ? [{ label: texts.others, value: texts.more(others, all) }] : []),
  ];
}
