import * as z from 'zod/mini';
import { CalculationResults, CalculatorInputs } from './calculation.ts';
import type { Endpoint } from './endpoint.ts';
import {
  botDetectionFields,
  companyName,
  emailAddress,
  personName,
  RecordId,
  refusals,
} from './fields.ts';
import { Problem } from './problem.ts';

export const roiCalculation = {
  method: 'POST',
  path: '/api/roi-calculation',
  summary: 'Keep a calculation with the contact that asked for it.',
  body: z.extend(CalculatorInputs, {
    contactName: personName(),
    contactEmail: emailAddress(),
    companyName: companyName(),
    calculationResults: CalculationResults,
    ...botDetectionFields,
  }),
  replies: {
    201: z.strictObject({
      id: RecordId,
      rateCardVersion: z.string(),
      calculationResults: CalculationResults,
      /** Reopens the calculation in the calculator. */
      url: z.url(),
    }),
    ...refusals,
  },
  setsCookie: 201,
} as const satisfies Endpoint;

export const savedRoiCalculation = {
  method: 'GET',
  path: '/api/roi-calculation/{id}',
  summary: 'Read a kept calculation back: what was asked and answered, never who asked.',
  params: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(200)) }),
  replies: {
    200: z.strictObject({
      id: RecordId,
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
