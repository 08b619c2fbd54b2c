import type { CalculationResults, CalculatorInputs } from '../../contract/calculation.ts';
import type { BodyOf, SuccessOf } from '../../contract/endpoint.ts';
import type { Contract } from '../../contract/index.ts';
import { limits } from '../../contract/limits.ts';
import {
  botDetection,
  post,
  retryWhileBusy,
  type Submission,
  send,
  withIdempotencyKey,
} from '../api/post.ts';
import { HttpError } from '../api/request.ts';
import { type NotificationContent, notify } from '../notifications/notifications.ts';
import { deferredReportRequestTexts as texts } from '../texts/deferred/requests.ts';
import type { ReportFormSchema } from './reportForm.ts';

/** The steps of specification 4 that take time, in order. The fifth is the success notification. */
export const reportSteps = ['save', 'build', 'notify', 'send'] as const;
export type ReportStep = (typeof reportSteps)[number];

export interface RequestedReport {
  form: ReportFormSchema;
  honeypot: string;
  inputs: CalculatorInputs;
}

type SavedCalculation = SuccessOf<Contract['roiCalculation']>;

export interface ReportSenderDependencies {
  estimate: (inputs: CalculatorInputs) => Promise<CalculationResults>;
  /** Returns the bytes of the PDF, which contains the link to the saved calculation. */
  buildReport: (
    requested: RequestedReport,
    saved: SavedCalculation,
  ) => Promise<Uint8Array<ArrayBuffer>>;
  showStep: (step: ReportStep) => void;
}

export type ReportResult =
  | { outcome: 'sent'; pdf: Uint8Array<ArrayBuffer> }
  /** The server gave a reason for the visitor. `pdf` is null if the calculation was not saved. */
  | { outcome: 'refused'; reason: string; pdf: Uint8Array<ArrayBuffer> | null }
  | { outcome: 'failed' };

/** The progress of a request. A retry of the same request resumes here, with the same keys. */
interface Attempt {
  requested: RequestedReport;
  requestedAt: Date;
  /** As of the first submit. */
  botDetection: ReturnType<typeof botDetection>;
  calculation?: Submission<BodyOf<Contract['roiCalculation']>>;
  saved?: { response: SavedCalculation; atMs: number };
  pdf?: Uint8Array<ArrayBuffer>;
  contact?: Submission<BodyOf<Contract['contactFormWebhook']>>;
  isCrmNotified?: boolean;
  mail?: Submission<BodyOf<Contract['sendRoiReport']>>;
}

/** The server mails a calculation for 30 minutes (S4); a retry after this time saves it again. */
const resumableForMs = 25 * 60_000;

/**
 * Creates a function that sends a report in the steps of specification 4, and notifies the visitor
 * of each success and failure (specification 8). Calling it again with an equal request after a
 * failure resumes at the failed step.
 */
