import { honeypotName } from '../controls/FormFields.tsx';
import { withStorage } from '../controls/useSchemaForm.ts';
import { demoDialog, keptDemoKey } from '../navigation/demoDialog.tsx';

/** The values of the form's fields before validation, when nothing is entered. */
export const emptyDemoFields = {
  firstName: '',
  lastName: '',
  companyName: '',
  website: '',
  email: '',
  privacyAgreed: false,
  [honeypotName]: '',
};

export type DemoFields = typeof emptyDemoFields;

/** The values of the form when the dialog was last closed in this visit. */
export const demoDraft = { fields: takeKept() };

/** Fills the texts that are still empty with those typed for the report in this tab (P12). */
export function withReportTexts(fields: DemoFields): DemoFields {
  const form = document.querySelector<HTMLFormElement>('.report-form');
  const typed = new FormData(form ?? undefined);
  let kept: Partial<Record<string, string>> = {};
  withStorage((storage) => {
    kept = JSON.parse(storage.getItem('report-form') ?? '{}');
  });
  const text = (name: string) => String(typed.get(name) || kept[name] || '').trim();
  const [, firstName = text('name'), lastName = ''] = /^(.*\S)\s+(\S+)$/u.exec(text('name')) ?? [];
  const isUnnamed = fields.firstName === '' && fields.lastName === '';
  return {
    ...fields,
    ...(isUnnamed ? { firstName, lastName } : {}),
    companyName: fields.companyName || text('company'),
    email: fields.email || text('email'),
  };
}

/** What the page fires at its window before an updated page is loaded again (`index.html`). */
const reloadEvent = 'pagereload';

/** Keeps the values of the open form; the returned function does when the dialog is closed. */
export function keepDemoDraft(read: () => DemoFields): () => void {
  const keep = () => {
    demoDraft.fields = { ...read() };
  };
  // Capturing, so that it comes before the listener that stores the values.
  addEventListener(reloadEvent, keep, { capture: true });
  return () => {
    removeEventListener(reloadEvent, keep, { capture: true });
    keep();
  };
}

/**
 * Keeps the texts in the tab's own storage while an updated page is loaded again (decision 0725),
 * until the returned function is called. Consent is not kept.
 */
export function keepOverReload(): () => void {
  addEventListener(reloadEvent, storeDraft);
  return () => removeEventListener(reloadEvent, storeDraft);
}

function storeDraft(): void {
  const { privacyAgreed, [honeypotName]: _, ...texts } = demoDraft.fields;
  if (Object.values(texts).join('') === '') return;
  const kept = { isOpen: demoDialog.isOpen, texts };
  withStorage((storage) => storage.setItem(keptDemoKey, JSON.stringify(kept)));
}

/** Returns what was kept, and removes it from the storage. */
function takeKept(): DemoFields {
  let texts: Partial<DemoFields> = {};
  withStorage((storage) => {
    const kept = JSON.parse(storage.getItem(keptDemoKey) ?? '{}');
    storage.removeItem(keptDemoKey);
    demoDialog.isOpen ||= kept.isOpen === true;
    texts = kept.texts;
  });
  return { ...emptyDemoFields, ...texts };
}
