import { useEffect, useRef } from 'react';
import { emptyCalculationData } from '../../contract/defaults.ts';
import { DemoForm as DemoFormSchema } from '../../contract/demoSubmission.ts';
import type { BodyOf } from '../../contract/endpoint.ts';
import { toWireResults } from '../../contract/estimateResults.ts';
import type { Contract } from '../../contract/index.ts';
import { provider } from '../../contract/provider.ts';
import { track } from '../analytics/events.ts';
import { botDetection, createRetryableSubmission, send } from '../api/post.ts';
import { HttpError } from '../api/request.ts';
import { Button } from '../controls/Button.tsx';
import { Dialog } from '../controls/Dialog.tsx';
import { Checkbox, HoneypotField, honeypotName, TextField } from '../controls/FormFields.tsx';
import { type PassedValues, useFocusReturn, useSchemaForm } from '../controls/useSchemaForm.ts';
import { currentInputs } from '../estimator/inputs.ts';
import { results } from '../estimator/results.ts';
import { closeDemoDialog, demoDialog } from '../navigation/demoDialog.tsx';
import { notify } from '../notifications/notifications.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { deferredDemoRequestTexts } from '../texts/deferred/requests.ts';
import { pageTexts } from '../texts/page.ts';
import './DemoDialog.css';

/** The 'Schedule a demo' dialog (specification 2). */
export function DemoDialog() {
  const { isOpen } = useStoreSelector(demoDialog);
  return (
    <Dialog
      title={deferredDemoRequestTexts.title}
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => {
        demoDialog.isOpen = isNowOpen;
      }}
    >
      <DemoForm />
    </Dialog>
  );
}

/** The values of the form's fields before validation, when nothing is entered. */
const emptyDemoFields = {
  firstName: '',
  lastName: '',
  companyName: '',
  website: '',
  email: '',
  privacyAgreed: false,
  [honeypotName]: '',
};

type DemoFields = typeof emptyDemoFields;

/** The values of the form when the dialog was last closed in this visit. */
let draft = emptyDemoFields;

/** The text fields in their order, each with the props of its own. */
const textFields = [
  ['firstName', { autoComplete: 'given-name' }],
  ['lastName', { autoComplete: 'family-name' }],
  ['companyName', { autoComplete: 'organization' }],
  [
    'website',
    { autoComplete: 'url', inputMode: 'url', aside: deferredDemoRequestTexts.websiteAside },
  ],
  ['email', { autoComplete: 'email', type: 'email' }],
] as const;

/**
 * The demo request form (specification 3 to 5). Its values survive a failure and closing the
 * dialog.
 */
export function DemoForm() {
  const { field, register, handleSubmit, getValues, reset, formState } = useSchemaForm<
    DemoFields,
    DemoFormSchema
  >(DemoFormSchema, { defaultValues: draft });
  const { isSubmitting } = formState;
  const button = useRef<HTMLButtonElement>(null);
  useFocusReturn(button, isSubmitting);
  useEffect(
    () => () => {
      draft = { ...getValues() };
    },
    [getValues],
  );

  const submit = handleSubmit(async (form) => {
    if (!(await submitDemoRequest(form))) return;
    reset(emptyDemoFields);
    closeDemoDialog();
  });
  return (
    <form className="demo-form" noValidate onSubmit={submit}>
      <p className="demo-intro">{deferredDemoRequestTexts.intro}</p>
      {textFields.map(([name, props]) => (
        <TextField
          key={name}
          {...field(name)}
          label={deferredDemoRequestTexts[name]}
          required={name !== 'website'}
          {...props}
        />
      ))}
      <HoneypotField {...register(honeypotName)} />
      <div className="demo-consent">
        <Checkbox
          {...field('privacyAgreed')}
          label={
            <>
              {deferredDemoRequestTexts.privacyAgreed}{' '}
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
      </div>
    </form>
  );
}

type Body = BodyOf<Contract['demoSubmission']>;

type DemoContent = PassedValues<DemoFormSchema> & Pick<Body, 'calculationData'>;

const submission = createRetryableSubmission(
  ({ [honeypotName]: honeypot, ...content }: DemoContent): Body => ({
    ...content,
    ...botDetection(honeypot),
  }),
);

/**
 * Sends a demo request and shows a notification of its success or failure.
 *
 * @returns Whether it was sent.
 */
export async function submitDemoRequest(form: PassedValues<DemoFormSchema>): Promise<boolean> {
  const calculationData = currentCalculation();
  try {
    await send('demoSubmission', submission.get({ ...form, calculationData }));
  } catch (error) {
    console.error('The demo request was not accepted.', error);
    // The request looked automated; the next attempt sends new bot detection fields.
    if (error instanceof HttpError && error.status === 403) submission.reset();
    notify({ ...deferredDemoRequestTexts.failed, tone: 'destructive' });
    return false;
  }
  submission.reset();
  notify(deferredDemoRequestTexts.sent);
  track({ event: 'demo_schedule', integrationCount: calculationData.integrationCount });
  return true;
}

/**
 * Returns the visitor's calculation, or the empty one of specification 3 when there are no results.
 */
function currentCalculation(): Body['calculationData'] {
  if (!results.answer) return emptyCalculationData;
  const { deadline: _deadline, ...inputs } = currentInputs();
  return { ...inputs, calculationResults: toWireResults(results.answer.estimate.results) };
}
