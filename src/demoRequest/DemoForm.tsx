import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../controls/Button.tsx';
import { Checkbox } from '../controls/Checkbox.tsx';
import { HoneypotField } from '../controls/HoneypotField.tsx';
import { honeypotName } from '../controls/honeypotName.ts';
import { TextField } from '../controls/TextField.tsx';
import { useFocusReturn } from '../controls/useFocusReturn.ts';
import { messages } from '../messages.ts';
import { closeDemoDialog } from '../navigation/demoDialog.ts';
import { provider } from '../provider.ts';
import { requestMessages } from '../requestMessages.ts';
import { type DemoAnswers, draft, emptyDemoAnswers, keepDraft } from './draft.ts';
import { resolveDemoForm } from './resolveDemoForm.ts';
import { submitDemoRequest } from './submitDemoRequest.ts';
import './DemoForm.css';

const { demoRequest: words } = requestMessages;

/** Asks for a demo (specification 3 to 5). What was typed survives a failure, and closing the dialog too. */
export function DemoForm() {
  const { register, handleSubmit, getValues, reset, formState } = useForm<DemoAnswers>({
    defaultValues: draft(),
    resolver: resolveDemoForm,
  });
  const { errors, isSubmitting } = formState;
  const button = useRef<HTMLButtonElement>(null);
  useFocusReturn(button, isSubmitting);
  useEffect(() => () => keepDraft(getValues()), [getValues]);

  async function submit() {
    const isSent = await submitDemoRequest(getValues());
    if (!isSent) return;
    reset(emptyDemoAnswers);
    closeDemoDialog();
  }

  const errorOf = (field: keyof DemoAnswers) => errors[field]?.message;
  return (
    <form className="demo-form" noValidate onSubmit={handleSubmit(submit)}>
      <p className="demo-intro">{words.intro}</p>
      <TextField
        {...register('firstName')}
        label={words.firstName}
        error={errorOf('firstName')}
        autoComplete="given-name"
        required
      />
      <TextField
        {...register('lastName')}
        label={words.lastName}
        error={errorOf('lastName')}
        autoComplete="family-name"
        required
      />
      <TextField
        {...register('companyName')}
        label={words.companyName}
        error={errorOf('companyName')}
        autoComplete="organization"
        required
      />
      <TextField
        {...register('website')}
        label={words.website}
        aside={words.websiteAside}
        error={errorOf('website')}
        autoComplete="url"
        inputMode="url"
      />
      <TextField
        {...register('email')}
        label={words.email}
        error={errorOf('email')}
        type="email"
        autoComplete="email"
        required
      />
      <HoneypotField {...register(honeypotName)} />
      <div className="demo-consent">
        <Checkbox
          {...register('privacyAgreed')}
          label={
            <>
              {words.privacyAgreed}{' '}
              <a href={provider.privacyUrl} target="_blank" rel="noopener">
                {words.privacyPolicy}
                <span className="visually-hidden"> {messages.page.newTab}</span>
              </a>
            </>
          }
          error={errorOf('privacyAgreed')}
          required
        />
      </div>
      <div className="demo-submit">
        <Button ref={button} type="submit" disabled={isSubmitting}>
          {isSubmitting ? words.submitting : words.submit}
        </Button>
      </div>
    </form>
  );
}
