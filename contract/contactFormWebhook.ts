import * as z from 'zod/mini';
import { CalculationResults, CalculatorInputs } from './calculation.ts';
import type { Endpoint } from './endpoint.ts';
import {
  Accepted,
  botDetectionFields,
  companyName,
  consent,
  emailAddress,
  personName,
  refusals,
} from './fields.ts';
import { limits } from './limits.ts';

export const contactFormWebhook = {
  method: 'POST',
  path: '/api/webhook/contact-form',
  summary: 'Tell the CRM who asked for a report, and about what.',
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
  replies: { 202: Accepted, ...refusals },
} as const satisfies Endpoint;
