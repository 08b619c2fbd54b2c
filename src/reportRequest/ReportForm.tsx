import { type FormEvent, useEffect, useRef } from 'react';
import { provider } from '../../contract/provider.ts';
import { Button } from '../controls/Button.tsx';
import { EmailField } from '../controls/EmailField.tsx';
import { Checkbox, HoneypotField, honeypotName, TextField } from '../controls/FormFields.tsx';
import { useFocusReturn, useSchemaForm } from '../controls/useSchemaForm.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { deferredReportRequestTexts } from '../texts/deferred/requests.ts';
import { pageTexts } from '../texts/page.ts';
import {
  forgetDraft,
  type ReportFields,
  ReportFormSchema,
  restoreDraft,
  saveDraft,
  type TextName,
} from './reportForm.ts';
import { reportRequest } from './reportRequest.ts';
import { preloadReport, submitReport } from './submitReport.ts';

export { ReportReady } from './ReportReady.tsx';

const consent = 'acceptsPrivacyPolicy';

/**
 * The report request form (specification 3 to 5). It has no default values, so that react-hook-form
 * adopts what was typed before its script loaded. Each report needs its own consent, so a double
 * click sends only one.
 */
export function ReportForm() {
  const form = useSchemaForm<ReportFields, ReportFormSchema>(ReportFormSchema, {
    reValidateMode: 'onSubmit',
  });
  const { field, register, handleSubmit, watch, setValue, setFocus, clearErrors } = form;
  const { isSubmitting } = form.formState;
  const isBlocked = !watch(consent) || isSubmitting;
  const { progress, problem } = useStoreSelector(reportRequest);
  const button = useRef<HTMLButtonElement>(null);
  useFocusReturn(button, isSubmitting);

  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (element.current) restoreDraft(element.current, setValue);
  }, [setValue]);

  const submitValid = handleSubmit(async (passed) => {
    if (!(await submitReport(passed))) return;
    forgetDraft();
    setValue(consent, false);
  });
  const submit = (event: FormEvent) => {
    reportRequest.problem = null;
    return submitValid(event);
  };
  /** Editing a field clears its error; only submitting validates again. */
  const text = (name: TextName) => ({
    ...field(name, { onChange: () => clearErrors(name) }),
    required: true,
  });
  return (
    <form
      ref={element}
      className="report-form"
      noValidate
      onSubmit={submit}
      onFocus={preloadReport}
      onInput={({ currentTarget }) => saveDraft(currentTarget)}
    >
      <TextField {...text('name')} label={deferredReportRequestTexts.name} autoComplete="name" />
      <EmailField
        {...text('email')}
        typed={() => form.getValues('email')}
        label={deferredReportRequestTexts.email}
        onCorrect={(email) => {
          setValue('email', email);
          setFocus('email');
          if (element.current) saveDraft(element.current);
        }}
      />
      <TextField
        {...text('company')}
        label={deferredReportRequestTexts.company}
        autoComplete="organization"
      />
      <HoneypotField {...register(honeypotName)} />
      <div className="report-consent">
        <Checkbox
          {...register(consent)}
          required
          label={
            <>
              {`${deferredReportRequestTexts.consent} `}
              <a href={provider.privacyUrl} target="_blank" rel="noopener">
                {deferredReportRequestTexts.privacyPolicy}
                <span className="visually-hidden"> {pageTexts.newTab}</span>
              </a>
              .
            </>
          }
        />
        <p className="report-sales">{deferredReportRequestTexts.salesNote}</p>
      </div>
      <div className="report-submit">
        <Button ref={button} type="submit" disabled={isBlocked}>
          {isSubmitting ? deferredReportRequestTexts.submitting : deferredReportRequestTexts.submit}
        </Button>
        {/* The running step, or why the last request failed. */}
        <div className="report-progress">
          <p role="status">{progress?.text ?? problem?.reason}</p>
          {problem?.canRetry && (
            <button type="submit" className="link" disabled={isBlocked}>
              {deferredReportRequestTexts.tryAgain}
            </button>
          )}
          {progress && (
            <div className="report-progress-track" aria-hidden="true">
              <i style={{ width: `${progress.percentage}%` }} />
            </div>
          )}
        </div>
      </div>
    </form>
  );
}
