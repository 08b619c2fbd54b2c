import { useEffect, useRef } from 'react';
import { DemoForm as DemoFormSchema } from '../../contract/demoSubmission.ts';
import { provider } from '../../contract/provider.ts';
import { Button } from '../controls/Button.tsx';
import { Checkbox, HoneypotField, honeypotName, TextField } from '../controls/FormFields.tsx';
import { useFocusReturn, useSchemaForm } from '../controls/useSchemaForm.ts';
import { closeDemoDialog } from '../navigation/demoDialog.tsx';
import { deferredDemoRequestTexts } from '../texts/deferred/demoRequest.ts';
import { pageTexts } from '../texts/page.ts';
import { type DemoFields, emptyDemoFields, saveDraft, savedDraft } from './draft.ts';
import { submitDemoRequest } from './submitDemoRequest.ts';
import './DemoForm.css';

/**
 * The demo request form (specification 3 to 5). Its values survive a failure and closing the
 * dialog.
 */
export function DemoForm() {
  const { field, register, handleSubmit, getValues, reset, formState } = useSchemaForm<
    DemoFields,
    DemoFormSchema
  >(DemoFormSchema, { defaultValues: savedDraft() });
  const { isSubmitting } = formState;
  const button = useRef<HTMLButtonElement>(null);
  useFocusReturn(button, isSubmitting);
  useEffect(() => () => saveDraft(getValues()), [getValues]);

  const submit = handleSubmit(async (form) => {
    if (!(await submitDemoRequest(form))) return;
    reset(emptyDemoFields);
    closeDemoDialog();
  });
  return (
    <form className="demo-form" noValidate onSubmit={submit}>
      <p className="demo-intro">{deferredDemoRequestTexts.intro}</p>
      <TextField
        {...field('firstName')}
        label={deferredDemoRequestTexts.firstName}
        autoComplete="given-name"
        required
      />
      <TextField
        {...field('lastName')}
        label={deferredDemoRequestTexts.lastName}
        autoComplete="family-name"
        required
      />
      <TextField
        {...field('companyName')}
        label={deferredDemoRequestTexts.companyName}
        autoComplete="organization"
        required
      />
      <TextField
        {...field('website')}
        label={deferredDemoRequestTexts.website}
        aside={deferredDemoRequestTexts.websiteAside}
        autoComplete="url"
        inputMode="url"
      />
      <TextField
        {...field('email')}
        label={deferredDemoRequestTexts.email}
        type="email"
        autoComplete="email"
        required
      />
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
