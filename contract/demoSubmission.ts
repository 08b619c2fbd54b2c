import * as z from 'zod/mini';
import { CalculationData } from './calculation.ts';
import type { Endpoint } from './endpoint.ts';
import {
  Accepted,
  botDetectionFields,
  companyName,
  consent,
  emailAddress,
  personName,
  refusals,
  website,
} from './fields.ts';

/** What the visitor fills in; the messages are specification 5's, word for word. */
export const DemoForm = z.strictObject({
  firstName: personName('First name is required'),
  lastName: personName('Last name is required'),
  companyName: companyName('Company name is required'),
  website,
  email: emailAddress('Business email is required', 'Please enter a valid email'),
  privacyAgreed: consent('You must agree to the privacy policy'),
});
export type DemoForm = z.output<typeof DemoForm>;

export const demoSubmission = {
  method: 'POST',
  path: '/api/demo-submission',
  summary: 'Ask the sales team for a demo, with the calculation at hand.',
  body: z.extend(DemoForm, { calculationData: CalculationData, ...botDetectionFields }),
  replies: { 202: Accepted, ...refusals },
} as const satisfies Endpoint;
