import * as z from 'zod/mini';
import { CalculationResults, CalculatorInputs } from './calculation.ts';
import { certainties } from './claims.ts';
import { demoSubmission } from './demoSubmission.ts';
import type { Endpoint } from './endpoint.ts';
import {
  Accepted,
  companyName,
  consent,
  emailAddress,
  errorResponses,
  formFields,
  LeadId,
  openErrorResponses,
  personName,
  releasedWith,
} from './fields.ts';
import { limits } from './limits.ts';
import { CompleteEstimate, EstimateLine, StatedInputs } from './openEstimate.ts';
import { OpenRateCard } from './openRateCard.ts';
import { Problem } from './problem.ts';

const roiCalculation = {
  method: 'POST',
  path: '/api/roi-calculation',
  summary: 'Save a calculation with its contact.',
  body: z.extend(CalculatorInputs, {
    contactName: personName(),
    contactEmail: emailAddress(),
    companyName: companyName(),
    /** Missing where the visitor's browser could not compute; the server computes in any case. */
    calculationResults: z.optional(CalculationResults),
    ...formFields,
  }),
  responses: {
    201: z.strictObject({
      id: LeadId,
      rateCardVersion: z.string(),
      calculationResults: CalculationResults,
      /** The UTC day that the report bears, in the visitor's copy and the mailed one alike. */
      reportDate: z.iso.date(),
      /** Opens the calculation in the calculator. */
      url: z.url(),
    }),
    ...errorResponses,
  },
  setsCookie: 201,
} as const satisfies Endpoint;

const savedRoiCalculation = {
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
      /**
       * How sure the result over 36 months is (E29); null for an unfinished build, and for a
       * calculation by an earlier rate card.
       */
      certainty: z.nullable(z.enum(certainties)),
      /** Whether its report was accepted for mailing; the page then shows the savings (P2). */
      isReportSent: z.boolean(),
    }),
    404: Problem,
    429: Problem,
    500: Problem,
    503: Problem,
  },
} as const satisfies Endpoint;

const contactFormWebhook = {
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
    calculationResults: z.optional(CalculationResults),
    submittedAt: z.iso.datetime({ offset: true }),
    userAgent: z.string().check(z.maxLength(limits.userAgent.max)),
    ...formFields,
  }),
  responses: { 202: Accepted, ...errorResponses },
} as const satisfies Endpoint;

const PdfData = z
  .string()
  .check(z.regex(/^JVBERi[0-3][A-Za-z0-9+/]+={0,2}$/, 'Use a PDF in base64'));

const sendRoiReport = {
  method: 'POST',
  path: '/api/send-roi-report',
  summary: 'E-mail the report of a calculation to the visitor who saved it.',
  body: z.strictObject({
    email: emailAddress(),
    firstName: personName(),
    lastName: personName(),
    companyName: companyName(),
    /**
     * The visitor's own copy; only compared with the server's, never mailed (S5). Missing where the
     * visitor's browser could not build it.
     */
    pdfData: z.optional(PdfData),
  }),
  responses: { 202: Accepted, ...errorResponses, 502: Problem },
} as const satisfies Endpoint;

const estimate = {
  method: 'POST',
  path: '/api/estimate',
  summary: 'Estimate inputs, of which any may be missing. Nothing is stored.',
  body: StatedInputs,
  responses: { 200: CompleteEstimate, ...openErrorResponses },
  storesNothing: true,
  isOpen: true,
  parsesSent: true,
} as const satisfies Endpoint;

const estimates = {
  method: 'POST',
  path: '/api/estimates',
  summary: `Estimate up to ${limits.batchLines.max} lines of inputs. Nothing is stored.`,
  body: z.string(),
  lines: { request: StatedInputs, response: EstimateLine },
  responses: { 200: z.custom<AsyncIterable<string>>(), ...openErrorResponses },
  storesNothing: true,
  isOpen: true,
} as const satisfies Endpoint;

const rateCard = {
  method: 'GET',
  path: '/api/rate-card',
  summary: 'Read the rate card with the evidence for its figures.',
  responses: releasedWith(OpenRateCard),
  isOpen: true,
} as const satisfies Endpoint;

const keptRateCard = {
  method: 'GET',
  path: '/api/rate-card/{version}',
  summary: 'Read the rate card of a version, which never changes.',
  params: z.strictObject({ version: z.string().check(z.minLength(1), z.maxLength(20)) }),
  responses: { ...releasedWith(OpenRateCard), 404: Problem },
  isOpen: true,
} as const satisfies Endpoint;

const estimateSchema = {
  method: 'GET',
  path: '/api/estimate-schema',
  summary: 'Read the JSON Schema (2020-12) of an estimate.',
  responses: releasedWith(z.record(z.string(), z.unknown())),
  isOpen: true,
} as const satisfies Endpoint;

const saveLink = {
  method: 'POST',
  path: '/api/link',
  summary: 'Save a scenario under a short link. Nothing personal is saved.',
  body: z.strictObject({
    /** The fragment of a scenario link, without its `#`. */
    scenario: z.string().check(z.minLength(1), z.maxLength(limits.linkedScenario.max)),
  }),
  responses: { 200: z.strictObject({ url: z.url() }), ...errorResponses },
} as const satisfies Endpoint;

/** Every endpoint of the HTTP API. */
export const contract = {
  demoSubmission,
  roiCalculation,
  savedRoiCalculation,
  contactFormWebhook,
  sendRoiReport,
  estimate,
  estimates,
  rateCard,
  keptRateCard,
  estimateSchema,
  saveLink,
} as const;
export type Contract = typeof contract;
export type EndpointName = keyof Contract;
