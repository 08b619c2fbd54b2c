import { changedAssumptions } from '../../contract/assumptions.ts';
import type { CalculationData, CalculatorInputs } from '../../contract/calculation.ts';
import type { BodyOf } from '../../contract/endpoint.ts';
import { inputLabels } from '../../contract/format/inputLabels.ts';
import { inputText } from '../../contract/format/inputText.ts';
import type { Contract } from '../../contract/index.ts';
import { inputNames, isUsedInput } from '../../contract/inputs.ts';
import { systemProfile } from '../../worker/estimate/systems.ts';
import { calculationUrl } from '../calculationUrl.ts';
import type { Lead } from '../Lead.ts';
import { assumptionMailRows } from './assumptionMailRows.ts';
import { layoutHtml, layoutText, type MailContent, type MailRow } from './layout.ts';
import type { Mail, MailAddress } from './Mail.ts';
import { headlineRows } from './reportEmail.ts';

/**
 * Composes the notice of a demo request or a saved calculation (S8). Only its body quotes the
 * visitor.
 */
export function salesNotice({
  id,
  lead,
  from,
  to,
  publicUrl,
}: {
  id: string;
  lead: Lead;
  from: MailAddress;
  to: string;
  publicUrl: URL;
}): Mail {
  const isDemo = lead.endpoint === 'demoSubmission';
  const subject = isDemo ? 'New demo request' : 'New ROI calculation';
  const content: MailContent = {
    preview: 'A new lead from the ROI calculator.',
    heading: subject,
    paragraphs: [],
    rows: [
      { label: 'Name', value: lead.contactName, isHeadline: true },
      { label: 'Company', value: lead.company },
      { label: 'Email', value: lead.email },
      ...(isDemo ? demoRows(lead) : calculationRows(lead)),
      { label: 'Received', value: new Date(lead.receivedAt).toISOString() },
      { label: 'Lead ID', value: lead.id },
    ],
    ...(lead.calculation
      ? { action: { label: 'Open the calculation', url: calculationUrl(publicUrl, lead.id) } }
      : {}),
    closing: [],
    footer: `Sent by the ROI calculator at ${publicUrl.host}.`,
  };
  return {
    id,
    from,
    to: { email: to, name: '' },
    subject,
    text: layoutText(content),
    html: layoutHtml(content),
    attachments: [],
  };
}

function calculationRows({ calculation, resultsDiffer }: Lead): MailRow[] {
  if (!calculation) return [];
  const { inputs } = calculation;
  return [
    ...(changedAssumptions(inputs.assumptions)
      ? [{ label: 'Figures', value: 'with the visitor’s assumptions' }]
      : []),
    ...headlineRows(calculation).map((row) => ({ ...row, isHeadline: false })),
    ...inputRows(inputs),
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

function demoRows(lead: Lead): MailRow[] {
  const { website, calculationData } = lead.body as BodyOf<Contract['demoSubmission']>;
  return [
    ...(website ? [{ label: 'Website', value: website }] : []),
    ...inputRows(calculationData),
  ];
}

/** Every input that was sent and has an effect. */
function inputRows(inputs: CalculatorInputs | CalculationData): MailRow[] {
  return inputNames
    .filter((name) => name in inputs && isUsedInput(name, inputs))
    .flatMap((name) =>
      name === 'assumptions'
        ? assumptionMailRows(inputs.assumptions, inputLabels.assumptions, nameOf)
        : { label: inputLabels[name], value: inputText(name, Reflect.get(inputs, name)) },
    );
}

const nameOf = (id: string) => systemProfile(id)?.name ?? id;
