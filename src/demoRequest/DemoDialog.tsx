import { useEffect, useRef } from 'react';
import { DemoForm as DemoFormSchema } from '../../contract/demoSubmission.ts';
import { provider } from '../../contract/provider.ts';
import { Button } from '../controls/Button.tsx';
import { Dialog } from '../controls/Dialog.tsx';
import { Checkbox, HoneypotField, honeypotName, TextField } from '../controls/FormFields.tsx';
import { useFocusReturn, useSchemaForm } from '../controls/useSchemaForm.ts';
import { closeDemoDialog, demoDialog } from '../navigation/demoDialog.tsx';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { deferredDemoRequestTexts } from '../texts/deferred/requests.ts';
import { pageTexts } from '../texts/page.ts';
import { submitDemoRequest } from './submitDemoRequest.ts';
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
