import type { CalculationResults, CalculatorInputs } from '../../contract/calculation.ts';
import type { BodyOf, SuccessOf } from '../../contract/endpoint.ts';
import type { Contract } from '../../contract/index.ts';
import { limits } from '../../contract/limits.ts';
import { sentInputs } from '../../contract/usedInputs.ts';
import {
  addedFields,
  refusalReason,
  retryWhileBusy,
  send,
  withIdempotencyKey,
} from '../api/post.ts';
import { HttpError } from '../api/request.ts';
import { notify } from '../notifications/notifications.ts';
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

interface ReportSenderDependencies {
  /** Rejects where no worker starts; the server computes in any case (S3). */
  estimate: (inputs: CalculatorInputs) => Promise<CalculationResults>;
  /**
   * Returns the bytes of the PDF, which contains the day and the link of the saved calculation.
   * Rejects where no worker starts; the server mails its own copy in any case (S5).
   */
  buildReport: (
    requested: RequestedReport,
    saved: SavedCalculation,
  ) => Promise<Uint8Array<ArrayBuffer>>;
  showStep: (step: ReportStep) => void;
  /** 3 seconds by default. */
  maxCrmWaitMs?: number;
}

/** Why a report was not sent, in a sentence for the visitor. */
export interface ReportProblem {
  reason: string;
  /** Whether the same request can succeed. */
  canRetry: boolean;
}

interface ReportResult {
  /** Null for a report that was sent. */
  problem: ReportProblem | null;
  /** Null where the browser could not build it, or did not get as far. */
  pdf: Uint8Array<ArrayBuffer> | null;
  /** What the server computed and saved; null where it was not saved. */
  saved: CalculationResults | null;
}

/** The server mails a calculation for 30 minutes (S4); a retry after this time saves it again. */
const resumableForMs = 25 * 60_000;

/** The report does not wait longer for the CRM, whose request goes on by itself. */
const crmWaitMs = 3000;

/**
 * Creates a function that sends a report in the steps of specification 4, and notifies the visitor
 * of each success and failure (specification 8). Calling it again with an equal request after a
 * failure resumes at the failed step.
 */
export function createReportSender({
  estimate,
  buildReport,
  showStep,
  maxCrmWaitMs = crmWaitMs,
}: ReportSenderDependencies) {
  let attempt: ReturnType<typeof startAttempt> | null = null;

  return async function sendReport(requested: RequestedReport): Promise<ReportResult> {
    if (!attempt?.isFor(requested)) attempt = startAttempt(requested);
    const { save, build, notifyCrm, mail } = attempt;
    let pdf: Uint8Array<ArrayBuffer> | null = null;
    let saved: CalculationResults | null = null;
    let step: 'save' | 'send' = 'save';
    try {
      showStep('save');
      saved = (await save()).calculationResults;
      step = 'send';
      showStep('build');
      pdf = await build();
      showStep('notify');
      const crm = notifyCrm().catch((error) => {
        // The visitor's report does not depend on the CRM.
        console.error('The contact webhook failed; the report continues.', error);
      });
      await Promise.race([crm, new Promise((resolve) => setTimeout(resolve, maxCrmWaitMs))]);
      showStep('send');
      await mail();
    } catch (error) {
      const { logMessage, notification } = texts.failures[step];
      const httpError = httpErrorOf(error);
      // A forbidden request gets the same response again, so that the next attempt starts over.
      if (httpError?.status === 403) attempt = null;
      console.error(logMessage, error);
      notify({ ...notification, tone: 'destructive' });
      return { problem: problemOf(step, httpError), pdf, saved };
    }
    attempt = null;
    notify(texts.sent);
    return { problem: null, pdf, saved };
  };

  /** The steps of a request. Each is done once, and a retry sends the same bytes and keys. */
  function startAttempt(requested: RequestedReport) {
    const { form, honeypot } = requested;
    const inputs = sentInputs(requested.inputs);
    const requestedAt = new Date();
    const detection = addedFields(honeypot);
    let savedAtMs: number | null = null;

    const calculation = once(async () => {
      const calculationResults = await estimate(inputs).catch((error) => {
        console.error('The calculation is sent without results.', error);
      });
      return withIdempotencyKey<BodyOf<Contract['roiCalculation']>>({
        ...inputs,
        contactName: form.name,
        contactEmail: form.email,
        companyName: form.company,
        ...(calculationResults && { calculationResults }),
        ...detection,
      });
    });
    const save = once(async () => {
      const submission = await calculation();
      const response = await retryWhileBusy(() => send('roiCalculation', submission));
      const saved: SavedCalculation = await response.json();
      savedAtMs = Date.now();
      notify(texts.saved);
      return saved;
    });
    const build = once(async () => {
      const saved = await save();
      return buildReport(requested, saved).catch((error) => {
        console.error('The report is sent without a copy of this browser.', error);
        return null;
      });
    });
    const contact = once(async () => {
      const { developerCountNumber, developerCount: _label, ...rest } = inputs;
      const { calculationResults } = (await calculation()).body;
      return withIdempotencyKey<BodyOf<Contract['contactFormWebhook']>>({
        formType: 'get_roi_report',
        ...form,
        calculationInputs: { ...rest, developerCount: developerCountNumber },
        ...(calculationResults && { calculationResults }),
        submittedAt: requestedAt.toISOString(),
        userAgent: navigator.userAgent.slice(0, limits.userAgent.max),
        ...detection,
      });
    });
    const message = once(async () => {
      const pdf = await build();
      return withIdempotencyKey({
        email: form.email,
        ...splitName(form.name),
        companyName: form.company,
        ...(pdf && { pdfData: toBase64(pdf) }),
      });
    });
    return {
      save,
      build,
      notifyCrm: once(async () => send('contactFormWebhook', await contact())),
      async mail() {
        const submission = await message();
        await retryWhileBusy(() => send('sendRoiReport', submission)).catch((cause) => {
          throw new Error('Failed to send email', { cause });
        });
      },
      isFor: (other: RequestedReport) =>
        JSON.stringify(other) === JSON.stringify(requested) &&
        Date.now() - (savedAtMs ?? Date.now()) < resumableForMs,
    };
  }
}

/** Returns a function that does something once; after a failure, the next call tries again. */
function once<Done>(act: () => Promise<Done>): () => Promise<Done> {
  let done: Promise<Done> | null = null;
  return () => {
    done ??= act().catch((error) => {
      done = null;
      throw error;
    });
    return done;
  };
}

/** Returns why a step failed; without an error response, the server was not reached. */
function problemOf(step: 'save' | 'send', error: HttpError | null): ReportProblem {
  const { refused, unreachable } = texts.failures[step];
  if (step === 'send') {
    // The calculation was saved a moment ago, so the server did not get the cookie that it had set.
    if (error?.status === 403) return { reason: texts.noCookie, canRetry: false };
    // Said by our server, not by a proxy: the mail provider refused, and does again (S4).
    if (error?.status === 502 && error.detail) return { reason: texts.notMailed, canRetry: false };
  }
  return { reason: refusalReason(error) ?? (error ? refused : unreachable), canRetry: true };
}

/** Returns the error response behind a failure; null if the server did not respond. */
function httpErrorOf(error: unknown): HttpError | null {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return cause instanceof HttpError ? cause : null;
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
