import type * as z from 'zod/mini';
import { defaultInputs, emptyCalculationData } from '../contract/defaults.ts';
import { toWireResults } from '../contract/estimate.ts';
import type { contract } from '../contract/index.ts';
import { sentInputs } from '../contract/usedInputs.ts';
import { estimate } from '../worker/estimate/estimate.ts';

/** The fields that a visitor's browser leaves out where it could not compute. */
type Computed = 'calculationData' | 'calculationResults' | 'pdfData';

type WithComputed<Body> = Omit<Body, Computed> & {
  [Field in Extract<keyof Body, Computed>]-?: NonNullable<Body[Field]>;
};

type Body<
  Name extends 'demoSubmission' | 'roiCalculation' | 'contactFormWebhook' | 'sendRoiReport',
> = WithComputed<z.input<(typeof contract)[Name]['body']>>;

const results = toWireResults(estimate(defaultInputs).results);
const inputs = sentInputs(defaultInputs);
const { developerCount: _label, developerCountNumber, ...sharedInputs } = inputs;

/** Creates valid bodies of one visitor; `changes` replace fields. */
export const submissions = {
  demoSubmission: (changes: Partial<Body<'demoSubmission'>> = {}): Body<'demoSubmission'> => ({
    firstName: 'Ada',
    lastName: 'Lovelace',
    companyName: 'Analytical Engines',
    email: 'ada@example.com',
    privacyAgreed: true,
    calculationData: sentInputs(emptyCalculationData),
    ...changes,
  }),
  roiCalculation: (changes: Partial<Body<'roiCalculation'>> = {}): Body<'roiCalculation'> => ({
    ...inputs,
    contactName: 'Ada Lovelace',
    contactEmail: 'ada@example.com',
    companyName: 'Analytical Engines',
    calculationResults: results,
    ...changes,
  }),
  contactFormWebhook: (
    changes: Partial<Body<'contactFormWebhook'>> = {},
  ): Body<'contactFormWebhook'> => ({
    formType: 'get_roi_report',
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    company: 'Analytical Engines',
    acceptsPrivacyPolicy: true,
    calculationInputs: { ...sharedInputs, developerCount: developerCountNumber },
    calculationResults: results,
    submittedAt: '2026-11-20T10:00:00.000Z',
    userAgent: 'Mozilla/5.0',
    ...changes,
  }),
  sendRoiReport: (changes: Partial<Body<'sendRoiReport'>> = {}): Body<'sendRoiReport'> => ({
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Lovelace',
    companyName: 'Analytical Engines',
    pdfData: Buffer.from('%PDF-1.7 the visitor’s own copy').toString('base64'),
    ...changes,
  }),
};
