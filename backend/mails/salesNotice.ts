import type { CalculationData, CalculatorInputs } from '../../contract/calculation.ts';
import type { BodyOf } from '../../contract/endpoint.ts';
import type { Contract } from '../../contract/index.ts';
import { inputNames, isUsedInput } from '../../contract/inputs.ts';
import { inputLabels } from '../../contract/wording/inputLabels.ts';
import { inputText } from '../../contract/wording/inputText.ts';
import { calculationUrl } from '../calculationUrl.ts';
import type { Lead } from '../Lead.ts';
import { layoutHtml, layoutText, type MailContent, type MailRow } from './layout.ts';
import type { Mail, MailAddress } from './Mail.ts';
import { headlineRows } from './reportEmail.ts';

/** Tells the sales inbox of a demo request or a saved calculation (S8). What the visitor wrote stands in the body alone. */
export function salesNotice({
  id,
  record,
  from,
  to,
  publicUrl,
}: {
  id: string;
  record: Lead;
  from: MailAddress;
  to: string;
  publicUrl: URL;
}): Mail {
  const isDemo = record.endpoint === 'demoSubmission';
  const subject = isDemo ? 'A visitor asks for a demo' : 'A visitor saved an ROI calculation';
  const content: MailContent = {
    preview: 'A new lead from the ROI calculator.',
    heading: subject,
    paragraphs: [],
    rows: [
      { label: 'Name', value: record.contactName, isHeadline: true },
      { label: 'Company', value: record.company },
      { label: 'E-mail', value: record.email },
      ...(isDemo ? demoRows(record) : calculationRows(record)),
      { label: 'Received', value: new Date(record.receivedAt).toISOString() },
      { label: 'Lead', value: record.id },
    ],
    ...(record.calculation
      ? { action: { label: 'Open the calculation', url: calculationUrl(publicUrl, record.id) } }
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
    ...headlineRows(calculation).map((row) => ({ ...row, isHeadline: false })),
    ...inputRows(inputs),
    ...(resultsDiffer
      ? [
          {
            label: 'Note',
            value: 'The visitor’s browser sent other figures; these are the server’s.',
          },
        ]
      : []),
  ];
}

function demoRows(record: Lead): MailRow[] {
  const { website, calculationData } = record.body as BodyOf<Contract['demoSubmission']>;
  return [
    ...(website ? [{ label: 'Website', value: website }] : []),
    ...inputRows(calculationData),
  ];
}

/** Every input that was sent and that counts. */
function inputRows(inputs: CalculatorInputs | CalculationData): MailRow[] {
  return inputNames
    .filter((name) => name in inputs && isUsedInput(name, inputs))
    .map((name) => ({
      label: inputLabels[name],
      value: inputText(name, Reflect.get(inputs, name)),
    }));
}
