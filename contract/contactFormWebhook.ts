import * as z from 'zod/mini';
import { CalculationResults, CalculatorInputs } from './calculation.ts';
import type { Endpoint } from './endpoint.ts';
import {
  Accepted,
  botDetectionFields,
  companyName,
  consent,
  emailAddress,
  errorResponses,
  personName,
} from './fields.ts';
import { limits } from './limits.ts';

export const contactFormWebhook = {
  method: 'POST',
  path: '/api/webhook/contact-form',
  summary: 'Forward a contact with its calculation to the CRM.',
  body: z.strictObject({
    formType: z.literal('get_roi_report'),
    name: personName(),
    email: emailAddress(),
    company: companyName(),
    acceptsPrivacyPolicy: consent(),
    /** `developerCount` is the number here, not the label (specification 7). */
    calculationInputs: z.extend(
      z.omit(CalculatorInputs, { developerCount: true, developerCountNumber: true }),
      { developerCount: CalculatorInputs.shape.developerCountNumber },
    ),
    calculationResults: CalculationResults,
    submittedAt: z.iso.datetime({ offset: true }),
    userAgent: z.string().check(z.maxLength(limits.userAgent.max)),
    ...botDetectionFields,
  }),
  responses: { 202: Accepted, ...errorResponses },
} as const satisfies Endpoint;
