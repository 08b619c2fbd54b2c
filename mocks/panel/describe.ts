import type { StoredLead } from '../../backend/Lead.ts';
import type { CalculationData, CalculationResults } from '../../contract/calculation.ts';
import type { BodyOf, Endpoint } from '../../contract/endpoint.ts';
import { fromWireResults } from '../../contract/estimate.ts';
import { inputText } from '../../contract/format/inputText.ts';
import { formatUsd } from '../../contract/format/money.ts';
import type { Contract, EndpointName } from '../../contract/index.ts';
import {
  type InputName,
  type InputValue,
  type InputValues,
  mapInputs,
} from '../../contract/inputs.ts';
import { openedParts } from '../../contract/openedParts.ts';

/** The endpoints whose bodies are saved. */
type PostName = {
  [N in EndpointName]: Contract[N] extends { method: 'GET' } | { storesNothing: true } ? never : N;
}[EndpointName];

type AnyBody<C extends Record<PostName, Endpoint>> = {
  [N in PostName]: Required<BodyOf<C[N]>>;
}[PostName];
type FieldOf<Body> = Body extends unknown ? keyof Body : never;
type ValueOf<Body, Field> = Body extends unknown
  ? Field extends keyof Body
    ? NonNullable<Body[Field]>
    : never
  : never;

/**
 * How each field of a body is shown, the same in every body. A field that is added, removed,
 * renamed, or given another type in the contract does not compile here.
 */
export type Descriptions<C extends Record<PostName, Endpoint> = Contract> = {
  [Field in FieldOf<AnyBody<C>>]: (value: ValueOf<AnyBody<C>, Field>) => string;
};

const asIs = (value: string) => value;
const yesNo = (value: boolean) => (value ? 'yes' : 'no');
const figures = (results: CalculationResults) => {
  const { inHouse, embedded, savings } = fromWireResults(results);
  return `in-house ${formatUsd(inHouse.initialTotal)}, embedded ${formatUsd(embedded.initialTotal)}, saves ${formatUsd(savings.absolute)}`;
};
const calculation = ({ integrationCount, region, calculationResults }: CalculationData) =>
  `${integrationCount} integrations, ${region}${calculationResults ? `: ${figures(calculationResults)}` : ''}`;

const inputDescriptions = mapInputs<{
  [Name in InputName]: (value: InputValues[Name]) => string;
}>((name) => (value: InputValue) => inputText(name, value));

const descriptions: Descriptions = {
  firstName: asIs,
  lastName: asIs,
  contactName: asIs,
  name: asIs,
  companyName: asIs,
  company: asIs,
  website: asIs,
  email: asIs,
  contactEmail: asIs,
  privacyAgreed: yesNo,
  acceptsPrivacyPolicy: yesNo,
  fromCalculation: asIs,
  hutk: asIs,
  opened: (parts) => parts?.map((part) => openedParts[part]).join(', ') ?? '',
  language: asIs,
  ...inputDescriptions,
  timeline: (months) => `${months} months`,
  developerCount: asIs,
  calculationData: calculation,
  calculationInputs: ({ integrationCount, region, developerCount }) =>
    `${integrationCount} integrations, ${developerCount} developers, ${region}`,
  calculationResults: figures,
  formType: asIs,
  submittedAt: asIs,
  userAgent: asIs,
  fax: asIs,
  formMilliseconds: (value) => `${value} ms`,
  hasTrustedInput: yesNo,
  consentVersion: asIs,
  attribution: ({ first, last }) => `first ${JSON.stringify(first)}, last ${JSON.stringify(last)}`,
  scenario: asIs,
  pdfData: (base64) => `${base64.length} characters of base64`,
};

/** Describes each field of a saved body, in the order of the body. */
export function describe({ body }: StoredLead): [field: string, value: string][] {
  const known: Record<string, ((value: never) => string) | undefined> = descriptions;
  return Object.entries(Object(body)).map(([field, value]) => [
    field,
    value === null || value === undefined ? 'none' : (known[field]?.(value as never) ?? '?'),
  ]);
}
