const storageKey = 'development-form-text';

/**
 * Keeps the text of forms over a reload, for development: a change of the code reloads the page.
 * Typed text is written back when its field is on the page again, such as in a dialog that is
 * opened later.
 */
export function keepFormText(): void {
  const kept = new Map<string, string>(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]'));
  const observer = new MutationObserver(restore);

  function restore(): void {
    for (const field of textFields()) {
      const text = kept.get(keyOf(field));
      if (text === undefined) continue;
      kept.delete(keyOf(field));
      if (!field.value) write(field, text);
    }
    if (kept.size === 0) observer.disconnect();
  }

  addEventListener('pagehide', () => {
    const typed = textFields().flatMap((field): [string, string][] =>
      field.value ? [[keyOf(field), field.value]] : [],
    );
    sessionStorage.setItem(storageKey, JSON.stringify([...kept, ...typed]));
  });
  observer.observe(document.body, { childList: true, subtree: true });
  restore();
}

function textFields(): HTMLInputElement[] {
  const fields = document.querySelectorAll<HTMLInputElement>('form input[name]');
  return [...fields].filter(({ type, readOnly }) => /^(text|email)$/.test(type) && !readOnly);
}

function keyOf({ form, name }: HTMLInputElement): string {
  return `${form?.className} ${name}`;
}

/** Writes a text as typing does, so that React handles the event. */
function write(field: HTMLInputElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
