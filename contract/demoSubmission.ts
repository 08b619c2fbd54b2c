import * as z from 'zod/mini';
import { CalculationData } from './calculation.ts';
import type { Endpoint } from './endpoint.ts';
import {
  Accepted,
  companyName,
  consent,
  emailAddress,
  errorResponses,
  formFields,
  personName,
  website,
} from './fields.ts';
import { consentMissing, demoErrors } from './words/fields.ts';

/** The fields that the visitor fills in; the error texts are specified (5). */
export const DemoForm = z.strictObject({
  firstName: personName(demoErrors.firstName),
  lastName: personName(demoErrors.lastName),
  companyName: companyName(demoErrors.companyName),
  website,
  email: emailAddress(demoErrors.email, demoErrors.emailInvalid),
  privacyAgreed: consent(consentMissing),
});
export type DemoForm = z.output<typeof DemoForm>;

/** The response to a demo request; with a calendar, where the visitor can choose a time (P12). */
export const DemoAccepted = z.extend(Accepted, { bookingUrl: z.optional(z.string()) });

export const demoSubmission = {
  method: 'POST',
  path: '/api/demo-submission',
  summary: 'Request a demo, with the current calculation.',
  body: z.extend(DemoForm, {
    /** Missing where nothing was calculated; the defaults of specification 3 are saved then. */
    calculationData: z.optional(CalculationData),
    ...formFields,
  }),
  responses: { 202: DemoAccepted, ...errorResponses },
} as const satisfies Endpoint;
