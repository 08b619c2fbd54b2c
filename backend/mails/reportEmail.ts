import type { Claims } from '../../contract/claims.ts';
import { utcDay } from '../../contract/days.ts';
import { costsBeyondPlan } from '../../contract/estimate.ts';
import { fromWireResults } from '../../contract/estimateResults.ts';
import { figureBasis, estimateFigures as figures, planOnly } from '../../contract/figures.ts';
import { withAssumptionsText } from '../../contract/format/answerText.ts';
import { buildAloneText, laterTurnText, midRangeText } from '../../contract/format/claimTexts.ts';
import { currencyText } from '../../contract/format/currencyText.ts';
import { deadlineLabel, wholeDeadlineText } from '../../contract/format/deadlineTexts.ts';
import {
  certaintyLabel,
  certaintyText,
  costParts,
} from '../../contract/format/deferredClaimTexts.ts';
import { formatTimeline } from '../../contract/format/durations.ts';
import { formatEstimateFigure } from '../../contract/format/estimateFigure.ts';
import { formatPriceUsd, formatUsd } from '../../contract/format/money.ts';
import { formatDay } from '../../contract/format/phrases.ts';
import { demoLink } from '../../contract/provider.ts';
import { estimate } from '../../worker/estimate/estimate.ts';
import { systemProfile } from '../../worker/estimate/systems.ts';
import { certaintyClaims } from '../../worker/forecast/certainty.ts';
import { deadlineOutlook } from '../../worker/forecast/deadlineOutlook.ts';
import { verdict } from '../../worker/forecast/verdict.ts';
import type { Calculation, Lead } from '../Lead.ts';
import { calculationUrl } from '../pageUrls.ts';
import { assumptionMailRows } from './assumptionMailRows.ts';
import type { MailContent, MailRow } from './layout.ts';
import { leadReference, type MailAddresses, type MailDraft } from './Mail.ts';
import { firstName } from './typedNames.ts';

/**
 * Composes the mail with a visitor's report: short, with the backend's results and the link that
 * opens the calculation (S5). Of what the visitor typed it holds only a checked first name (S12).
 *
 * @throws When the lead has no calculation.
 */
export function reportEmail(
  saved: Lead,
  pdf: Uint8Array,
  { from, salesInbox, publicUrl }: MailAddresses,
): MailDraft {
  if (!saved.calculation) throw new Error('A report has no calculation.');
  const name = firstName(saved.contactName);
  const url = calculationUrl(publicUrl, saved.id);
  const assumed = assumptionMailRows(saved.calculation.inputs, {
    label: 'Your assumptions',
    all: 'the report',
    systemName: nameOf,
  });
  const content: MailContent = {
    preview: 'Your figures at a glance. The full report is attached.',
    heading: 'Your integration ROI report',
    paragraphs: [
      name === null ? 'Hi,' : `Hi ${name},`,
      "Here's what building your integrations in-house would cost, compared with embedding them. The full analysis is attached as a PDF.",
      ...(assumed.length > 0
        ? [
            `The figures are calculated ${withAssumptionsText(saved.calculation.inputs.assumptions)}, which are listed below them.`,
          ]
        : []),
    ],
    rows: [...headlineRows(saved.calculation), ...assumed].toSpliced(
      1,
      0,
      ...certaintyRows(saved.calculation),
      ...targetDateRows(saved),
    ),
    action: { label: 'Open your calculation', url },
    invitation: {
      text: 'See a live demo with your own integrations, led by a specialist. We’ll have your estimate at hand, so you won’t repeat yourself.',
      label: 'Book a demo',
      url: demoLink(url),
    },
    closing: [
      [
        'These are planning estimates based on the numbers you entered. The report shows the math behind each figure.',
        currencyText(),
      ]
        .filter(Boolean)
        .join(' '),
      from.name,
    ],
    footer: `You received this email because your address was entered in the ROI calculator at ${publicUrl.host}. If that wasn’t you, you can ignore it.`,
  };
  return {
    content,
    to: { email: saved.email, name: name ?? '' },
    replyTo: salesInbox === null ? null : { email: salesInbox, name: '' },
    subject: `Your integration ROI report (${leadReference(saved)})`,
    attachments: [{ filename: 'ROI Analysis.pdf', type: 'application/pdf', content: pdf }],
  };
}

/**
 * The name of a system on the rate card. Any other id is text that the visitor may have typed, so
 * it is not mailed (S12).
 */
function nameOf(id: string): string {
  return systemProfile(id)?.name ?? 'Your own system’s';
}

/**
 * The results that a reader looks for first: totals with what they include, and which is cheaper in
 * a stated time (E17).
 */
export function headlineRows({ inputs, results }: Calculation): MailRow[] {
  const estimated = { ...estimate(inputs), results: fromWireResults(results) };
  const { claims } = verdict(inputs, estimated);
  const buildAlone = buildAloneText(claims);
  const { inHouse, embedded } = estimated.results;
  const { timelineWeeks, embeddedWeeks } = estimated.timeline;
  const beyondPlan = costsBeyondPlan(estimated);
  return [
    { ...comparisonRow(claims, 36), isHeadline: true },
    comparisonRow(claims, 12),
    {
      label: 'In-house',
      value: `${formatUsd(inHouse.initialTotal)}\n${figures.initialTotalUsd.basis} at ${formatUsd(inHouse.maintenance)} a month`,
    },
    {
      label: 'Embedded, year\u00a01',
      value: `${formatUsd(embedded.initialTotal)}\n${figures.yearOneUsd.basis} at ${formatPriceUsd(embedded.monthly)}${beyondPlan.length > 0 ? planOnly : ''}`,
    },
    {
      label: figures.savingsUsd.label,
      value: `${formatEstimateFigure('savingsUsd', estimated)} (${formatEstimateFigure('savingsPercentage', estimated)})\n${figureBasis('savingsUsd', beyondPlan)}`,
    },
    ...(buildAlone ? [{ label: 'Build alone', value: buildAlone }] : []),
    {
      label: figures.monthlySavingsUsd.label,
      value: `${formatEstimateFigure('monthlySavingsUsd', estimated)}\n${figureBasis('monthlySavingsUsd', beyondPlan)}`,
    },
    {
      label: 'Time to market',
      value: `${formatTimeline(timelineWeeks)} in-house\n${formatTimeline(embeddedWeeks)} embedded`,
    },
  ];
}

/** How sure the result over 36 months is (E29); nothing where there is no result. */
function certaintyRows({ inputs }: Calculation): MailRow[] {
  const value = certaintyText(certaintyClaims(inputs));
  return value ? [{ label: certaintyLabel, value }] : [];
}

/**
 * Whether each side meets the target date (E31), counted from the day of the request. It names no
 * system that the visitor may have typed (S12).
 */
export function targetDateRows({ calculation, receivedAt }: Lead): MailRow[] {
  if (!calculation?.inputs.deadline) return [];
  const { inputs } = calculation;
  const outlook = deadlineOutlook(inputs, utcDay(receivedAt), estimate(inputs));
  if (!outlook) return [];
  const outcome = wholeDeadlineText({ ...outlook, blockingReview: null }, inputs, 'it');
  return [{ label: deadlineLabel, value: `${formatDay(outlook.day)}\n${outcome}` }];
}

function comparisonRow(claims: Claims, months: number): MailRow {
  const { label, costs, outcome } = costParts(claims, months);
  const more = months === 36 ? laterTurnText(claims) + midRangeText(claims) : '';
  return { label, value: `${costs}\n${outcome}${more}` };
}
