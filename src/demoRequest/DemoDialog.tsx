import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { createPortal } from 'react-dom';
import type { CalculationData } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { DemoForm as DemoFormSchema } from '../../contract/demoSubmission.ts';
import type { BodyOf } from '../../contract/endpoint.ts';
import { toWireResults } from '../../contract/estimate.ts';
import type { Contract } from '../../contract/index.ts';
import { changedInputs } from '../../contract/inputs.ts';
import { provider } from '../../contract/provider.ts';
import { sentInputs } from '../../contract/usedInputs.ts';
import { reached } from '../api/milestones.ts';
import { addedFields, createRetryableSubmission, refusalReason, send } from '../api/post.ts';
import { HttpError } from '../api/request.ts';
import { Button } from '../controls/Button.tsx';
import { EmailField } from '../controls/EmailField.tsx';
import { Checkbox, HoneypotField, honeypotName, TextField } from '../controls/FormFields.tsx';
import { type PassedValues, useFocusReturn, useSchemaForm } from '../controls/useSchemaForm.ts';
import { currentInputs, enteredInputs } from '../estimator/inputs.ts';
import { results } from '../estimator/results.ts';
import { visit } from '../estimator/visit.ts';
import { demoDialog } from '../navigation/demoDialog.tsx';
import { notify } from '../notifications/notifications.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { deferredDemoRequestTexts } from '../texts/deferred/requests.ts';
import { controlsTexts, pageTexts } from '../texts/page.ts';
import './DemoDialog.css';
import {
  type DemoFields,
  demoDraft,
  emptyDemoFields,
  keepDemoDraft,
  keepOverReload,
  withReportTexts,
} from './demoDraft.ts';

/** A demo request that was sent, and where the visitor chooses a time; null without a calendar. */
interface RequestedDemo {
  email: string;
  bookingUrl: string | null;
}

/** The 'Schedule a demo' dialog (specification 2). */
export function DemoDialog() {
  const { isOpen } = useStoreSelector(demoDialog);
  const [requested, setRequested] = useState<RequestedDemo | null>(null);
  useEffect(keepOverReload, []);
  return (
    <>
      <DemoFrame
        isOpen={isOpen}
        onOpenChange={(isNowOpen) => {
          demoDialog.isOpen = isNowOpen;
        }}
      >
        <DemoForm onSent={setRequested} />
      </DemoFrame>
      {requested && <DemoRequested {...requested} />}
    </>
  );
}

/**
 * Says in the page's language that a demo was requested, for as long as the page is open: at its
 * top and with the card's button. The notification is Russian and goes (P5).
 */
function DemoRequested({ email, bookingUrl }: RequestedDemo) {
  const text = (
    <>
      {deferredDemoRequestTexts.requested(email)}{' '}
      {bookingUrl && (
        <a href={bookingUrl} target="_blank" rel="noopener">
          {deferredDemoRequestTexts.chooseTime}
          <span className="visually-hidden"> {pageTexts.newTab}</span>
        </a>
      )}
    </>
  );
  const top = document.querySelector('.intro');
  const card = document.querySelector('.call-card:last-child');
  return (
    <>
      {top &&
        createPortal(
          <p className="note demo-requested" role="status">
            {text}
          </p>,
          top,
        )}
      {card && createPortal(<p className="demo-requested">{text}</p>, card)}
    </>
  );
}

interface DemoFrameProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}

/**
 * The dialog: 90% of the viewport wide up to 900px, and scrolling above 90% of its height
 * (specification 2, Demo dialog). Escape and the cross close it. A press outside does not, so that
 * nothing typed is lost.
 */