export function createReportSender({ estimate, buildReport, showStep }: ReportSenderDependencies) {
  let attempt: Attempt | null = null;

  return async function sendReport(requested: RequestedReport): Promise<ReportResult> {
    const current: Attempt = canResume(attempt, requested)
      ? attempt
      : { requested, requestedAt: new Date(), botDetection: botDetection(requested.honeypot) };
    attempt = current;
    let saved: SavedCalculation;
    try {
      showStep('save');
      saved = await save(current);
    } catch (error) {
      return fail(current, 'The calculation was not saved.', error, texts.saveFailed);
    }
    try {
      showStep('build');
      current.pdf ??= await buildReport(requested, saved);
      showStep('notify');
      await notifyCrm(current);
      showStep('send');
      await mail(current, current.pdf);
    } catch (error) {
      return fail(current, 'The report was not sent.', error, texts.sendFailed);
    }
    attempt = null;
    notify(texts.sent);
    return { outcome: 'sent', pdf: current.pdf };
  };

  async function save(current: Attempt): Promise<SavedCalculation> {
    if (current.saved) return current.saved.response;
    current.calculation ??= withIdempotencyKey(
      calculationOf(current, await estimate(current.requested.inputs)),
    );
    const { calculation } = current;
    const response = await retryWhileBusy(() => post('roiCalculation', calculation));
    current.saved = { response, atMs: Date.now() };
    notify(texts.saved);
    return response;
  }

  /** A failure is only logged: the visitor's report does not depend on the CRM. */
  async function notifyCrm(current: Attempt): Promise<void> {
    if (current.isCrmNotified || !current.calculation) return;
    current.contact ??= withIdempotencyKey(
      contactOf(current, current.calculation.body.calculationResults),
    );
    try {
      await send('contactFormWebhook', current.contact);
      current.isCrmNotified = true;
    } catch (error) {
      console.error('The contact webhook failed; the report continues.', error);
    }
  }

  async function mail(current: Attempt, pdf: Uint8Array): Promise<void> {
    const { email, name, company } = current.requested.form;
    current.mail ??= withIdempotencyKey({
      email,
      ...splitName(name),
      companyName: company,
      pdfData: toBase64(pdf),
    });
    const { mail } = current;
    try {
      await retryWhileBusy(() => send('sendRoiReport', mail));
    } catch (cause) {
      throw new Error('Failed to send email', { cause });
    }
  }

  /** Notifies the visitor of a failure. A final one ends the attempt. */
  function fail(
    { pdf }: Attempt,
    logMessage: string,
    error: unknown,
    text: NotificationContent,
  ): ReportResult {
    const httpError = httpErrorOf(error);
    if (finalStatuses.includes(httpError?.status ?? 0)) attempt = null;
    console.error(logMessage, error);
    notify({ ...text, tone: 'destructive' });
    return httpError?.detail && explainedStatuses.includes(httpError.status)
      ? { outcome: 'refused', reason: httpError.detail, pdf: pdf ?? null }
      : { outcome: 'failed' };
  }
}

function canResume(attempt: Attempt | null, requested: RequestedReport): attempt is Attempt {
  if (!attempt) return false;
  const isSame = JSON.stringify(attempt.requested) === JSON.stringify(requested);
  return isSame && Date.now() - (attempt.saved?.atMs ?? Date.now()) < resumableForMs;
}

/**
 * The calculation looked automated (403), the server no longer knows the visitor (403), or the mail
 * provider refused (502). Resuming would get the same response, so the next attempt starts over
 * (S4).
 */
const finalStatuses = [403, 502];

/** The statuses whose `detail` helps a visitor; that of others is for developers. */
const explainedStatuses = [403, 422, 429, 503];

/** Returns the error response behind a failure; null if the server did not respond. */
function httpErrorOf(error: unknown): HttpError | null {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return cause instanceof HttpError ? cause : null;
}

function calculationOf(
  { requested: { form, inputs }, botDetection }: Attempt,
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
  { requested: { form, inputs }, requestedAt, botDetection }: Attempt,
  calculationResults: CalculationResults,
): BodyOf<Contract['contactFormWebhook']> {
  const { developerCountNumber, developerCount: _label, ...rest } = inputs;
  return {
    formType: 'get_roi_report',
    ...form,
    calculationInputs: { ...rest, developerCount: developerCountNumber },
    calculationResults,
    submittedAt: requestedAt.toISOString(),
    userAgent: navigator.userAgent.slice(0, limits.userAgent.max),
    ...botDetection,
  };
}

/**
 * Splits a name into its first word and the rest. Without a rest, the last name is 'User'
 * (specification 7, send-roi-report).
 */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/u);
  return { firstName, lastName: rest.join(' ') || 'User' };
}

/** More arguments than this overflow the call stack of some engines. */
const chunkBytes = 0x8000;

export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += chunkBytes) {
    text += String.fromCharCode(...bytes.subarray(start, start + chunkBytes));
  }
  return btoa(text);
}
