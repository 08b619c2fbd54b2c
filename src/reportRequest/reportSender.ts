import type { CalculationResults, CalculatorInputs } from '../../contract/calculation.ts';
import type { BodyOf, SuccessOf } from '../../contract/endpoint.ts';
import type { Contract } from '../../contract/index.ts';
import { limits } from '../../contract/limits.ts';
import { botDetection } from '../api/botDetection.ts';
import { HttpError } from '../api/HttpError.ts';
import { post, postIgnoringResponse } from '../api/post.ts';
import { type Submission, withIdempotencyKey } from '../api/submission.ts';
import { type Message, notify } from '../notifications/notifications.ts';
import { deferredReportRequestTexts } from '../texts/deferred/reportRequest.ts';
import { base64 } from './base64.ts';
import { contactNames } from './contactNames.ts';
import type { ReportFormSchema } from './reportForm.ts';

/** The steps of specification 4 that take time, in their order; the fifth is the message of success. */
export const reportSteps = ['save', 'build', 'notify', 'send'] as const;
export type ReportStep = (typeof reportSteps)[number];

/** What the visitor asks for. */
export interface AskedReport {
  form: ReportFormSchema;
  /** The content of the form's honeypot. */
  honeypot: string;
  inputs: CalculatorInputs;
}

type SavedCalculation = SuccessOf<Contract['roiCalculation']>;

/** What a request for a report needs from elsewhere. */
export interface ReportTools {
  estimate: (inputs: CalculatorInputs) => Promise<CalculationResults>;
  /** The bytes of the PDF, which names the link that reopens the saved calculation. */
  buildReport: (asked: AskedReport, saved: SavedCalculation) => Promise<Uint8Array<ArrayBuffer>>;
  showStep: (step: ReportStep) => void;
}

/** What became of a request. */
export type ReportResult =
  | { outcome: 'sent'; pdf: Uint8Array<ArrayBuffer> }
  /** The server refused and gave a reason; the PDF is there once the calculation was saved. */
  | { outcome: 'refused'; reason: string; pdf: Uint8Array<ArrayBuffer> | null }
  | { outcome: 'failed' };

/** How far a request has come; a retry of the same goes on from here, under the same keys. */
interface Attempt {
  asked: AskedReport;
  askedAt: Date;
  /** As of the first press of the button. */
  botDetection: ReturnType<typeof botDetection>;
  calculation?: Submission<BodyOf<Contract['roiCalculation']>>;
  saved?: { answer: SavedCalculation; atMs: number };
  pdf?: Uint8Array<ArrayBuffer>;
  contact?: Submission<BodyOf<Contract['contactFormWebhook']>>;
  isCrmTold?: boolean;
  mail?: Submission<BodyOf<Contract['sendRoiReport']>>;
}

/** The server mails a calculation for 30 minutes after saving it (S4); a retry later than this saves it anew. */
const savedForMs = 25 * 60_000;

/**
 * Sends reports by the steps of specification 4, each failing as specification 8 says, and notifies
 * the visitor of each success and failure.
 */