export function DemoFrame({ isOpen, onOpenChange, children }: DemoFrameProps) {
  // Half a second after a dialog opens, react-aria takes the focus from it and returns it later,
  // for VoiceOver. Until then, keys go to the page.
  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = ({ key, target }: KeyboardEvent) => {
      if (key === 'Escape' && target === document.body) onOpenChange(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  });
  return (
    <ModalOverlay className="dialog-overlay" isOpen={isOpen} onOpenChange={onOpenChange}>
      <Modal className="dialog-frame" ref={takeFocus}>
        <Dialog className="dialog">
          <FocusBack />
          <div className="dialog-head">
            <Heading slot="title" level={2}>
              {deferredDemoRequestTexts.title}
            </Heading>
            <AriaButton slot="close" className="icon-button" aria-label={controlsTexts.closeDialog}>
              <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
                <path d="m5 5 10 10M15 5 5 15" fill="none" stroke="currentColor" strokeWidth="2" />
              </svg>
            </AriaButton>
          </div>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/**
 * Focuses the frame as soon as it is on the page, so that Escape and the other keys reach the
 * dialog. react-aria focuses the dialog inside only after the transitions that run when Space, or a
 * screen reader, has opened it.
 */
function takeFocus(frame: HTMLElement | null): void {
  if (!frame) return;
  frame.tabIndex = -1;
  frame.focus({ preventScroll: true });
}

/**
 * Gives the focus back in the moment in which the dialog goes. react-aria does so a frame later,
 * and until then keys and screen readers are on the page.
 */
function FocusBack() {
  const [opener] = useState(() => document.activeElement);
  useLayoutEffect(
    () => () => {
      const isInside = document.activeElement?.closest('.dialog-frame');
      if (isInside && opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );
  return null;
}

/** The text fields in their order, each with the props of its own. */
const textFields = [
  ['firstName', { autoComplete: 'given-name' }],
  ['lastName', { autoComplete: 'family-name' }],
  ['companyName', { autoComplete: 'organization' }],
  [
    'website',
    { autoComplete: 'url', inputMode: 'url', aside: deferredDemoRequestTexts.websiteAside },
  ],
] as const;

/**
 * The demo request form (specification 3 to 5). Its values survive a failure and closing the
 * dialog.
 */
export function DemoForm({ onSent }: { onSent: (demo: RequestedDemo) => void }) {
  const { field, register, handleSubmit, getValues, setValue, setFocus, reset, formState } =
    useSchemaForm<DemoFields, DemoFormSchema>(DemoFormSchema, {
      defaultValues: withReportTexts(demoDraft.fields),
    });
  const { isSubmitting } = formState;
  const button = useRef<HTMLButtonElement>(null);
  useFocusReturn(button, isSubmitting);
  useEffect(() => keepDemoDraft(getValues), [getValues]);

  const [problem, setProblem] = useState<string | null>(null);
  const submit = handleSubmit(async (form) => {
    setProblem(null);
    const outcome = await submitDemoRequest(form);
    if ('refused' in outcome) return setProblem(outcome.refused);
    reset(emptyDemoFields);
    demoDialog.isOpen = false;
    onSent({ email: form.email, ...outcome });
  });
  return (
    <form className="demo-form" noValidate onSubmit={submit}>
      <p className="demo-intro">
        {hasOwnCase() ? deferredDemoRequestTexts.introWithEstimate : deferredDemoRequestTexts.intro}
      </p>
      {textFields.map(([name, props]) => (
        <TextField
          key={name}
          {...field(name)}
          label={deferredDemoRequestTexts[name]}
          required={name !== 'website'}
          {...props}
        />
      ))}
      <EmailField
        {...field('email')}
        typed={() => getValues('email')}
        label={deferredDemoRequestTexts.email}
        required
        onCorrect={(email) => {
          setValue('email', email);
          setFocus('email');
        }}
      />
      <HoneypotField {...register(honeypotName)} />
      <div className="demo-consent">
        <Checkbox
          {...field('privacyAgreed')}
          label={
            <>
              {`${deferredDemoRequestTexts.privacyAgreed} `}
              <a href={provider.privacyUrl} target="_blank" rel="noopener">
                {deferredDemoRequestTexts.privacyPolicy}
                <span className="visually-hidden"> {pageTexts.newTab}</span>
              </a>
            </>
          }
          required
        />
      </div>
      <div className="demo-submit">
        <Button ref={button} type="submit" disabled={isSubmitting}>
          {isSubmitting ? deferredDemoRequestTexts.submitting : deferredDemoRequestTexts.submit}
        </Button>
        <p role="alert">{problem}</p>
      </div>
    </form>
  );
}

type Body = BodyOf<Contract['demoSubmission']>;

type DemoContent = PassedValues<DemoFormSchema> & { calculationData: CalculationData };

const submission = createRetryableSubmission(
  ({ [honeypotName]: honeypot, ...content }: DemoContent): Body => ({
    ...content,
    ...addedFields(honeypot),
  }),
);

/**
 * Sends a demo request and shows a notification of its success or failure.
 *
 * @returns The calendar of a request that was sent, otherwise why it was not, in the page's
 *   language.
 */
export async function submitDemoRequest(
  form: PassedValues<DemoFormSchema>,
): Promise<Pick<RequestedDemo, 'bookingUrl'> | { refused: string }> {
  const calculationData = currentCalculation();
  let response: Response;
  try {
    response = await send('demoSubmission', submission.get({ ...form, calculationData }));
  } catch (error) {
    console.error('The demo request was not accepted.', error);
    // The request looked automated; the next attempt sends new bot detection fields.
    if (error instanceof HttpError && error.status === 403) submission.reset();
    notify({ ...deferredDemoRequestTexts.failed, tone: 'destructive' });
    return { refused: refusalReason(error) ?? deferredDemoRequestTexts.notSent };
  }
  submission.reset();
  notify(deferredDemoRequestTexts.sent);
  reached({ event: 'demo_schedule', integrationCount: calculationData.integrationCount });
  return { bookingUrl: await bookingUrlOf(response) };
}

/** The address of the calendar in a response, whose body may be anything (specification 7). */
async function bookingUrlOf(response: Response): Promise<string | null> {
  const body = await response.json().catch(() => null);
  const url: unknown = body?.bookingUrl;
  return typeof url === 'string' && /^https?:/.test(url) ? url : null;
}

/** Whether the estimate is the visitor’s own, not that of the values at the start. */
function hasOwnCase(): boolean {
  return visit.isReportSent || changedInputs(defaultInputs, enteredInputs()).length > 0;
}

/**
 * Returns what the visitor entered, with the results where they are known; otherwise the server
 * computes them (S3).
 */
function currentCalculation(): CalculationData {
  const { deadline, ...others } = sentInputs(currentInputs());
  const inputs = deadline ? { ...others, deadline } : others;
  const { answer, isOutdated } = results;
  if (!answer || isOutdated) return inputs;
  return { ...inputs, calculationResults: toWireResults(answer.estimate.results) };
}
