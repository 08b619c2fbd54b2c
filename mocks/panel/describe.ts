import type { StoredLead } from '../../backend/Lead.ts';
import type { CalculationData, CalculationResults } from '../../contract/calculation.ts';
import type { BodyOf, Endpoint } from '../../contract/endpoint.ts';
import { fromWireResults } from '../../contract/estimateResults.ts';
import { inputText } from '../../contract/format/inputText.ts';
import { formatUsd } from '../../contract/format/numbers.ts';
import type { Contract, EndpointName } from '../../contract/index.ts';
import {
  type InputName,
  type InputValue,
  type InputValues,
  mapInputs,
} from '../../contract/inputs.ts';

type PostName = {
  [N in EndpointName]: Contract[N]['method'] extends 'POST' ? N : never;
}[EndpointName];

/**
 * How each field of each body is shown. A field that is added, removed, renamed, or given another
 * type in the contract does not compile here.
 */
export type Descriptions<C extends Record<PostName, Endpoint> = Contract> = {
  [N in PostName]: {
    [K in keyof Required<BodyOf<C[N]>>]: (value: NonNullable<Required<BodyOf<C[N]>>[K]>) => string;
  };
};

const asIs = (value: string) => value;
const yesNo = (value: boolean) => (value ? 'yes' : 'no');
const milliseconds = (value: number) => `${value} ms`;
const figures = (results: CalculationResults) => {
  const { inHouse, embedded, savings } = fromWireResults(results);
  return `in-house ${formatUsd(inHouse.initialTotal)}, embedded ${formatUsd(embedded.initialTotal)}, saves ${formatUsd(savings.absolute)}`;
};
const calculation = ({ integrationCount, region, calculationResults }: CalculationData) =>
  `${integrationCount} integrations, ${region}: ${figures(calculationResults)}`;

const inputDescriptions = mapInputs<{
  [Name in InputName]: (value: InputValues[Name]) => string;
}>((name) => (value: InputValue) => inputText(name, value));

const descriptions: Descriptions = {
  demoSubmission: {
    firstName: asIs,
    lastName: asIs,
    companyName: asIs,
    website: asIs,
    email: asIs,
    privacyAgreed: yesNo,
    calculationData: calculation,
    fax: asIs,
    formMilliseconds: milliseconds,
    hasTrustedInput: yesNo,
  },
  roiCalculation: {
    contactName: asIs,
    contactEmail: asIs,
    companyName: asIs,
    ...inputDescriptions,
    timeline: (months) => `${months} months`,
    developerCount: asIs,
    calculationResults: figures,
    fax: asIs,
    formMilliseconds: milliseconds,
    hasTrustedInput: yesNo,
  },
  contactFormWebhook: {
    formType: asIs,
    name: asIs,
    email: asIs,
    company: asIs,
    acceptsPrivacyPolicy: yesNo,
    calculationInputs: ({ integrationCount, region, developerCount }) =>
      `${integrationCount} integrations, ${developerCount} developers, ${region}`,
    calculationResults: figures,
    submittedAt: asIs,
    userAgent: asIs,
    fax: asIs,
    formMilliseconds: milliseconds,
    hasTrustedInput: yesNo,
  },
  sendRoiReport: {
    email: asIs,
    firstName: asIs,
    lastName: asIs,
    companyName: asIs,
    pdfData: (base64) => `${base64.length} characters of base64`,
  },
};

/** Describes each field of a saved body, in the order of the body. */
export function describe({ endpoint, body }: StoredLead): [field: string, value: string][] {
  if (typeof body !== 'object' || body === null || !(endpoint in descriptions)) return [];
  const known: Record<string, ((value: never) => string) | undefined> =
    descriptions[endpoint as PostName];
  return Object.entries(body).map(([field, value]) => [
    field,
    value === null || value === undefined ? 'none' : (known[field]?.(value as never) ?? '?'),
  ]);
}
