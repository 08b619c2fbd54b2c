const storageKey = 'report-form';

/** The texts that are kept; each report needs its own consent. */
const fieldNames = ['name', 'email', 'company'] as const;

type Draft = Partial<Record<(typeof fieldNames)[number], string>>;

/**
 * Keeps the texts of a form over a reload, in the tab's own storage: nothing is sent, and they end
 * with the tab (decision 0359).
 */
export function saveDraft(form: HTMLFormElement): void {
  const fields = new FormData(form);
  const draft = Object.fromEntries(fieldNames.map((name) => [name, fields.get(name)]));
  withStorage((storage) => storage.setItem(storageKey, JSON.stringify(draft)));
}

/** Fills the fields that are still empty with the texts that were kept. */
export function restoreDraft(
  form: HTMLFormElement,
  setText: (name: (typeof fieldNames)[number], text: string) => void,
): void {
  withStorage((storage) => {
    const draft: Draft = JSON.parse(storage.getItem(storageKey) ?? '{}');
    const fields = new FormData(form);
    for (const name of fieldNames) {
      const text = draft[name];
      if (text && !fields.get(name)) setText(name, text);
    }
  });
}

/** Forgets the texts, once they were sent. */
export function forgetDraft(): void {
  withStorage((storage) => storage.removeItem(storageKey));
}

/** Storage may be blocked or full; the form works without it. */
function withStorage(use: (storage: Storage) => void): void {
  try {
    use(sessionStorage);
  } catch {}
}
