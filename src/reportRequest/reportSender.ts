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
}

type ReportResult =
  /** `pdf` is null where the browser could not build it. */
  | { outcome: 'sent'; pdf: Uint8Array<ArrayBuffer> | null }
  /** The server gave a reason for the visitor. `pdf` is null without a saved calculation too. */
  | { outcome: 'refused'; reason: string; pdf: Uint8Array<ArrayBuffer> | null }
  | { outcome: 'failed' };

/** The server mails a calculation for 30 minutes (S4); a retry after this time saves it again. */
const resumableForMs = 25 * 60_000;

/**
 * Creates a function that sends a report in the steps of specification 4, and notifies the visitor
 * of each success and failure (specification 8). Calling it again with an equal request after a
 * failure resumes at the failed step.
 */
export function createReportSender({ estimate, buildReport, showStep }: ReportSenderDependencies) {
  let attempt: ReturnType<typeof startAttempt> | null = null;

  return async function sendReport(requested: RequestedReport): Promise<ReportResult> {
    if (!attempt?.isFor(requested)) attempt = startAttempt(requested);
    const { save, build, notifyCrm, mail } = attempt;
    let pdf: Uint8Array<ArrayBuffer> | null = null;
    let failure: [logMessage: string, NotificationContent] = [
      'The calculation was not saved.',
      texts.saveFailed,
    ];
    try {
      showStep('save');
      await save();
      failure = ['The report was not sent.', texts.sendFailed];
      showStep('build');
      pdf = await build();
      showStep('notify');
      await notifyCrm().catch((error) => {
        // The visitor's report does not depend on the CRM.
        console.error('The contact webhook failed; the report continues.', error);
      });
      showStep('send');
      await mail();
    } catch (error) {
      const [logMessage, text] = failure;
      const httpError = httpErrorOf(error);
      if (finalStatuses.includes(httpError?.status ?? 0)) attempt = null;
      console.error(logMessage, error);
      notify({ ...text, tone: 'destructive' });
      const reason = refusalReason(httpError);
      return reason ? { outcome: 'refused', reason, pdf } : { outcome: 'failed' };
    }
    attempt = null;
    notify(texts.sent);
    return { outcome: 'sent', pdf };
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

/**
 * The calculation looked automated (403), the server no longer knows the visitor (403), or the mail
 * provider refused (502). Resuming would get the same response, so the next attempt starts over
 * (S4).
 */
const finalStatuses = [403, 502];

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