export function createReportSender({ estimate, buildReport, showStep }: ReportTools) {
  let attempt: Attempt | null = null;

  return async function sendReport(asked: AskedReport): Promise<ReportResult> {
    const current = goesOn(attempt, asked) ? attempt : begin(asked);
    attempt = current;
    let saved: SavedCalculation;
    try {
      showStep('save');
      saved = await save(current);
    } catch (error) {
      if (isSettled(error)) attempt = null;
      return failed(
        'The calculation was not saved.',
        error,
        deferredReportRequestTexts.saveFailed,
        null,
      );
    }
    try {
      showStep('build');
      current.pdf ??= await buildReport(asked, saved);
      showStep('notify');
      await tellCrm(current);
      showStep('send');
      await mail(current, current.pdf);
    } catch (error) {
      if (isSettled(error)) attempt = null;
      return failed(
        'The report was not sent.',
        error,
        deferredReportRequestTexts.sendFailed,
        current.pdf ?? null,
      );
    }
    attempt = null;
    notify(deferredReportRequestTexts.sent);
    return { outcome: 'sent', pdf: current.pdf };
  };

  async function save(current: Attempt): Promise<SavedCalculation> {
    if (current.saved) return current.saved.answer;
    current.calculation ??= withIdempotencyKey(
      calculationOf(current, await estimate(current.asked.inputs)),
    );
    const answer = await post('roiCalculation', current.calculation);
    current.saved = { answer, atMs: Date.now() };
    notify(deferredReportRequestTexts.saved);
    return answer;
  }

  /** The CRM hears of it if it can; the visitor's report does not depend on it. */
  async function tellCrm(current: Attempt): Promise<void> {
    if (current.isCrmTold || !current.calculation) return;
    current.contact ??= withIdempotencyKey(
      contactOf(current, current.calculation.body.calculationResults),
    );
    try {
      await postIgnoringResponse('contactFormWebhook', current.contact);
      current.isCrmTold = true;
    } catch (error) {
      console.error('The contact webhook failed; the report goes on.', error);
    }
  }

  async function mail(current: Attempt, pdf: Uint8Array): Promise<void> {
    current.mail ??= withIdempotencyKey(mailOf(current.asked.form, pdf));
    try {
      await postIgnoringResponse('sendRoiReport', current.mail);
    } catch (cause) {
      throw new Error('Failed to send email', { cause });
    }
  }
}

function begin(asked: AskedReport): Attempt {
  return { asked, askedAt: new Date(), botDetection: botDetection(asked.honeypot) };
}

function goesOn(attempt: Attempt | null, asked: AskedReport): attempt is Attempt {
  if (!attempt) return false;
  const isSame = JSON.stringify(attempt.asked) === JSON.stringify(asked);
  return isSame && Date.now() - (attempt.saved?.atMs ?? Date.now()) < savedForMs;
}

/**
 * The server has answered for good: the calculation looked automated (403), it no longer knows the visitor (403), or the
 * mail provider refused (502). The same attempt would get the same response, so the next one starts over (S4).
 */
function isSettled(error: unknown): boolean {
  return [403, 502].includes(refusalOf(error)?.status ?? 0);
}

function failed(
  what: string,
  error: unknown,
  message: Message,
  pdf: Uint8Array<ArrayBuffer> | null,
): ReportResult {
  console.error(what, error);
  notify({ ...message, tone: 'destructive' });
  const refusal = refusalOf(error);
  return refusal?.detail && explainedStatuses.includes(refusal.status)
    ? { outcome: 'refused', reason: refusal.detail, pdf }
    : { outcome: 'failed' };
}

/** Refusals that a visitor can act on; what others say is for developers. */
const explainedStatuses = [403, 422, 429, 503];

/** The server's answer behind a failure, if it gave one. */
function refusalOf(error: unknown): HttpError | null {
  const answer = error instanceof Error && error.cause ? error.cause : error;
  return answer instanceof HttpError ? answer : null;
}

function calculationOf(
  { asked: { form, inputs }, botDetection }: Attempt,
  calculationResults: CalculationResults,
): BodyOf<Contract['roiCalculation']> {
  return {
    ...inputs,
    contactName: form.name,
    contactEmail: form.email,
    companyName: form.company,
    calculationResults,
    ...botDetection,
  };
}

function contactOf(
  { asked: { form, inputs }, askedAt, botDetection }: Attempt,
  calculationResults: CalculationResults,
): BodyOf<Contract['contactFormWebhook']> {
  const { developerCountNumber, developerCount: _label, ...rest } = inputs;
  return {
    formType: 'get_roi_report',
    ...form,
    calculationInputs: { ...rest, developerCount: developerCountNumber },
    calculationResults,
    submittedAt: askedAt.toISOString(),
    userAgent: navigator.userAgent.slice(0, limits.userAgent.max),
    ...botDetection,
  };
}

function mailOf(form: ReportFormSchema, pdf: Uint8Array): BodyOf<Contract['sendRoiReport']> {
  return {
    email: form.email,
    ...contactNames(form.name),
    companyName: form.company,
    pdfData: base64(pdf),
  };
}
