import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { Checkbox } from '../controls/Checkbox.tsx';
import { HoneypotField } from '../controls/HoneypotField.tsx';
import { TextField } from '../controls/TextField.tsx';
import { useFocusReturn } from '../controls/useFocusReturn.ts';
import { messages } from '../messages.ts';
import { provider } from '../provider.ts';
import { useStored } from '../useStored.ts';
import { ReportProgress } from './ReportProgress.tsx';
import { type ReportFormFaults, reportRequest } from './reportRequest.ts';
import { requestReport } from './requestReport.ts';
import './ReportForm.css';

const { reportRequest: words } = messages;

/**
 * Asks for the report (specification 3 to 5). The fields keep their own text, so that what was typed before the
 * page's script arrived, or while a request fails, is never touched. Consent is given to each sending anew,
 * which also makes a double click send one report.
 */
export function ReportForm() {
  const { isSending } = useStored(reportRequest);
  const form = useRef<HTMLFormElement>(null);
  const consent = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useFocusReturn(button, isSending);
  const [isConsentGiven, setIsConsentGiven] = useState(false);
  const [faults, setFaults] = useState<ReportFormFaults>({});

  useEffect(() => setIsConsentGiven(consent.current?.checked ?? false), []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const before = reportRequest.ready;
    const found = await requestReport(new FormData(event.currentTarget));
    setFaults(found);
    const { ready } = reportRequest;
    if (ready?.isSent && ready !== before) withdrawConsent();
    const [first] = Object.keys(found);
    if (first) focusField(first);
  }

  function expectReport() {
    import('./submitReport.ts').then(
      ({ prepareReport }) => prepareReport(),
      () => {},
    );
  }

  function withdrawConsent() {
    if (consent.current) consent.current.checked = false;
    setIsConsentGiven(false);
  }

  function focusField(name: string) {
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  }

  const field = (name: keyof ReportFormFaults) => ({
    name,
    error: faults[name],
    onChange: () => setFaults(({ [name]: _mended, ...others }) => others),
    required: true,
  });
  return (
    <form ref={form} className="report-form" noValidate onSubmit={submit} onFocus={expectReport}>
      <TextField {...field('name')} label={words.name} autoComplete="name" />
      <TextField {...field('email')} label={words.email} type="email" autoComplete="email" />
      <TextField {...field('company')} label={words.company} autoComplete="organization" />
      <HoneypotField />
      <div className="report-consent">
        <Checkbox
          ref={consent}
          name="acceptsPrivacyPolicy"
          required
          onChange={({ target }) => setIsConsentGiven(target.checked)}
          label={
            <>
              {words.consent}{' '}
              <a href={provider.privacyUrl} target="_blank" rel="noopener">
                {words.privacyPolicy}
                <span className="visually-hidden"> {messages.page.newTab}</span>
              </a>
              .
            </>
          }
        />
      </div>
      <div className="report-submit">
        <Button ref={button} type="submit" disabled={!isConsentGiven || isSending}>
          {isSending ? words.submitting : words.submit}
        </Button>
        <ReportProgress />
      </div>
    </form>
  );
}
