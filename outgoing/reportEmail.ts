import { formatTimeline } from '../contract/wording/formatTimeline.ts';
import { formatUsd } from '../contract/wording/formatUsd.ts';
import { estimate } from '../worker/estimate/estimate.ts';
import { headerName } from './headerName.ts';
import type { Calculation, Lead } from './Lead.ts';
import { layoutHtml, layoutText, type MailContent, type MailRow } from './layout.ts';
import type { Mail, MailAddress } from './Mail.ts';
import { reopeningUrl } from './reopeningUrl.ts';

/**
 * The report as it is mailed to the visitor who asked for it: short, with the server's figures and the link that opens the calculation
 * again (S5). Throws for a lead that is no saved calculation.
 */
export function reportEmail({
  id,
  saved,
  from,
  publicUrl,
  pdf,
}: {
  id: string;
  saved: Lead;
  from: MailAddress;
  publicUrl: URL;
  pdf: Uint8Array;
}): Mail {
  if (!saved.calculation) throw new Error('A report has no calculation.');
  const [firstName = ''] = saved.contactName.split(' ');
  const content: MailContent = {
    preview: 'Your figures at a glance, and the full report attached.',
    heading: 'Your integration ROI report',
    paragraphs: [
      `Hi ${firstName},`,
      `here is what building integrations in-house would cost ${saved.company}, beside embedding them. The full analysis is attached as a PDF.`,
    ],
    rows: headlineRows(saved.calculation),
    action: { label: 'Open your calculation', url: reopeningUrl(publicUrl, saved.id) },
    closing: [
      'These are planning estimates from the numbers you entered; the report shows how each one was computed.',
      from.name,
    ],
    footer: `You receive this one message because your address was entered in the ROI calculator at ${publicUrl.host}. If that was not you, you can ignore it: nothing else will follow.`,
  };
  return {
    id,
    from,
    to: { email: saved.email, name: headerName(saved.contactName) },
    subject: 'Your integration ROI report',
    text: layoutText(content),
    html: layoutHtml(content),
    attachments: [{ filename: 'ROI-Analysis.pdf', type: 'application/pdf', content: pdf }],
  };
}

/** The figures a reader looks for first; the savings are floored, so that an in-house build that costs less is said in words (E17). */
export function headlineRows({ inputs, results }: Calculation): MailRow[] {
  const { inHouse, albato: embedded, savings } = results;
  const { timeline } = estimate(inputs);
  const inHouseAdvantage = embedded.initialTotal - inHouse.initialTotal;
  return [
    {
      label: 'Building in-house',
      value: `${formatUsd(inHouse.initialTotal)}\nthen ${formatUsd(inHouse.maintenance)} per month`,
    },
    {
      label: 'Embedding, year\u00a01',
      value: `${formatUsd(embedded.initialTotal)}\nsetup and subscription`,
    },
    inHouseAdvantage > 0
      ? {
          label: 'Year 1',
          value: `Building in-house costs ${formatUsd(inHouseAdvantage)} less`,
          isHeadline: true,
        }
      : {
          label: 'You save',
          value: `${formatUsd(savings.absolute)} (${savings.percentage}%)`,
          isHeadline: true,
        },
    ...(savings.monthlyMaintenance > 0
      ? [
          {
            label: 'Saved on maintenance',
            value: `${formatUsd(savings.monthlyMaintenance)} per month`,
          },
        ]
      : []),
    {
      label: 'Time to market',
      value: `${formatTimeline(timeline.embeddedWeeks)} instead of ${formatTimeline(timeline.timelineWeeks)}`,
    },
  ];
}
