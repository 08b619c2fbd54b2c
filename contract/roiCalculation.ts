import * as z from 'zod/mini';
import { CalculationResults, CalculatorInputs } from './calculation.ts';
import type { Endpoint } from './endpoint.ts';
import {
  botDetectionFields,
  companyName,
  emailAddress,
  errorResponses,
  LeadId,
  personName,
} from './fields.ts';
import { Problem } from './problem.ts';

export const roiCalculation = {
  method: 'POST',
  path: '/api/roi-calculation',
  summary: 'Save a calculation with its contact.',
  body: z.extend(CalculatorInputs, {
    contactName: personName(),
    contactEmail: emailAddress(),
    companyName: companyName(),
    calculationResults: CalculationResults,
    ...botDetectionFields,
  }),
  responses: {
    201: z.strictObject({
      id: LeadId,
      rateCardVersion: z.string(),
      calculationResults: CalculationResults,
      /** Opens the calculation in the calculator. */
      url: z.url(),
    }),
    ...errorResponses,
  },
  setsCookie: 201,
} as const satisfies Endpoint;

export const savedRoiCalculation = {
  method: 'GET',
  path: '/api/roi-calculation/{id}',
  summary: 'Read a saved calculation: inputs and results, never the contact.',
  params: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(200)) }),
  responses: {
    200: z.strictObject({
      id: LeadId,
      rateCardVersion: z.string(),
      inputs: CalculatorInputs,
      calculationResults: CalculationResults,
      /** Whether its report was accepted for mailing; the page then shows the savings (P2). */
      isReportSent: z.boolean(),
    }),
    404: Problem,
    429: Problem,
    500: Problem,
    503: Problem,
  },
} as const satisfies Endpoint;
